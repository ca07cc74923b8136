import {describe, expect, it} from 'vitest';
import {
  article,
  DESCRIPTION,
  fact,
  inJapanese,
  LEAD,
  LEAD_JA,
  problemsOf,
  serviceFiles,
} from '../factories';

const ARTICLE = 'services/alpha/index.md';
const JAPANESE = 'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md';
const NOTHING = '0 problems';

/** The problems of an article with this text, which starts on line 10. */
const told = (body: string): string =>
  problemsOf({[ARTICLE]: article({body})}).replace(/\n\d+ problems?$/, '');

describe('the rules for articles', () => {
  it.each([
    ['a fence in a block of code', '```md\n~~~\n```'],
    ['a block of code with four backticks', '````md\n```sh\n````'],
    ['a block of code in a list', '- a\n\n  ```md\n  ~~~\n  ```\n'],
  ])('apply after %s', (_, code) => {
    const line = 10 + code.split('\n').length + 1;
    expect(told(`${code}\n\n## Limits`)).toContain(`${ARTICLE}:${line}:1 the heading has no id`);
    expect(told(`${code}\n\n[it](/services/alfa)`)).toContain('points to no entry');
    expect(told(`${code}\n\n<Fact id="regoins" />`)).toContain('cites a fact');
  });

  it('do not apply to code', () => {
    expect(told('````md\n```\n## Limits\n\n[it](http://a.example) <Fact id="x" />\n````')).toBe(
      NOTHING,
    );
    expect(told('Write ``[it](http://a.example) ` x``.')).toBe(NOTHING);
  });

  it('read URLs with brackets to their end', () => {
    expect(told('[it](http://a.example/X_(y))')).toBe(
      `${ARTICLE}:10:1 the link "http://a.example/X_(y)" must be a complete URL that starts with "https://"`,
    );
  });

  it('cover reference links', () => {
    expect(told('See [the *docs*][d].\n\n[d]: http://a.example/')).toBe(
      `${ARTICLE}:10:5 the link "http://a.example/" must be a complete URL that starts with "https://"`,
    );
  });

  it('cover bare URLs', () => {
    expect(told('See http://a.example/x.')).toBe(
      `${ARTICLE}:10:5 the URL "http://a.example/x" has no link text; write [what it is](http://a.example/x)`,
    );
  });

  it('cover underlined headings', () => {
    expect(told('Alpha\n=====\n\nLimits\n---')).toBe(
      [
        `${ARTICLE}:10:1 the line of "-" or "=" below turns this into a heading; for a heading, write "## " before it; for a paragraph, add an empty line below it`,
        `${ARTICLE}:13:1 the line of "-" or "=" below turns this into a heading; for a heading, write "## " before it; for a paragraph, add an empty line below it`,
      ].join('\n'),
    );
  });

  it('report invalid MDX and nothing else of the page', () => {
    const broken = article({body: 'It costs {5.\n\n## Limits'});
    const message =
      '10:10 the brace that begins code here is not closed; write "\\{" for the character itself, or {/* … */} for a comment';
    expect(problemsOf({[ARTICLE]: broken})).toBe(`${ARTICLE}:${message}\n1 problem`);
    expect(problemsOf({[ARTICLE]: article(), [JAPANESE]: broken})).toBe(
      `${JAPANESE}:${message}\n1 problem`,
    );
    expect(problemsOf({'docs/intro.md': '---\ntitle: A\n---\n\nOne <2\n'})).toContain(
      'docs/intro.md:5:6 "<" starts an element, and "2" is not allowed here',
    );
  });

  it('reject executable front matter on every page', () => {
    const evaluated = '---js\n{title: "A"}\n---\n\nText\n';
    const files = ['docs/intro.md', 'i18n/ja/docusaurus-plugin-content-docs/current/intro.md'];
    const document = `---\ntitle: A\ndescription: ${DESCRIPTION}\n---\n\nText\n`;
    for (const file of [ARTICLE, 'companies/company/index.md', ...files]) {
      expect(problemsOf({'docs/intro.md': document, [file]: evaluated})).toBe(
        `${file}:1:4 the front matter is marked as "js", which could be run as code; write "---" alone, with YAML below it\n1 problem`,
      );
    }
  });
});

describe('the preview of an article', () => {
  const withPreview = (preview: string, file = ARTICLE) => {
    const text = article().replace(LEAD, preview);
    return problemsOf({
      [ARTICLE]: article({words: 600}),
      [file]: file === ARTICLE ? text : inJapanese(text),
    });
  };

  it('is a single paragraph, which may span several lines', () => {
    expect(withPreview('Service alpha is\na keeper.')).toBe(NOTHING);
    expect(withPreview('It keeps files.\n\nIt does so well.')).toMatchInlineSnapshot(`
      "services/alpha/index.md:8:1 the preview must be one paragraph; move the second one below {/* truncate */}
      1 problem"
    `);
  });

  it('has a maximum length, which is lower in Japanese', () => {
    expect(withPreview(LEAD.padEnd(350, 'x'))).toBe(NOTHING);
    expect(withPreview('x'.repeat(351))).toContain('has 351 characters; the maximum is 350');
    expect(withPreview(LEAD_JA.padEnd(190, '字'), JAPANESE)).toBe(NOTHING);
    expect(withPreview('字'.repeat(191), JAPANESE)).toContain('the maximum is 190');
  });

  it('may have links with long targets', () => {
    expect(withPreview(`[${LEAD.padEnd(350, 'x')}](/services/alpha)`)).toBe(NOTHING);
  });
});

describe('citations', () => {
  it('must name a fact of the record; otherwise a similar one is suggested', () => {
    expect(
      problemsOf({
        ...serviceFiles({
          facts: [fact(), fact({id: 'durability', text: {en: 'It lasts.', ja: '長持ちします。'}})],
        }),
        [ARTICLE]: article({body: '<Fact id="region" /> <Fact id="regions" /> <Fact id="x" />'}),
      }),
    ).toMatchInlineSnapshot(`
      "services/alpha/index.md:10:1 <Fact id="region" /> cites a fact that the record does not have; did you mean "regions"?
      services/alpha/index.md:10:44 <Fact id="x" /> cites a fact that the record does not have; the record has: regions, durability
      2 problems"
    `);
  });
});
