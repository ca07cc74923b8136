import {describe, expect, it} from 'vitest';
import {formatProblems} from '@site/src/catalogue';
import {countWords, inspectPage, readPage, truncationOf} from '@site/src/catalogue/article/reader';

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

  it('ignore comments that are not at their end or contain no id', () => {
    expect(headingsOf('## {/* #a */} One\n\n## Two {/* to do */}')).toEqual([
      ['1:1', 2, undefined],
      ['3:1', 2, undefined],
    ]);
  });
});

describe('the links of a page', () => {
  const linksOf = (text: string) => read(text).links.map((link) => `${at(link)} ${link.target}`);

  it.each([
    ['with a text', 'See [it](/a).', '1:5 /a'],
    ['with a title', 'See [it](/a "A title").', '1:5 /a'],
    ['with brackets in the URL', '[x](https://a.example/X_(y))', '1:1 https://a.example/X_(y)'],
    ['in angle brackets', '[x](</a b>)', '1:1 /a b'],
    ['with an escaped character', '[x](/a?b=c&amp;d)', '1:1 /a?b=c&d'],
    ['over two lines', 'See [it\nhere](/a).', '1:5 /a'],
    ['by a label', 'See [it][A b].\n\n[a  B]: /a', '1:5 /a'],
    ['whose text is the label', 'See [it][].\n\n[it]: /a "Title"', '1:5 /a'],
    ['by their text alone', 'See [it].\n\n> [IT]: </a>', '1:5 /a'],
    ['by a duplicate label', '[it]\n\n[it]: /a\n[it]: /b', '1:1 /a'],
    ['in a list', '- one\n- [it](/a)', '2:3 /a'],
    ['in a table', '| A |\n| --- |\n| [it](/a) |', '3:3 /a'],
    ['in a quotation', '> see\n> [it](/a)', '2:3 /a'],
    ['in a note', ':::note[More]\n\n[it](/a)\n\n:::', '3:1 /a'],
    ['in the title of a note', ':::note[[it](/a)]\n\nText\n\n:::', '1:9 /a'],
    ['without any mark', 'See https://a.example/x_y.', '1:5 https://a.example/x_y'],
    ['without any mark, in Japanese', '詳細はhttps://a.example/x。', '1:4 https://a.example/x'],
    ['without a protocol', 'See www.a.example, too.', '1:5 http://www.a.example'],
    ['after a code block', '```md\n~~~\n```\n\n[it](/a)', '5:1 /a'],
    ['after code with four backticks', '````md\n```\n[no](/b)\n````\n\n[it](/a)', '6:1 /a'],
  ])('are found %s', (_, text, link) => {
    expect(linksOf(text)).toEqual([link]);
  });

  it('are counted once if their text is their URL', () => {
    expect(linksOf('[https://a.example/](https://a.example/)')).toEqual(['1:1 https://a.example/']);
  });

  it('may contain an image', () => {
    const {links, pictures} = read('[![Plan](./plan.png)](/a)');
    expect(links.map(({target}) => target)).toEqual(['/a']);
    expect(pictures.map(({target, alt}) => [target, alt])).toEqual([['./plan.png', 'Plan']]);
  });

  it.each([
    ['in a block of code', '```md\n[it](/a)\n~~~\n[it](/a)\n```'],
    ['in a block of four backticks', '````md\n```\n[it](/a)\n```\n[it](/a)\n````'],
    ['in a block of tildes', '~~~~\n[it](/a)\n~~~\n[it](/a)\n~~~~'],
    ['in a block of code in a list', '- a\n\n  ```\n  [it](/a)\n  ```'],
    ['in code', 'Write `[it](/a)`, or ``[it](/a) ` https://a.example``.'],
    ['in a comment', '{/* [it](/a)\n\n[it](/a) https://a.example */}'],
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

  it('have the offsets of their element', () => {
    const text = 'It has <Fact id="a" />.';
    const {citations} = read(text);
    expect(citations.map(({start, end}) => text.slice(start, end))).toEqual(['<Fact id="a" />']);
  });
});

describe('the comments of a page', () => {
  it('include the one that ends the preview', () => {
    const page = read('One. {/* no */}\n\n{/* truncate */}\n\n`{/* truncate */}`');
    expect(page.comments.map((comment) => `${at(comment)} ${comment.text}`)).toEqual([
      '1:6 no',
      '3:1 truncate',
    ]);
    expect(truncationOf(page)).toMatchObject({line: 3});
  });

  it('do not include comments within expressions', () => {
    expect(read('{1 /* one */}').comments).toEqual([]);
  });
});

describe('the code blocks of a page', () => {
  it('have a position and a language', () => {
    const {codeBlocks} = read('```sh\na\n```\n\n- ```\n  b\n  ```\n\n~~~js title="c"\n~~~');
    expect(codeBlocks.map((block) => [at(block), block.language])).toEqual([
      ['1:1', 'sh'],
      ['5:3', ''],
      ['9:1', 'js'],
    ]);
  });
});

describe('the text of a page', () => {
  const textsOf = (text: string) => read(text).blocks.map((block) => block.text);
  const proseOf = (text: string) => read(text).blocks.map(({prose}) => prose);

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

  it('has placeholders for other content, and its prose also for code and URLs', () => {
    expect(textsOf('One <Fact id="a" /> {1} ![two](/a) `3` www.a.example')).toEqual([
      'One ￼ ￼ ￼two￼ 3 www.a.example',
    ]);
    expect(proseOf('One `345` www.a.example.')).toEqual(['One ￼￼￼ ￼￼￼￼￼￼￼￼￼￼￼￼￼.']);
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
    ['no punctuation', '— “So” – (it) is: 「」 …', 3],
    ['no fenced code', 'Run:\n\n```sh\nnpm install --global alpha\n```\n\nDone.', 2],
    ['no code fenced by tildes', 'Run:\n\n~~~\n```\nnpm install\n~~~\n\nDone.', 2],
    ['inline code', 'Set `timeout` to `5`.', 4],
    ['no comments', '## Use {/* #how-to-use */}\n\n{/* truncate */}', 1],
    ['the text of a link, not its target', 'See [the docs](https://example.com/a-b) now.', 4],
    ['no tags', '<details><summary>More</summary>text</details>', 2],
    ['no definitions', 'See [the docs].\n\n[the docs]: https://example.com/', 3],
  ])('counts %s', (_, text, words) => {
    expect(countWords(read(text))).toBe(words);
  });
});

describe('a page with invalid MDX', () => {
  const told = (text: string) => {
    const [problem] = inspectPage('page.md', text).problems;
    return formatProblems(problem ? [problem] : []).replace(/\n.*$/, '');
  };

  it.each([
    [
      'a brace that does not end',
      'One.\n\nCosts { 5 USD.\n\n{/* more */} `{`',
      '3:7 the brace that begins code here is not closed; write "\\{" for the character itself, or {/* … */} for a comment',
    ],
    [
      'a comment that does not end',
      'One.\n\n{/* two\n\nThree.',
      '3:1 the brace that begins code here is not closed; write "\\{" for the character itself, or {/* … */} for a comment',
    ],
    [
      'braces around what is no code',
      'Write {your name}.',
      '1:12 text in braces is code, and this is not valid code (Unexpected content after expression); write "\\{" for the character itself, or {/* … */} for a comment',
    ],
    [
      'the id of a heading without a comment',
      '## Limits {#limits}',
      '1:12 the id of a heading must be in a comment, such as {/* #what-it-costs */}',
    ],
    [
      'a less-than sign',
      'It is a <5 MB file.',
      '1:10 "<" starts an element, and "5" is not allowed here; write "\\<" for the character itself',
    ],
    [
      'a comment of HTML',
      'One.\n\n<!-- two -->',
      '3:1 HTML comments do not work here; write {/* … */}',
    ],
    [
      'a URL in angle brackets',
      'See <https://a.example/>.',
      '1:5 a URL in angle brackets is not a link here; write [text](https://…)',
    ],
    [
      'an incomplete element',
      'One <Fact id="a"\n\nTwo.',
      '1:5 the element that begins here is not closed; write "\\<" for the character itself',
    ],
    [
      'an attribute that does not end',
      '{/* one */} Two <Fact\n  id={"a',
      '2:6 the brace that begins code here is not closed; write "\\{" for the character itself, or {/* … */} for a comment',
    ],
    [
      'an attribute without quotes',
      '<img alt=x />',
      '1:10 the value of an attribute must be in straight quotes, as in id="…"',
    ],
    [
      'an element that does not end in its paragraph',
      'One <Fact id="a"> two.\n\nThree</Fact>.',
      '1:5 <Fact> is not closed; it has no content, so write "/>" at its end',
    ],
    [
      'an element that does not end in its item',
      '- <kbd>one\n- two</kbd>',
      '1:3 <kbd> is not closed in the same paragraph or list item; write </kbd> after its content, or "\\<kbd>" for the characters themselves',
    ],
    [
      'an element that ends another',
      '<details>\n<summary>One</details>',
      '2:13 </details> closes no element here; write </summary> first to close <summary> from line 2',
    ],
    [
      'an end without a beginning',
      'One</b>',
      '1:4 </b> closes no element; remove it, or write <b> before its content',
    ],
    [
      'an invalid import',
      'One.\n\nimport your files',
      '3:1 a line that starts with "import" or "export" is code, and this is not valid code (Unexpected token); start with another word',
    ],
    [
      'code in a quotation that goes on below it',
      '> {1 +\n2}',
      '2:1 not valid MDX: Unexpected lazy line in expression in container, expected line to be prefixed with `>` when in a block quote, whitespace when in a list, etc',
    ],
    [
      'executable front matter',
      '---js\n{title: "A"}\n---\n',
      '1:4 the front matter is marked as "js", which could be run as code; write "---" alone, with YAML below it',
    ],
  ])('is reported: %s', (_, text, message) => {
    expect(told(text)).toBe(`page.md:${message}`);
  });

  it('is reported with line numbers of the file', () => {
    expect(told('---\ntitle: A\n---\n\nOne {\n')).toContain(
      'page.md:5:5 the brace that begins code',
    );
  });

  it.each([
    ['code and imports', 'import A from "./a";\n\n{1 + {a: 2}.a} <A b={3} {...c} />'],
    ['elements with elements in them', '<details>\n<summary>*One*</summary>\n\nTwo\n\n</details>'],
    ['fragments', '<>One <b>two</b></>'],
    ['directives with attributes', ':::note{.big}\n\nOne :icon[two]{#three}\n\n:::'],
    ['the lines of Windows', 'One\r\n\r\n## Two {/* #two */}\r\n'],
    ['a table with empty cells', '| A | B |\n|:--|--:|\n|   | 2 |'],
    ['a footnote', 'One[^1].\n\n[^1]: Two.'],
    ['a less-than sign before a space', 'It is 4 < 5.'],
  ])('is not reported for %s', (_, text) => {
    expect(told(text)).toBe('0 problems');
  });

  it('is reported as an exception by readPage', () => {
    expect(() => read('One {')).toThrowErrorMatchingInlineSnapshot(`
      [ContentError: page.md:1:5 the brace that begins code here is not closed; write "\\{" for the character itself, or {/* … */} for a comment
      1 problem]
    `);
  });
});

describe('input that would make regular expressions backtrack', () => {
  it.each([
    ['repeated ends of labels', ']('.repeat(5000)],
    ['repeated starts of labels', '['.repeat(5000)],
    ['brackets after a URL', `https://a.example/${')'.repeat(20_000)}`],
    ['dots after a URL', `https://a.example/${'.'.repeat(40_000)}`],
    ['repeated starts of elements', '\\<'.repeat(5000)],
    ['backticks', '`'.repeat(5000)],
  ])('is read: %s', (_, text) => {
    expect(read(text).links.map(({target}) => target)).toEqual(
      text.startsWith('https:') ? ['https://a.example/'] : [],
    );
  });
});
