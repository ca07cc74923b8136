/** Mistakes in pages of the documentation. */
import {twinOf} from '@site/src/catalogue';
import {DOCUMENT, DOCUMENT_JA, edited, guide, type Mistake, site} from './site';

const TABLE = '<CategoryTable category="keeping" caption="Services that store files" />';
const table = (replacement: string) => edited(DOCUMENT, TABLE, replacement);

export const DOCUMENTS: readonly Mistake[] = [
  [
    'no front matter',
    {[DOCUMENT]: String(site()[DOCUMENT]).replace(/^---[\s\S]*?---\n/, '')},
    'docs/guide.md:1:1 the front matter is missing; the file must start with "---", title, description, "---"',
  ],
  [
    'executable front matter',
    edited(DOCUMENT, '---\ntitle: Guide', '---js\ntitle: Guide'),
    'docs/guide.md:1:4 the front matter is announced as "js", which may be run as code; write "---" alone, and YAML below it',
  ],
  [
    'no title',
    edited(DOCUMENT, 'title: Guide\n', ''),
    'docs/guide.md:2:1 title is missing; it must be text',
  ],
  [
    'a title with an unclosed quote',
    edited(DOCUMENT, 'title: Guide', 'title: "Guide'),
    'docs/guide.md:2:8 the quote that begins here does not end; write " behind the last character of the text',
  ],
  [
    'a colon in the description',
    edited(DOCUMENT, 'description: How', 'description: How: how'),
    'docs/guide.md:3:14 not valid YAML: a text with ": " in it stands here without quotes; put it between double quotes',
  ],
  [
    'no description',
    edited(
      DOCUMENT,
      'description: How a reader finds a service in this catalogue, and what its page says about it.\n',
      '',
    ),
    'docs/guide.md:2:1 description is missing; it must be text',
  ],
  [
    'a description that is too short',
    edited(
      DOCUMENT,
      'description: How a reader finds a service in this catalogue, and what its page says about it.',
      'description: How to.',
    ),
    'docs/guide.md:3:1 the description has 7 characters; it must have 70 to 160, to fit into search results',
  ],
  [
    'a key for the sidebar',
    edited(DOCUMENT, 'title: Guide', 'title: Guide\nsidebar_position: 2'),
    'docs/guide.md:3:1 unknown key "sidebar_position"; only title and description belong here',
  ],
  [
    'a custom URL',
    edited(DOCUMENT, 'title: Guide', 'title: Guide\nslug: /other'),
    'docs/guide.md:3:1 unknown key "slug"; only title and description belong here',
  ],
  [
    'a draft',
    edited(DOCUMENT, 'title: Guide', 'title: Guide\ndraft: true'),
    'docs/guide.md:3:1 unknown key "draft"; only title and description belong here',
  ],
  [
    'a name with a space',
    {
      'docs/my guide.md': String(site()[DOCUMENT]),
      [twinOf('docs/my guide.md')]: String(site()[DOCUMENT_JA]),
    },
    'docs/my guide.md:1:1 its address would be /docs/my guide; rename it to docs/my-guide.md, and its translation alike',
  ],
  [
    'a name in upper case',
    {
      [DOCUMENT]: null,
      [DOCUMENT_JA]: null,
      'docs/Guide.md': String(site()[DOCUMENT]),
      [twinOf('docs/Guide.md')]: String(site()[DOCUMENT_JA]),
    },
    'docs/Guide.md:1:1 its address would be /docs/Guide; rename it to docs/guide.md, and its translation alike',
  ],
  [
    'a second title',
    guide('# Guide'),
    [
      'docs/guide.md:8:1 a heading of level 1 stands in the prose; the title is the only one, use "##"',
      'i18n/ja/docusaurus-plugin-content-docs/current/guide.md:8:1 a heading of level 1 stands in the prose; the title is the only one, use "##"',
    ],
  ],
  [
    'a heading without an id',
    guide('## More\n\nText.', '## 補足\n\n文です。'),
    [
      'docs/guide.md:8:1 the heading has no id; write one at its end, such as {/* #what-it-costs */}, the same in both languages',
      'i18n/ja/docusaurus-plugin-content-docs/current/guide.md:8:1 the heading has no id; write one at its end, such as {/* #what-it-costs */}, the same in both languages',
    ],
  ],
  [
    'an id twice',
    guide('## More {/* #compare */}\n\nText.', '## 補足 {/* #more */}\n\n文です。'),
    'docs/guide.md:12:1 the id "compare" stands on the page a second time; change it',
  ],
  [
    'a skipped heading level',
    guide(
      '## One {/* #one */}\n\nText.\n\n#### Two {/* #two */}\n\nText.',
      '## 一 {/* #one */}\n\n文です。\n\n### 二 {/* #two */}\n\n文です。',
    ),
    'docs/guide.md:12:1 a heading of level 4 follows one of level 2; use "###"',
  ],
  [
    'an empty section',
    edited(DOCUMENT, TABLE, ''),
    'docs/guide.md:8:1 the section is empty; write it, or remove its heading in both languages',
  ],
  [
    'an unclosed brace',
    guide('It costs {5.', '文です。'),
    'docs/guide.md:8:10 a brace begins code here, and no brace ends it; write "\\{" for the character itself, or {/* … */} for a comment',
  ],
  [
    'a less-than sign',
    guide('Fewer than <5.', '文です。'),
    'docs/guide.md:8:13 "<" begins an element, in which "5" cannot stand here; write "\\<" for the character itself',
  ],
  [
    'an HTML comment',
    guide('<!-- To do -->', '文です。'),
    'docs/guide.md:8:1 a comment of HTML is none here; write {/* … */}',
  ],
  [
    'an unclosed element',
    guide('<details>\n\nText.', '文です。'),
    'docs/guide.md:8:1 <details> begins an element, which does not end in the same paragraph or list item; write "\\<details>" for the characters themselves, or </details> behind its content',
  ],
  [
    'an import',
    guide("import Tabs from '@theme/Tabs';", '文です。'),
    'docs/guide.md:8:1 a line that begins with "import" is code, which no page may hold; remove it, or begin the line with another word',
  ],
  [
    'an expression',
    guide('It is {1 + 1}.', '文です。'),
    'docs/guide.md:8:7 what stands between braces is code, which no page may hold; write the text itself, with "\\{" for a brace',
  ],
  [
    'a script',
    guide('<script>alert(1)</script>', '文です。'),
    'docs/guide.md:8:1 <script> is an element that no page may hold; remove it; allowed are <CategoryTable>, <Estimate>, <HealthSummary>, <HealthSubjects>, <HealthEntries>, <HealthTranslations>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'a component of the theme',
    guide('<Tabs>Text</Tabs>', '文です。'),
    'docs/guide.md:8:1 <Tabs> is an element that no page may hold; remove it; allowed are <CategoryTable>, <Estimate>, <HealthSummary>, <HealthSubjects>, <HealthEntries>, <HealthTranslations>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'a misspelt component',
    table('<CategorysTable category="keeping" caption="Services" />'),
    'docs/guide.md:10:1 <CategorysTable> is an element that no page may hold; did you mean <CategoryTable>?',
  ],
  [
    'a component for articles',
    guide('<Fact id="regions" />', '文です。'),
    'docs/guide.md:8:1 <Fact> is an element that no page may hold; remove it; allowed are <CategoryTable>, <Estimate>, <HealthSummary>, <HealthSubjects>, <HealthEntries>, <HealthTranslations>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'a table without a category',
    table('<CategoryTable caption="Services" />'),
    'docs/guide.md:10:1 <CategoryTable> lacks category="…"; write it',
  ],
  [
    'a table of an unknown category',
    table('<CategoryTable category="keping" caption="Services" />'),
    'docs/guide.md:10:1 <CategoryTable> does not know category="keping"; did you mean "keeping"?',
  ],
  [
    'a table of an expression',
    table('<CategoryTable category={"keeping"} caption="Services" />'),
    'docs/guide.md:10:1 category of <CategoryTable> is code; write category="…" with the word itself',
  ],
  [
    'a table without a caption',
    table('<CategoryTable category="keeping" />'),
    'docs/guide.md:10:1 <CategoryTable> lacks caption="…"; write it',
  ],
  [
    'a table with an unknown attribute',
    table('<CategoryTable category="keeping" caption="Services" limit="5" />'),
    'docs/guide.md:10:1 <CategoryTable> takes only category, caption; remove "limit"',
  ],
  [
    'an unclosed table',
    table('<CategoryTable category="keeping" caption="Services">'),
    'docs/guide.md:10:1 <CategoryTable> does not end; write "/>" at its end, as it has no content',
  ],
  [
    'an estimate without a category',
    table('<Estimate />'),
    'docs/guide.md:10:1 <Estimate> lacks category="…"; write it',
  ],
  [
    'an estimate of an unknown category',
    table('<Estimate category="keping" />'),
    'docs/guide.md:10:1 <Estimate> does not know category="keping"; did you mean "keeping"?',
  ],
  [
    'an unclosed estimate',
    table('<Estimate category="keeping">'),
    'docs/guide.md:10:1 <Estimate> does not end; write "/>" at its end, as it has no content',
  ],
  [
    'a health table of an unknown kind',
    guide('<HealthSubjects of="prices" caption="Prices" />', '文です。'),
    'docs/guide.md:8:1 <HealthSubjects> does not know of="prices"; allowed: values, facts',
  ],
  [
    'the end of a preview',
    guide('{/* truncate */}', '文です。'),
    'docs/guide.md:8:1 only entries have a preview; remove this mark',
  ],
  [
    'a link to a missing heading',
    guide('See [it](#compar).', '文です。'),
    'docs/guide.md:8:5 the link "#compar": no heading of /docs/guide has the id "compar"; did you mean "compare"?',
  ],
  [
    'a link to a missing heading of a service',
    guide('See [it](/services/alpha#limits).', '文です。'),
    'docs/guide.md:8:5 the link "/services/alpha#limits": no heading of /services/alpha has the id "limits"; correct the address, or remove the link',
  ],
  [
    'a link to a missing service',
    guide('See [it](/services/alfa).', '文です。'),
    'docs/guide.md:8:5 the link "/services/alfa" leads to no entry below services/; did you mean "alpha"?',
  ],
  [
    'a link to a missing document',
    guide('See [it](/docs/giude).', '文です。'),
    'docs/guide.md:8:5 the link "/docs/giude" leads to no page of the documentation; did you mean "/docs/guide"?',
  ],
  [
    'a link to a missing file',
    guide('See [it](./giude.md).', '文です。'),
    'docs/guide.md:8:5 the link "./giude.md" leads to no page; did you mean "guide.md"?',
  ],
  [
    'a link to the file of a service',
    guide('See [it](../services/alpha/index.md).', '文です。'),
    'docs/guide.md:8:5 the link "../services/alpha/index.md" leads to a file of another part; write /services/alpha',
  ],
  [
    'a link without https',
    guide('See [it](http://example.com).', '文です。'),
    'docs/guide.md:8:5 the link "http://example.com" must be a complete address that starts with "https://"',
  ],
  [
    'a missing image',
    guide('![Plan](./plan.png)', '文です。'),
    'docs/guide.md:8:1 the picture "./plan.png" does not exist beside the page; put it there, or correct its name',
  ],
  [
    'an image without alternative text',
    {
      ...guide('![](./plan.png)', '文です。'),
      'docs/plan.png': Buffer.from('89504e470d0a1a0a', 'hex'),
    },
    'docs/guide.md:8:1 the picture has no alternative text; say between [ and ] what it shows',
  ],
  [
    'an unknown admonition',
    guide(':::hint\n\nText.\n\n:::', '文です。'),
    'docs/guide.md:8:1 there is no block ":::hint"; allowed: note, tip, info, warning, danger',
  ],
  [
    'a paragraph in Japanese',
    guide('これは日本語の段落です。', '文です。'),
    'docs/guide.md:8:1 this is in Japanese; write it in English',
  ],
  [
    'a paragraph in English',
    guide('Text.', 'This paragraph was not translated by anybody yet.'),
    'i18n/ja/docusaurus-plugin-content-docs/current/guide.md:8:1 this is in English; write it in Japanese',
  ],
  [
    'a Git conflict',
    edited(DOCUMENT, 'Begin with a tag.', '<<<<<<< HEAD\nBegin.\n=======\nStart.\n>>>>>>> theirs'),
    'docs/guide.md:6:1 here is a conflict marker of git; keep one side of the conflict and remove the lines of "<", "=" and ">"',
  ],
  [
    'a translation without its page',
    {[DOCUMENT]: null},
    'i18n/ja/docusaurus-plugin-content-docs/current/guide.md:1:1 it is the translation of docs/guide.md, which does not exist; remove it, or move it to where its English page is',
  ],
  [
    'a translation as MDX of a page in Markdown',
    {[DOCUMENT_JA]: null, [twinOf('docs/guide.mdx')]: String(site()[DOCUMENT_JA])},
    'i18n/ja/docusaurus-plugin-content-docs/current/guide.mdx:1:1 it is the translation of docs/guide.md, and must have the same name; rename it to guide.md',
  ],
];
