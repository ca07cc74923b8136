import {describe, expect, it} from 'vitest';
import {checkCitations, countWords, parseProse, type Prose} from '@site/src/catalogue/prose';
import {formatProblems} from '@site/src/catalogue';
import {article} from './factories';

const read = (text: string) => parseProse('index.md', text, {isPost: true, isTranslation: false});
const told = (text: string) => formatProblems(read(text).problems);

describe('parseProse', () => {
  it('reads title, description, body and citations', () => {
    const {prose, problems} = read(
      '---\ntitle: Alpha\ndescription: Keeps files.\n---\n\nIt has <Fact id="a" />, <Fact id="b" />.\n\n{/* truncate */}\n\n- <Fact id="a"/>\n',
    );
    expect(problems).toEqual([]);
    expect(prose).toEqual({
      file: 'index.md',
      title: 'Alpha',
      description: 'Keeps files.',
      body: '\nIt has <Fact id="a" />, <Fact id="b" />.\n\n{/* truncate */}\n\n- <Fact id="a"/>\n',
      citations: [
        {id: 'a', line: 6, column: 8},
        {id: 'b', line: 6, column: 25},
        {id: 'a', line: 10, column: 3},
      ],
    });
  });

  it('reads the lines of Windows', () => {
    const {prose, problems} = read(
      '---\r\ntitle: Alpha\r\ndescription: Keeps.\r\n---\r\n\r\n{/* truncate */} <Fact id="a" />\r\n',
    );
    expect(problems).toEqual([]);
    expect(prose?.title).toBe('Alpha');
    expect(prose?.citations).toEqual([{id: 'a', line: 6, column: 18}]);
  });

  it('takes what stands in code for neither heading nor citation', () => {
    const {prose, problems} = read(
      article({body: '```sh\n# a comment\n<Fact id="no" />\n```\n\n~~~\n# another\n~~~'}),
    );
    expect(problems).toEqual([]);
    expect(prose?.citations).toEqual([]);
  });

  it('wants front matter', () => {
    expect(read('It keeps files.').prose).toBeUndefined();
    expect(told('It keeps files.')).toMatchInlineSnapshot(`
      "index.md:1:1 the front matter is missing; the file must start with "---", title, description, "---"
      1 problem in the content"
    `);
  });

  it('wants front matter that is YAML', () => {
    const text = article({frontMatter: 'title: Alpha\ndescription: Files: kept'});
    expect(read(text).prose).toBeUndefined();
    expect(told(text)).toMatchInlineSnapshot(`
      "index.md:3:14 not valid YAML: Nested mappings are not allowed in compact mappings
      1 problem in the content"
    `);
  });

  it('wants title and description to be texts', () => {
    expect(told(article({frontMatter: 'title: 37\ndescription: " "'}))).toMatchInlineSnapshot(`
      "index.md:1:1 title is missing in the front matter; it must be text
      index.md:1:1 description is missing in the front matter; it must be text
      2 problems in the content"
    `);
    expect(told(article({frontMatter: 'just text'}))).toMatchInlineSnapshot(`
      "index.md:1:1 title is missing in the front matter; it must be text
      index.md:1:1 description is missing in the front matter; it must be text
      2 problems in the content"
    `);
  });

  it('sends every other key into the record', () => {
    expect(
      told(article({frontMatter: 'title: Alpha\ndate: 2026-11-20\ndescription: Keeps.\ntags: []'})),
    ).toMatchInlineSnapshot(`
      "index.md:3:1 unknown key "date" in the front matter; only title and description belong here, everything else into the record
      index.md:5:1 unknown key "tags" in the front matter; only title and description belong here, everything else into the record
      2 problems in the content"
    `);
  });

  it('collects all problems', () => {
    expect(told('---\nname: Alpha\n---\n# Alpha\n')).toMatchInlineSnapshot(`
      "index.md:1:1 title is missing in the front matter; it must be text
      index.md:1:1 description is missing in the front matter; it must be text
      index.md:2:1 unknown key "name" in the front matter; only title and description belong here, everything else into the record
      index.md:4:1 a heading of level 1 stands in the prose; the title is the only one, use "##"
      index.md:4:1 the end of the preview is not marked; write {/* truncate */} after the first paragraph
      5 problems in the content"
    `);
  });
});

describe('the preview of a post', () => {
  const withPreview = (preview: string, isTranslation = false) =>
    formatProblems(
      parseProse(
        'index.md',
        `---\ntitle: A\ndescription: B.\n---\n\n${preview}\n\n{/* truncate */}\n\nMore.\n`,
        {isPost: true, isTranslation},
      ).problems,
    );

  it('is one paragraph, of any number of lines', () => {
    expect(withPreview('It keeps\nfiles.')).toBe('0 problems in the content');
    expect(withPreview('It keeps files.\n\nIt does so well.')).toMatchInlineSnapshot(`
      "index.md:5:1 the preview has 2 paragraphs; a card has room for one, so move {/* truncate */} up
      1 problem in the content"
    `);
  });

  it('is short, and shorter in Japanese', () => {
    expect(withPreview('x'.repeat(350))).toBe('0 problems in the content');
    expect(withPreview('x'.repeat(351))).toContain('has 351 characters; a card has room for 350');
    expect(withPreview('字'.repeat(190), true)).toBe('0 problems in the content');
    expect(withPreview('字'.repeat(191), true)).toContain('a card has room for 190');
  });

  it('does not count the targets of its links', () => {
    expect(withPreview(`[${'x'.repeat(350)}](/services/alpha)`)).toBe('0 problems in the content');
  });
});

describe('checkCitations', () => {
  const {prose} = read(
    article({body: '<Fact id="region" /> <Fact id="regions" /> <Fact id="x" />'}),
  );

  it('tells each citation of a fact that is not there, and the nearest that is', () => {
    expect(formatProblems(checkCitations(prose!, ['regions', 'durability'])))
      .toMatchInlineSnapshot(`
      "index.md:10:1 <Fact id="region" /> cites a fact that the record does not hold; did you mean "regions"?
      index.md:10:44 <Fact id="x" /> cites a fact that the record does not hold; the record holds: regions, durability
      2 problems in the content"
    `);
  });
});

describe('countWords', () => {
  const count = (body: string, facts: Readonly<Record<string, string>> = {}) =>
    countWords({body} as Prose, (id) => facts[id] ?? '');

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
  ])('counts %s', (_, body, words) => {
    expect(count(body)).toBe(words);
  });

  it('counts the facts that are cited', () => {
    expect(count('Well: <Fact id="a" /> <Fact id="b"/>', {a: 'It has 2 regions.', b: 'Yes.'})).toBe(
      6,
    );
  });
});
