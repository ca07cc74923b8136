/** Invalid or forbidden markup in articles, mistakes in citations, and remains of drafts. */
import {scaffoldDescription} from '@site/src/catalogue';
import {draftCompany} from '@site/src/cli/new/drafts';
import {article, DESCRIPTION, type Files, LEAD} from '../unit/catalogue/factories';
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
    'services/alpha/index.md:10:10 the brace that begins code here is not closed; write "\\{" for the character itself, or {/* … */} for a comment',
  ],
  [
    'braces around words',
    prose('Write {name} there.'),
    'services/alpha/index.md:10:7 text in braces is code, which is not allowed in pages; write the text itself, with "\\{" for a brace',
  ],
  [
    'braces with executable code',
    prose('Built in {new Date(0).toString()}.'),
    'services/alpha/index.md:10:10 text in braces is code, which is not allowed in pages; write the text itself, with "\\{" for a brace',
  ],
  [
    'braces with invalid code',
    prose('Write {the name of it} there.'),
    'services/alpha/index.md:10:11 text in braces is code, and this is not valid code (Unexpected content after expression); write "\\{" for the character itself, or {/* … */} for a comment',
  ],
  [
    'a less-than sign',
    prose('Fewer than <5 users.'),
    'services/alpha/index.md:10:13 "<" starts an element, and "5" is not allowed here; write "\\<" for the character itself',
  ],
  [
    'an arrow',
    prose('From a <- b.'),
    'services/alpha/index.md:10:9 "<" starts an element, and "-" is not allowed here; write "\\<" for the character itself',
  ],
  [
    'a placeholder in angle brackets',
    prose('Send it to <bucket>.'),
    'services/alpha/index.md:10:12 <bucket> is not closed in the same paragraph or list item; write </bucket> after its content, or "\\<bucket>" for the characters themselves',
  ],
  [
    'a placeholder in angle brackets with a hyphen',
    prose('Send it to <your-bucket>.'),
    'services/alpha/index.md:10:12 <your-bucket> is not closed in the same paragraph or list item; write </your-bucket> after its content, or "\\<your-bucket>" for the characters themselves',
  ],
  [
    'an email address in angle brackets',
    prose('Write to <help@example.com>.'),
    'services/alpha/index.md:10:10 a URL in angle brackets is not a link here; write [text](https://…)',
  ],
  [
    'an HTML comment',
    prose('<!-- To do -->'),
    'services/alpha/index.md:10:1 HTML comments do not work here; write {/* … */}',
  ],
  [
    'an unclosed comment',
    prose('{/* To do'),
    'services/alpha/index.md:10:1 the brace that begins code here is not closed; write "\\{" for the character itself, or {/* … */} for a comment',
  ],
  [
    'an import',
    prose("import Tabs from '@theme/Tabs';"),
    'services/alpha/index.md:10:1 a line that begins with "import" is code, which is not allowed in pages; remove it, or start the line with another word',
  ],
  [
    'an import at the beginning',
    edited(ARTICLE, LEAD, `import Tabs from '@theme/Tabs';\n\n${LEAD}`),
    'services/alpha/index.md:6:1 a line that begins with "import" is code, which is not allowed in pages; remove it, or start the line with another word',
  ],
  [
    'an export',
    prose('export const price = 5;'),
    'services/alpha/index.md:10:1 a line that begins with "export" is code, which is not allowed in pages; remove it, or start the line with another word',
  ],
  [
    'a sentence that begins with import',
    prose('import your files first.'),
    'services/alpha/index.md:10:1 a line that starts with "import" or "export" is code, and this is not valid code (Unexpected token); start with another word',
  ],
  [
    'a sentence that begins with export',
    prose('export is possible.'),
    'services/alpha/index.md:10:1 a line that starts with "import" or "export" is code, and this is not valid code (Unexpected token); start with another word',
  ],
  [
    'a component of the theme',
    prose('<Tabs>\n\nText\n\n</Tabs>'),
    'services/alpha/index.md:10:1 <Tabs> is not allowed in pages; remove it; allowed: <Fact>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'a custom component',
    prose('<PriceTable />'),
    'services/alpha/index.md:10:1 <PriceTable> is not allowed in pages; remove it; allowed: <Fact>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'a component for documents',
    prose('<CategoryTable category="keeping" caption="Services" />'),
    'services/alpha/index.md:10:1 <CategoryTable> is not allowed in pages; remove it; allowed: <Fact>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'a namespaced component',
    prose('<theme.Tabs />'),
    'services/alpha/index.md:10:1 <theme.Tabs> is not allowed in pages; remove it; allowed: <Fact>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'a script',
    prose('<script>alert(1)</script>'),
    'services/alpha/index.md:10:1 <script> is not allowed in pages; remove it; allowed: <Fact>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'an external script',
    prose('<script src="https://example.com/a.js"></script>'),
    'services/alpha/index.md:10:1 <script> is not allowed in pages; remove it; allowed: <Fact>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'a style',
    prose('<style>p [hidden]</style>'),
    'services/alpha/index.md:10:1 <style> is not allowed in pages; remove it; allowed: <Fact>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'a style attribute',
    prose('<kbd style="color: red">Ctrl</kbd>'),
    'services/alpha/index.md:10:1 <kbd> allows no attributes; remove "style"',
  ],
  [
    'an event handler',
    prose('<kbd onClick="alert(1)">Ctrl</kbd>'),
    'services/alpha/index.md:10:1 <kbd> allows no attributes; remove "onClick"',
  ],
  [
    'spread attributes',
    prose('<kbd {...all}>Ctrl</kbd>'),
    'services/alpha/index.md:10:1 <kbd> must not have attributes in braces; write them one by one',
  ],
  [
    'a frame',
    prose('<iframe src="https://example.com/"></iframe>'),
    'services/alpha/index.md:10:1 <iframe> is not allowed in pages; remove it; allowed: <Fact>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'a form',
    prose('<form><input name="a" /></form>'),
    'services/alpha/index.md:10:1 <form> is not allowed in pages; remove it; allowed: <Fact>, <br>, <details>, <kbd>, <sub>, <summary>, <sup>',
  ],
  [
    'bold text in HTML',
    prose('It is <b>fast</b>.'),
    'services/alpha/index.md:10:7 <b> is not allowed in pages; write **text** instead',
  ],
  [
    'an unclosed line break',
    prose('One<br>two.'),
    'services/alpha/index.md:10:4 <br> is not closed; it has no content, so write "/>" at its end',
  ],
  [
    'an unclosed backtick',
    prose('Write `ls.'),
    'services/alpha/index.md:10:7 the backtick that begins code here has no closing one; add it after the code',
  ],
  [
    'a closing line break',
    prose('One</br>two.'),
    'services/alpha/index.md:10:4 </br> closes no element; write <br />',
  ],
  [
    'a fragment',
    prose('<>Text</>'),
    'services/alpha/index.md:10:1 <> is not allowed in pages; write the text alone instead',
  ],
  [
    'a div element',
    prose('<div>\n\nText\n\n</div>'),
    'services/alpha/index.md:10:1 <div> is not allowed in pages; write the text alone instead',
  ],
  [
    'a table in HTML',
    prose('<table><tr><td>a</td></tr></table>'),
    'services/alpha/index.md:10:1 <table> is not allowed in pages; write a table with "|" between its cells instead',
  ],
  [
    'an unclosed element',
    prose('<details>\n\nText'),
    'services/alpha/index.md:10:1 <details> is not closed in the same paragraph or list item; write </details> after its content, or "\\<details>" for the characters themselves',
  ],
  [
    'an unmatched closing element',
    prose('Text</details>'),
    'services/alpha/index.md:10:5 </details> closes no element; remove it, or write <details> before its content',
  ],
  [
    'elements closed in the wrong order',
    prose('<sup><sub>a</sup></sub>'),
    'services/alpha/index.md:10:12 </sup> closes no element here; write </sub> first to close <sub> from line 10',
  ],
  [
    'an element closed in another paragraph',
    prose('<kbd>Ctrl\n\nC</kbd>'),
    'services/alpha/index.md:10:1 <kbd> is not closed in the same paragraph or list item; write </kbd> after its content, or "\\<kbd>" for the characters themselves',
  ],
  [
    'an unclosed tag',
    prose('It is <kbd'),
    'services/alpha/index.md:10:7 the element that begins here is not closed; write "\\<" for the character itself',
  ],
  [
    'an unclosed image in HTML',
    prose('<img src="./cover.jpg" alt="Cover">'),
    'services/alpha/index.md:10:1 <img> is not allowed in pages; write ![what it shows](./picture.png) instead',
  ],
  [
    'an unclosed paragraph in HTML',
    prose('<p>Text'),
    'services/alpha/index.md:10:1 <p> is not allowed in pages; write the text alone instead',
  ],
  [
    'an attribute without quotes',
    prose('<details open=yes>\n\nText\n\n</details>'),
    'services/alpha/index.md:10:15 the value of an attribute must be in straight quotes, as in id="…"',
  ],
  [
    'a table without its second row',
    prose('| a | b |\n| c | d |'),
    'services/alpha/index.md:10:1 this is not a table; the second row must be "| --- | --- |", with as many cells as the first',
  ],
  [
    'a table whose second row is too short',
    prose('| a | b |\n| --- |\n| c | d |'),
    'services/alpha/index.md:10:1 this is not a table; the second row must be "| --- | --- |", with as many cells as the first',
  ],
  [
    'a table row with an extra cell',
    prose('| a | b |\n| --- | --- |\n| c | d | e |'),
    'services/alpha/index.md:12:1 the row has 3 cells but the table has 2 columns, so the rest is not shown; remove it, or write "\\|" for the character itself',
  ],
  [
    'an unknown admonition',
    prose(':::hint\n\nText\n\n:::'),
    'services/alpha/index.md:10:1 the admonition ":::hint" does not exist; allowed: note, tip, info, warning, danger',
  ],
  [
    'an unclosed admonition',
    prose(':::note\n\nText'),
    'services/alpha/index.md:10:1 the admonition is not closed; add a line ":::" after it',
  ],
  [
    'an admonition in MkDocs syntax',
    prose('!!! note\n    Text'),
    'services/alpha/index.md:10:1 this does not start an admonition; write ":::note" above the text and ":::" below it, with empty lines around it',
  ],
  [
    'an admonition in GitHub syntax',
    prose('> [!NOTE]\n> Text'),
    'services/alpha/index.md:10:3 this does not start an admonition; write ":::note" above the text and ":::" below it, with empty lines around it',
  ],
  [
    'an admonition with a title outside of brackets',
    prose(':::note Mind this\n\nText\n\n:::'),
    'services/alpha/index.md:10:1 this does not start an admonition; write its title in brackets, as in ":::note[Title]"',
  ],
  [
    'an unclosed code block before other text',
    both(
      '```sh\nls\n\n## Limits {/* #limits */}\n\nNone.',
      '```sh\nls\n```\n\n## 制限 {/* #limits */}\n\nありません。',
    ),
    'services/alpha/index.md:10:1 the code block is not closed, so the rest of the page is code; add ``` after its last line',
  ],
  [
    'a directive in a line',
    prose('::youtube[Video]{#abc}'),
    'services/alpha/index.md:10:1 "::youtube" would not be shown; write the text itself',
  ],
  [
    'a directive in the text',
    prose('It is :tada[fast].'),
    'services/alpha/index.md:10:7 ":tada[…]" would not be shown; write the text alone, with a space after the colon',
  ],
  [
    'executable code',
    prose("```mdx-code-block\nimport Tabs from '@theme/Tabs';\n```"),
    'services/alpha/index.md:10:1 a code block with the language "mdx-code-block" is run as code; use another language, such as mdx',
  ],
  [
    'a Git conflict',
    prose('<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> theirs'),
    'services/alpha/index.md:10:1 unresolved git conflict; keep one side and remove the marker lines of "<", "=" and ">"',
  ],
  [
    'a to-do note',
    prose('TODO: write about limits.'),
    'services/alpha/index.md:10:1 "TODO" is a placeholder; write the final text, or remove the sentence',
  ],
  [
    'a to-do note in a comment',
    prose('{/* TODO: limits */}'),
    'services/alpha/index.md:10:1 this comment marks unfinished text; finish it, then remove the comment',
  ],
  [
    'a placeholder in brackets',
    prose('It was made by [insert name].'),
    'services/alpha/index.md:10:16 "[insert name]" is a placeholder; write the final text, or remove the sentence',
  ],
  [
    'filler text',
    prose('Lorem ipsum dolor sit amet.'),
    'services/alpha/index.md:10:1 "Lorem ipsum" is a placeholder; write the final text, or remove the sentence',
  ],
  [
    'emphasis with a space',
    prose('It is ** fast **.'),
    'services/alpha/index.md:10:7 these marks are shown as they are; bold text is **text**, without spaces inside the marks and with spaces around them next to a word',
  ],
  [
    'unclosed bold text',
    prose('It is **fast.'),
    'services/alpha/index.md:10:7 these marks are shown as they are; bold text is **text**, without spaces inside the marks and with spaces around them next to a word',
  ],
  [
    'an invisible character',
    prose('It keeps\u200b files.'),
    'services/alpha/index.md:10:9 the text contains an invisible character (U+200B); remove it',
  ],
  [
    'a direction control character',
    prose('It keeps \u202efiles.'),
    'services/alpha/index.md:10:10 the text contains a character that changes the text direction (U+202E); remove it',
  ],
  [
    'a control character',
    prose('It keeps \u0007files.'),
    'services/alpha/index.md:10:10 the text contains an invisible character (U+0007); remove it',
  ],
  [
    'a paragraph in Japanese',
    prose('ファイルを保存するサービスです。'),
    'services/alpha/index.md:10:1 this text is in Japanese; translate it into English',
  ],
];

const FACTS: readonly Mistake[] = [
  [
    'a fact that the record lacks',
    prose('In <Fact id="regoins" />.'),
    'services/alpha/index.md:10:4 <Fact id="regoins" /> cites a fact that the record does not have; did you mean "regions"?',
  ],
  [
    'a fact of another entry',
    prose('In <Fact id="durability" />.'),
    'services/alpha/index.md:10:4 <Fact id="durability" /> cites a fact that the record does not have; the record has: regions',
  ],
  [
    'a fact in upper case',
    prose('In <Fact id="Regions" />.'),
    'services/alpha/index.md:10:4 <Fact id="Regions" /> cites a fact that the record does not have; did you mean "regions"?',
  ],
  [
    'a fact without an id',
    prose('In <Fact />.'),
    'services/alpha/index.md:10:4 <Fact> needs id="…"; add it',
  ],
  [
    'a fact with an empty id',
    prose('In <Fact id="" />.'),
    'services/alpha/index.md:10:4 <Fact> needs id="…"; add it',
  ],
  [
    'a fact with its id in another attribute',
    prose('In <Fact name="regions" />.'),
    'services/alpha/index.md:10:4 <Fact> allows only id; write "id" instead of "name"',
  ],
  [
    'a fact with an upper-case ID attribute',
    prose('In <Fact ID="regions" />.'),
    'services/alpha/index.md:10:4 <Fact> allows only id; write "id" instead of "ID"',
  ],
  [
    'a fact in lower case',
    prose('In <fact id="regions" />.'),
    'services/alpha/index.md:10:4 <fact> is not allowed in pages; did you mean <Fact>?',
  ],
  [
    'a fact in the plural',
    prose('In <Facts id="regions" />.'),
    'services/alpha/index.md:10:4 <Facts> is not allowed in pages; did you mean <Fact>?',
  ],
  [
    'a fact in braces',
    prose('In <Fact id={"regions"} />.'),
    'services/alpha/index.md:10:4 the value of id in <Fact> is code; write id="…" with a plain word',
  ],
  [
    'a fact with an unclosed tag',
    prose('In <Fact id="regions".'),
    'services/alpha/index.md:10:22 "<" starts an element, which cannot contain "."; write "/>" before it, or "\\<" for the character itself',
  ],
  [
    'a fact without an attribute name',
    prose('In <Fact regions />.'),
    'services/alpha/index.md:10:4 <Fact> allows only id; write id="regions"',
  ],
  [
    'a fact without quotes',
    prose('In <Fact id=regions />.'),
    'services/alpha/index.md:10:13 the value of an attribute must be in straight quotes, as in id="…"',
  ],
  [
    'a fact in typographic quotes',
    prose('In <Fact id=“regions” />.'),
    'services/alpha/index.md:10:13 the value of an attribute must be in straight quotes, as in id="…"',
  ],
  [
    'an unclosed fact',
    prose('In <Fact id="regions">.'),
    'services/alpha/index.md:10:4 <Fact> is not closed; it has no content, so write "/>" at its end',
  ],
  [
    'a fact around words',
    prose('In <Fact id="regions">two regions</Fact>.'),
    'services/alpha/index.md:10:4 <Fact> has no content; write <Fact id="regions" />',
  ],
  [
    'a fact in full-width brackets',
    prose('In ＜Fact id="regions" /＞.'),
    'services/alpha/index.md:10:4 a full-width "＜" does not start an element; write "<"',
  ],
  [
    'a fact with a space after its bracket',
    prose('In < Fact id="regions" />.'),
    'services/alpha/index.md:10:4 this is shown as text; write <Fact id="…" /> without backticks or extra spaces',
  ],
  [
    'an escaped fact',
    prose('In \\<Fact id="regions" />.'),
    'services/alpha/index.md:10:5 this is shown as text; write <Fact id="…" /> without backticks or extra spaces',
  ],
  [
    'a fact with a character reference',
    prose('In &lt;Fact id="regions" />.'),
    'services/alpha/index.md:10:4 this is shown as text; write <Fact id="…" /> without backticks or extra spaces',
  ],
  [
    'a fact in code',
    prose('In `<Fact id="regions" />`.'),
    'services/alpha/index.md:10:5 this is shown as text; write <Fact id="…" /> without backticks or extra spaces',
  ],
  [
    'a fact in a link',
    prose('See [<Fact id="regions" />](https://example.com/).'),
    'services/alpha/index.md:10:5 the link "https://example.com/" has a fact as its text, but facts link to their own source; remove the link and keep the fact',
  ],
  [
    'no fact at all',
    {[ARTICLE]: article({cites: null})},
    'services/alpha/index.md:1:1 the page cites no facts; write <Fact id="…" /> with one of regions',
  ],
  [
    'a quantity in prose',
    prose('It stores 100 GB.'),
    'services/alpha/index.md:10:11 "100 GB" has no source; cite a fact with <Fact id="…" />, or link the source in the same paragraph',
  ],
  [
    'a price in prose',
    prose('It costs $5 a month.'),
    'services/alpha/index.md:10:10 "$5" has no source; cite a fact with <Fact id="…" />, or link the source in the same paragraph',
  ],
  [
    'a fact repeated as text',
    {
      ...facts({text: {en: 'It stores up to 100 GB.', ja: '100 GBまで保存できます。'}}),
      ...prose('It stores 200 GB.'),
    },
    'services/alpha/index.md:10:11 "200 GB" has no source; cite a fact with <Fact id="…" />, or link the source in the same paragraph',
  ],
  [
    'too few words',
    {[ARTICLE]: article({words: 120})},
    'services/alpha/index.md:1:1 the article has 120 words including cited facts; it must have 400 to 900',
  ],
  [
    'too many words',
    {[ARTICLE]: article({words: 1200})},
    'services/alpha/index.md:1:1 the article has 1200 words including cited facts; it must have 400 to 900',
  ],
  [
    'an empty article',
    edited(ARTICLE, article().slice(article().indexOf(LEAD)), ''),
    'services/alpha/index.md:5:1 the page has no text below its front matter; write some',
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
    'companies/acme/index.md:1:1 the page cites no facts; write <Fact id="…" /> with one of size',
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
    'companies/acme/index.md:10:4 <Fact id="regions" /> cites a fact that the record does not have; the record has: size',
  ],
  [
    'a profile with the sentence of a draft',
    edited(PROFILE, 'Company acme is a keeper of files.', 'This entry is a draft.'),
    'companies/acme/index.md:6:1 "This entry is a draft." is left over from the draft; write what the entry is about, or make it a draft again with "draft: true"',
  ],
  [
    'a profile that was never written',
    {...unwritten(), [COMPANY]: String(site()[COMPANY])},
    [
      'companies/acme/index.md:1:1 the page cites no facts; write <Fact id="…" /> with one of size',
      'companies/acme/index.md:3:1 the description is still that of the draft; write what the entry is about',
      'companies/acme/index.md:6:1 "This entry is a draft." is left over from the draft; write what the entry is about, or make it a draft again with "draft: true"',
      'companies/acme/index.md:10:1 this comment is a hint from the draft; follow it, then remove it',
      'companies/acme/index.md:14:1 this comment is a hint from the draft; follow it, then remove it',
      'i18n/ja/docusaurus-plugin-content-blog-companies/acme/index.md:1:1 the page cites no facts; write <Fact id="…" /> with one of size',
      'i18n/ja/docusaurus-plugin-content-blog-companies/acme/index.md:3:1 the description is still that of the draft; write what the entry is about',
      'i18n/ja/docusaurus-plugin-content-blog-companies/acme/index.md:7:1 "この項目は下書きです。" is left over from the draft; write what the entry is about, or make it a draft again with "draft: true"',
      'i18n/ja/docusaurus-plugin-content-blog-companies/acme/index.md:11:1 this comment is a hint from the draft; follow it, then remove it',
      'i18n/ja/docusaurus-plugin-content-blog-companies/acme/index.md:15:1 this comment is a hint from the draft; follow it, then remove it',
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
    'companies/company/index.md:10:5 the link "/companies/acne" points to no entry below companies/; did you mean "acme"?',
  ],
];

const LEFTOVERS: readonly Mistake[] = [
  [
    'the sentence of a draft',
    preview('This entry is a draft.'),
    'services/alpha/index.md:6:1 "This entry is a draft." is left over from the draft; write what the entry is about, or make it a draft again with "draft: true"',
  ],
  [
    'the description of a draft',
    head(
      TITLE,
      'description: Draft of an entry about Service alpha, which keeps the files of an application.',
    ),
    'services/alpha/index.md:3:1 the description is still that of the draft; write what the entry is about',
  ],
  [
    'a hint of a draft',
    both(
      '## Limits {/* #limits */}\n\n{/* Numbers as facts only */}',
      '## 制限 {/* #limits */}\n\n数値です。',
    ),
    'services/alpha/index.md:12:1 this comment is a hint from the draft; follow it, then remove it',
  ],
];

export const MARKUP_OF_ARTICLES: readonly Mistake[] = [
  ...MARKUP,
  ...FACTS,
  ...PROFILES,
  ...LEFTOVERS,
];
