/** Invalid or forbidden markup in articles, mistakes in citations, and remains of drafts. */
import {scaffoldDescription} from '@site/src/catalogue';
import {draftCompany} from '@site/src/cli/new/drafts';
import {article, DESCRIPTION, type Files, LEAD} from '../factories';
import {ARTICLE, both, COMPANY, edited, facts, type Mistake, PROFILE, prose, site} from './site';

/** The article with these lines as its front matter. */
const head = (...lines: readonly string[]): Files => ({
  [ARTICLE]: article({frontMatter: lines.join('\n')}),
});

const TITLE = 'title: Service alpha';

const ABOUT = `description: ${DESCRIPTION}`;

/** The article with another preview. */
const preview = (text: string): Files => edited(ARTICLE, LEAD, text);

/** The files as `npm run new` writes them, in both languages. */
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

const MARKUP: readonly Mistake[] = [
  [
    'an unclosed brace',
    prose('It costs {5.'),
    'services/alpha/index.md:10:10 a brace begins code here, and no brace ends it; write "\\{" for the character itself, or {/* … */} for a comment',
  ],
  [
    'braces around words',
    prose('Write {name} there.'),
    'services/alpha/index.md:10:7 what stands between braces is code, which no page may hold; write the text itself, with "\\{" for a brace',
  ],
  [
    'braces with executable code',
    prose('Built in {new Date(0).toString()}.'),
    'services/alpha/index.md:10:10 what stands between braces is code, which no page may hold; write the text itself, with "\\{" for a brace',
  ],
  [
    'braces with invalid code',
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
    'an email address in angle brackets',
    prose('Write to <help@example.com>.'),
    'services/alpha/index.md:10:10 an address in angle brackets is no link here; write [text](https://…)',
  ],
  [
    'an HTML comment',
    prose('<!-- To do -->'),
    'services/alpha/index.md:10:1 a comment of HTML is none here; write {/* … */}',
  ],
  [
    'an unclosed comment',
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
    edited(ARTICLE, LEAD, `import Tabs from '@theme/Tabs';\n\n${LEAD}`),
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
    'a custom component',
    prose('<PriceTable />'),
    'services/alpha/index.md:10:1 <PriceTable> is an element that no page may hold; remove it; allowed are <Fact>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'a component for documents',
    prose('<CategoryTable category="keeping" caption="Services" />'),
    'services/alpha/index.md:10:1 <CategoryTable> is an element that no page may hold; remove it; allowed are <Fact>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'a namespaced component',
    prose('<theme.Tabs />'),
    'services/alpha/index.md:10:1 <theme.Tabs> is an element that no page may hold; remove it; allowed are <Fact>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'a script',
    prose('<script>alert(1)</script>'),
    'services/alpha/index.md:10:1 <script> is an element that no page may hold; remove it; allowed are <Fact>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'an external script',
    prose('<script src="https://example.com/a.js"></script>'),
    'services/alpha/index.md:10:1 <script> is an element that no page may hold; remove it; allowed are <Fact>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'a style',
    prose('<style>p [hidden]</style>'),
    'services/alpha/index.md:10:1 <style> is an element that no page may hold; remove it; allowed are <Fact>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'a style attribute',
    prose('<kbd style="color: red">Ctrl</kbd>'),
    'services/alpha/index.md:10:1 <kbd> takes no attributes; remove "style"',
  ],
  [
    'an event handler',
    prose('<kbd onClick="alert(1)">Ctrl</kbd>'),
    'services/alpha/index.md:10:1 <kbd> takes no attributes; remove "onClick"',
  ],
  [
    'spread attributes',
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
    'bold text in HTML',
    prose('It is <b>fast</b>.'),
    'services/alpha/index.md:10:7 <b> is an element that no page may hold; write **text** instead',
  ],
  [
    'an unclosed line break',
    prose('One<br>two.'),
    'services/alpha/index.md:10:4 <br> does not end; write "/>" at its end, as it has no content',
  ],
  [
    'an unclosed backtick',
    prose('Write `ls.'),
    'services/alpha/index.md:10:7 code begins here with a backtick, and none ends it; write another behind it',
  ],
  [
    'a closing line break',
    prose('One</br>two.'),
    'services/alpha/index.md:10:4 </br> ends no element; write <br />',
  ],
  [
    'a fragment',
    prose('<>Text</>'),
    'services/alpha/index.md:10:1 <> is an element that no page may hold; write the text alone instead',
  ],
  [
    'a div element',
    prose('<div>\n\nText\n\n</div>'),
    'services/alpha/index.md:10:1 <div> is an element that no page may hold; write the text alone instead',
  ],
  [
    'a table in HTML',
    prose('<table><tr><td>a</td></tr></table>'),
    'services/alpha/index.md:10:1 <table> is an element that no page may hold; write a table with "|" between its cells instead',
  ],
  [
    'an unclosed element',
    prose('<details>\n\nText'),
    'services/alpha/index.md:10:1 <details> begins an element, which does not end in the same paragraph or list item; write "\\<details>" for the characters themselves, or </details> behind its content',
  ],
  [
    'an unmatched closing element',
    prose('Text</details>'),
    'services/alpha/index.md:10:5 </details> ends no element; remove it, or write <details> before its content',
  ],
  [
    'elements closed in the wrong order',
    prose('<sup><sub>a</sup></sub>'),
    'services/alpha/index.md:10:12 </sup> ends no element here; write </sub> first, which ends <sub> of line 10',
  ],
  [
    'an element closed in another paragraph',
    prose('<kbd>Ctrl\n\nC</kbd>'),
    'services/alpha/index.md:10:1 <kbd> begins an element, which does not end in the same paragraph or list item; write "\\<kbd>" for the characters themselves, or </kbd> behind its content',
  ],
  [
    'an unclosed tag',
    prose('It is <kbd'),
    'services/alpha/index.md:10:7 an element begins here and does not end; write "\\<" for the character itself',
  ],
  [
    'an unclosed image in HTML',
    prose('<img src="./cover.jpg" alt="Cover">'),
    'services/alpha/index.md:10:1 <img> is an element that no page may hold; write ![what it shows](./picture.png) instead',
  ],
  [
    'an unclosed paragraph in HTML',
    prose('<p>Text'),
    'services/alpha/index.md:10:1 <p> is an element that no page may hold; write the text alone instead',
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
    'a table row with an extra cell',
    prose('| a | b |\n| --- | --- |\n| c | d | e |'),
    'services/alpha/index.md:12:1 the row has 3 cells and the table 2 columns; what is too much is not shown, so remove it, or write "\\|" for the character itself',
  ],
  [
    'an unknown admonition',
    prose(':::hint\n\nText\n\n:::'),
    'services/alpha/index.md:10:1 there is no block ":::hint"; allowed: note, tip, info, warning, danger',
  ],
  [
    'an unclosed admonition',
    prose(':::note\n\nText'),
    'services/alpha/index.md:10:1 the block does not end; write a line ":::" behind it',
  ],
  [
    'an admonition in MkDocs syntax',
    prose('!!! note\n    Text'),
    'services/alpha/index.md:10:1 this begins no block here; write ":::note" above the text, and ":::" below it, with empty lines around it',
  ],
  [
    'an admonition in GitHub syntax',
    prose('> [!NOTE]\n> Text'),
    'services/alpha/index.md:10:3 this begins no block here; write ":::note" above the text, and ":::" below it, with empty lines around it',
  ],
  [
    'an admonition with a title outside of brackets',
    prose(':::note Mind this\n\nText\n\n:::'),
    'services/alpha/index.md:10:1 this begins no block; write its title in brackets, as in ":::note[Title]"',
  ],
  [
    'an unclosed code block before other text',
    both(
      '```sh\nls\n\n## Limits {/* #limits */}\n\nNone.',
      '```sh\nls\n```\n\n## 制限 {/* #limits */}\n\nありません。',
    ),
    'services/alpha/index.md:10:1 the block of code does not end, and so the rest of the page is code; write ``` behind it',
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
    'executable code',
    prose("```mdx-code-block\nimport Tabs from '@theme/Tabs';\n```"),
    'services/alpha/index.md:10:1 a block of code in "mdx-code-block" is run; name another language, such as mdx',
  ],
  [
    'a Git conflict',
    prose('<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> theirs'),
    'services/alpha/index.md:10:1 here is a conflict marker of git; keep one side of the conflict and remove the lines of "<", "=" and ">"',
  ],
  [
    'a to-do note',
    prose('TODO: write about limits.'),
    'services/alpha/index.md:10:1 "TODO" stands for something still to be written; write it, or remove the sentence',
  ],
  [
    'a to-do note in a comment',
    prose('{/* TODO: limits */}'),
    'services/alpha/index.md:10:1 this comment is a note of what is still to be written; do it, and remove the comment',
  ],
  [
    'a placeholder in brackets',
    prose('It was made by [insert name].'),
    'services/alpha/index.md:10:16 "[insert name]" stands for something still to be written; write it, or remove the sentence',
  ],
  [
    'filler text',
    prose('Lorem ipsum dolor sit amet.'),
    'services/alpha/index.md:10:1 "Lorem ipsum" stands for something still to be written; write it, or remove the sentence',
  ],
  [
    'emphasis with a space',
    prose('It is ** fast **.'),
    'services/alpha/index.md:10:7 these marks stand in the text as they are; bold text is **text**, with no space within the marks and one around them where a word follows',
  ],
  [
    'unclosed bold text',
    prose('It is **fast.'),
    'services/alpha/index.md:10:7 these marks stand in the text as they are; bold text is **text**, with no space within the marks and one around them where a word follows',
  ],
  [
    'an invisible character',
    prose('It keeps\u200b files.'),
    'services/alpha/index.md:10:9 here is a character that cannot be seen (U+200B); remove it',
  ],
  [
    'a direction control character',
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
    'a fact in upper case',
    prose('In <Fact id="Regions" />.'),
    'services/alpha/index.md:10:4 <Fact id="Regions" /> cites a fact that the record does not hold; did you mean "regions"?',
  ],
  [
    'a fact without an id',
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
    'a fact with an upper-case ID attribute',
    prose('In <Fact ID="regions" />.'),
    'services/alpha/index.md:10:4 <Fact> takes only id; write "id" in place of "ID"',
  ],
  [
    'a fact in lower case',
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
    'a fact with an unclosed tag',
    prose('In <Fact id="regions".'),
    'services/alpha/index.md:10:22 "<" begins an element, which "." cannot be part of; write "/>" before that, or "\\<" for the character itself',
  ],
  [
    'a fact without an attribute name',
    prose('In <Fact regions />.'),
    'services/alpha/index.md:10:4 <Fact> takes only id; write id="regions"',
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
    'an unclosed fact',
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
    'a fact with a space after its bracket',
    prose('In < Fact id="regions" />.'),
    'services/alpha/index.md:10:4 this is shown as text; write <Fact id="…" />, without backticks or a space',
  ],
  [
    'an escaped fact',
    prose('In \\<Fact id="regions" />.'),
    'services/alpha/index.md:10:5 this is shown as text; write <Fact id="…" />, without backticks or a space',
  ],
  [
    'a fact with a character reference',
    prose('In &lt;Fact id="regions" />.'),
    'services/alpha/index.md:10:4 this is shown as text; write <Fact id="…" />, without backticks or a space',
  ],
  [
    'a fact in code',
    prose('In `<Fact id="regions" />`.'),
    'services/alpha/index.md:10:5 this is shown as text; write <Fact id="…" />, without backticks or a space',
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
    'a fact repeated as text',
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
    'an empty article',
    edited(ARTICLE, article().slice(article().indexOf(LEAD)), ''),
    'services/alpha/index.md:5:1 the page has no text; write it',
  ],
];

const PROFILES: readonly Mistake[] = [
  [
    'a profile whose title differs from the name',
    edited(PROFILE, 'title: Company acme', 'title: Acme'),
    'companies/acme/index.md:2:1 title is "Acme"; it must be the name in the record, "Company acme"',
  ],
  [
    'a profile that cites no fact',
    {
      [PROFILE]: article({
        frontMatter: `title: Company acme\ndescription: ${DESCRIPTION}`,
        name: 'Company acme',
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
        name: 'Company acme',
        body: 'In <Fact id="regions" />.',
        cites: 'size',
      }),
    },
    'companies/acme/index.md:10:4 <Fact id="regions" /> cites a fact that the record does not hold; the record holds: size',
  ],
  [
    'a profile with the sentence of a draft',
    edited(PROFILE, 'Company acme is a keeper of files.', 'This entry is a draft.'),
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
    'a company directory without a description',
    edited('companies/company/index.md', `${ABOUT}\n`, ''),
    'companies/company/index.md:2:1 description is missing; it must be text',
  ],
  [
    'a company directory with a broken link',
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

export const MARKUP_OF_ARTICLES: readonly Mistake[] = [
  ...MARKUP,
  ...FACTS,
  ...PROFILES,
  ...LEFTOVERS,
];
