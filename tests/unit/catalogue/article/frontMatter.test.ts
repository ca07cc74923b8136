import {describe, expect, it} from 'vitest';
import {formatProblems} from '@site/src/catalogue';
import {findFrontMatter, readFrontMatter} from '@site/src/catalogue/article/frontMatter';

describe('findFrontMatter', () => {
  it.each([
    ['a page', '---\ntitle: A\n---\n\nText', 'title: A\n', '\nText', 4],
    [
      'a file with Windows line endings',
      '---\r\ntitle: A\r\n---\r\nText',
      'title: A\r\n',
      'Text',
      4,
    ],
    ['a file with empty front matter', '---\n---\nText', '', 'Text', 3],
    ['a file with spaces after the delimiters', '--- \na: b\n---  \nText', 'a: b\n', 'Text', 4],
    ['a file with nothing below', '---\na: b\n---', 'a: b\n', '', 4],
    ['a file with a byte order mark', '\uFEFF---\na: b\n---\nText', 'a: b\n', 'Text', 4],
  ])('finds the front matter of %s', (_, text, yaml, body, line) => {
    const {frontMatter, complaint} = findFrontMatter(text);
    expect(complaint).toBeUndefined();
    expect(text.slice(frontMatter!.start, frontMatter!.end)).toBe(yaml);
    expect(text.slice(frontMatter!.body.offset)).toBe(body);
    expect(frontMatter!.body).toMatchObject({line, column: 1});
  });

  it.each(['', 'Text', '\n---\na: b\n---\n', '----\n', ' ---\na: b\n---\n', '# A\n\n---\n'])(
    'finds no front matter in %j',
    (text) => {
      expect(findFrontMatter(text)).toEqual({});
    },
  );
});

describe('the complaint about front matter', () => {
  const told = (text: string) => {
    const {complaint} = findFrontMatter(text);
    return complaint && `${complaint.line}:${complaint.column} ${complaint.message}`;
  };

  it.each([
    ['JavaScript', '---js\n{title: require("fs")}\n---\n', 'js'],
    ['JavaScript after a byte order mark', '\uFEFF---js\n{}\n---\n', 'js'],
    ['JavaScript after a carriage return', '---\rjs\n{}\n---\n', 'js'],
    ['TOML', '--- toml\na = 1\n---\n', 'toml'],
    ['front matter declared as YAML', '---yaml\na: 1\n---\n', 'yaml'],
  ])('rejects %s', (_, text, language) => {
    expect(told(text)).toBe(
      `1:4 the front matter is marked as "${language}", which could be run as code; write "---" alone, with YAML below it`,
    );
  });

  it('rejects a closing delimiter that Docusaurus reads differently', () => {
    expect(told('---\ntitle: A\n----\n---\n')).toBe(
      '3:1 the line that closes the front matter is "----"; write "---" alone',
    );
    expect(told('---\ntitle: A\n')).toBe(
      '1:1 the front matter is not closed; write a line "---" below its last key',
    );
  });

  it.each(['---\ntitle: A\n---\n', 'Text', '----\njs\n'])('is absent for %j', (text) => {
    expect(told(text)).toBeUndefined();
  });
});

describe('readFrontMatter', () => {
  const read = (text: string) => readFrontMatter('services/a/index.md', text);
  const told = (frontMatter: string) =>
    formatProblems(read(`---\n${frontMatter}\n---\n\nText\n`).problems);

  it('reads title and description with their positions', () => {
    expect(read('---\ntitle: Service alpha\ndescription: Keeps files.\n---\n')).toEqual({
      head: {
        title: 'Service alpha',
        description: 'Keeps files.',
        titlePosition: {line: 2, column: 1},
        position: {line: 3, column: 1},
      },
      problems: [],
    });
  });

  it('requires front matter', () => {
    expect(read('It keeps files.').head).toBeUndefined();
    expect(formatProblems(read('It keeps files.').problems)).toMatchInlineSnapshot(`
      "services/a/index.md:1:1 the front matter is missing; the file must start with "---", title, description, "---"
      1 problem"
    `);
  });

  it('requires valid YAML', () => {
    expect(told('title: Service alpha\ndescription: Files: kept')).toMatchInlineSnapshot(`
      "services/a/index.md:3:14 not valid YAML: text that contains ": " needs quotes; put it in double quotes
      1 problem"
    `);
  });

  it('requires title and description to be non-empty text', () => {
    expect(told('title: 37\ndescription: " "')).toMatchInlineSnapshot(`
      "services/a/index.md:2:8 title is 37; it must be text, so write "37" in quotes
      services/a/index.md:3:14 description is ""; it must not be empty
      2 problems"
    `);
    expect(told('just text')).toMatchInlineSnapshot(`
      "services/a/index.md:2:1 the file contains only text, "just text"; it must contain keys with their values (title, description, language …)
      1 problem"
    `);
  });

  it('reports every other key as one that belongs in the record', () => {
    expect(told('title: Service alpha\ndate: 2026-11-20\ndescription: Keeps.\ntags: []'))
      .toMatchInlineSnapshot(`
        "services/a/index.md:3:1 unknown key "date"; only title and description belong here, everything else belongs in the record
        services/a/index.md:5:1 unknown key "tags"; only title and description belong here, everything else belongs in the record
        2 problems"
      `);
  });

  it('allows Japanese as the language, and no other', () => {
    expect(
      readFrontMatter('index.md', '---\ntitle: A\ndescription: B\nlanguage: ja\n---\n'),
    ).toMatchObject({
      problems: [],
    });
    expect(told('title: A\ndescription: B\nlanguage: fr')).toMatchInlineSnapshot(`
      "services/a/index.md:4:11 language is "fr"; allowed: ja
      1 problem"
    `);
  });

  it('allows translated_from in translations only', () => {
    const text = '---\ntitle: A\ndescription: B\ntranslated_from: 000000000000\n---\n';
    expect(readFrontMatter('i18n/ja/x/index.md', text).problems).toEqual([]);
    expect(readFrontMatter('index.md', text).problems).toHaveLength(1);
  });
});
