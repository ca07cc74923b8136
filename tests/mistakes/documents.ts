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
    'docs/guide.md:1:4 the front matter is marked as "js", which could be run as code; write "---" alone, with YAML below it',
  ],
  [
    'no title',
    edited(DOCUMENT, 'title: Guide\n', ''),
    'docs/guide.md:2:1 title is missing; it must be text',
  ],
  [
    'a title with an unclosed quote',
    edited(DOCUMENT, 'title: Guide', 'title: "Guide'),
    'docs/guide.md:2:8 this quote is not closed; write " after the last character of the text',
  ],
  [
    'a colon in the description',
    edited(DOCUMENT, 'description: How', 'description: How: how'),
    'docs/guide.md:3:14 not valid YAML: text that contains ": " needs quotes; put it in double quotes',
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
    'docs/guide.md:3:1 the description has 7 characters; it must have 70 to 160 to fit in search results',
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
    'docs/my guide.md:1:1 its URL would be /docs/my guide; rename it to docs/my-guide.md, and its translation accordingly',
  ],
  [
    'a name in upper case',
    {
      [DOCUMENT]: null,
      [DOCUMENT_JA]: null,
      'docs/Guide.md': String(site()[DOCUMENT]),
      [twinOf('docs/Guide.md')]: String(site()[DOCUMENT_JA]),
    },
    'docs/Guide.md:1:1 its URL would be /docs/Guide; rename it to docs/guide.md, and its translation accordingly',
  ],
  [
    'a second title',
    guide('# Guide'),
    [
      'docs/guide.md:8:1 the title is the only heading of level 1; use "##"',
      'i18n/ja/docusaurus-plugin-content-docs/current/guide.md:8:1 the title is the only heading of level 1; use "##"',
    ],
  ],
  [
    'a heading without an id',
    guide('## More\n\nText.', '## 補足\n\n文です。'),
    [
      'docs/guide.md:8:1 the heading has no id; add one at its end, such as {/* #what-it-costs */}, the same in both languages',
      'i18n/ja/docusaurus-plugin-content-docs/current/guide.md:8:1 the heading has no id; add one at its end, such as {/* #what-it-costs */}, the same in both languages',
    ],
  ],
  [
    'an id twice',
    guide('## More {/* #compare */}\n\nText.', '## 補足 {/* #more */}\n\n文です。'),
    'docs/guide.md:12:1 the id "compare" is used twice on the page; change it',
  ],
  [
    'a skipped heading level',
    guide(
      '## One {/* #one */}\n\nText.\n\n#### Two {/* #two */}\n\nText.',
      '## 一 {/* #one */}\n\n文です。\n\n### 二 {/* #two */}\n\n文です。',
    ),
    'docs/guide.md:12:1 a heading of level 4 follows a heading of level 2; use "###"',
  ],
  [
    'an empty section',
    edited(DOCUMENT, TABLE, ''),
    'docs/guide.md:8:1 the section is empty; write it, or remove its heading in both languages',
  ],
  [
    'an unclosed brace',
    guide('It costs {5.', '文です。'),
    'docs/guide.md:8:10 the brace that begins code here is not closed; write "\\{" for the character itself, or {/* … */} for a comment',
  ],
  [
    'a less-than sign',
    guide('Fewer than <5.', '文です。'),
    'docs/guide.md:8:13 "<" starts an element, and "5" is not allowed here; write "\\<" for the character itself',
  ],
  [
    'an HTML comment',
    guide('<!-- To do -->', '文です。'),
    'docs/guide.md:8:1 HTML comments do not work here; write {/* … */}',
  ],
  [
    'an unclosed element',
    guide('<details>\n\nText.', '文です。'),
    'docs/guide.md:8:1 <details> is not closed in the same paragraph or list item; write </details> after its content, or "\\<details>" for the characters themselves',
  ],
  [
    'an import',
    guide("import Tabs from '@theme/Tabs';", '文です。'),
    'docs/guide.md:8:1 a line that begins with "import" is code, which is not allowed in pages; remove it, or start the line with another word',
  ],
  [
    'an expression',
    guide('It is {1 + 1}.', '文です。'),
    'docs/guide.md:8:7 text in braces is code, which is not allowed in pages; write the text itself, with "\\{" for a brace',
  ],
  [
    'a script',
    guide('<script>alert(1)</script>', '文です。'),
    'docs/guide.md:8:1 <script> is not allowed in pages; remove it; allowed: <CategoryTable>, <Estimate>, <HealthSummary>, <HealthSubjects>, <HealthEntries>, <HealthTranslations>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'a component of the theme',
    guide('<Tabs>Text</Tabs>', '文です。'),
    'docs/guide.md:8:1 <Tabs> is not allowed in pages; remove it; allowed: <CategoryTable>, <Estimate>, <HealthSummary>, <HealthSubjects>, <HealthEntries>, <HealthTranslations>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'a misspelt component',
    table('<CategorysTable category="keeping" caption="Services" />'),
    'docs/guide.md:10:1 <CategorysTable> is not allowed in pages; did you mean <CategoryTable>?',
  ],
  [
    'a component for articles',
    guide('<Fact id="regions" />', '文です。'),
    'docs/guide.md:8:1 <Fact> is not allowed in pages; remove it; allowed: <CategoryTable>, <Estimate>, <HealthSummary>, <HealthSubjects>, <HealthEntries>, <HealthTranslations>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'a table without a category',
    table('<CategoryTable caption="Services" />'),
    'docs/guide.md:10:1 <CategoryTable> needs category="…"; add it',
  ],
  [
    'a table of an unknown category',
    table('<CategoryTable category="keping" caption="Services" />'),
    'docs/guide.md:10:1 <CategoryTable> does not support category="keping"; did you mean "keeping"?',
  ],
  [
    'a table of an expression',
    table('<CategoryTable category={"keeping"} caption="Services" />'),
    'docs/guide.md:10:1 the value of category in <CategoryTable> is code; write category="…" with a plain word',
  ],
  [
    'a table without a caption',
    table('<CategoryTable category="keeping" />'),
    'docs/guide.md:10:1 <CategoryTable> needs caption="…"; add it',
  ],
  [
    'a table with an unknown attribute',
    table('<CategoryTable category="keeping" caption="Services" limit="5" />'),
    'docs/guide.md:10:1 <CategoryTable> allows only category, caption; remove "limit"',
  ],
  [
    'an unclosed table',
    table('<CategoryTable category="keeping" caption="Services">'),
    'docs/guide.md:10:1 <CategoryTable> is not closed; it has no content, so write "/>" at its end',
  ],
  [
    'an estimate without a category',
    table('<Estimate />'),
    'docs/guide.md:10:1 <Estimate> needs category="…"; add it',
  ],
  [
    'an estimate of an unknown category',
    table('<Estimate category="keping" />'),
    'docs/guide.md:10:1 <Estimate> does not support category="keping"; did you mean "keeping"?',
  ],
  [
    'an unclosed estimate',
    table('<Estimate category="keeping">'),
    'docs/guide.md:10:1 <Estimate> is not closed; it has no content, so write "/>" at its end',
  ],
  [
    'a health table of an unknown kind',
    guide('<HealthSubjects of="prices" caption="Prices" />', '文です。'),
    'docs/guide.md:8:1 <HealthSubjects> does not support of="prices"; allowed: values, facts',
  ],
  [
    'the end of a preview',
    guide('{/* truncate */}', '文です。'),
    'docs/guide.md:8:1 only entries have a preview; remove this marker',
  ],
  [
    'a link to a missing heading',
    guide('See [it](#compar).', '文です。'),
    'docs/guide.md:8:5 the link "#compar": no heading of /docs/guide has the id "compar"; did you mean "compare"?',
  ],
  [
    'a link to a missing heading of a service',
    guide('See [it](/services/alpha#limits).', '文です。'),
    'docs/guide.md:8:5 the link "/services/alpha#limits": no heading of /services/alpha has the id "limits"; correct the URL, or remove the link',
  ],
  [
    'a link to a missing service',
    guide('See [it](/services/alfa).', '文です。'),
    'docs/guide.md:8:5 the link "/services/alfa" points to no entry below services/; did you mean "alpha"?',
  ],
  [
    'a link to a missing document',
    guide('See [it](/docs/giude).', '文です。'),
    'docs/guide.md:8:5 the link "/docs/giude" points to no documentation page; did you mean "/docs/guide"?',
  ],
  [
    'a link to a missing file',
    guide('See [it](./giude.md).', '文です。'),
    'docs/guide.md:8:5 the link "./giude.md" points to no page; did you mean "guide.md"?',
  ],
  [
    'a link to the file of a service',
    guide('See [it](../services/alpha/index.md).', '文です。'),
    'docs/guide.md:8:5 the link "../services/alpha/index.md" points to a file in another section; write /services/alpha',
  ],
  [
    'a link without https',
    guide('See [it](http://example.com).', '文です。'),
    'docs/guide.md:8:5 the link "http://example.com" must be a complete URL that starts with "https://"',
  ],
  [
    'a missing image',
    guide('![Plan](./plan.png)', '文です。'),
    'docs/guide.md:8:1 the picture "./plan.png" does not exist in the folder of the page; add it, or correct its name',
  ],
  [
    'an image without alternative text',
    {
      ...guide('![](./plan.png)', '文です。'),
      'docs/plan.png': Buffer.from('89504e470d0a1a0a', 'hex'),
    },
    'docs/guide.md:8:1 the picture has no alternative text; describe it between [ and ]',
  ],
  [
    'an unknown admonition',
    guide(':::hint\n\nText.\n\n:::', '文です。'),
    'docs/guide.md:8:1 the admonition ":::hint" does not exist; allowed: note, tip, info, warning, danger',
  ],
  [
    'a paragraph in Japanese',
    guide('これは日本語の段落です。', '文です。'),
    'docs/guide.md:8:1 this text is in Japanese; translate it into English',
  ],
  [
    'a paragraph in English',
    guide('Text.', 'This paragraph was not translated by anybody yet.'),
    'i18n/ja/docusaurus-plugin-content-docs/current/guide.md:8:1 this text is in English; translate it into Japanese',
  ],
  [
    'a Git conflict',
    edited(DOCUMENT, 'Begin with a tag.', '<<<<<<< HEAD\nBegin.\n=======\nStart.\n>>>>>>> theirs'),
    'docs/guide.md:6:1 unresolved git conflict; keep one side and remove the marker lines of "<", "=" and ">"',
  ],
  [
    'a translation without its page',
    {[DOCUMENT]: null},
    'i18n/ja/docusaurus-plugin-content-docs/current/guide.md:1:1 this is the translation of docs/guide.md, which does not exist; remove it, or move it to match its English page',
  ],
  [
    'a translation as MDX of a page in Markdown',
    {[DOCUMENT_JA]: null, [twinOf('docs/guide.mdx')]: String(site()[DOCUMENT_JA])},
    'i18n/ja/docusaurus-plugin-content-docs/current/guide.mdx:1:1 this translation of docs/guide.md must have the same name; rename it to guide.md',
  ],
];
