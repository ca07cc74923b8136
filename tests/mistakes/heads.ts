/** Mistakes in the front matter, the preview and the headings of an article. */
import {article, DESCRIPTION, type Files, LEAD, LEAD_JA} from '../unit/catalogue/factories';
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
    'services/alpha/index.md:1:1 the front matter must start with "---" on the first line; remove everything above it',
  ],
  [
    'unclosed front matter',
    edited(ARTICLE, `${ABOUT}\n---\n`, `${ABOUT}\n`),
    'services/alpha/index.md:1:1 the front matter is not closed; write a line "---" below its last key',
  ],
  [
    'front matter closed with more hyphens',
    edited(ARTICLE, `${ABOUT}\n---\n`, `${ABOUT}\n-----\n`),
    'services/alpha/index.md:4:1 the line that closes the front matter is "-----"; write "---" alone',
  ],
  [
    'an empty line above the front matter',
    {[ARTICLE]: `\n${article()}`},
    'services/alpha/index.md:1:1 the front matter must start with "---" on the first line; remove everything above it',
  ],
  [
    'executable front matter',
    edited(ARTICLE, `---\n${TITLE}`, `---js\n${TITLE}`),
    'services/alpha/index.md:1:4 the front matter is marked as "js", which could be run as code; write "---" alone, with YAML below it',
  ],
  [
    'front matter that is invalid YAML',
    head('title: Service: alpha', ABOUT),
    'services/alpha/index.md:2:8 not valid YAML: text that contains ": " needs quotes; put it in double quotes',
  ],
  [
    'a duplicate key in the front matter',
    head(TITLE, TITLE, ABOUT),
    'services/alpha/index.md:3:1 not valid YAML: duplicate key; keep one of the two',
  ],
  [
    'a title with an unclosed quote',
    head('title: "Service alpha', ABOUT),
    'services/alpha/index.md:2:8 this quote is not closed; write " after the last character of the text',
  ],
  [
    'a full-width colon in the front matter',
    head('title：Service alpha', ABOUT),
    'services/alpha/index.md:2:6 here is a full-width "：", which YAML reads as text; write a colon and a space, ": "',
  ],
  [
    'an anchor in the front matter',
    head('title: &t Service alpha', ABOUT),
    'services/alpha/index.md:2:8 "&t" is an anchor; write the value wherever it is needed, or put text that starts like this in double quotes',
  ],
  [
    'front matter that is a list',
    head('- title', '- description'),
    'services/alpha/index.md:2:1 the file contains a list of 2; it must contain keys with their values (title, description, language …)',
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
    'services/alpha/index.md:3:1 the description has 12 characters; it must have 70 to 160 to fit in search results',
  ],
  [
    'a description that is too long',
    head(TITLE, `description: ${DESCRIPTION.repeat(2)}`),
    'services/alpha/index.md:3:1 the description has 168 characters; it must have 70 to 160 to fit in search results',
  ],
  [
    'a description with markup',
    head(TITLE, `description: "**${DESCRIPTION}**"`),
    'services/alpha/index.md:3:1 the description contains "**Keeps the files of an application and hands them out again, for developers who…", which would be shown as it is; write the text without markup',
  ],
  [
    'a description with code',
    head(TITLE, `description: ${DESCRIPTION} See \`npm ci\`.`),
    'services/alpha/index.md:3:1 the description contains a backtick, which would be shown as it is; remove it',
  ],
  [
    'a description on two lines',
    head(TITLE, 'description: |', `  ${DESCRIPTION}`, '  And more.'),
    'services/alpha/index.md:3:14 description is "Keeps the files of an application and hands them out again, for developers who …"; it must be on one line',
  ],
  [
    'a description with a character reference',
    head(TITLE, `description: ${DESCRIPTION} R&amp;D`),
    'services/alpha/index.md:3:1 the description contains "&amp;", which would be shown as it is; write the character itself',
  ],
  [
    'a placeholder in the description',
    head(TITLE, `description: TODO ${DESCRIPTION}`),
    'services/alpha/index.md:3:1 the description contains the placeholder "TODO"; write the final text',
  ],
  [
    'a description in Japanese',
    head(
      TITLE,
      'description: アプリケーションのファイルを保存し、必要なときに取り出すための、試験用のサービスです。アプリケーションのファイルを保存し、必要なときに取り出します。',
    ),
    'services/alpha/index.md:3:1 the description must be in English, but is in Japanese',
  ],
  [
    'a description cut off by a hash',
    head(TITLE, `description: ${DESCRIPTION} #1 of all`),
    'services/alpha/index.md:3:99 the text ends before "#1 of all", which YAML reads as a comment; put the whole text in double quotes, or move the comment to the line above',
  ],
  [
    'tags',
    head(TITLE, ABOUT, 'tags: [storage]'),
    'services/alpha/index.md:4:1 unknown key "tags"; only title and description belong here, everything else belongs in the record',
  ],
  [
    'a date',
    head(TITLE, ABOUT, 'date: 2026-11-20'),
    'services/alpha/index.md:4:1 unknown key "date"; only title and description belong here, everything else belongs in the record',
  ],
  [
    'authors',
    head(TITLE, ABOUT, 'authors: [me]'),
    'services/alpha/index.md:4:1 unknown key "authors"; only title and description belong here, everything else belongs in the record',
  ],
  [
    'a draft',
    head(TITLE, ABOUT, 'draft: true'),
    'services/alpha/index.md:4:1 unknown key "draft"; only title and description belong here, everything else belongs in the record',
  ],
  [
    'a slug',
    head(TITLE, 'slug: alpha', ABOUT),
    'services/alpha/index.md:3:1 unknown key "slug"; only title and description belong here, everything else belongs in the record',
  ],
  [
    'an image for social networks',
    head(TITLE, ABOUT, 'image: ./cover.jpg'),
    'services/alpha/index.md:4:1 unknown key "image"; only title and description belong here, everything else belongs in the record',
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
    'services/alpha/index.md:4:1 unknown key "translated_from"; only title and description belong here, everything else belongs in the record',
  ],
];

const PREVIEW: readonly Mistake[] = [
  [
    'no end of the preview',
    edited(ARTICLE, '{/* truncate */}', ''),
    'services/alpha/index.md:5:1 the end of the preview is not marked; write {/* truncate */} below the first paragraph',
  ],
  [
    'a misspelt end of the preview',
    edited(ARTICLE, '{/* truncate */}', '{/* truncated */}'),
    'services/alpha/index.md:8:1 this does not end the preview; replace it with {/* truncate */}',
  ],
  [
    'the end of the preview in upper case',
    edited(ARTICLE, '{/* truncate */}', '{/* Truncate */}'),
    'services/alpha/index.md:8:1 this does not end the preview; replace it with {/* truncate */}',
  ],
  [
    'the end of the preview as an HTML comment',
    edited(ARTICLE, '{/* truncate */}', '<!-- truncate -->'),
    'services/alpha/index.md:8:1 HTML comments do not work here; write {/* … */}',
  ],
  [
    'the end of the preview without braces',
    edited(ARTICLE, '{/* truncate */}', '/* truncate */'),
    'services/alpha/index.md:8:1 this does not end the preview; replace it with {/* truncate */}',
  ],
  [
    'the end of the preview as another comment',
    edited(ARTICLE, '{/* truncate */}', '{/* more */}'),
    'services/alpha/index.md:8:1 this does not end the preview; replace it with {/* truncate */}',
  ],
  [
    'two ends of the preview',
    prose('More.\n\n{/* truncate */}'),
    'services/alpha/index.md:12:1 the end of the preview is marked twice; remove this marker',
  ],
  [
    'the end of the preview in a paragraph',
    edited(ARTICLE, `${LEAD}\n\n{/* truncate */}`, `${LEAD} {/* truncate */}`),
    'services/alpha/index.md:6:37 {/* truncate */} must be on a line of its own, with empty lines around it',
  ],
  [
    'the end of the preview in an element',
    edited(
      ARTICLE,
      `${LEAD}\n\n{/* truncate */}`,
      '<details>\n\nIt keeps files.\n\n{/* truncate */}\n\n</details>',
    ),
    'services/alpha/index.md:6:1 the preview must be one paragraph, but it contains an element; move it below {/* truncate */}',
  ],
  [
    'a preview that begins with news',
    preview('Last week, Service alpha was closed.'),
    'services/alpha/index.md:6:1 the article starts with "Last week, Service alpha was closed."; its first sentence must say what the product or company is, as in "Service alpha is a …"',
  ],
  [
    'a preview that says what the product does',
    preview('Service alpha keeps files. It is a service.'),
    'services/alpha/index.md:6:1 the article starts with "Service alpha keeps files. It is a service."; its first sentence must say what the product or company is, as in "Service alpha is a …"',
  ],
  [
    'a preview about another product',
    preview('Service alphabet is a keeper of files.'),
    'services/alpha/index.md:6:1 the article starts with "Service alphabet is a keeper of files."; its first sentence must say what the product or company is, as in "Service alpha is a …"',
  ],
  [
    'a Japanese preview that says what the product does',
    edited(JAPANESE, LEAD_JA, 'サービスalphaは、ファイルを保管します。サービスです。'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:7:1 the article starts with "サービスalphaは、ファイルを保管します。サービスです。"; its first sentence must say what the product or company is, as in 「サービスalphaは…です。」',
  ],
  [
    'a Japanese preview without the name',
    edited(JAPANESE, LEAD_JA, 'ファイルを保管するサービスです。'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:7:1 the article starts with "ファイルを保管するサービスです。"; its first sentence must say what the product or company is, as in 「サービスalphaは…です。」',
  ],
  [
    'a profile that begins with what the company does',
    edited(PROFILE, 'is a keeper', 'sells keepers'),
    'companies/acme/index.md:6:1 the article starts with "Company acme sells keepers of files."; its first sentence must say what the product or company is, as in "Company acme is a …"',
  ],
  [
    'a profile that begins with another fact',
    edited(PROFILE, 'Company acme is a keeper of files.', '<Fact id="size" /> It is old.'),
    'companies/acme/index.md:6:1 the article starts with "It has 2 regions."; its first sentence must say what the product or company is, as in "Company acme is a …"',
  ],
  [
    'an empty preview',
    edited(ARTICLE, `${LEAD}\n\n{/* truncate */}`, '{/* truncate */}\n\nIt keeps files.'),
    'services/alpha/index.md:6:1 the preview is empty; write one paragraph above {/* truncate */}',
  ],
  [
    'a preview of two paragraphs',
    preview('It keeps files.\n\nIt does so well.'),
    'services/alpha/index.md:8:1 the preview must be one paragraph; move the second one below {/* truncate */}',
  ],
  [
    'a preview that is too long',
    preview('It keeps files and hands them out again. '.repeat(10).trim()),
    'services/alpha/index.md:6:1 the preview has 409 characters; the maximum is 350, so move the rest to a new paragraph below {/* truncate */}',
  ],
  [
    'a preview with a heading',
    preview('## What it is {/* #what */}\n\nIt keeps files.'),
    'services/alpha/index.md:6:1 the preview must be one paragraph, but it contains a heading; move it below {/* truncate */}',
  ],
  [
    'a preview that is a list',
    preview('- It keeps files.'),
    'services/alpha/index.md:6:1 the preview must be one paragraph, but it contains a list; move it below {/* truncate */}',
  ],
  [
    'a preview that is a quotation',
    preview('> It keeps files.'),
    'services/alpha/index.md:6:1 the preview must be one paragraph, but it contains a blockquote; move it below {/* truncate */}',
  ],
  [
    'a preview with code',
    preview('It keeps files.\n\n```sh\nls\n```'),
    'services/alpha/index.md:8:1 the preview must be one paragraph, but it contains a code block; move it below {/* truncate */}',
  ],
  [
    'a preview with an image',
    {...preview('![Plan](./plan.png)'), 'services/alpha/plan.png': PNG},
    'services/alpha/index.md:6:1 pictures are not allowed in the preview; move this one below {/* truncate */}',
  ],
  [
    'a preview with a table',
    preview('| a | b |\n| --- | --- |\n| c | d |'),
    'services/alpha/index.md:6:1 the preview must be one paragraph, but it contains a table; move it below {/* truncate */}',
  ],
  [
    'a preview with an element',
    preview('<details>\n\nIt keeps files.\n\n</details>'),
    'services/alpha/index.md:6:1 the preview must be one paragraph, but it contains an element; move it below {/* truncate */}',
  ],
];

const HEADINGS: readonly Mistake[] = [
  [
    'a second title',
    prose('# Alpha'),
    'services/alpha/index.md:10:1 the title is the only heading of level 1; use "##"',
  ],
  [
    'a heading without an id',
    prose('## Limits\n\nNone.'),
    'services/alpha/index.md:10:1 the heading has no id; add one at its end, such as {/* #what-it-costs */}, the same in both languages',
  ],
  [
    'a heading with an id in braces',
    prose('## Limits {#limits}\n\nNone.'),
    'services/alpha/index.md:10:12 the id of a heading must be in a comment, such as {/* #what-it-costs */}',
  ],
  [
    'a heading with an id in escaped braces',
    prose('## Limits \\{#limits}\n\nNone.'),
    'services/alpha/index.md:10:1 the heading has no id; add one at its end, such as {/* #what-it-costs */}, the same in both languages',
  ],
  [
    'a heading with an id without a hash',
    prose('## Limits {/* limits */}\n\nNone.'),
    'services/alpha/index.md:10:1 the heading has no id; add one at its end, such as {/* #what-it-costs */}, the same in both languages',
  ],
  [
    'a heading with an id before its text',
    prose('## {/* #limits */} Limits\n\nNone.'),
    'services/alpha/index.md:10:1 the heading has no id; add one at its end, such as {/* #what-it-costs */}, the same in both languages',
  ],
  [
    'a heading with an HTML comment',
    prose('## Limits <!-- #limits -->\n\nNone.'),
    'services/alpha/index.md:10:11 HTML comments do not work here; write {/* … */}',
  ],
  [
    'an id twice',
    prose('## Limits {/* #limits */}\n\nTen.\n\n## More {/* #limits */}\n\nTwenty.'),
    'services/alpha/index.md:14:1 the id "limits" is used twice on the page; change it',
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
    'services/alpha/index.md:10:1 the id "sources" is reserved for a section that the site adds to the page; change it',
  ],
  [
    'a skipped heading level',
    prose('## Limits {/* #limits */}\n\n#### More {/* #more */}\n\nNone.'),
    'services/alpha/index.md:12:1 a heading of level 4 follows a heading of level 2; use "###"',
  ],
  [
    'a first heading of level 3',
    prose('### Limits {/* #limits */}\n\nNone.'),
    'services/alpha/index.md:10:1 a heading of level 3 follows a heading of level 1; use "##"',
  ],
  [
    'a heading without a space',
    prose('##Limits {/* #limits */}\n\nNone.'),
    'services/alpha/index.md:10:1 this is not a heading; write at most six "#" and a space after them',
  ],
  [
    'a heading of level 7',
    prose('####### Limits {/* #limits */}\n\nNone.'),
    'services/alpha/index.md:10:1 this is not a heading; write at most six "#" and a space after them',
  ],
  [
    'an underlined heading',
    prose('Limits\n------\n\nNone.'),
    'services/alpha/index.md:10:1 the line of "-" or "=" below turns this into a heading; for a heading, write "## " before it; for a paragraph, add an empty line below it',
  ],
  [
    'an underlined title',
    prose('Limits\n======\n\nNone.'),
    'services/alpha/index.md:10:1 the line of "-" or "=" below turns this into a heading; for a heading, write "## " before it; for a paragraph, add an empty line below it',
  ],
  [
    'a paragraph that an underline makes a heading',
    prose('None at all.\n---\n\nNext.'),
    'services/alpha/index.md:10:1 the line of "-" or "=" below turns this into a heading; for a heading, write "## " before it; for a paragraph, add an empty line below it',
  ],
  [
    'an empty heading',
    prose('## {/* #limits */}\n\nNone.'),
    'services/alpha/index.md:10:1 the heading has no text; write it before the id, or remove the heading',
  ],
  [
    'a heading in HTML',
    prose('<h2 id="limits">Limits</h2>'),
    'services/alpha/index.md:10:1 <h2> is not allowed in pages; write "## Heading {/* #id */}" instead',
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
    'services/alpha/index.md:10:1 a heading must not contain a fact; move it into the paragraph below',
  ],
];

export const HEADS: readonly Mistake[] = [...FRONT_MATTER, ...PREVIEW, ...HEADINGS];
