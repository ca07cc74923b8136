/** Unusual but valid content: the check accepts it and the site can be built with it. */
import {twinOf} from '@site/src/catalogue';
import {
  article,
  attributes,
  claim,
  cover,
  type Draft,
  fact,
  type Files,
  LEAD,
  LEAD_JA,
  lifecycle,
  plan,
  service,
} from '../unit/catalogue/factories';
import {
  ARTICLE,
  beta,
  both,
  companyValues,
  COVER,
  DOCUMENT,
  edited,
  facts,
  guide,
  type Harmless,
  japanese,
  JAPANESE,
  PNG,
  PROFILE,
  prose,
  record,
  site,
  TAGS,
  values,
} from './site';

/** The service under other names, also on its cover and pages. */
function renamed(en: string, ja: string): Files {
  const named = {name: {en, ja}};
  return {
    ...values(named),
    ...edited(ARTICLE, 'Service alpha', en),
    ...edited(JAPANESE, 'サービスalpha', ja),
    [COVER]: cover(service(named)),
  };
}

/** The article with another preview. */
const lead = (text: string): Files => edited(ARTICLE, LEAD, text);

/** A record that is still being written. */
const draft: Draft = {draft: true, goodFor: [], watchOut: [], facts: [], api: 'unknown'};

const links = (overrides: Draft): Files =>
  values({links: {...(service().links as Draft), ...overrides}});

const RECORDS: readonly Harmless[] = [
  ['a comment', record('kind: cloud-service', '# Since its first day\nkind: cloud-service')],
  [
    'a comment after a value',
    record('kind: cloud-service', 'kind: cloud-service # since its first day'),
  ],
  ['an empty line between keys', record('kind: cloud-service', '\nkind: cloud-service')],
  ['a hash within a word', record('en: Big files', 'en: Big C#files')],
  ['a list in brackets', record('tags:\n  - storage', 'tags: [storage]')],
  ['a text in quotes', record('en: Big files', 'en: "Big files: all of them, #one"')],
  ['a year as a number', values({firstReleased: claim(2006)})],
  ['an unknown value with the page that was searched', values({freeTier: claim('unknown')})],
  [
    'a fact that no article cites',
    facts({}, {id: 'zones', text: {en: 'It has 3 zones.', ja: 'ゾーンは3つです。'}}),
  ],
  [
    'a price in words',
    values({goodFor: [{en: 'Nineteen dollars at most', ja: '高くても十九ドル'}]}),
  ],
  ['praise', values({goodFor: [{en: 'Blazing fast, the best', ja: 'とにかく最高'}]})],
  [
    'a thousand and a billion',
    facts({
      text: {
        en: 'It has 1,200 regions and 3 billion files.',
        ja: 'リージョンは1200、ファイルは30億あります。',
      },
    }),
  ],
  [
    'code in a text',
    facts({
      text: {
        en: 'Write a `_headers` file with 2 rules.',
        ja: '`_headers`ファイルに2つのルールを書きます。',
      },
    }),
  ],
  [
    'a placeholder in a URL',
    facts({
      text: {
        en: 'It answers at https://<bucket>.example.com in 2 regions.',
        ja: 'https://<bucket>.example.comで、2つのリージョンから応答します。',
      },
    }),
  ],
  [
    'an underscore and an asterisk in a text',
    facts({
      text: {
        en: 'Send X-Rate-* and max_age to 2 regions.',
        ja: '2つのリージョンにX-Rate-*とmax_ageを送ります。',
      },
    }),
  ],
  [
    'quotation marks in a text',
    values({goodFor: [{en: 'Files “as they are”', ja: '「そのまま」のファイル'}]}),
  ],
  ['an emoji in a name', renamed('Service alpha 🚀', 'サービスalpha 🚀')],
  ['an emoji of several characters', renamed('Alpha 👩‍💻', 'アルファ 👩‍💻')],
  ['a name in Arabic letters', renamed('خدمة', 'خدمة')],
  ['a name with an apostrophe', renamed("Alpha's", 'アルファ')],
  ['an alias with a comma of a company', values({aliases: ['Alpha, Inc.']})],
  [
    'a URL with a port and a query',
    links({docs: 'https://example.com:8443/docs?page=2&lang=en#top'}),
  ],
  ['a URL with Japanese letters in its path', links({docs: 'https://example.com/資料'})],
  ['a service without a company', {...values({company: null}), ...beta({company: 'acme'})}],
  [
    'a service named like its company',
    {
      ...companyValues({name: {en: 'Service alpha', ja: 'サービスalpha'}}),
      ...edited(PROFILE, 'Company acme', 'Service alpha'),
      ...edited(twinOf(PROFILE), '企業acme', 'サービスalpha'),
    },
  ],
  [
    'an announced end',
    values({
      lifecycle: lifecycle({
        state: 'sunset',
        since: '2026-02',
        ends: '2027-02',
        note: {en: 'It ends.', ja: '終了します。'},
        successors: [{name: {en: 'Beta', ja: 'ベータ'}, url: null}],
      }),
    }),
  ],
  ['a plan on sale in future years', values({plans: [plan({from: '2027', until: '2028-02'})]})],
  ['a plan of one day', values({plans: [plan({from: '2027-01-01', until: '2027-01-01'})]})],
  ['an upcoming event', facts({on: '2027'})],
  [
    'a value valid until a future day, and an announced release',
    values({
      attributes: attributes({
        versioning: claim('yes', {until: '2027-03-31'}),
        'latest-release': claim('2027-01'),
      }),
    }),
  ],
  ['a draft without facts', beta(draft)],
  [
    'two services that name each other',
    {
      ...values({
        alternatives: [{slug: 'beta', difference: {en: 'Does it otherwise', ja: '方法が異なる'}}],
      }),
      ...beta({alternatives: [{slug: 'alpha', difference: {en: 'Does it so', ja: 'こうする'}}]}),
    },
  ],
  [
    'two facts with the same source',
    facts(
      {},
      {id: 'zones', text: {en: 'It has 3 zones.', ja: 'ゾーンは3つです。'}, source: fact().source},
    ),
  ],
  ['a byte order mark in an article', {[ARTICLE]: `\uFEFF${String(site()[ARTICLE])}`}],
];

const FILES: readonly Harmless[] = [
  [
    'files that operating systems create',
    {'services/alpha/.DS_Store': 'x', 'services/alpha/index.md~': 'x'},
  ],
  ['a folder that begins with an underscore', {'services/_draft/notes.md': 'To do\n'}],
  [
    'Windows line endings in an article',
    {[ARTICLE]: String(site()[ARTICLE]).replaceAll('\n', '\r\n')},
  ],
  ['an article without a final newline', {[ARTICLE]: String(site()[ARTICLE]).trimEnd()}],
  [
    'an image beside the article',
    {
      ...both('![Plan](./plan.png)', '![構成図](@site/services/alpha/plan.png)'),
      'services/alpha/plan.png': PNG,
    },
  ],
  [
    'an image with an upper-case extension',
    {
      ...both('![Plan](./PLAN.PNG)', '![構成図](@site/services/alpha/PLAN.PNG)'),
      'services/alpha/PLAN.PNG': PNG,
    },
  ],
  [
    'an image for each language',
    {
      ...both('![Plan](./plan.png)', '![構成図](./plan.png)'),
      'services/alpha/plan.png': PNG,
      [twinOf('services/alpha/plan.png')]: PNG,
    },
  ],
  [
    'a drawing',
    {
      ...both('![Plan](./plan.svg)', '![構成図](@site/services/alpha/plan.svg)'),
      'services/alpha/plan.svg':
        '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>\n',
    },
  ],
  [
    'the cover in the article',
    both('![The cover](./cover.jpg)', '![カバー](@site/services/alpha/cover.jpg)'),
  ],
  [
    'an image beside a document',
    {...guide('![Plan](./plan.png)', '![構成図](@site/docs/plan.png)'), 'docs/plan.png': PNG},
  ],
  ['comments in the list of tags', {[TAGS]: `# All tags\n${String(site()[TAGS])}`}],
  [
    'a translation of an older article',
    edited(JAPANESE, 'translated_from: ', 'translated_from: 000000000000 # '),
  ],
  [
    'a translation without translated_from',
    {[JAPANESE]: String(site()[JAPANESE]).replace(/^translated_from: .*\n/m, '')},
  ],
];

const ARTICLES: readonly Harmless[] = [
  ['a title in quotes', edited(ARTICLE, 'title: Service alpha', 'title: "Service alpha"')],
  [
    'a colon in a description in quotes',
    {
      [ARTICLE]: article({
        frontMatter:
          'title: Service alpha\ndescription: "In short: it keeps the files of an application, and hands them out again."',
      }),
    },
  ],
  ['a first sentence with an alias', {...values({aliases: ['ASX']}), ...lead('ASX is a keeper.')}],
  [
    'a first sentence with a second name',
    lead('Service alpha (ASX), or alpha for short, was a keeper.'),
  ],
  ['a first sentence in the plural', lead('The Service Alpha are keepers.')],
  [
    'a first sentence with a link',
    {
      ...lead('[Service alpha](/services/alpha) is a keeper.'),
      ...edited(JAPANESE, 'サービスalphaは', '[サービスalpha](/services/alpha)は'),
    },
  ],
  [
    'a Japanese first sentence with a second name',
    edited(JAPANESE, LEAD_JA, 'サービスalpha（ASX）とは、保管するものでした（試験版）。'),
  ],
  [
    'a Japanese first sentence that ends in でもあります',
    edited(JAPANESE, LEAD_JA, 'サービスalphaは、保管するもので、読み出すものでもあります。'),
  ],
  [
    'a fact as the first sentence',
    {
      ...facts({
        text: {
          en: 'Service alpha is a service with 2 regions.',
          ja: 'サービスalphaは、リージョンが2つのサービスです。',
        },
      }),
      ...edited(ARTICLE, LEAD, '<Fact id="regions" /> It is old.'),
      ...edited(JAPANESE, LEAD_JA, '<Fact id="regions" />古いものです。'),
    },
  ],
  ['a preview of several lines', lead('Service\nalpha is a\nkeeper.')],
  [
    'a preview with a link and code',
    {
      ...edited(ARTICLE, LEAD, 'Service alpha is a [keeper](/services/alpha) of `files`.'),
      ...edited(
        JAPANESE,
        LEAD_JA,
        'サービスalphaは、`files`を[保管](/services/alpha)するものです。',
      ),
    },
  ],
  ['the end of the preview without spaces', edited(ARTICLE, '{/* truncate */}', '{/*truncate*/}')],
  ['a comment', prose('{/* Compared with the documentation in November. */}')],
  ['a comment of several lines', prose('{/*\n  Compared with the documentation.\n*/}')],
  ['a comment within a sentence', prose('It keeps {/* all */} files.')],
  [
    'a heading in bold',
    both('## **Limits** {/* #limits */}\n\nNone.', '## **制限** {/* #limits */}\n\nありません。'),
  ],
  [
    'a heading with code',
    both(
      '## The `ls` command {/* #ls */}\n\nIt lists.',
      '## `ls`コマンド {/* #ls */}\n\n一覧を表示します。',
    ),
  ],
  [
    'a heading with marks at both ends',
    both('## Limits {/* #limits */} ##\n\nNone.', '## 制限 {/* #limits */} ##\n\nありません。'),
  ],
  ['a paragraph in bold', prose('**Mind this.**')],
  ['an unmatched closing brace', prose('It costs nothing}.')],
  [
    'an escaped brace and an escaped less-than sign',
    prose('Write \\{name} and \\<bucket>, if a \\< b.'),
  ],
  ['a less-than sign before a space', prose('If a < b, it is so.')],
  ['code with braces and elements', prose('Write `{name}` and `<bucket>`.')],
  [
    'a code block with markup',
    both('```html\n<script>{1}</script> <!-- a -->\n[a](http://example.com) # b\n```'),
  ],
  ['an unclosed code block', both('- Code:\n\n  ```sh\n  ls\n')],
  ['a character reference', prose('R&amp;D and more.')],
  ['a link with a trailing slash', both('See [it](/services/alpha/).', '[例](/services/alpha/)')],
  [
    'a link to a generated section',
    both('See [them](/services/alpha#sources).', '[出典](/services/alpha#sources)'),
  ],
  [
    'a link to a heading of the page',
    both(
      'See [below](#limits).\n\n## Limits {/* #limits */}\n\nNone.',
      '[下](#limits)を見てください。\n\n## 制限 {/* #limits */}\n\nありません。',
    ),
  ],
  [
    'a link to a document, with a query',
    both('See [it](/docs/guide?x=1#compare).', '[案内](/docs/guide?x=1#compare)'),
  ],
  ['a link to a tag', both('See [all](/services/tags/storage).', '[一覧](/services/tags/storage)')],
  [
    'a link to the directory of companies',
    both('See [all](/companies/company).', '[一覧](/companies/company)'),
  ],
  [
    'a link to the list, the archive and the comparison',
    both(
      'See [a](/services), [b](/services/archive), [c](/compare) and [d](/).',
      '[a](/services)、[b](/services/archive)、[c](/compare)、[d](/)',
    ),
  ],
  [
    'a link to the file of another entry',
    {...beta(), ...both('See [it](../beta/index.md).', '[例](../beta/index.md)')},
  ],
  [
    'a link to an email address',
    both('Write to [them](mailto:help@example.com).', '[連絡先](mailto:help@example.com)'),
  ],
  [
    'a link with brackets in its URL',
    both('See [it](https://example.com/X_(y)).', '[例](https://example.com/X_(y))'),
  ],
  [
    'a link with its URL in angle brackets',
    both('See [it](<https://example.com/a>).', '[例](<https://example.com/a>)'),
  ],
  [
    'a link with a title',
    both('See [it](https://example.com/ "Docs").', '[例](https://example.com/ "資料")'),
  ],
  [
    'a reference link',
    both(
      'See [the docs][docs].\n\n[docs]: https://example.com/docs',
      '[資料][docs]\n\n[docs]: https://example.com/docs',
    ),
  ],
  [
    'a link whose text is a URL',
    both(
      'See [https://example.com](https://example.com).',
      '[https://example.com](https://example.com)',
    ),
  ],
  ['brackets without a link', prose('It returns [a] and [b, c].')],
  [
    'a footnote',
    both(
      'It keeps files.[^1]\n\n[^1]: All of them.',
      'ファイルを保存します。[^1]\n\n[^1]: すべてです。',
    ),
  ],
  [
    'a table',
    both(
      '| Plan | Files |\n| :--- | ---: |\n| Free | some |\n| Paid |',
      '| プラン | ファイル |\n| :--- | ---: |\n| 無料 | 一部 |\n| 有料 |',
    ),
  ],
  [
    'a table with an escaped bar',
    both(
      '| Sign | Use |\n| --- | --- |\n| \\| | pipe |',
      '| 記号 | 用途 |\n| --- | --- |\n| \\| | パイプ |',
    ),
  ],
  ['a task list', prose('- [ ] One\n- [x] Two\n  1. Three')],
  ['a quotation', prose('> It keeps files.')],
  ['a thematic break', prose('One.\n\n---\n\nTwo.')],
  ['a note', both(':::note\n\nMind this.\n\n:::', ':::note\n\n注意してください。\n\n:::')],
  [
    'a note with a title',
    both(':::warning[Mind *this*]\n\nIt ends.\n\n:::', ':::warning[注意]\n\n終了します。\n\n:::'),
  ],
  ['a word after a colon', both('Note:this runs at 10:30am in a:b.', '注:10:30に実行されます。')],
  ['half-width and full-width text', japanese('「ｱﾙﾌｧ」という名前です。')],
  [
    'keys, powers and line breaks',
    both(
      'Press <kbd>Ctrl</kbd>+<kbd>C</kbd>,<br />H<sub>2</sub>O and x<sup>2</sup>.',
      '<kbd>Ctrl</kbd>+<kbd>C</kbd>、<br />H<sub>2</sub>Oとx<sup>2</sup>です。',
    ),
  ],
  [
    'a details element',
    both(
      '<details>\n<summary>More</summary>\n\nText.\n\n</details>',
      '<details>\n<summary>詳しく</summary>\n\n本文です。\n\n</details>',
    ),
  ],
  [
    'an open details element with a fact',
    both(
      '<details open>\n\nSee <Fact id="regions" />.\n\n</details>',
      '<details open>\n\n<Fact id="regions" />\n\n</details>',
    ),
  ],
  ['a fact in single quotes', both("In <Fact id='regions' />.", "<Fact id='regions' />です。")],
  [
    'a fact without a space before its end',
    both('In <Fact id="regions"/>.', '<Fact id="regions"/>です。'),
  ],
  [
    'a fact in a list and in a table',
    both('- <Fact id="regions" />\n\n| a |\n| --- |\n| <Fact id="regions" /> |'),
  ],
  ['all kinds of emphasis', prose('*One*, _two_, **three**, __four__, ~~five~~ and ***six***.')],
  ['escaped characters', prose('Write \\*\\*so\\*\\* and \\`so.')],
  ['a single asterisk', prose('It matches a * b and *.txt files.')],
  ['a line break at the end of a line', prose('One  \ntwo\\\nthree.')],
  ['a sentence that begins with a word like import', prose('Important files are exported.')],
  ['a profile without the end of a preview', edited(PROFILE, '{/* truncate */}\n', '')],
  [
    'English words in a Japanese paragraph',
    japanese('Amazon S3 Intelligent-Tiering and Glacierを使います。'),
  ],
  ['a paragraph of names alone', japanese('Amazon S3 Standard')],
];

const DOCUMENTS: readonly Harmless[] = [
  [
    'a document as MDX',
    {
      [DOCUMENT]: null,
      [twinOf(DOCUMENT)]: null,
      'docs/guide.mdx': site()[DOCUMENT]!,
      [twinOf('docs/guide.mdx')]: site()[twinOf(DOCUMENT)]!,
    },
  ],
  [
    'a link to the file of a document',
    guide('See [it](./guide.md#compare).', '[案内](./guide.md#compare)'),
  ],
  [
    'a link to a picture of the site',
    guide('See [it](/services/alpha#alternatives).', '[例](/services/alpha#alternatives)'),
  ],
  [
    'the tables of health',
    guide(
      '<HealthSummary />\n\n<HealthSubjects of="facts" caption="Facts" />',
      '<HealthSummary />\n\n<HealthSubjects of="facts" caption="事実" />',
    ),
  ],
  [
    'a quantity about this site',
    guide('A preview has 350 characters.', 'プレビューは350文字です。'),
  ],
  [
    'headings of three levels',
    guide(
      '## One {/* #one */}\n\n### Two {/* #two */}\n\n#### Three {/* #three */}\n\nText.',
      '## 一 {/* #one */}\n\n### 二 {/* #two */}\n\n#### 三 {/* #three */}\n\n本文です。',
    ),
  ],
];

export const HARMLESS: readonly Harmless[] = [...RECORDS, ...FILES, ...ARTICLES, ...DOCUMENTS];
