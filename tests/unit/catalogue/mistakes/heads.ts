/** Mistakes in the front matter, the preview and the headings of an article. */
import {article, DESCRIPTION, type Files, LEAD, LEAD_JA} from '../factories';
import {ARTICLE, both, edited, JAPANESE, type Mistake, PNG, PROFILE, prose} from './site';

/** The article with these lines as its front matter. */
const head = (...lines: readonly string[]): Files => ({
  [ARTICLE]: article({frontMatter: lines.join('\n')}),
});

const TITLE = 'title: Service alpha';

const ABOUT = `description: ${DESCRIPTION}`;

/** The article with another preview. */
const preview = (text: string): Files => edited(ARTICLE, LEAD, text);

const FRONT_MATTER: readonly Mistake[] = [
  [
    'no front matter',
    {[ARTICLE]: article().replace(/^---[\s\S]*?---\n/, '')},
    'services/alpha/index.md:1:1 the front matter is missing; the file must start with "---", title, description, "---"',
  ],
  [
    'front matter without its first line',
    edited(ARTICLE, `---\n${TITLE}`, TITLE),
    'services/alpha/index.md:1:1 the front matter must begin in the first line, with "---"; remove what stands above that',
  ],
  [
    'unclosed front matter',
    edited(ARTICLE, `${ABOUT}\n---\n`, `${ABOUT}\n`),
    'services/alpha/index.md:1:1 the front matter does not end; write a line "---" below its last key',
  ],
  [
    'front matter closed with more hyphens',
    edited(ARTICLE, `${ABOUT}\n---\n`, `${ABOUT}\n-----\n`),
    'services/alpha/index.md:4:1 the line that ends the front matter is "-----"; write "---" alone',
  ],
  [
    'an empty line above the front matter',
    {[ARTICLE]: `\n${article()}`},
    'services/alpha/index.md:1:1 the front matter must begin in the first line, with "---"; remove what stands above that',
  ],
  [
    'executable front matter',
    edited(ARTICLE, `---\n${TITLE}`, `---js\n${TITLE}`),
    'services/alpha/index.md:1:4 the front matter is announced as "js", which may be run as code; write "---" alone, and YAML below it',
  ],
  [
    'front matter that is invalid YAML',
    head('title: Service: alpha', ABOUT),
    'services/alpha/index.md:2:8 not valid YAML: a text with ": " in it stands here without quotes; put it between double quotes',
  ],
  [
    'a duplicate key in the front matter',
    head(TITLE, TITLE, ABOUT),
    'services/alpha/index.md:3:1 not valid YAML: the key stands here a second time; keep one of the two',
  ],
  [
    'a title with an unclosed quote',
    head('title: "Service alpha', ABOUT),
    'services/alpha/index.md:2:8 the quote that begins here does not end; write " behind the last character of the text',
  ],
  [
    'a full-width colon in the front matter',
    head('title：Service alpha', ABOUT),
    'services/alpha/index.md:2:6 here is a full-width "：", which YAML takes for text; write a colon and a space, ": "',
  ],
  [
    'an anchor in the front matter',
    head('title: &t Service alpha', ABOUT),
    'services/alpha/index.md:2:8 "&t" marks a value to be repeated; write the value wherever it is needed, or put a text that begins so between double quotes',
  ],
  [
    'front matter that is a list',
    head('- title', '- description'),
    'services/alpha/index.md:2:1 the file holds a list of 2; it must hold keys with their values (title, description, language …)',
  ],
  ['no title', head(ABOUT), 'services/alpha/index.md:2:1 title is missing; it must be text'],
  [
    'an empty title',
    head('title:', ABOUT),
    'services/alpha/index.md:2:7 title is null; it must be text',
  ],
  [
    'a title that is a number',
    head('title: 37', ABOUT),
    'services/alpha/index.md:2:8 title is 37; it must be text, so write "37" in quotes',
  ],
  [
    'a title that differs from the name',
    head('title: Alpha', ABOUT),
    'services/alpha/index.md:2:1 title is "Alpha"; it must be the name in the record, "Service alpha"',
  ],
  [
    'a title in upper case',
    head('title: SERVICE ALPHA', ABOUT),
    'services/alpha/index.md:2:1 title is "SERVICE ALPHA"; it must be the name in the record, "Service alpha"',
  ],
  [
    'no description',
    head(TITLE),
    'services/alpha/index.md:2:1 description is missing; it must be text',
  ],
  [
    'an empty description',
    head(TITLE, 'description: ""'),
    'services/alpha/index.md:3:14 description is ""; it must not be empty',
  ],
  [
    'a description that is too short',
    head(TITLE, 'description: Keeps files.'),
    'services/alpha/index.md:3:1 the description has 12 characters; it must have 70 to 160, to fit into search results',
  ],
  [
    'a description that is too long',
    head(TITLE, `description: ${DESCRIPTION.repeat(2)}`),
    'services/alpha/index.md:3:1 the description has 168 characters; it must have 70 to 160, to fit into search results',
  ],
  [
    'a description with markup',
    head(TITLE, `description: "**${DESCRIPTION}**"`),
    'services/alpha/index.md:3:1 the description has "**Keeps the files of an application and hands them out again, for developers who…", which pages would show as it is; write the words alone',
  ],
  [
    'a description with code',
    head(TITLE, `description: ${DESCRIPTION} See \`npm ci\`.`),
    'services/alpha/index.md:3:1 the description has a backtick, which pages would show as it is; remove it',
  ],
  [
    'a description on two lines',
    head(TITLE, 'description: |', `  ${DESCRIPTION}`, '  And more.'),
    'services/alpha/index.md:3:14 description is "Keeps the files of an application and hands them out again, for developers who …"; it must stand in one line',
  ],
  [
    'a description with a character reference',
    head(TITLE, `description: ${DESCRIPTION} R&amp;D`),
    'services/alpha/index.md:3:1 the description has "&amp;", which pages would show as it is; write the character itself',
  ],
  [
    'a placeholder in the description',
    head(TITLE, `description: TODO ${DESCRIPTION}`),
    'services/alpha/index.md:3:1 the description has "TODO", which stands for something still to be written; write it',
  ],
  [
    'a description in Japanese',
    head(
      TITLE,
      'description: アプリケーションのファイルを保存し、必要なときに取り出すための、試験用のサービスです。アプリケーションのファイルを保存し、必要なときに取り出します。',
    ),
    'services/alpha/index.md:3:1 the description must be in English; this is Japanese',
  ],
  [
    'a description cut off by a hash',
    head(TITLE, `description: ${DESCRIPTION} #1 of all`),
    'services/alpha/index.md:3:99 the text ends before "#1 of all", which is a comment to YAML; put the whole text between double quotes, or the comment above it',
  ],
  [
    'tags',
    head(TITLE, ABOUT, 'tags: [storage]'),
    'services/alpha/index.md:4:1 unknown key "tags"; only title and description belong here, everything else into the record',
  ],
  [
    'a date',
    head(TITLE, ABOUT, 'date: 2026-11-20'),
    'services/alpha/index.md:4:1 unknown key "date"; only title and description belong here, everything else into the record',
  ],
  [
    'authors',
    head(TITLE, ABOUT, 'authors: [me]'),
    'services/alpha/index.md:4:1 unknown key "authors"; only title and description belong here, everything else into the record',
  ],
  [
    'a draft',
    head(TITLE, ABOUT, 'draft: true'),
    'services/alpha/index.md:4:1 unknown key "draft"; only title and description belong here, everything else into the record',
  ],
  [
    'a slug',
    head(TITLE, 'slug: alpha', ABOUT),
    'services/alpha/index.md:3:1 unknown key "slug"; only title and description belong here, everything else into the record',
  ],
  [
    'an image for social networks',
    head(TITLE, ABOUT, 'image: ./cover.jpg'),
    'services/alpha/index.md:4:1 unknown key "image"; only title and description belong here, everything else into the record',
  ],
  [
    'a misspelt key',
    head(TITLE, ABOUT.replace('description', 'descripton')),
    'services/alpha/index.md:3:1 unknown key "descripton"; did you mean "description"?',
  ],
  [
    'a key in upper case',
    head('Title: Service alpha', ABOUT),
    'services/alpha/index.md:2:1 unknown key "Title"; did you mean "title"?',
  ],
  [
    'the fingerprint of a translation',
    head(TITLE, ABOUT, 'translated_from: 0123456789ab'),
    'services/alpha/index.md:4:1 unknown key "translated_from"; only title and description belong here, everything else into the record',
  ],
];

const PREVIEW: readonly Mistake[] = [
  [
    'no end of the preview',
    edited(ARTICLE, '{/* truncate */}', ''),
    'services/alpha/index.md:5:1 the end of the preview is not marked; write {/* truncate */} after the first paragraph',
  ],
  [
    'a misspelt end of the preview',
    edited(ARTICLE, '{/* truncate */}', '{/* truncated */}'),
    'services/alpha/index.md:8:1 this does not end the preview; write {/* truncate */} in its place',
  ],
  [
    'the end of the preview in upper case',
    edited(ARTICLE, '{/* truncate */}', '{/* Truncate */}'),
    'services/alpha/index.md:8:1 this does not end the preview; write {/* truncate */} in its place',
  ],
  [
    'the end of the preview as an HTML comment',
    edited(ARTICLE, '{/* truncate */}', '<!-- truncate -->'),
    'services/alpha/index.md:8:1 a comment of HTML is none here; write {/* … */}',
  ],
  [
    'the end of the preview without braces',
    edited(ARTICLE, '{/* truncate */}', '/* truncate */'),
    'services/alpha/index.md:8:1 this does not end the preview; write {/* truncate */} in its place',
  ],
  [
    'the end of the preview as another comment',
    edited(ARTICLE, '{/* truncate */}', '{/* more */}'),
    'services/alpha/index.md:8:1 this does not end the preview; write {/* truncate */} in its place',
  ],
  [
    'two ends of the preview',
    prose('More.\n\n{/* truncate */}'),
    'services/alpha/index.md:12:1 the end of the preview is marked a second time; remove this mark',
  ],
  [
    'the end of the preview in a paragraph',
    edited(ARTICLE, `${LEAD}\n\n{/* truncate */}`, `${LEAD} {/* truncate */}`),
    'services/alpha/index.md:6:37 the mark stands within something else; write {/* truncate */} in a line of its own, with empty lines around it',
  ],
  [
    'the end of the preview in an element',
    edited(
      ARTICLE,
      `${LEAD}\n\n{/* truncate */}`,
      '<details>\n\nIt keeps files.\n\n{/* truncate */}\n\n</details>',
    ),
    'services/alpha/index.md:6:1 the preview must be one paragraph, and here begins an element; move it below {/* truncate */}',
  ],
  [
    'a preview that begins with news',
    preview('Last week, Service alpha was closed.'),
    'services/alpha/index.md:6:1 the article begins "Last week, Service alpha was closed."; its first sentence must say what the entry is, as in "Service alpha is a …"',
  ],
  [
    'a preview that says what the product does',
    preview('Service alpha keeps files. It is a service.'),
    'services/alpha/index.md:6:1 the article begins "Service alpha keeps files. It is a service."; its first sentence must say what the entry is, as in "Service alpha is a …"',
  ],
  [
    'a preview about another product',
    preview('Service alphabet is a keeper of files.'),
    'services/alpha/index.md:6:1 the article begins "Service alphabet is a keeper of files."; its first sentence must say what the entry is, as in "Service alpha is a …"',
  ],
  [
    'a Japanese preview that says what the product does',
    edited(JAPANESE, LEAD_JA, 'サービスalphaは、ファイルを保管します。サービスです。'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:7:1 the article begins "サービスalphaは、ファイルを保管します。サービスです。"; its first sentence must say what the entry is, as in 「サービスalphaは…です。」',
  ],
  [
    'a Japanese preview without the name',
    edited(JAPANESE, LEAD_JA, 'ファイルを保管するサービスです。'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:7:1 the article begins "ファイルを保管するサービスです。"; its first sentence must say what the entry is, as in 「サービスalphaは…です。」',
  ],
  [
    'a profile that begins with what the company does',
    edited(PROFILE, 'is a keeper', 'sells keepers'),
    'companies/acme/index.md:6:1 the article begins "Company acme sells keepers of files."; its first sentence must say what the entry is, as in "Company acme is a …"',
  ],
  [
    'a profile that begins with another fact',
    edited(PROFILE, 'Company acme is a keeper of files.', '<Fact id="size" /> It is old.'),
    'companies/acme/index.md:6:1 the article begins "It has 2 regions."; its first sentence must say what the entry is, as in "Company acme is a …"',
  ],
  [
    'an empty preview',
    edited(ARTICLE, `${LEAD}\n\n{/* truncate */}`, '{/* truncate */}\n\nIt keeps files.'),
    'services/alpha/index.md:6:1 the preview is empty; write one paragraph above {/* truncate */}',
  ],
  [
    'a preview of two paragraphs',
    preview('It keeps files.\n\nIt does so well.'),
    'services/alpha/index.md:8:1 this is a second paragraph of the preview, and a card has room for one; move it below {/* truncate */}',
  ],
  [
    'a preview that is too long',
    preview('It keeps files and hands them out again. '.repeat(10).trim()),
    'services/alpha/index.md:6:1 the preview has 409 characters; a card has room for 350, so begin a second paragraph below {/* truncate */}',
  ],
  [
    'a preview with a heading',
    preview('## What it is {/* #what */}\n\nIt keeps files.'),
    'services/alpha/index.md:6:1 the preview must be one paragraph, and here begins a heading; move it below {/* truncate */}',
  ],
  [
    'a preview that is a list',
    preview('- It keeps files.'),
    'services/alpha/index.md:6:1 the preview must be one paragraph, and here begins a list; move it below {/* truncate */}',
  ],
  [
    'a preview that is a quotation',
    preview('> It keeps files.'),
    'services/alpha/index.md:6:1 the preview must be one paragraph, and here begins a quotation; move it below {/* truncate */}',
  ],
  [
    'a preview with code',
    preview('It keeps files.\n\n```sh\nls\n```'),
    'services/alpha/index.md:8:1 the preview must be one paragraph, and here begins a block of code; move it below {/* truncate */}',
  ],
  [
    'a preview with an image',
    {...preview('![Plan](./plan.png)'), 'services/alpha/plan.png': PNG},
    'services/alpha/index.md:6:1 a preview has no pictures; move it below {/* truncate */}',
  ],
  [
    'a preview with a table',
    preview('| a | b |\n| --- | --- |\n| c | d |'),
    'services/alpha/index.md:6:1 the preview must be one paragraph, and here begins a table; move it below {/* truncate */}',
  ],
  [
    'a preview with an element',
    preview('<details>\n\nIt keeps files.\n\n</details>'),
    'services/alpha/index.md:6:1 the preview must be one paragraph, and here begins an element; move it below {/* truncate */}',
  ],
];

const HEADINGS: readonly Mistake[] = [
  [
    'a second title',
    prose('# Alpha'),
    'services/alpha/index.md:10:1 a heading of level 1 stands in the prose; the title is the only one, use "##"',
  ],
  [
    'a heading without an id',
    prose('## Limits\n\nNone.'),
    'services/alpha/index.md:10:1 the heading has no id; write one at its end, such as {/* #what-it-costs */}, the same in both languages',
  ],
  [
    'a heading with an id in braces',
    prose('## Limits {#limits}\n\nNone.'),
    'services/alpha/index.md:10:12 the id of a heading must stand in a comment, such as {/* #what-it-costs */}',
  ],
  [
    'a heading with an id in escaped braces',
    prose('## Limits \\{#limits}\n\nNone.'),
    'services/alpha/index.md:10:1 the heading has no id; write one at its end, such as {/* #what-it-costs */}, the same in both languages',
  ],
  [
    'a heading with an id without a hash',
    prose('## Limits {/* limits */}\n\nNone.'),
    'services/alpha/index.md:10:1 the heading has no id; write one at its end, such as {/* #what-it-costs */}, the same in both languages',
  ],
  [
    'a heading with an id before its text',
    prose('## {/* #limits */} Limits\n\nNone.'),
    'services/alpha/index.md:10:1 the heading has no id; write one at its end, such as {/* #what-it-costs */}, the same in both languages',
  ],
  [
    'a heading with an HTML comment',
    prose('## Limits <!-- #limits -->\n\nNone.'),
    'services/alpha/index.md:10:11 a comment of HTML is none here; write {/* … */}',
  ],
  [
    'an id twice',
    prose('## Limits {/* #limits */}\n\nTen.\n\n## More {/* #limits */}\n\nTwenty.'),
    'services/alpha/index.md:14:1 the id "limits" stands on the page a second time; change it',
  ],
  [
    'an id in upper case',
    prose('## Limits {/* #Limits */}\n\nNone.'),
    'services/alpha/index.md:10:1 the id "Limits" must be lower-case words joined by hyphens, such as "what-it-costs"',
  ],
  [
    'an id with an underscore',
    prose('## Limits {/* #the_limits */}\n\nNone.'),
    'services/alpha/index.md:10:1 the id "the_limits" must be lower-case words joined by hyphens, such as "what-it-costs"',
  ],
  [
    'an id in Japanese',
    prose('## Limits {/* #制限 */}\n\nNone.'),
    'services/alpha/index.md:10:1 the id "制限" must be lower-case words joined by hyphens, such as "what-it-costs"',
  ],
  [
    'an id with a space',
    prose('## Limits {/* #the limits */}\n\nNone.'),
    'services/alpha/index.md:10:1 the id "the limits" must be lower-case words joined by hyphens, such as "what-it-costs"',
  ],
  [
    'an id that the site uses',
    prose('## Sources {/* #sources */}\n\nNone.'),
    'services/alpha/index.md:10:1 the id "sources" is that of a part which the site adds to the page; change it',
  ],
  [
    'a skipped heading level',
    prose('## Limits {/* #limits */}\n\n#### More {/* #more */}\n\nNone.'),
    'services/alpha/index.md:12:1 a heading of level 4 follows one of level 2; use "###"',
  ],
  [
    'a first heading of level 3',
    prose('### Limits {/* #limits */}\n\nNone.'),
    'services/alpha/index.md:10:1 a heading of level 3 follows one of level 1; use "##"',
  ],
  [
    'a heading without a space',
    prose('##Limits {/* #limits */}\n\nNone.'),
    'services/alpha/index.md:10:1 this is no heading; write a space behind the "#", of which there are at most six',
  ],
  [
    'a heading of level 7',
    prose('####### Limits {/* #limits */}\n\nNone.'),
    'services/alpha/index.md:10:1 this is no heading; write a space behind the "#", of which there are at most six',
  ],
  [
    'an underlined heading',
    prose('Limits\n------\n\nNone.'),
    'services/alpha/index.md:10:1 the line of "-" or "=" below makes this a heading; write "## " before a heading, or an empty line below a paragraph',
  ],
  [
    'an underlined title',
    prose('Limits\n======\n\nNone.'),
    'services/alpha/index.md:10:1 the line of "-" or "=" below makes this a heading; write "## " before a heading, or an empty line below a paragraph',
  ],
  [
    'a paragraph that an underline makes a heading',
    prose('None at all.\n---\n\nNext.'),
    'services/alpha/index.md:10:1 the line of "-" or "=" below makes this a heading; write "## " before a heading, or an empty line below a paragraph',
  ],
  [
    'an empty heading',
    prose('## {/* #limits */}\n\nNone.'),
    'services/alpha/index.md:10:1 the heading has no words; write them before its id, or remove it',
  ],
  [
    'a heading in HTML',
    prose('<h2 id="limits">Limits</h2>'),
    'services/alpha/index.md:10:1 <h2> is an element that no page may hold; write "## Heading {/* #id */}" instead',
  ],
  [
    'an empty section',
    both(
      '## Limits {/* #limits */}\n\n## More {/* #more */}\n\nText.',
      '## 制限 {/* #limits */}\n\n## ほか {/* #more */}\n\n本文です。',
    ),
    [
      'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:11:1 the section is empty; write it, or remove its heading in both languages',
      'services/alpha/index.md:10:1 the section is empty; write it, or remove its heading in both languages',
    ],
  ],
  [
    'a fact in a heading',
    both(
      '## Regions <Fact id="regions" /> {/* #regions */}\n\nSome.',
      '## リージョン {/* #regions */}\n\n<Fact id="regions" />',
    ),
    'services/alpha/index.md:10:1 a fact stands in the heading; move it into the paragraph below',
  ],
];

export const HEADS: readonly Mistake[] = [...FRONT_MATTER, ...PREVIEW, ...HEADINGS];
