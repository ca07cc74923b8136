import {describe, expect, it} from 'vitest';
import {countWords, readPage} from '@site/src/catalogue/article/reader';

const read = (text: string) => readPage('page.md', text);

/** Formats a position as `line:column`. */
const at = ({line, column}: {readonly line: number; readonly column: number}) =>
  `${line}:${column}`;

describe('the headings of a page', () => {
  const headingsOf = (text: string) =>
    read(text).headings.map((heading) => [at(heading), heading.level, heading.id]);

  it('have a level and the id from their comment', () => {
    expect(
      headingsOf(
        '# One\n\n## Two {/* #two */}\n\n### `Three` *and* more {/* #three-3 */}\n\nFour {/* #four */}\n---\n',
      ),
    ).toEqual([
      ['1:1', 1, undefined],
      ['3:1', 2, 'two'],
      ['5:1', 3, 'three-3'],
      ['7:1', 2, 'four'],
    ]);
  });
});

describe('the links of a page', () => {
  const linksOf = (text: string) => read(text).links.map((link) => `${at(link)} ${link.target}`);

  it.each([
    ['with a text', 'See [it](/a).', '1:5 /a'],
    ['with brackets in the URL', '[x](https://a.example/X_(y))', '1:1 https://a.example/X_(y)'],
    ['by a label', 'See [it][A b].\n\n[a  B]: /a', '1:5 /a'],
    ['in the title of a note', ':::note[[it](/a)]\n\nText\n\n:::', '1:9 /a'],
    ['without any mark', 'See https://a.example/x_y.', '1:5 https://a.example/x_y'],
    ['without a protocol', 'See www.a.example, too.', '1:5 http://www.a.example'],
  ])('are found %s', (_, text, link) => {
    expect(linksOf(text)).toEqual([link]);
  });

  it.each([
    ['in a block of code', '```md\n[it](/a)\n~~~\n[it](/a)\n```'],
    ['that are escaped', '\\[it](/a)'],
    ['whose label is not defined', '[it][a], [it][], [it]'],
  ])('are not found %s', (_, text) => {
    expect(linksOf(text)).toEqual([]);
  });
});

describe('the pictures of a page', () => {
  it.each([
    ['with a text', '![A *plan*](./a.png)', './a.png', 'A plan'],
    ['without a text', '![](./a.png)', './a.png', ''],
    ['by a label', '![A plan][p]\n\n[p]: ./a.png', './a.png', 'A plan'],
  ])('are found %s', (_, text, target, alt) => {
    expect(read(text).pictures).toEqual([expect.objectContaining({target, alt})]);
  });
});

describe('the citations of a page', () => {
  it('are found in text, lists and paragraphs of their own, but not in code', () => {
    const text = [
      'It has <Fact id="a" />, <Fact id="b"></Fact>.',
      '',
      '<Fact',
      '  id="c"',
      '/>',
      '',
      '- <Fact id="d"/>',
      '',
      '```mdx',
      '<Fact id="no" />',
      '```',
      '',
      '`<Fact id="no" />` {/* <Fact id="no" /> */}',
    ].join('\n');
    expect(read(text).citations.map((citation) => `${at(citation)} ${citation.id}`)).toEqual([
      '1:8 a',
      '1:25 b',
      '3:1 c',
      '7:3 d',
    ]);
  });
});

describe('the text of a page', () => {
  const textsOf = (text: string) => read(text).blocks.map((block) => block.text);

  it('contains no markup', () => {
    expect(
      textsOf(
        [
          '## The *first* {/* #first */}',
          '',
          'It **keeps** [your \\[files\\]](/a "title") &amp; ~~more~~  ',
          'over *two\nlines*.',
          '',
          '- one `code`',
          '- two',
          '',
          '| A | B |',
          '| --- | --- |',
          '| 1 | <kbd>2</kbd><br /> |',
          '',
          '[label]: /unseen',
          '',
          '```',
          'unseen',
          '```',
        ].join('\n'),
      ),
    ).toEqual([
      'The first ',
      'It keeps your [files] & more\nover two\nlines.',
      'one code',
      'two',
      '￼A￼B￼',
      '￼1￼2￼￼',
    ]);
  });

  it('maps each character to its position in the file', () => {
    const text = [
      '---',
      'title: A',
      '---',
      '',
      '> *one* `two`★ &amp; ★',
      '> \\★ [th★ee](/x)',
      '',
      '1. ★\r',
      '   four★',
      '',
      '| A |',
      '| - |',
      '| a ★ |',
    ].join('\n');
    const found = read(text).blocks.flatMap((block) =>
      [...block.text.matchAll(/★/g)].map(({index}) => block.spanOf(index)),
    );
    const stars = text
      .split('\n')
      .flatMap((row, index) =>
        [...row.matchAll(/★/g)].map((star) => ({line: index + 1, column: star.index + 1})),
      );
    expect(found.map(at)).toEqual(stars.map(at));
    expect(found.map(({start}) => text[start])).toEqual(stars.map(() => '★'));
  });
});

describe('countWords', () => {
  it.each([
    ['nothing', '', 0],
    ['words', 'It keeps files.', 3],
    ['a compound as one', 'S3-compatible object storage’s open-source e.g.', 5],
    ['numbers', 'At 0.023 USD for 50 TB, 24/7', 7],
    ['no fenced code', 'Run:\n\n```sh\nnpm install --global alpha\n```\n\nDone.', 2],
    ['inline code', 'Set `timeout` to `5`.', 4],
    ['no comments', '## Use {/* #how-to-use */}\n\n{/* truncate */}', 1],
    ['the text of a link, not its target', 'See [the docs](https://example.com/a-b) now.', 4],
  ])('counts %s', (_, text, words) => {
    expect(countWords(read(text))).toBe(words);
  });
});
