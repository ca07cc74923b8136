import {describe, expect, it} from 'vitest';
import {formatProblems} from '@site/src/catalogue';
import {readPage} from '@site/src/catalogue/article/reader';
import {checkTwin} from '@site/src/catalogue/rules/twins';

const compare = (english: string, japanese: string): string =>
  formatProblems(checkTwin(readPage('en.md', english), readPage('ja.md', japanese)));

describe('checkTwin', () => {
  it('accepts facts and links in another order', () => {
    expect(
      compare(
        '## A {/* #a */}\n\n<Fact id="x" /> [y](/y) [z](/z)\n\n```sh\nls\n```',
        '## あ {/* #a */}\n\n[z](/z) [y](/y) <Fact id="x" />\n\n```sh\nls\n```',
      ),
    ).toBe('0 problems');
  });

  it('reports the first heading that differs', () => {
    expect(compare('## A {/* #a */}\n\n## B {/* #b */}', '## あ {/* #a */}\n\n## い {/* #c */}'))
      .toMatchInlineSnapshot(`
      "ja.md:3:1 the headings differ from those of the English page; write "## … {/* #b */}" here, as in en.md:3
      1 problem"
    `);
    expect(compare('## A {/* #a */}', '## あ {/* #a */}\n\n## い {/* #b */}\n'))
      .toMatchInlineSnapshot(`
      "ja.md:3:1 the headings differ from those of the English page; remove this one, which en.md does not have
      1 problem"
    `);
  });

  it('reports code that is missing, added or in another language', () => {
    expect(compare('```sh\n```', '文')).toMatchInlineSnapshot(`
      "ja.md:1:1 the code block of en.md:1 is missing in the Japanese page
      1 problem"
    `);
    expect(compare('Text', '文\n\n```sh\n```')).toMatchInlineSnapshot(`
      "ja.md:3:1 the code block is missing in en.md
      1 problem"
    `);
    expect(compare('```sh\n```\n\n```js\n```', '```sh\n```\n\n```\n```')).toMatchInlineSnapshot(`
      "ja.md:4:1 the language of the code block is ""; it must be "js" as in en.md:4
      1 problem"
    `);
  });

  it('reports each fact and link that one of the pages lacks', () => {
    expect(compare('<Fact id="a" /> [b](/b)', '文\n\n<Fact id="c" /> [d](/d)\n\n'))
      .toMatchInlineSnapshot(`
        "ja.md:3:1 the fact "c" is here, but the fact "a" in en.md:1; they must be the same
        ja.md:3:17 the link to /d is here, but the link to /b in en.md:1; they must be the same
        2 problems"
      `);
  });
});
