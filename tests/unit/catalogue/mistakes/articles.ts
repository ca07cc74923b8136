/** Mistakes in articles and profiles: their front matter, their Markdown, what they lead to. */
import {scaffoldDescription} from '@site/src/catalogue';
import {draftCompany} from '@site/src/cli/new/drafts';
import {article, DESCRIPTION, type Files, jpeg} from '../factories';
import {
  ARTICLE,
  beta,
  both,
  COMPANY,
  edited,
  facts,
  type Mistake,
  PROFILE,
  prose,
  site,
} from './site';

/** The article with these lines as its front matter. */
const head = (...lines: readonly string[]): Files => ({
  [ARTICLE]: article({frontMatter: lines.join('\n')}),
});
const TITLE = 'title: Service alpha';
const ABOUT = `description: ${DESCRIPTION}`;

/** The article with another preview. */
const preview = (text: string): Files => edited(ARTICLE, 'It keeps files.', text);

/** The article with a picture beside it. */
const picture = (markdown: string, files: Files = {}): Files => ({
  ...both(markdown, markdown.replace('./', '@site/services/alpha/')),
  ...files,
});

const PNG = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489',
  'hex',
);
const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>\n`;

/** What `npm run new` has written, in both languages. */
const unwritten = (): Files =>
  draftCompany({
    slug: 'acme',
    name: {en: 'Company acme', ja: '企業acme'},
    description: scaffoldDescription({en: 'Company acme', ja: '企業acme'}),
    homepage: 'https://example.com/acme',
    icon: null,
    color: '#0a5277',
    date: '2026-11-20T08:00:00+09:00',
  });

const FRONT_MATTER: readonly Mistake[] = [
  [
    'no front matter',
    {[ARTICLE]: article().replace(/^---[\s\S]*?---\n/, '')},
    'services/alpha/index.md:1:1 the front matter is missing; the file must start with "---", title, description, "---"',
  ],
  [
    'front matter that does not begin',
    edited(ARTICLE, `---\n${TITLE}`, TITLE),
    'services/alpha/index.md:1:1 the front matter must begin in the first line, with "---"; remove what stands above that',
  ],
  [
    'front matter that does not end',
    edited(ARTICLE, `${ABOUT}\n---\n`, `${ABOUT}\n`),
    'services/alpha/index.md:1:1 the front matter does not end; write a line "---" below its last key',
  ],
  [
    'front matter that ends with more hyphens',
    edited(ARTICLE, `${ABOUT}\n---\n`, `${ABOUT}\n-----\n`),
    'services/alpha/index.md:4:1 the line that ends the front matter is "-----"; write "---" alone',
  ],
  [
    'an empty line above the front matter',
    {[ARTICLE]: `\n${article()}`},
    'services/alpha/index.md:1:1 the front matter must begin in the first line, with "---"; remove what stands above that',
  ],
  [
    'front matter that is run',
    edited(ARTICLE, `---\n${TITLE}`, `---js\n${TITLE}`),
    'services/alpha/index.md:1:4 the front matter is announced as "js", which may be run as code; write "---" alone, and YAML below it',
  ],
  [
    'front matter that is no YAML',
    head('title: Service: alpha', ABOUT),
    'services/alpha/index.md:2:8 not valid YAML: a text with ": " in it stands here without quotes; put it between double quotes',
  ],
  [
    'a key of the front matter twice',
    head(TITLE, TITLE, ABOUT),
    'services/alpha/index.md:3:1 not valid YAML: the key stands here a second time; keep one of the two',
  ],
  [
    'a title whose quote does not end',
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
    'services/alpha/index.md:2:8 "&t" marks a value to be repeated; remove it, and write the value wherever it is needed',
  ],
  [
    'front matter that is a list',
    head('- title', '- description'),
    'services/alpha/index.md:2:1 the file holds a list of 2; it must hold keys with their values (title, description …)',
  ],
  ['no title', head(ABOUT), 'services/alpha/index.md:2:1 title is missing; it must be text'],
  [
    'a title that is empty',
    head('title:', ABOUT),
    'services/alpha/index.md:2:7 title is null; it must be text',
  ],
  [
    'a title that is a number',
    head('title: 37', ABOUT),
    'services/alpha/index.md:2:8 title is 37; it must be text, so write "37" in quotes',
  ],
  [
    'a title that is not the name',
    head('title: Alpha', ABOUT),
    'services/alpha/index.md:2:1 title is "Alpha"; it must be the name in the record, "Service alpha"',
  ],
  [
    'a title in capitals',
    head('title: SERVICE ALPHA', ABOUT),
    'services/alpha/index.md:2:1 title is "SERVICE ALPHA"; it must be the name in the record, "Service alpha"',
  ],
  [
    'no description',
    head(TITLE),
    'services/alpha/index.md:2:1 description is missing; it must be text',
  ],
  [
    'a description that is empty',
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
    'a description of two lines',
    head(TITLE, 'description: |', `  ${DESCRIPTION}`, '  And more.'),
    'services/alpha/index.md:3:14 description is "Keeps the files of an application and hands them out again, for developers who …"; it must stand in one line',
  ],
  [
    'a description with a reference to a character',
    head(TITLE, `description: ${DESCRIPTION} R&amp;D`),
    'services/alpha/index.md:3:1 the description has "&amp;", which pages would show as it is; write the character itself',
  ],
  [
    'something to be written in the description',
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
    'a description that is cut off by a hash',
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
    'a picture for social networks',
    head(TITLE, ABOUT, 'image: ./cover.jpg'),
    'services/alpha/index.md:4:1 unknown key "image"; only title and description belong here, everything else into the record',
  ],
  [
    'a key that is misspelt',
    head(TITLE, ABOUT.replace('description', 'descripton')),
    'services/alpha/index.md:3:1 unknown key "descripton"; did you mean "description"?',
  ],
  [
    'a key in capitals',
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
    'the end of the preview misspelt',
    edited(ARTICLE, '{/* truncate */}', '{/* truncated */}'),
    'services/alpha/index.md:8:1 this does not end the preview; write {/* truncate */} in its place',
  ],
  [
    'the end of the preview in capitals',
    edited(ARTICLE, '{/* truncate */}', '{/* Truncate */}'),
    'services/alpha/index.md:8:1 this does not end the preview; write {/* truncate */} in its place',
  ],
  [
    'the end of the preview as a comment of HTML',
    edited(ARTICLE, '{/* truncate */}', '<!-- truncate -->'),
    'services/alpha/index.md:8:1 a comment is written {/* … */} here, not <!-- … -->',
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
    edited(ARTICLE, 'It keeps files.\n\n{/* truncate */}', 'It keeps files. {/* truncate */}'),
    'services/alpha/index.md:6:17 the mark stands within something else; write {/* truncate */} in a line of its own, with empty lines around it',
  ],
  [
    'the end of the preview in an element',
    edited(
      ARTICLE,
      'It keeps files.\n\n{/* truncate */}',
      '<details>\n\nIt keeps files.\n\n{/* truncate */}\n\n</details>',
    ),
    'services/alpha/index.md:6:1 the preview must be one paragraph, and here begins an element; move it below {/* truncate */}',
  ],
  [
    'the end of the preview first',
    edited(ARTICLE, 'It keeps files.\n\n{/* truncate */}', '{/* truncate */}\n\nIt keeps files.'),
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
    'a preview with a picture',
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
    'a heading without id',
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
    'a heading with an id without hash',
    prose('## Limits {/* limits */}\n\nNone.'),
    'services/alpha/index.md:10:1 the heading has no id; write one at its end, such as {/* #what-it-costs */}, the same in both languages',
  ],
  [
    'a heading with an id before its text',
    prose('## {/* #limits */} Limits\n\nNone.'),
    'services/alpha/index.md:10:1 the heading has no id; write one at its end, such as {/* #what-it-costs */}, the same in both languages',
  ],
  [
    'a heading with a comment of HTML',
    prose('## Limits <!-- #limits -->\n\nNone.'),
    'services/alpha/index.md:10:11 a comment is written {/* … */} here, not <!-- … -->',
  ],
  [
    'an id twice',
    prose('## Limits {/* #limits */}\n\nTen.\n\n## More {/* #limits */}\n\nTwenty.'),
    'services/alpha/index.md:14:1 the id "limits" stands on the page a second time; change it',
  ],
  [
    'an id in capitals',
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
    'an id of two words',
    prose('## Limits {/* #the limits */}\n\nNone.'),
    'services/alpha/index.md:10:1 the id "the limits" must be lower-case words joined by hyphens, such as "what-it-costs"',
  ],
  [
    'an id of the site',
    prose('## Sources {/* #sources */}\n\nNone.'),
    'services/alpha/index.md:10:1 the id "sources" is that of a part which the site adds to the page; change it',
  ],
  [
    'a level left out',
    prose('## Limits {/* #limits */}\n\n#### More {/* #more */}\n\nNone.'),
    'services/alpha/index.md:12:1 a heading of level 4 follows one of level 2; use "###"',
  ],
  [
    'a first heading of level 3',
    prose('### Limits {/* #limits */}\n\nNone.'),
    'services/alpha/index.md:10:1 a heading of level 3 follows one of level 1; use "##"',
  ],
  [
    'a heading without space',
    prose('##Limits {/* #limits */}\n\nNone.'),
    'services/alpha/index.md:10:1 this is no heading; write a space behind the "#", of which there are at most six',
  ],
  [
    'a heading of level 7',
    prose('####### Limits {/* #limits */}\n\nNone.'),
    'services/alpha/index.md:10:1 this is no heading; write a space behind the "#", of which there are at most six',
  ],
  [
    'a heading with a line below it',
    prose('Limits\n------\n\nNone.'),
    'services/alpha/index.md:10:1 the line of "-" or "=" below makes this a heading; write "## " before a heading, or an empty line below a paragraph',
  ],
  [
    'a title with a line below it',
    prose('Limits\n======\n\nNone.'),
    'services/alpha/index.md:10:1 the line of "-" or "=" below makes this a heading; write "## " before a heading, or an empty line below a paragraph',
  ],
  [
    'a paragraph that becomes a heading',
    prose('None at all.\n---\n\nNext.'),
    'services/alpha/index.md:10:1 the line of "-" or "=" below makes this a heading; write "## " before a heading, or an empty line below a paragraph',
  ],
  [
    'an empty heading',
    prose('## {/* #limits */}\n\nNone.'),
    'services/alpha/index.md:10:1 the heading has no words; write them before its id, or remove it',
  ],
  [
    'a heading of HTML',
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

const LINKS: readonly Mistake[] = [
  [
    'a link without https',
    prose('See [it](http://example.com).'),
    'services/alpha/index.md:10:5 the link "http://example.com" must be a complete address that starts with "https://"',
  ],
  [
    'a link without scheme',
    prose('See [it](example.com/docs).'),
    'services/alpha/index.md:10:5 the link "example.com/docs" leads to no page; write "https://" before the name of a host',
  ],
  [
    'a link without address',
    prose('See [it]().'),
    'services/alpha/index.md:10:5 the link has no address; write it between ( and )',
  ],
  [
    'a link without words',
    prose('See [](https://example.com/docs).'),
    'services/alpha/index.md:10:5 the link "https://example.com/docs" has no words; write them between [ and ]',
  ],
  [
    'a link with a space',
    prose('See [it](https://example.com/my docs).'),
    'services/alpha/index.md:10:10 the address of the link holds a space; write "%20" in its place',
  ],
  [
    'a link with a space before its address',
    prose('See [it] (https://example.com/docs).'),
    'services/alpha/index.md:10:11 this is no link; write [text](address), with nothing between "]" and "("',
  ],
  [
    'a link with full-width brackets',
    prose('See [it]（https://example.com/docs）.'),
    'services/alpha/index.md:10:10 this is no link; write [text](address), with nothing between "]" and "("',
  ],
  [
    'a link that does not end',
    prose('See [it](https://example.com/docs.'),
    'services/alpha/index.md:10:10 the link does not end; write ")" behind its address',
  ],
  [
    'a link with its parts in the wrong order',
    prose('See (it)[https://example.com/docs].'),
    'services/alpha/index.md:10:10 the brackets of the link are the wrong way round; write [text](address)',
  ],
  [
    'a link of HTML',
    prose('See <a href="https://example.com/docs">it</a>.'),
    'services/alpha/index.md:10:5 <a> is an element that no page may hold; write [text](https://…) instead',
  ],
  [
    'a link of HTML that runs',
    prose('See <a href="javascript:alert(1)">it</a>.'),
    'services/alpha/index.md:10:5 <a> is an element that no page may hold; write [text](https://…) instead',
  ],
  [
    'a link in angle brackets',
    prose('See <https://example.com/docs>.'),
    'services/alpha/index.md:10:5 an address in angle brackets is no link here; write [text](https://…)',
  ],
  [
    'a link that runs',
    prose('See [it](javascript:alert(1)).'),
    'services/alpha/index.md:10:5 the link "javascript:alert(1)" must be a complete address that starts with "https://"',
  ],
  [
    'a link that runs, in disguise',
    prose('See [it](java&#x73;cript:alert(1)).'),
    'services/alpha/index.md:10:5 the link "javascript:alert(1)" must be a complete address that starts with "https://"',
  ],
  [
    'a link that holds data',
    prose('See [it](data:text/html,hello).'),
    'services/alpha/index.md:10:5 the link "data:text/html,hello" must be a complete address that starts with "https://"',
  ],
  [
    'a link to a machine',
    prose('See [it](https://localhost:3000/).'),
    'services/alpha/index.md:10:5 the link "https://localhost:3000/" must have a host that everybody can reach, which "localhost" is not',
  ],
  [
    'a link with a tracking parameter',
    prose('See [it](https://example.com/?utm_source=devshelf).'),
    'services/alpha/index.md:10:5 the link "https://example.com/?utm_source=devshelf" must not hold the parameter "utm_source", which follows readers or pays for them; remove it',
  ],
  [
    'a link with a password',
    prose('See [it](https://me:secret@example.com/).'),
    'services/alpha/index.md:10:5 the link "https://me:secret@example.com/" must not hold a name or password before "@"; write the host alone',
  ],
  [
    'a link that tells who is paid',
    prose('See [it](https://example.com/?aff=devshelf).'),
    'services/alpha/index.md:10:5 the link "https://example.com/?aff=devshelf" must not hold the parameter "aff", which follows readers or pays for them; remove it',
  ],
  [
    'an address in the text',
    prose('See https://example.com/docs for more.'),
    'services/alpha/index.md:10:5 the address "https://example.com/docs" stands in the text as it is; write [what it is](https://example.com/docs)',
  ],
  [
    'an address in the text without scheme',
    prose('See www.example.com/docs for more.'),
    'services/alpha/index.md:10:5 the address "http://www.example.com/docs" stands in the text as it is; write [what it is](http://www.example.com/docs)',
  ],
  [
    'a link by a label that nobody defines',
    prose('See [the docs][docs].'),
    'services/alpha/index.md:10:5 "[docs]" is defined nowhere on the page; write the address here, as [text](https://…), or add a line "[docs]: https://…"',
  ],
  [
    'a footnote that nobody defines',
    prose('It keeps files.[^1]'),
    'services/alpha/index.md:10:16 the footnote "[^1]" is defined nowhere on the page; add a line "[^1]: …"',
  ],
  [
    'a link to no entry',
    prose('See [it](/services/alfa).'),
    'services/alpha/index.md:10:5 the link "/services/alfa" leads to no entry below services/; did you mean "alpha"?',
  ],
  [
    'a link to an entry in capitals',
    prose('See [it](/services/Alpha).'),
    'services/alpha/index.md:10:5 the link "/services/Alpha" leads to no entry below services/; did you mean "alpha"?',
  ],
  [
    'a link to a company below services',
    prose('See [it](/services/acme).'),
    'services/alpha/index.md:10:5 the link "/services/acme" leads to no entry below services/; did you mean "/companies/acme"?',
  ],
  [
    'a link to no company',
    prose('See [it](/companies/acne).'),
    'services/alpha/index.md:10:5 the link "/companies/acne" leads to no entry below companies/; did you mean "acme"?',
  ],
  [
    'a link to a page below an entry',
    prose('See [it](/services/alpha/pricing).'),
    'services/alpha/index.md:10:5 the link "/services/alpha/pricing" leads to no page; that of the entry is /services/alpha',
  ],
  [
    'a link to a draft',
    {...prose('See [it](/services/beta).'), ...beta({draft: true})},
    'services/alpha/index.md:10:5 the link "/services/beta" leads to a draft, which is not published; publish it first',
  ],
  [
    'a link to no tag',
    prose('See [it](/services/tags/storge).'),
    'services/alpha/index.md:10:5 the link "/services/tags/storge" leads to no tag; did you mean "storage"?',
  ],
  [
    'a link to no document',
    prose('See [it](/docs/giude).'),
    'services/alpha/index.md:10:5 the link "/docs/giude" leads to no page of the documentation; did you mean "/docs/guide"?',
  ],
  [
    'a link to no heading of this page',
    {
      ...both('## Limits {/* #limits */}\n\nNone.', '## 制限 {/* #limits */}\n\nありません。'),
      ...prose('See [below](#limts).\n\n## Limits {/* #limits */}\n\nNone.'),
    },
    'services/alpha/index.md:10:5 the link "#limts": no heading of /services/alpha has the id "limts"; did you mean "limits"?',
  ],
  [
    'a link to no heading of another page',
    prose('See [it](/docs/guide#compar).'),
    'services/alpha/index.md:10:5 the link "/docs/guide#compar": no heading of /docs/guide has the id "compar"; did you mean "compare"?',
  ],
  [
    'a link to no page of the site',
    prose('See [it](/pricing).'),
    'services/alpha/index.md:10:5 the link "/pricing" leads to no page of the site; addresses below it begin with /services/, /companies/ or /docs/',
  ],
  [
    'a link to a page in another language',
    prose('See [it](/ja/services/alpha).'),
    'services/alpha/index.md:10:5 the link "/ja/services/alpha" leads to one language; leave out "/ja", as each page has its own',
  ],
  [
    'a link to the blog of entries',
    prose('See [it](/services/page).'),
    'services/alpha/index.md:10:5 the link "/services/page" leads to no entry below services/; allowed: alpha',
  ],
  [
    'a link to a feed',
    prose('See [it](/services/news.xml).'),
    'services/alpha/index.md:10:5 the link "/services/news.xml" leads to no entry below services/; allowed: alpha',
  ],
  [
    'a link to no picture of the site',
    prose('See [it](/img/none.svg).'),
    'services/alpha/index.md:10:5 the link "/img/none.svg" leads to no file below static/',
  ],
  [
    'a link beside the site',
    prose('See [it](//example.com/docs).'),
    'services/alpha/index.md:10:5 the link "//example.com/docs" must be a complete address that starts with "https://"',
  ],
  [
    'a link to a page without slash',
    prose('See [it](services/alpha).'),
    'services/alpha/index.md:10:5 the link "services/alpha" leads to no page; write the address of the page below the site, such as /services/amazon-s3',
  ],
  [
    'a link to a file that is not there',
    prose('See [it](./notes.md).'),
    'services/alpha/index.md:10:5 the link "./notes.md" leads to no page; write the address of the page below the site, such as /services/amazon-s3',
  ],
  [
    'a link to a file of another part',
    prose('See [it](../../docs/guide.md).'),
    'services/alpha/index.md:10:5 the link "../../docs/guide.md" leads to a file of another part; write /docs/guide',
  ],
  [
    'a link to a folder',
    prose('See [it](../beta/).'),
    'services/alpha/index.md:10:5 the link "../beta/" leads to no page; write the address of the page below the site, such as /services/amazon-s3',
  ],
  [
    'a link to the record',
    prose('See [it](./service.yml).'),
    'services/alpha/index.md:10:5 the link "./service.yml" leads to no page; write the address of the page below the site, such as /services/amazon-s3',
  ],
  [
    'a link to the file of an entry',
    {...prose('See [it](/services/alpha/index.md).')},
    'services/alpha/index.md:10:5 the link "/services/alpha/index.md" leads to no page; that of the entry is /services/alpha',
  ],
  [
    'a link with a backslash',
    prose('See [it](\\services\\alpha).'),
    'services/alpha/index.md:10:5 the link "\\services\\alpha" leads to no page; write the address of the page below the site, such as /services/amazon-s3',
  ],
  [
    'a link to another kind of address',
    prose('See [it](ftp://example.com/docs).'),
    'services/alpha/index.md:10:5 the link "ftp://example.com/docs" must be a complete address that starts with "https://"',
  ],
];

const PICTURES: readonly Mistake[] = [
  [
    'a picture without words',
    prose('![](./cover.jpg)'),
    'services/alpha/index.md:10:1 the picture has no alternative text; say between [ and ] what it shows',
  ],
  [
    'a picture that is not there',
    prose('![Plan](./plan.png)'),
    'services/alpha/index.md:10:1 the picture "./plan.png" does not exist beside the page',
  ],
  [
    'a picture in other letters',
    {...prose('![Plan](./Plan.png)'), 'services/alpha/plan.png': PNG},
    'services/alpha/index.md:10:1 the picture "./Plan.png" does not exist beside the page; did you mean "./plan.png"?',
  ],
  [
    'a picture of elsewhere',
    prose('![Plan](https://example.com/p.png)'),
    'services/alpha/index.md:10:1 the picture "https://example.com/p.png" must be a file beside the page, such as ./plan.png',
  ],
  [
    'a picture of the site',
    prose('![Plan](/img/p.png)'),
    'services/alpha/index.md:10:1 the picture "/img/p.png" must be a file beside the page, such as ./plan.png',
  ],
  [
    'a picture that holds data',
    prose('![Plan](data:image/png;base64,AAAA)'),
    'services/alpha/index.md:10:1 the picture "data:image/png;base64,AAAA" must be a file beside the page, such as ./plan.png',
  ],
  [
    'a picture without address',
    prose('![Plan]()'),
    'services/alpha/index.md:10:1 the picture has no address; write it between ( and )',
  ],
  [
    'a picture in a rare format',
    {...prose('![Plan](./plan.bmp)'), 'services/alpha/plan.bmp': 'BM'},
    'services/alpha/index.md:10:1 the picture "./plan.bmp" must have one of the formats jpg, jpeg, png, svg, webp',
  ],
  [
    'a picture that is too large',
    picture('![Plan](./plan.jpg)', {'services/alpha/plan.jpg': jpeg(10, 10, 300_001)}),
    'services/alpha/plan.jpg:1:1 the picture has 300001 bytes; it must have at most 300000',
  ],
  [
    'a picture that is empty',
    picture('![Plan](./plan.png)', {'services/alpha/plan.png': ''}),
    'services/alpha/plan.png:1:1 the picture is empty; put the whole file here, or remove it',
  ],
  [
    'a picture of another format than its name says',
    picture('![Plan](./plan.jpg)', {'services/alpha/plan.jpg': PNG}),
    'services/alpha/plan.jpg:1:1 this is PNG, not JPEG, as its name says; save it as JPEG, or rename it',
  ],
  [
    'a picture that is a text',
    picture('![Plan](./plan.png)', {'services/alpha/plan.png': 'to be drawn\n'}),
    'services/alpha/plan.png:1:1 this is no PNG file; save the picture as one',
  ],
  [
    'a picture that is a page',
    picture('![Plan](./plan.svg)', {'services/alpha/plan.svg': '<!doctype html><p>Not found</p>'}),
    'services/alpha/plan.svg:1:1 this is no SVG file; save the picture as one',
  ],
  [
    'a drawing with a script',
    picture('![Plan](./plan.svg)', {'services/alpha/plan.svg': svg('<script>alert(1)</script>')}),
    'services/alpha/plan.svg:1:1 the drawing holds a script; remove that',
  ],
  [
    'a drawing that runs',
    picture('![Plan](./plan.svg)', {
      'services/alpha/plan.svg': svg('<a href="javascript:alert(1)"><path d="M0 0h9"/></a>'),
    }),
    'services/alpha/plan.svg:1:1 the drawing holds an address that runs code; remove that',
  ],
  [
    'a drawing that handles events',
    picture('![Plan](./plan.svg)', {
      'services/alpha/plan.svg': svg('<path d="M0 0h9" onclick="alert(1)"/>'),
    }),
    'services/alpha/plan.svg:1:1 the drawing holds an attribute that runs code; remove that',
  ],
  [
    'a drawing that loads from elsewhere',
    picture('![Plan](./plan.svg)', {
      'services/alpha/plan.svg': svg('<image href="https://example.com/p.png"/>'),
    }),
    'services/alpha/plan.svg:1:1 the drawing holds a file of elsewhere; remove that',
  ],
  [
    'a picture that nothing shows',
    {'services/alpha/plan.png': PNG},
    'services/alpha/plan.png:1:1 no article beside it shows this picture; write ![what it shows](./plan.png) into one, or remove the file',
  ],
  [
    'a picture of HTML',
    prose('<img src="./cover.jpg" alt="Cover" />'),
    'services/alpha/index.md:10:1 <img> is an element that no page may hold; write ![what it shows](./picture.png) instead',
  ],
  [
    'a picture of HTML with an event',
    prose('<img src="x" onerror="alert(1)" />'),
    'services/alpha/index.md:10:1 <img> is an element that no page may hold; write ![what it shows](./picture.png) instead',
  ],
  [
    'a picture of another entry',
    {...prose('![Cover](../beta/cover.jpg)'), ...beta()},
    'services/alpha/index.md:10:1 the picture "../beta/cover.jpg" must be a file beside the page, such as ./plan.png',
  ],
];

const MARKUP: readonly Mistake[] = [
  [
    'a brace that does not end',
    prose('It costs {5.'),
    'services/alpha/index.md:10:10 a brace begins code here, and no brace ends it; write "\\{" for the character itself, or {/* … */} for a comment',
  ],
  [
    'braces around words',
    prose('Write {name} there.'),
    'services/alpha/index.md:10:7 what stands between braces is code, which no page may hold; write the text itself, with "\\{" for a brace',
  ],
  [
    'braces that are run',
    prose('Built in {new Date(0).toString()}.'),
    'services/alpha/index.md:10:10 what stands between braces is code, which no page may hold; write the text itself, with "\\{" for a brace',
  ],
  [
    'braces that are no code',
    prose('Write {the name of it} there.'),
    'services/alpha/index.md:10:11 what stands between braces is code, and this is none (Unexpected content after expression); write "\\{" for the character itself, or {/* … */} for a comment',
  ],
  [
    'a less-than sign',
    prose('Fewer than <5 users.'),
    'services/alpha/index.md:10:13 "<" begins an element, in which "5" cannot stand here; write "\\<" for the character itself',
  ],
  [
    'an arrow',
    prose('From a <- b.'),
    'services/alpha/index.md:10:9 "<" begins an element, in which "-" cannot stand here; write "\\<" for the character itself',
  ],
  [
    'a placeholder in angle brackets',
    prose('Send it to <bucket>.'),
    'services/alpha/index.md:10:12 <bucket> begins an element, which does not end in the same paragraph or list item; write "\\<bucket>" for the characters themselves, or </bucket> behind its content',
  ],
  [
    'a placeholder in angle brackets with a hyphen',
    prose('Send it to <your-bucket>.'),
    'services/alpha/index.md:10:12 <your-bucket> begins an element, which does not end in the same paragraph or list item; write "\\<your-bucket>" for the characters themselves, or </your-bucket> behind its content',
  ],
  [
    'an address of mail in angle brackets',
    prose('Write to <help@example.com>.'),
    'services/alpha/index.md:10:10 an address in angle brackets is no link here; write [text](https://…)',
  ],
  [
    'a comment of HTML',
    prose('<!-- To do -->'),
    'services/alpha/index.md:10:1 a comment is written {/* … */} here, not <!-- … -->',
  ],
  [
    'a comment that does not end',
    prose('{/* To do'),
    'services/alpha/index.md:10:1 a brace begins code here, and no brace ends it; write "\\{" for the character itself, or {/* … */} for a comment',
  ],
  [
    'an import',
    prose("import Tabs from '@theme/Tabs';"),
    'services/alpha/index.md:10:1 a line that begins with "import" is code, which no page may hold; remove it, or begin the line with another word',
  ],
  [
    'an import at the beginning',
    edited(ARTICLE, '\nIt keeps files.', "\nimport Tabs from '@theme/Tabs';\n\nIt keeps files."),
    'services/alpha/index.md:6:1 a line that begins with "import" is code, which no page may hold; remove it, or begin the line with another word',
  ],
  [
    'an export',
    prose('export const price = 5;'),
    'services/alpha/index.md:10:1 a line that begins with "export" is code, which no page may hold; remove it, or begin the line with another word',
  ],
  [
    'a sentence that begins with import',
    prose('import your files first.'),
    'services/alpha/index.md:10:1 a line that begins with "import" or "export" is code, and this is none (Unexpected token); begin with another word',
  ],
  [
    'a sentence that begins with export',
    prose('export is possible.'),
    'services/alpha/index.md:10:1 a line that begins with "import" or "export" is code, and this is none (Unexpected token); begin with another word',
  ],
  [
    'a component of the theme',
    prose('<Tabs>\n\nText\n\n</Tabs>'),
    'services/alpha/index.md:10:1 <Tabs> is an element that no page may hold; remove it; allowed are <Fact>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'a component of one’s own',
    prose('<PriceTable />'),
    'services/alpha/index.md:10:1 <PriceTable> is an element that no page may hold; remove it; allowed are <Fact>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'a component of documents',
    prose('<ServiceTable tag="storage" caption="Services" />'),
    'services/alpha/index.md:10:1 <ServiceTable> is an element that no page may hold; remove it; allowed are <Fact>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'a component of a module',
    prose('<theme.Tabs />'),
    'services/alpha/index.md:10:1 <theme.Tabs> is an element that no page may hold; remove it; allowed are <Fact>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'a script',
    prose('<script>alert(1)</script>'),
    'services/alpha/index.md:10:1 <script> is an element that no page may hold; remove it; allowed are <Fact>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'a script of elsewhere',
    prose('<script src="https://example.com/a.js"></script>'),
    'services/alpha/index.md:10:1 <script> is an element that no page may hold; remove it; allowed are <Fact>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'a style',
    prose('<style>p [hidden]</style>'),
    'services/alpha/index.md:10:1 <style> is an element that no page may hold; remove it; allowed are <Fact>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'a style as an attribute',
    prose('<kbd style="color: red">Ctrl</kbd>'),
    'services/alpha/index.md:10:1 <kbd> takes no attributes; remove "style"',
  ],
  [
    'an event',
    prose('<kbd onClick="alert(1)">Ctrl</kbd>'),
    'services/alpha/index.md:10:1 <kbd> takes no attributes; remove "onClick"',
  ],
  [
    'attributes out of braces',
    prose('<kbd {...all}>Ctrl</kbd>'),
    'services/alpha/index.md:10:1 <kbd> takes no attributes out of braces; write them one by one',
  ],
  [
    'a frame',
    prose('<iframe src="https://example.com/"></iframe>'),
    'services/alpha/index.md:10:1 <iframe> is an element that no page may hold; remove it; allowed are <Fact>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'a form',
    prose('<form><input name="a" /></form>'),
    'services/alpha/index.md:10:1 <form> is an element that no page may hold; remove it; allowed are <Fact>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'bold text of HTML',
    prose('It is <b>fast</b>.'),
    'services/alpha/index.md:10:7 <b> is an element that no page may hold; write **text** instead',
  ],
  [
    'a line break that does not end',
    prose('One<br>two.'),
    'services/alpha/index.md:10:4 <br> does not end; write "/>" at its end, as it has no content',
  ],
  [
    'a fragment',
    prose('<>Text</>'),
    'services/alpha/index.md:10:1 <> is an element that no page may hold; write the text alone instead',
  ],
  [
    'a division',
    prose('<div>\n\nText\n\n</div>'),
    'services/alpha/index.md:10:1 <div> is an element that no page may hold; write the text alone instead',
  ],
  [
    'a table of HTML',
    prose('<table><tr><td>a</td></tr></table>'),
    'services/alpha/index.md:10:1 <table> is an element that no page may hold; write a table with "|" between its cells instead',
  ],
  [
    'an element that does not end',
    prose('<details>\n\nText'),
    'services/alpha/index.md:10:1 <details> begins an element, which does not end in the same paragraph or list item; write "\\<details>" for the characters themselves, or </details> behind its content',
  ],
  [
    'an element that ends nothing',
    prose('Text</details>'),
    'services/alpha/index.md:10:5 </details> ends no element; remove it, or write <details> before its content',
  ],
  [
    'elements that end in the wrong order',
    prose('<sup><sub>a</sup></sub>'),
    'services/alpha/index.md:10:12 </sup> ends no element here; write </sub> first, which ends <sub> of line 10',
  ],
  [
    'an element that ends in another paragraph',
    prose('<kbd>Ctrl\n\nC</kbd>'),
    'services/alpha/index.md:10:1 <kbd> begins an element, which does not end in the same paragraph or list item; write "\\<kbd>" for the characters themselves, or </kbd> behind its content',
  ],
  [
    'a tag that does not end',
    prose('It is <kbd'),
    'services/alpha/index.md:10:7 an element begins here and does not end; write "\\<" for the character itself',
  ],
  [
    'an attribute without quotes',
    prose('<details open=yes>\n\nText\n\n</details>'),
    'services/alpha/index.md:10:15 the value of an attribute must stand between straight quotes, as in id="…"',
  ],
  [
    'a table without its second row',
    prose('| a | b |\n| c | d |'),
    'services/alpha/index.md:10:1 these lines are no table; its second row must be "| --- | --- |", with as many cells as the first',
  ],
  [
    'a table whose second row is too short',
    prose('| a | b |\n| --- |\n| c | d |'),
    'services/alpha/index.md:10:1 these lines are no table; its second row must be "| --- | --- |", with as many cells as the first',
  ],
  [
    'a row with a cell too many',
    prose('| a | b |\n| --- | --- |\n| c | d | e |'),
    'services/alpha/index.md:12:1 the row has 3 cells and the table 2 columns; what is too much is not shown, so remove it, or write "\\|" for the character itself',
  ],
  [
    'a block that there is not',
    prose(':::hint\n\nText\n\n:::'),
    'services/alpha/index.md:10:1 there is no block ":::hint"; allowed: note, tip, info, warning, danger',
  ],
  [
    'a block that does not end',
    prose(':::note\n\nText'),
    'services/alpha/index.md:10:1 the block does not end; write a line ":::" behind it',
  ],
  [
    'a block with a title behind its name',
    prose(':::note Mind this\n\nText\n\n:::'),
    'services/alpha/index.md:10:1 this begins no block; write its title in brackets, as in ":::note[Title]"',
  ],
  [
    'a directive in a line',
    prose('::youtube[Video]{#abc}'),
    'services/alpha/index.md:10:1 "::youtube" would be left out; write what it should show',
  ],
  [
    'a directive in the text',
    prose('It is :tada[fast].'),
    'services/alpha/index.md:10:7 ":tada[…]" would be left out; write the text alone, with a space behind the colon',
  ],
  [
    'code that is run',
    prose("```mdx-code-block\nimport Tabs from '@theme/Tabs';\n```"),
    'services/alpha/index.md:10:1 a block of code in "mdx-code-block" is run; name another language, such as mdx',
  ],
  [
    'a conflict of git',
    prose('<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> theirs'),
    'services/alpha/index.md:10:1 here is a conflict marker of git; keep one side of the conflict and remove the lines of "<", "=" and ">"',
  ],
  [
    'a note for oneself',
    prose('TODO: write about limits.'),
    'services/alpha/index.md:10:1 "TODO" stands for something still to be written; write it, or remove the sentence',
  ],
  [
    'a note for oneself in a comment',
    prose('{/* TODO: limits */}'),
    'services/alpha/index.md:10:1 this comment is a note of what is still to be written; do it, and remove the comment',
  ],
  [
    'a word in brackets to be replaced',
    prose('It was made by [insert name].'),
    'services/alpha/index.md:10:16 "[insert name]" stands for something still to be written; write it, or remove the sentence',
  ],
  [
    'words that stand for a text',
    prose('Lorem ipsum dolor sit amet.'),
    'services/alpha/index.md:10:1 "Lorem ipsum" stands for something still to be written; write it, or remove the sentence',
  ],
  [
    'emphasis with a space',
    prose('It is ** fast **.'),
    'services/alpha/index.md:10:7 these marks stand in the text as they are; bold text is **text**, with no space within the marks and one around them where a word follows',
  ],
  [
    'bold text that does not end',
    prose('It is **fast.'),
    'services/alpha/index.md:10:7 these marks stand in the text as they are; bold text is **text**, with no space within the marks and one around them where a word follows',
  ],
  [
    'a character that cannot be seen',
    prose('It keeps\u200b files.'),
    'services/alpha/index.md:10:9 here is a character that cannot be seen (U+200B); remove it',
  ],
  [
    'a character that turns the direction',
    prose('It keeps \u202efiles.'),
    'services/alpha/index.md:10:10 here is a character that turns the direction of writing (U+202E); remove it',
  ],
  [
    'a control character',
    prose('It keeps \u0007files.'),
    'services/alpha/index.md:10:10 here is a character that cannot be seen (U+0007); remove it',
  ],
  [
    'a paragraph in Japanese',
    prose('ファイルを保存するサービスです。'),
    'services/alpha/index.md:10:1 this is in Japanese; write it in English',
  ],
];

const FACTS: readonly Mistake[] = [
  [
    'a fact that the record lacks',
    prose('In <Fact id="regoins" />.'),
    'services/alpha/index.md:10:4 <Fact id="regoins" /> cites a fact that the record does not hold; did you mean "regions"?',
  ],
  [
    'a fact of another entry',
    prose('In <Fact id="durability" />.'),
    'services/alpha/index.md:10:4 <Fact id="durability" /> cites a fact that the record does not hold; the record holds: regions',
  ],
  [
    'a fact in capitals',
    prose('In <Fact id="Regions" />.'),
    'services/alpha/index.md:10:4 <Fact id="Regions" /> cites a fact that the record does not hold; did you mean "regions"?',
  ],
  [
    'a fact without id',
    prose('In <Fact />.'),
    'services/alpha/index.md:10:4 <Fact> lacks id="…"; write it',
  ],
  [
    'a fact with an empty id',
    prose('In <Fact id="" />.'),
    'services/alpha/index.md:10:4 <Fact> lacks id="…"; write it',
  ],
  [
    'a fact with its id in another attribute',
    prose('In <Fact name="regions" />.'),
    'services/alpha/index.md:10:4 <Fact> takes only id; write "id" in place of "name"',
  ],
  [
    'a fact with ID in capitals',
    prose('In <Fact ID="regions" />.'),
    'services/alpha/index.md:10:4 <Fact> takes only id; write "id" in place of "ID"',
  ],
  [
    'a fact in small letters',
    prose('In <fact id="regions" />.'),
    'services/alpha/index.md:10:4 <fact> is an element that no page may hold; did you mean <Fact>?',
  ],
  [
    'a fact in the plural',
    prose('In <Facts id="regions" />.'),
    'services/alpha/index.md:10:4 <Facts> is an element that no page may hold; did you mean <Fact>?',
  ],
  [
    'a fact in braces',
    prose('In <Fact id={"regions"} />.'),
    'services/alpha/index.md:10:4 id of <Fact> is code; write id="…" with the word itself',
  ],
  [
    'a fact without quotes',
    prose('In <Fact id=regions />.'),
    'services/alpha/index.md:10:13 the value of an attribute must stand between straight quotes, as in id="…"',
  ],
  [
    'a fact in typographic quotes',
    prose('In <Fact id=“regions” />.'),
    'services/alpha/index.md:10:13 the value of an attribute must stand between straight quotes, as in id="…"',
  ],
  [
    'a fact that does not end',
    prose('In <Fact id="regions">.'),
    'services/alpha/index.md:10:4 <Fact> does not end; write "/>" at its end, as it has no content',
  ],
  [
    'a fact around words',
    prose('In <Fact id="regions">two regions</Fact>.'),
    'services/alpha/index.md:10:4 <Fact> holds no text of its own; write <Fact id="regions" />',
  ],
  [
    'a fact in full-width brackets',
    prose('In ＜Fact id="regions" /＞.'),
    'services/alpha/index.md:10:4 here is a full-width "＜", which begins no element; write "<"',
  ],
  [
    'a fact in code',
    prose('In `<Fact id="regions" />`.'),
    'services/alpha/index.md:10:5 a fact between backticks is shown as code; write it without them',
  ],
  [
    'a fact in a link',
    prose('See [<Fact id="regions" />](https://example.com/).'),
    'services/alpha/index.md:10:5 the link "https://example.com/" has a fact for its words, which links its own source; write the fact alone',
  ],
  [
    'no fact at all',
    {[ARTICLE]: article({cites: null})},
    'services/alpha/index.md:1:1 the page cites no fact; write <Fact id="…" /> with one of regions',
  ],
  [
    'a quantity in prose',
    prose('It stores 100 GB.'),
    'services/alpha/index.md:10:11 "100 GB" has no source: no record of this paragraph holds it; cite a fact with <Fact id="…" />, or link the source in the same paragraph',
  ],
  [
    'a price in prose',
    prose('It costs $5 a month.'),
    'services/alpha/index.md:10:10 "$5" has no source: no record of this paragraph holds it; cite a fact with <Fact id="…" />, or link the source in the same paragraph',
  ],
  [
    'a fact written out',
    {
      ...facts({text: {en: 'It stores up to 100 GB.', ja: '100 GBまで保存できます。'}}),
      ...prose('It stores 200 GB.'),
    },
    'services/alpha/index.md:10:11 "200 GB" has no source: no record of this paragraph holds it; cite a fact with <Fact id="…" />, or link the source in the same paragraph',
  ],
  [
    'too few words',
    {[ARTICLE]: article({words: 120})},
    'services/alpha/index.md:1:1 the article has 120 words, cited facts included; it must have 400 to 900',
  ],
  [
    'too many words',
    {[ARTICLE]: article({words: 1200})},
    'services/alpha/index.md:1:1 the article has 1200 words, cited facts included; it must have 400 to 900',
  ],
  [
    'an article without words',
    edited(ARTICLE, article().slice(article().indexOf('It keeps')), ''),
    'services/alpha/index.md:5:1 the page has no text; write it',
  ],
];

const PROFILES: readonly Mistake[] = [
  [
    'a profile whose title is not the name',
    edited(PROFILE, 'title: Company acme', 'title: Acme'),
    'companies/acme/index.md:2:1 title is "Acme"; it must be the name in the record, "Company acme"',
  ],
  [
    'a profile that cites no fact',
    {
      [PROFILE]: article({
        frontMatter: `title: Company acme\ndescription: ${DESCRIPTION}`,
        cites: null,
      }),
    },
    'companies/acme/index.md:1:1 the page cites no fact; write <Fact id="…" /> with one of size',
  ],
  [
    'a profile that cites a fact of its service',
    {
      [PROFILE]: article({
        frontMatter: `title: Company acme\ndescription: ${DESCRIPTION}`,
        body: 'In <Fact id="regions" />.',
        cites: 'size',
      }),
    },
    'companies/acme/index.md:10:4 <Fact id="regions" /> cites a fact that the record does not hold; the record holds: size',
  ],
  [
    'a profile with the sentence of a draft',
    edited(PROFILE, 'It keeps files.', 'This entry is a draft.'),
    'companies/acme/index.md:6:1 "This entry is a draft." is a sentence of the draft; write what the entry is about, or make it a draft again with "draft: true"',
  ],
  [
    'a profile that was never written',
    {...unwritten(), [COMPANY]: String(site()[COMPANY])},
    [
      'companies/acme/index.md:1:1 the page cites no fact; write <Fact id="…" /> with one of size',
      'companies/acme/index.md:3:1 the description is that of the draft; write what the entry is about',
      'companies/acme/index.md:6:1 "This entry is a draft." is a sentence of the draft; write what the entry is about, or make it a draft again with "draft: true"',
      'companies/acme/index.md:10:1 this comment says what to write here; write that, and remove it',
      'companies/acme/index.md:14:1 this comment says what to write here; write that, and remove it',
      'i18n/ja/docusaurus-plugin-content-blog-companies/acme/index.md:1:1 the page cites no fact; write <Fact id="…" /> with one of size',
      'i18n/ja/docusaurus-plugin-content-blog-companies/acme/index.md:3:1 the description is that of the draft; write what the entry is about',
      'i18n/ja/docusaurus-plugin-content-blog-companies/acme/index.md:7:1 "この項目は下書きです。" is a sentence of the draft; write what the entry is about, or make it a draft again with "draft: true"',
      'i18n/ja/docusaurus-plugin-content-blog-companies/acme/index.md:11:1 this comment says what to write here; write that, and remove it',
      'i18n/ja/docusaurus-plugin-content-blog-companies/acme/index.md:15:1 this comment says what to write here; write that, and remove it',
    ],
  ],
  [
    'a directory without description',
    edited('companies/company/index.md', `${ABOUT}\n`, ''),
    'companies/company/index.md:2:1 description is missing; it must be text',
  ],
  [
    'a directory with a wrong link',
    {
      'companies/company/index.md': article({
        frontMatter: `title: Companies\n${ABOUT}`,
        words: 20,
        cites: null,
        body: 'See [it](/companies/acne).',
      }),
    },
    'companies/company/index.md:10:5 the link "/companies/acne" leads to no entry below companies/; did you mean "acme"?',
  ],
];

const LEFTOVERS: readonly Mistake[] = [
  [
    'the sentence of a draft',
    preview('This entry is a draft.'),
    'services/alpha/index.md:6:1 "This entry is a draft." is a sentence of the draft; write what the entry is about, or make it a draft again with "draft: true"',
  ],
  [
    'the description of a draft',
    head(
      TITLE,
      'description: Draft of an entry about Service alpha, which keeps the files of an application.',
    ),
    'services/alpha/index.md:3:1 the description is that of the draft; write what the entry is about',
  ],
  [
    'a hint of a draft',
    both(
      '## Limits {/* #limits */}\n\n{/* Numbers as facts only */}',
      '## 制限 {/* #limits */}\n\n数値です。',
    ),
    'services/alpha/index.md:12:1 this comment says what to write here; write that, and remove it',
  ],
];

export const ARTICLES: readonly Mistake[] = [
  ...FRONT_MATTER,
  ...PREVIEW,
  ...HEADINGS,
  ...LINKS,
  ...PICTURES,
  ...MARKUP,
  ...FACTS,
  ...PROFILES,
  ...LEFTOVERS,
];
