import {expect, it} from 'vitest';
import {findFrontMatter, readFrontMatter} from '@site/src/catalogue/article/frontMatter';

it.each([
  ['a page', '---\ntitle: A\n---\n\nText', 'title: A\n', '\nText', 4],
  ['the lines of Windows', '---\r\ntitle: A\r\n---\r\nText', 'title: A\r\n', 'Text', 4],
  ['no keys', '---\n---\nText', '', 'Text', 3],
  ['spaces after the lines', '--- \na: b\n---  \nText', 'a: b\n', 'Text', 4],
  ['nothing below', '---\na: b\n---', 'a: b\n', '', 4],
  ['a byte order mark', '\uFEFF---\na: b\n---\nText', 'a: b\n', 'Text', 4],
])('front matter is found in a file with %s', (_, text, yaml, body, line) => {
  const {frontMatter} = findFrontMatter(text);
  expect(text.slice(frontMatter!.start, frontMatter!.end)).toBe(yaml);
  expect(text.slice(frontMatter!.body.offset)).toBe(body);
  expect(frontMatter!.body).toMatchObject({line, column: 1});
});

it.each(['---js\n{title: require("fs")}\n---\n', '\uFEFF---js\n{}\n---\n', '---\rjs\n{}\n---\n'])(
  'front matter that runs is refused: %j',
  (text) => {
    expect(findFrontMatter(text).complaint).toMatchObject({line: 1, column: 4});
  },
);

it('title and description are read with their positions', () => {
  const text = '---\ntitle: Service alpha\ndescription: Keeps files.\n---\n';
  const {head, problems} = readFrontMatter('services/a/index.md', text);
  expect(head).toMatchObject({title: 'Service alpha', description: 'Keeps files.'});
  expect(head!.placeOf('title')).toEqual({line: 2, column: 1});
  expect(head!.placeOf('description')).toEqual({line: 3, column: 1});
  expect(problems).toEqual([]);
});

it('translated_from is allowed in translations only', () => {
  const text = '---\ntitle: A\ndescription: B\ntranslated_from: 000000000000\n---\n';
  expect(readFrontMatter('i18n/ja/x/index.md', text).problems).toEqual([]);
  expect(readFrontMatter('index.md', text).problems).toHaveLength(1);
});
