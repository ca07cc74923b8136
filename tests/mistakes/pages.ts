/** Mistakes in articles, documents and their translations. */
import {drawingStamp, twinOf} from '@site/src/catalogue';
import {
  article,
  company,
  DESCRIPTION,
  fact,
  type Files,
  inJapanese,
  jpeg,
  LEAD,
  LEAD_JA,
  recordYaml,
  serviceFiles,
} from '../unit/catalogue/factories';
import {
  ABOUT,
  ARTICLE,
  beta,
  both,
  COMPANY,
  DOCUMENT,
  DOCUMENT_JA,
  edited,
  guide,
  head,
  inFile,
  inGuide,
  inProse,
  JAPANESE,
  japanese,
  type Mistake,
  picture,
  PNG,
  preview,
  PROFILE,
  prose,
  renamed,
  TITLE,
  TRUNCATE,
} from './site';

const SPELLING =
  'description: アプリケーションのファイルを保存し、必要なときに取り出すための、試験用です。';

/** Front matter. */
const HEADS: readonly Mistake[] = [
  ['an empty article', {[ARTICLE]: ''}, '1:1', 'front matter is missing'],
  ['a line above the front matter', {[ARTICLE]: `\n${article()}`}, '1:1', 'on the first line'],
  ...inFile(
    ARTICLE,
    ['unclosed front matter', [`${ABOUT}\n---\n`, ABOUT], '1:1', 'is not closed'],
    ['front matter with another end', [`${ABOUT}\n---`, `${ABOUT}\n-----`], '4:1', '"---" alone'],
    ['executable front matter', ['---\ntitle', '---js\ntitle'], '1:4', 'run as code'],
  ),
  ['invalid YAML in front matter', head('title: Service: alpha', ABOUT), '2:8', 'double quotes'],
  ['a title that is a number', head('title: 37', ABOUT), '2:8', '"37" in quotes'],
  ['a title unlike the name', head('title: Alpha', ABOUT), '2:1', '"Service alpha"'],
  ['a key of the record', head(TITLE, ABOUT, 'tags: [ai]'), '4:1', 'belongs in the record'],
  ['a key of another language', head(TITLE, ABOUT, 'language: en'), '4:11', 'ja'],
  ['a short description', head(TITLE, 'description: Keeps files.'), '3:1', '70 to 160'],
  ['a long description', head(TITLE, `${ABOUT} ${DESCRIPTION}`), '3:1', '70 to 160'],
  ['a description cut off', head(TITLE, `${ABOUT} #1`), '3:99', 'comment'],
  ['a description with markup', head(TITLE, `${ABOUT} **Now.**`), '3:1', '"**Now.**"'],
  ['a placeholder as description', head(TITLE, `${ABOUT} TODO`), '3:1', 'placeholder'],
  ['Japanese in English', head(TITLE, `${SPELLING}必要なものです。`), '3:1', 'must be in English'],
  [
    'the description of a draft',
    head(TITLE, `description: Draft of an entry about Service alpha, ${DESCRIPTION}`),
    '3:1',
    'still that of the draft',
  ],
];

/** The preview, which is the first paragraph. */
const PREVIEWS: readonly Mistake[] = [
  ['two paragraphs', preview('It keeps.\n\nIt hands out.'), '8:1', 'must be one paragraph'],
  ['a long preview', preview('x'.repeat(401)), '6:1', 'the maximum is 400'],
  ['a quotation', preview('> It keeps.'), '6:1', 'contains a blockquote'],
  ['code', preview('```sh\nls\n```'), '6:1', 'a code block'],
  ['a note', preview(':::note\n\nIt.\n\n:::'), '6:1', 'an admonition'],
  ['a line', preview('It.\n\n---\n\n'), '8:1', 'a horizontal rule'],
  ['an image', {...preview('![A](./a.png)'), 'services/alpha/a.png': PNG}, '6:1', 'not allowed'],
  ...inFile(JAPANESE, ['a long Japanese preview', [LEAD_JA, '字'.repeat(221)], '7:1', '220']),
  ['a draft as it was', preview('This entry is a draft.'), '6:1', 'left over from the draft'],
  ...inFile(
    ARTICLE,
    ['no end of the preview', [TRUNCATE, ''], '5:1', 'not marked'],
    ['a misspelt end', [TRUNCATE, '{/* truncated */}'], '8:1', TRUNCATE],
    ['an end in a paragraph', [`\n\n${TRUNCATE}`, ` ${TRUNCATE}`], '6:37', 'a line of its own'],
    ['no preview', [`${LEAD}\n\n`, ''], '6:1', 'preview is empty'],
  ),
  ...inProse(['two ends', `More.\n\n${TRUNCATE}`, '12:1', 'marked twice']),
  ...inGuide(['the end of a preview', TRUNCATE, '8:1', 'only entries have a preview']),
];

/** Headings and sections. */
const HEADINGS: readonly Mistake[] = [
  ...inProse(
    ['a second title', '# Alpha', '10:1', 'use "##"'],
    ['no id', '## Limits\n\nNone.', '10:1', 'has no id'],
    ['an id in braces', '## Limits {#limits}\n\nNone.', '10:12', '{/* #what-it-costs */}'],
    ['an id in upper case', '## Limits {/* #Limits */}\n\nNone.', '10:1', 'lower-case'],
    ['an id of the site', '## Sources {/* #sources */}\n\nNone.', '10:1', 'reserved'],
    ['a level left out', '### Limits {/* #limits */}\n\nNone.', '10:1', 'use "##"'],
    ['no space', '##Limits {/* #limits */}\n\nNone.', '10:1', 'a space after them'],
    ['an underlined heading', 'Limits\n------\n\nNone.', '10:1', '"## " before it'],
    ['an empty heading', '## {/* #limits */}\n\nNone.', '10:1', 'has no text'],
    ['a fact as heading', '## <Fact id="regions" /> {/* #a */}\n\nNone.', '10:1', 'contain a fact'],
  ),
  ...inGuide(
    ['an id twice', '## More {/* #compare */}\n\nText.', '12:1', 'twice'],
    ['an empty section', '## More {/* #more */}', '8:1', 'section is empty'],
  ),
  [
    'a hint of a draft',
    both(
      '## A {/* #a */}\n\n{/* Draft: Commands, the cost, and what is lost */}',
      '## 制限 {/* #a */}\n\n数値です。',
    ),
    '12:1',
    'a hint from the draft',
  ],
];

/** Links and their targets. */
const LINKS: readonly Mistake[] = [
  ...inProse(
    ['a URL without a scheme', 'See [it](example.com/docs).', '10:5', '"https://"'],
    ['no URL', 'See [it]().', '10:5', 'has no URL'],
    ['a text that says nothing', 'See [here](https://example.com/docs).', '10:5', 'leads to'],
    ['no text', 'See [](https://example.com/docs).', '10:5', 'has no text'],
    ['a fact as the text', '[<Fact id="regions" />](https://example.com)', '10:1', 'keep the fact'],
    ['a space in a URL', 'See [it](https://example.com/a b).', '10:10', '"%20"'],
    ['an unclosed link', 'See [it](https://example.com/a.', '10:10', 'write ")"'],
    ['full-width brackets', 'See [it]（https://example.com/a）.', '10:10', 'nothing between'],
    ['a link the other way round', 'See (it)[https://example.com/a].', '10:10', 'wrong order'],
    ['a bare URL', 'See https://example.com/docs.', '10:5', 'no link text'],
    ['a URL in angle brackets', 'See <https://example.com/docs>.', '10:5', '[text](https://…)'],
    ['a private host', 'See [it](https://localhost:3000/).', '10:5', 'public host'],
    ['a reference to nothing', 'See [the docs][docs].', '10:5', 'is not defined'],
    ['a footnote to nothing', 'It keeps files.[^1]', '10:16', 'is not defined'],
    ['an unused definition', '[docs]: https://example.com/', '10:1', 'no link uses'],
    ['a page below an entry', 'See [it](/services/alpha/a).', '10:5', 'is /services/alpha'],
    ['a missing entry', 'See [it](/services/alfa).', '10:5', 'did you mean "alpha"'],
    ['the folder of companies', 'See [it](/companies).', '10:5', '/companies/company'],
    ['a missing tag', 'See [it](/services/tags/storge).', '10:5', 'did you mean "storage"'],
    ['a missing page', 'See [it](/pricing).', '10:5', 'paths start with'],
    ['a missing document', 'See [it](/docs/giude).', '10:5', '"/docs/guide"'],
    ['a page in a language', 'See [it](/ja/services/alpha).', '10:5', 'remove "/ja"'],
    ['a missing file of the site', 'See [it](/img/none.svg).', '10:5', 'no file below static/'],
    ['the file of another section', 'See [it](../../docs/guide.md).', '10:5', 'write /docs/guide'],
    ['a missing file', 'See [it](./indes.md).', '10:5', 'did you mean "index.md"'],
    ['a folder', 'See [it](../beta/).', '10:5', 'write the path'],
    ['a missing heading', 'See [it](#limits).', '10:5', 'has the id "limits"'],
  ),
  ['a draft', {...prose('[It](/services/beta)'), ...beta({draft: true})}, '10:1', 'draft'],
];

/** A drawing with this content, and its images. */
function svg(content: string): Files {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>\n`;
  const drawn = Buffer.concat([PNG, Buffer.from(drawingStamp(Buffer.from(drawing)))]);
  return {
    'services/alpha/plan.svg': drawing,
    'services/alpha/plan.png': drawn,
    [twinOf('services/alpha/plan.png')]: drawn,
    ...both('![Plan](./plan.png)', '![構成図](./plan.png)'),
  };
}
const png = (file: string | Buffer): Files =>
  picture('![Plan](./plan.png)', {'services/alpha/plan.png': file});
const DRAWN: Files = {
  'services/alpha/plan.png': PNG,
  [twinOf('services/alpha/plan.png')]: null,
  'services/alpha/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  ...both('![Plan](./plan.png)', '![構成図](./plan.png)'),
};

/** Pictures and drawings. */
const PICTURES: readonly Mistake[] = [
  ...inProse(
    ['no alternative text', '![](./cover.jpg)', '10:1', 'alternative text'],
    ['a picture elsewhere', '![Plan](/img/p.png)', '10:1', 'such as ./plan.png'],
    ['no path', '![Plan]()', '10:1', 'has no path'],
    ['a drawing', '![Plan](./plan.svg)', '10:1', './plan.png'],
    ['a bad percent sign', '![Plan](./%ff.png)', '10:1', 'rename it'],
    ['a picture as a program', '![Plan](./a.webp!data:,x.png)', '10:1', 'rename it'],
    ['a picture with options', '![Plan](./cover.jpg?emit)', '10:1', 'rename it'],
    ['a hidden picture', '![Plan](./.plan.png)', '10:1', 'must begin with'],
    ['a missing picture', '![Plan](./covers.jpg)', '10:1', 'did you mean "./cover.jpg"'],
  ),
  [
    'another format',
    {...prose('![A](./a.bmp)'), 'services/alpha/a.bmp': 'BM'},
    '10:1',
    'jpg, jpeg',
  ],
  [
    'the folder of the other language',
    {...both('![Plan](./plan.png)'), 'services/alpha/plan.png': PNG},
    `${JAPANESE}:11:1`,
    '@site/services/alpha/plan.png',
  ],
  ['a large picture', png(jpeg(300_001)), '1:1', 'the maximum is 300000'],
  ['an empty picture', png(''), '1:1', 'is empty'],
  ['a picture of another format', png(jpeg()), '1:1', 'JPEG, but its name says PNG'],
  ['a picture that is a text', png('to be drawn\n'), '1:1', 'not a valid PNG'],
  ['a script in a drawing', svg('<script>1</script>'), '1:1', 'a script'],
  ['a frame in a drawing', svg('<iframe src="a"/>'), '1:1', 'an embedded page'],
  ['a handler in a drawing', svg('<a onclick="b()"/>'), '1:1', 'runs code'],
  ['a link with code in a drawing', svg('<a href="javascript:b()"/>'), '1:1', 'a URL that runs'],
  ['another host in a drawing', svg('<a href="https://a.example"/>'), '1:1', 'another host'],
  ['an entity in a drawing', svg('<!ENTITY a "b">'), '1:1', 'an entity'],
  ['a picture that ends early', png(PNG.subarray(0, 40)), '1:1', 'cannot be decoded'],
  ['an unused picture', {'services/alpha/plan.png': PNG}, '1:1', 'no article in this folder shows'],
  [
    'pictures of a drawing that are outdated and missing',
    DRAWN,
    ['1:1', `${twinOf('services/alpha/plan.png')}:1:1`],
    /does not match.*"npm run covers"|missing/,
  ],
];

/** Code, elements, tables and other markup. */
const MARKUP: readonly Mistake[] = [
  ...inProse(
    ['an unclosed brace', 'It costs {5.', '10:10', 'write "\\{"'],
    ['words in braces', 'Write {the name of it}.', '10:11', 'not valid code'],
    ['code in braces', 'It is {1 + 1}.', '10:7', 'braces is code'],
    ['code in braces that goes on', '> {1 +\n2}', '11:1', 'not valid MDX'],
    ['an export', 'export const price = 5;', '10:1', '"export" is code'],
    ['a sentence like an export', 'export is possible.', '10:1', 'another word'],
    ['a less-than sign', 'From a <- b.', '10:9', 'write "\\<"'],
    ['an unclosed tag', 'It is <kbd', '10:7', 'is not closed'],
    ['an HTML comment', '<!-- To do -->', '10:1', '{/* … */}'],
    ['an unclosed element', '<details>\n\nText.', '10:1', 'write </details>'],
    ['an unclosed line break', 'One<br>two.', '10:4', '"/>" at its end'],
    ['a closing line break', 'One</br>two.', '10:4', '<br />'],
    ['an end without a beginning', 'Text</details>', '10:5', 'closes no element'],
    ['ends in the wrong order', '<sup><sub>a</sup></sub>', '10:12', '</sub> first'],
    ['an element that is not allowed', '<style>p [hidden]</style>', '10:1', 'allowed: <Fact>'],
    ['an element with Markdown for it', '<img src="./a.jpg" />', '10:1', '![what it shows]'],
    ['an unclosed element with Markdown for it', 'A <b>b', '10:3', '**text**'],
    ['an attribute', '<kbd class="a">Ctrl</kbd>', '10:1', 'remove "class"'],
    ['an attribute of all objects', '<kbd __proto__={a()}>x</kbd>', '10:1', 'remove "__proto__"'],
    ['an attribute twice', '<Fact id={a()} id="regions" />', '10:1', 'id twice'],
    ['a note with attributes', ':::note{#a .b}\n\nText.\n\n:::', '10:1', 'attributes in braces'],
    ['fences of code in a comment', '{/* a\n```mdx-code-block\n*/}', '11:1', 'into code'],
    ['braces nested deep', `${'{'.repeat(20)}${'}'.repeat(20)}`, '10:1', '20 braces are open'],
    ['notes nested deep', ':::note\n\nA.\n'.repeat(20), '10:1', '20 notes are open'],
    ['a text nested deep', `${'> '.repeat(20)}A.`, '10:1', 'nested 20 deep'],
    ['attributes in braces', '<kbd {...all}>Ctrl</kbd>', '10:1', 'one by one'],
    ['an unclosed backtick', 'Write `ls.', '10:7', 'no closing one'],
    ['an unclosed mark', 'It is **fast.', '10:7', 'bold text is **text**'],
    ['a table without its second row', '| a | b |\n| c | d |', '10:1', '| --- | --- |'],
    ['a cell too many', '| a |\n| --- |\n| c | d |', '12:1', /2 cells.*one column/],
    ['an unclosed note', ':::note\n\nText', '10:1', 'a line ":::"'],
    ['an unknown note', ':::hint\n\nText.\n\n:::', '10:1', 'note, tip, info'],
    ['a note of another program', '> [!NOTE]\n> Text', '10:3', '":::note"'],
    ['a title without brackets', ':::note Mind\n\nText\n\n:::', '10:1', '":::note[Title]"'],
    ['a directive in a line', '::youtube[Video]', '10:1', 'would not be shown'],
    ['a directive in a text', 'It is :tada[fast].', '10:7', 'a space after the colon'],
    ['a code block that takes in the next', '```sh\nls\n\n```sh\nls\n```', '10:1', 'not closed'],
    ['an invisible character as an entity', 'It is&#8203; fast.', '10:6', 'U+200B'],
    ['a bold line', '**Limits**', '10:1', 'no heading'],
    ['a code block that runs', '```mdx-code-block\na\n```', '10:1', 'another language'],
    ['a git conflict', '<<<<<<< HEAD\nOne.\n=======', '10:1', 'conflict'],
    ['a to-do', 'TODO: limits.', '10:1', 'is a placeholder'],
    ['a to-do in a comment', '{/* TODO: limits */}', '10:1', 'unfinished'],
    ['an invisible character', 'It keeps \u0007files.', '10:10', 'U+0007'],
    ['a change of direction', 'It keeps \u202efiles.', '10:10', 'text direction'],
    ['a quantity', 'It costs $5 a month.', '10:10', '"$5" has no source'],
  ),
  [
    'an unclosed code block',
    both('```sh\nls\n\n## A {/* #a */}\n\nB.', '```sh\nls\n```\n\n## 制限 {/* #a */}\n\n文。'),
    '10:1',
    'code block is not closed',
  ],
  ['only a head', {[ARTICLE]: article().slice(0, article().indexOf(LEAD))}, '5:1', 'no text'],
  ['an article without figures', {[ARTICLE]: article({values: []})}, '5:1', '0 of the 2 amounts'],
  ['a short article', {[ARTICLE]: article({words: 399})}, '1:1', '400 to 1200'],
  ['a long article', {[ARTICLE]: article({words: 1201})}, '1:1', '400 to 1200'],
];

/** Facts in articles, and the elements of documents. */
const FACTS_AND_TABLES: readonly Mistake[] = [
  ...inProse(
    ['a fact of another entry', 'In <Fact id="size" />.', '10:4', 'the record has: regions'],
    ['a misspelt fact', 'In <Fact id="region" />.', '10:4', 'did you mean "regions"'],
    ['no id', 'In <Fact />.', '10:4', 'needs id="…"'],
    ['a value of no record', 'At <Value of="storage-prise" />.', '10:4', '"storage-price"?'],
    ['a sum without a price', 'At <Sum users={5} />.', '10:4', 'can’t be estimated'],
    ['a sum of a word', 'At <Sum users="5" />.', '10:4', 'users={1000}'],
    [
      'a limit without its size',
      '## A {/* #limits */}\n\nIt has a limit.',
      '12:1',
      'without its size',
    ],
    ['code without its day', '```sh\nls\n```', '10:1', 'when its code was run'],
    ['lower case', 'In <fact id="regions" />.', '10:4', '<Fact>'],
    ['another attribute', 'In <Fact name="regions" />.', '10:4', '"id" instead of "name"'],
    ['braces', 'In <Fact id={"regions"} />.', '10:4', 'with a plain word'],
    ['an unclosed tag', 'In <Fact id="regions".', '10:22', '"/>" before it'],
    ['no quotes', 'In <Fact id=regions />.', '10:13', 'straight quotes'],
    ['words in a fact', 'In <Fact id="regions">two</Fact>.', '10:4', 'has no content'],
    ['full-width brackets', 'In ＜Fact id="regions" /＞.', '10:4', 'write "<"'],
    ['a fact as code', 'In `<Fact id="regions" />`.', '10:5', 'without backticks'],
  ),
  ['no fact', {[ARTICLE]: article({cites: null})}, '1:1', 'one of regions'],
  ...inGuide(['another category', '<Category category="keping" />', '8:1', '"keeping"?']),
];

const ZONES = {text: {en: 'It has 3 zones.', ja: 'ゾーンは3つです。'}, id: 'zones'};

/** Japanese pages and what they share with the English ones. */
const TRANSLATIONS: readonly Mistake[] = [
  ['no translation', {[JAPANESE]: null}, `${ARTICLE}:1:1`, 'no Japanese version'],
  ['an untranslated copy', {[JAPANESE]: article()}, '6:1', 'is in English'],
  [
    'two Japanese pages',
    {[ARTICLE]: inJapanese(article()).replace('---\n', '---\nlanguage: ja\n')},
    '2:1',
    /both in Japanese.*remove "language: ja"/,
  ],
  ...inFile(JAPANESE, [
    'an English description',
    [
      'アプリケーションのファイルを保存し、必要なときに取り出すための、試験用のサービスです。',
      DESCRIPTION,
    ],
    '3:1',
    'must be in Japanese',
  ]),
  ['half-width katakana', japanese('ﾃﾞｰﾀの文です。'), '11:1', 'full-width ones'],
  ['a full-width space', japanese('長い\u3000文です。'), '11:3', 'full-width space'],
  ['a sound mark by itself', japanese('か\u3099あります。'), '11:2', 'one character'],
  [
    'English for a picture',
    {...picture('![A plan of it](./cover.jpg)')},
    `${JAPANESE}:11:1`,
    'into',
  ],
  ...inFile(JAPANESE, ['nonsense for the original', ['from: ', 'from: x # '], '4:18', '12 hex']),
  [
    'a mistake that the other page does not have',
    both('<fact id="regions" />', '<Fact id="regions" />'),
    '10:1',
    '<Fact>',
  ],
  ['full-width digits', japanese('５文字です。'), '11:1', 'write 0 to 9'],
  ['a heading too many', japanese('## 制限 {/* #a */}\n\n文。'), '11:1', `missing in ${ARTICLE}`],
  ['a heading too few', guide('## More {/* #more */}\n\nText.'), `${DOCUMENT_JA}:10:1`, '#more'],
  [
    'another link',
    guide('[It](https://a.com)', '[例](https://b.com)'),
    `${DOCUMENT_JA}:8:1`,
    'be the same',
  ],
  [
    'a link too few',
    guide('[It](/services)'),
    `${DOCUMENT_JA}:12:1`,
    /link to \/services.*missing/,
  ],
  [
    'a link too many',
    guide('It.', '[例](/services)'),
    `${DOCUMENT_JA}:8:1`,
    `missing in ${DOCUMENT}`,
  ],
  ['a number too few', prose('It has 37 letters.'), `${JAPANESE}:13:1`, 'the number 37'],
  ['code too few', guide('```sh\nls\n```'), `${DOCUMENT_JA}:12:1`, /code block.*missing/],
  ['code too many', guide('It.', '```sh\nls\n```'), `${DOCUMENT_JA}:8:1`, /code block.*missing/],
  ['code of another sort', guide('```sh\n```', '```js\n```'), `${DOCUMENT_JA}:8:1`, '"sh"'],
  [
    'a fact too few',
    {
      ...serviceFiles({facts: [fact(), fact(ZONES)]}),
      ...both('In <Fact id="zones" />.', 'あります。'),
    },
    `${JAPANESE}:13:1`,
    'the fact "zones"',
  ],
  ...inGuide(['Japanese in an English page', 'これは日本語の段落です。', '8:1', 'into English']),
  ['an English text', guide('A.', 'This was not done by us.'), `${DOCUMENT_JA}:8:1`, 'translate'],
  [
    'an English heading',
    guide('## A {/* #a */}\n\nB.', '## This was not done {/* #a */}\n\n文。'),
    `${DOCUMENT_JA}:8:4`,
    'translate',
  ],
  ['a translation of nothing', {[DOCUMENT]: null}, `${DOCUMENT_JA}:1:1`, 'does not exist'],
  ['another name', renamed(DOCUMENT_JA, 'guide.mdx'), '1:1', 'guide.md'],
];

/** Profiles of companies follow the same rules. */
const PROFILES: readonly Mistake[] = [
  ['a profile without facts', edited(PROFILE, ' <Fact id="size" />', ''), '1:1', 'one of size'],
  [
    'a profile of another name',
    {[COMPANY]: recordYaml('company', company({name: {en: 'Acme', ja: '企業acme'}}))},
    `${PROFILE}:2:1`,
    '"Acme"',
  ],
];

export const PAGES: readonly Mistake[] = [
  ...HEADS,
  ...PREVIEWS,
  ...HEADINGS,
  ...LINKS,
  ...PICTURES,
  ...MARKUP,
  ...FACTS_AND_TABLES,
  ...TRANSLATIONS,
  ...PROFILES,
];
