/** Unusual but valid content that must not be reported: name and changed files. */
import {drawingStamp, twinOf} from '@site/src/catalogue';
import {
  claim,
  cover,
  type Draft,
  type Files,
  lifecycle,
  service,
} from '../unit/catalogue/factories';
import {
  ARTICLE,
  beta,
  both,
  BOTH,
  companyValues,
  COVER,
  DOCUMENT,
  edited,
  facts,
  guide,
  japanese,
  JAPANESE,
  links,
  picture,
  plans,
  PNG,
  PROFILE,
  prose,
  RECORD,
  renamed,
  valued,
  values,
} from './site';

/** The service under other names, also on its cover and pages. */
function named(en: string, ja: string): Files {
  const names = {name: {en, ja}};
  return {
    ...values(names),
    ...edited(ARTICLE, 'Service alpha', en),
    ...edited(JAPANESE, 'サービスalpha', ja),
    [COVER]: cover(service(names)),
  };
}

/** The record with a passage replaced. */
const record = (passage: string, replacement: string) => edited(RECORD, passage, replacement);

/** A record that is still being written. */
const DRAFT: Draft = {draft: true, goodFor: [], watchOut: [], facts: [], api: 'unknown'};

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
/** An image that was rendered from the drawing. */
const DRAWN = Buffer.concat([PNG, Buffer.from(drawingStamp(Buffer.from(DRAWING)))]);

/** When the code of an article was run, in both languages. */
const RUN = 'Run（実行） 2026-11-20.';

const text = (en: string, ja: string) => values(facts({text: {en, ja}}));

export const HARMLESS: readonly (readonly [what: string, files: Files])[] = [
  ['comments and empty lines', record('kind: ', '\n# Since its first day\nkind: ')],
  ['a hash within a word', record('en: Big files', 'en: Big C#files')],
  ['a list in brackets', record('tags:\n  - storage', 'tags: [storage]')],
  ['a year as a number', values({firstReleased: claim(2006)})],
  ['large numbers in words', text('1,200 regions, 3 billion files.', '1200か所に30億ファイル。')],
  ['code in a text', text('Write a `_headers` file.', '`_headers`に書きます。')],
  ['a variable in a URL', text('At https://<bucket>.example.com', 'https://<bucket>.a.com から')],
  ['marks in a text', text('Send X-Rate-* and max_age.', 'X-Rate-*とmax_ageです。')],
  ['a name of emoji', named('Alpha 👩‍💻', 'アルファ 👩‍💻')],
  ['a name in Arabic letters', named('خدمة', 'خدمة')],
  ['the comma of a company', values({aliases: ['Alpha, Inc.']})],
  ['a URL with all its parts', values(links({docs: 'https://example.com:8443/資料?a=1&b=2#c'}))],
  ['a service without a company', {...values({company: undefined}), ...beta()}],
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
        ...{state: 'sunset', since: '2026-02', ends: '2027-02', note: BOTH},
        successors: [{name: {en: 'Beta', ja: 'ベータ'}}],
      }),
    }),
  ],
  ['a plan of a day to come', values(plans({from: '2027-01-01', until: '2027-01-01'}))],
  ['a release to come', values(valued({'latest-release': claim('2027-01')}))],
  ['a draft', beta(DRAFT)],
  [
    'two services that name each other',
    {
      ...values({alternatives: [{slug: 'beta', difference: BOTH}]}),
      ...beta({alternatives: [{slug: 'alpha', difference: BOTH}]}),
    },
  ],
  ['an image', picture('![Plan](./plan.png)', {'services/alpha/plan.png': PNG})],
  [
    'a drawing with its images',
    {
      ...both('![Plan](./plan.png)', '![構成図](./plan.png)'),
      'services/alpha/plan.svg': DRAWING,
      'services/alpha/plan.png': DRAWN,
      [twinOf('services/alpha/plan.png')]: DRAWN,
    },
  ],
  ['the cover in the article', picture('![The cover](./cover.jpg)')],
  ['a translation of an older article', edited(JAPANESE, 'from: ', 'from: 000000000000 # ')],
  ['comments', prose('{/* Compared. */}\n\nIt keeps {/* all */} files.')],
  ['a heading with code', both('## `ls` {/* #ls */} ##\n\nA.', '## `ls` {/* #ls */} ##\n\n文。')],
  ['escaped signs', prose('Write \\{name}, \\<bucket> and \\*\\*so\\*\\*, if a < b}.')],
  [
    'markup in code',
    both(`${RUN}\n\n\`\`\`html\n<a>{1}</a> <!-- a -->\n[a](http://a.example) # b\n\`\`\``),
  ],
  ['an unclosed code block at the end', both(`${RUN}\n\n- Code:\n\n  \`\`\`sh\n  ls\n`)],
  ['a link with brackets', both('[It](https://a.com/X_(y))', '[例](https://a.com/X_(y))')],
  ['a definition', both('[It][a].\n\n[a]: https://a.com', '[例][a]\n\n[a]: https://a.com')],
  ['a section of the site', both('[It](/services/alpha#sources)', '[例](/services/alpha#sources)')],
  [
    'links to lists',
    both(
      '[A](/services), [b](/docs/guide?x=1#compare)',
      '[a](/services)、[b](/docs/guide?x=1#compare)',
    ),
  ],
  ['an address of mail', both('[A](mailto:help@a.com)', '[例](mailto:help@a.com)')],
  ['a table with a bar', both('| A | B |\n| - | - |\n| \\| |')],
  ['a note', both(':::note[A *b*]\n\nC.\n\n:::', ':::note[注意]\n\n文。\n\n:::')],
  ['a word after a colon', both('Note:this runs at 10:30am.', '注:10:30に実行されます。')],
  ['a fact in a list', both("- <Fact id='regions'/>\n\n| a |\n| - |\n| <Fact id='regions'/> |")],
  ['stars and lines', prose('It matches a * b, *.txt and `x`  \nor __so__ and ~~so~~.')],
  [
    'facts and links in another order',
    both(
      '<Fact id="regions" /> [a](/docs/guide) [b](/services)',
      '[b](/services) [a](/docs/guide)',
    ),
  ],
  ['a word like import', prose('Important files are exported.')],
  ['English names in Japanese', japanese('Amazon S3 Intelligent-Tiering and Glacierを使います。')],
  [
    'a document as MDX',
    {...renamed(DOCUMENT, 'guide.mdx'), ...renamed(twinOf(DOCUMENT), 'guide.mdx')},
  ],
  [
    'a quantity about this site',
    guide('A preview has 350 characters.', 'プレビューは350文字です。'),
  ],
];
