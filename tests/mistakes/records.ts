/** Mistakes in the records of services and companies. */
import {CATEGORIES_FILE, RATES_FILE} from '@site/src/catalogue/kinds';
import {
  alternative,
  charge,
  claim,
  companyFiles,
  type Draft,
  license,
  lifecycle,
  SOURCES,
} from '../unit/catalogue/factories';
import {
  beta,
  BOTH,
  companyValues,
  facts,
  inCategories,
  inFile,
  inValues,
  links,
  type Mistake,
  plans,
  RECORD,
  textOf,
  valued,
  values,
} from './site';

const NAMES = 'name:\n  en: Service alpha\n  ja: サービスalpha\n';
const TAG_LIST = 'tags:\n  - storage';

/** The record is not YAML, or uses more of YAML than a record needs. */
const YAML: readonly Mistake[] = [
  ...inFile(
    RECORD,
    ['an unclosed quote', ['slug: alpha', 'slug: "alpha'], '2:7', 'quote is not closed'],
    ['a quote within quotes', [NAMES, 'name: {en: "The "best" one"}\n'], '3:17', 'quote ends'],
    ['text after a quote', ['slug: alpha', 'slug: "al" pha'], '2:12', 'double quotes'],
    ['an unknown escape', ['slug: alpha', 'slug: "\\alpha\\p"'], '2:14', /escape.*backslash/],
    ['a duplicate key', ['slug: alpha', 'slug: alpha\nslug: beta'], '3:1', 'duplicate key'],
    ['a tab as indentation', ['  en: Service', '\ten: Service'], '4:1', /tab.*two spaces/],
    ['one space more', ['  ja: サービスalpha', '   ja: サービス'], '4:7', 'indented deeper'],
    ['one space less', ['  ja: サービスalpha', ' ja: サービス'], '5:1', 'two spaces'],
    ['no indentation', [NAMES, 'name:\nen: A\nja: 文\n'], '4:1', /belongs to.*indent/],
    ['no space after a colon', ['slug: alpha', 'slug:alpha'], '2:1', 'a colon, a space'],
    ['no space in braces', [NAMES, 'name: {en:Alpha, ja: 文}\n'], '3:8', 'space after the colon'],
    ['no colon', ['slug: alpha', 'slug alpha'], '2:1', '"key: value"'],
    ['a full-width colon', ['slug: alpha', 'slug：alpha'], '2:5', /full-width "：".*": "/],
    ['a full-width space', ['kind: cloud', 'kind:\u3000cloud'], '8:6', /full-width space/],
    ['a no-break space', ['  en: Serv', '\u00A0 en: Serv'], '4:1', 'non-breaking space'],
    ['a full-width hyphen', [TAG_LIST, 'tags:\n  － storage'], '17:3', /list.*"- "/],
    ['text after a hash', ['en: Big files', 'en: Big #1'], '91:13', /"#1".*comment.*quotes/],
    ['a percent sign first', ['en: Big files', 'en: %files'], '91:9', 'double quotes'],
    ['an extra bracket', [TAG_LIST, 'tags: [storage]]'], '16:16', 'no opening bracket'],
    ['an unclosed brace', [NAMES, 'name: {en: Alpha, ja: 文\n'], '3:7', 'write "}"'],
    ['a second document', ['slug: alpha', '---\nslug: alpha'], '2:1', 'only one'],
    ['an anchor', ['en: Acme', 'en: &name Acme'], '11:7', '"&name" is an anchor'],
    ['an alias', ['ja: アクメ', 'ja: *name'], '12:7', '"*name" is an alias'],
    ['a YAML tag', ['kind: cloud', 'kind: !!js/function cloud'], '8:7', 'is a YAML tag'],
    ['lists in lists', [TAG_LIST, `tags: ${'- '.repeat(5000)}`], '16:5', 'nested'],
    ['deep lists', [TAG_LIST, `tags: ${'['.repeat(5000)}`], '16:5', 'nested'],
  ),
  [
    'half a record',
    {[RECORD]: textOf(RECORD).split('\nselfHosting:', 1)[0]!},
    '36:1',
    /japan, attributes/,
  ],
  ['an empty record', {[RECORD]: ''}, '1:1', /no keys.*slug, name/],
];

const EN_60 = 'A name of so very many words that no card has any room for it';

/** Names, texts and the other plain values. */
const PLAIN_VALUES: readonly Mistake[] = [
  ...inValues(
    ['an unknown key', {alias: []}, '103:1', /"alias".*"aliases"/],
    ['a key too few', {kind: undefined}, '8:1', /kind is missing.*cloud-service/],
    ['more keys too few', {plans: [{source: 'docs'}]}, '77:5', /id, name, currency, base/],
    ['a null', {icon: null}, '103:7', 'leave the key out'],
    ['an unknown word', {kind: 'cloud-servce'}, '8:7', 'did you mean "cloud-service"'],
    ['a word unlike any', {kind: 'hardware'}, '8:7', /allowed: cloud-service, open-source, both/],
    ['a text for true or false', {draft: 'yes'}, '3:8', 'true or false'],
    ['a text for a list', {tags: 'storage'}, '16:7', 'it must be a list'],
    ['a text in no language', {goodFor: [{en: null, ja: null}]}, '91:5', 'one language'],
    ['an empty text', {aliases: ['']}, '104:5', 'must not be empty'],
    ['a text of two lines', {goodFor: [{...BOTH, en: 'Text.\nMore.'}]}, '91:9', 'on one line'],
    ['a long text', {goodFor: [{...BOTH, en: 'Text. '.repeat(120)}]}, '91:9', 'at most 600'],
    ['a long name', {vendor: {en: EN_60, ja: 'アクメ'}}, '11:7', 'at most 60 characters'],
    ['a long word', {vendor: {en: 'a'.repeat(31), ja: 'アクメ'}}, '11:7', '30 characters'],
    ['English for Japanese', {goodFor: [{...BOTH, ja: 'Files'}]}, '92:9', 'must be in Japanese'],
    ['Japanese for English', {goodFor: [{...BOTH, en: 'ファイル'}]}, '91:9', 'must be in English'],
    ['several aliases in one', {aliases: ['S3, Simple Storage']}, '104:5', 'on its own line'],
    ['an icon that does not exist', {icon: 'cloudflair'}, '103:7', 'did you mean "cloudflare"'],
    ['no icon, in words', {icon: 'none'}, '103:7', 'left out for a monogram'],
    ['an icon under another licence', {icon: 'redmine'}, '103:7', /CC-BY-SA-2\.5.*leave/],
    ['a colour by its name', {color: 'blue'}, '6:8', 'such as "#0a5277"'],
    ['no tags', {tags: []}, '16:7', 'at least one tag'],
    ['a tag twice', {tags: ['storage', 'storage']}, '18:5', 'duplicate'],
    ['no lines', {goodFor: [], watchOut: []}, '90:10', /at least one line.*watchOut/],
    ['two facts with one id', facts({}, {text: BOTH}), '103:9', '"regions" is a duplicate'],
    ['two facts with one text', facts({}, {id: 'zones'}), '106:11', 'repeats facts[0].text.en'],
    ['a number lost', facts({text: {en: '12 regions', ja: '13か所'}}), '101:11', 'the number 12'],
    ['wide digits', facts({text: {en: 'It has 2.', ja: '２つです。'}}), '101:11', 'write 0 to 9'],
    ['bold text', facts({text: {en: 'A **text**.', ja: '文'}}), '100:11', 'without markup'],
    ['a link', facts({text: {en: '[A](https://a.example)', ja: '文'}}), '100:11', 'without it'],
    ['an entity', facts({text: {en: 'R&amp;D', ja: '文'}}), '100:11', 'character itself'],
    ['one backtick', facts({text: {en: 'A `text.', ja: '文'}}), '100:11', 'unbalanced backtick'],
    ['code in a name', {vendor: {en: '`Acme`', ja: 'アクメ'}}, '11:7', 'contains a backtick'],
    ['quotes around a text', {goodFor: [{...BOTH, en: '“Text”'}]}, '91:9', 'enclosed in “ and ”'],
    ['a placeholder', facts({text: {en: 'TODO: text', ja: '文'}}), '100:11', 'placeholder "TODO"'],
    ['a comment as a text', {goodFor: [{...BOTH, en: '<!-- why -->'}]}, '91:9', 'YAML comment'],
    ['an invisible character', facts({text: {en: 'A\u200btext', ja: '文'}}), '100:12', 'U+200B'],
  ),
  ...inFile(RECORD, [
    'an invisible character as an escape',
    ['en: Big files', 'en: "Big \\u200bfiles"'],
    '91:9',
    'invisible character (U+200B)',
  ]),
];

const home = (homepage: string) => links({homepage});

const URLS = inValues(
  ['a URL without a scheme', home('example.com'), '14:13', 'starts with "https://"'],
  ['an empty URL', links({docs: ''}), '15:9', 'leave the key out'],
  ['two URLs', home('https://example.com/a, https://example.com/b'), '14:13', 'single URL'],
  ['a space in a URL', home('https://example.com/a b'), '14:13', '"%20"'],
  ['a space in a host', home('https://exa mple.com'), '14:13', 'space in the host'],
  ['a backslash in a URL', home('https://example.com/a\\b'), '14:13', 'percent-encode'],
  ['a long URL', home(`https://example.com/${'a'.repeat(2000)}`), '14:13', 'at most 2000'],
  ['a URL with a password', home('https://a:b@example.com/'), '14:13', 'user name or password'],
  ['a look-alike host', home('https://ex\u0430mple.com/'), '14:13', 'in ASCII'],
  ['an IP address', home('https://2130706433/'), '14:13', 'IP address'],
  ['a private host', home('https://printer.local/'), '14:13', 'public host'],
  ['a search', home('https://www.google.com/search?q=acme'), '14:13', 'not a search'],
  ['a short address', home('https://bit.ly/3xYz'), '14:13', '"bit.ly" forwards'],
  ['tracking', home('https://example.com/?a=1&utm_source=b'), '14:13', '"utm_source"'],
  ['an affiliate of a shop', home('https://www.amazon.co.jp/?tag=me'), '14:13', '"tag"'],
);

const api = (overrides: Draft) => ({api: claim('yes', overrides)});
const licensed = (value: string, kind: string) => ({license: license({value, class: kind})});
const ended = (overrides: Draft) => ({lifecycle: lifecycle({state: 'sunset', ...overrides})});
const ELSEWHERE = 'https://example.org/survey';
/** The sources of the service, with other values for the one that it uses. */
const sources = (docs: Draft, others: Draft = {}): Draft => ({
  sources: {docs: {...SOURCES.docs, ...docs}, ...others},
});

/** Dates, claims and their sources. */
const CLAIMS: readonly Mistake[] = inValues(
  ['a wrong answer', {freeTier: claim('maybe')}, '37:10', /allowed: yes, partial, no/],
  ['"unknown" misspelt', {api: 'unkown'}, '45:6', 'did you mean "unknown"'],
  ['a claim without a source', api({source: undefined}), '46:3', 'write the value as "unknown"'],
  ['a fact without a source', facts({source: undefined}), '97:5', 'remove it'],
  ['a plan without a source', plans({source: undefined}), '77:5', 'remove it'],
  [
    'a state without source',
    ended({source: undefined, since: '2026', note: BOTH}),
    '24:3',
    'home page',
  ],
  ['a licence without a source', {license: license({source: undefined})}, '27:3', '"sources"'],
  ['a source that is not listed', api({source: 'dosc'}), '47:11', 'did you mean "docs"'],
  ['a source that nothing uses', sources({}, {news: SOURCES.news}), '24:5', 'not used'],
  [
    'two sources with one address',
    {...sources({}, {more: SOURCES.docs}), ...api({source: 'more'})},
    '24:5',
    'the address of "docs"',
  ],
  ['another page that was not read', sources({read: undefined, via: ELSEWHERE}), '22:10', '"read"'],
  ['the source once more', sources({via: 'https://example.com/docs'}), '23:10', 'equals'],
  ['a third page that is not named', sources({by: 'third-party'}), '23:9', /\(example\.com\).*URL/],
  ['a page younger than its check', sources({dated: '2026-12'}), '23:12', 'not be after "read"'],
  ['a value younger than its check', api({dated: '2026-12'}), '48:10', 'not be after "read"'],
  [
    'a check of a page that was not read',
    api({source: 'unread', read: '2026-11'}),
    '50:9',
    /needs the key "read" at the source "unread"/,
  ],
  [
    'two mistakes in a claim',
    {api: claim('maybe', {source: undefined})},
    ['46:3', '46:10'],
    'maybe',
  ],
  ['a date in words', {firstReleased: claim('in 2006')}, '31:10', /2026, 2026-11 or 2026-11-20/],
  ['the 30th of February', {firstReleased: claim('2006-02-30')}, '31:10', 'existing day'],
  ['a check by its year', facts({read: '2026'}), '103:11', '2026-11 or 2026-11-20'],
  ['a check on the 31st of November', facts({read: '2025-11-31'}), '103:11', 'existing day'],
  ['a check in the future', facts({read: '2026-12'}), '103:11', /future.*2026-11-22/],
  ['a check of long ago', facts({read: '2016-12'}), '103:11', /early.*2020-01-01/],
  ['a release in the future', {firstReleased: claim('2027')}, '31:10', 'future'],
  ['an event of long ago', facts({on: '1206'}), '103:9', /early.*1800-01-01/],
  ['a date without a time', {date: '2026-11-20'}, '7:7', 'with a time zone'],
  ['25 o’clock', {date: '2026-11-20T25:00:00Z'}, '7:7', 'existing date and time'],
  ['a licence in lower case', licensed('mit', 'open-source'), '27:10', 'such as "MIT"'],
  ['two licences', licensed('MIT OR Apache-2.0', 'open-source'), '27:10', 'single SPDX'],
  ['a closed licence, open', licensed('proprietary', 'open-source'), '28:10', 'must not be'],
  ['an open licence, closed', licensed('MIT', 'proprietary'), '28:10', 'must be "open-source"'],
  ['a restricted licence, open', licensed('BUSL-1.1', 'open-source'), '28:10', '-available'],
  ['an unknown licence that is open', licensed('unknown', 'open-source'), '28:10', '"unknown"'],
  ['a known licence of an unknown class', licensed('CC0-1.0', 'unknown'), '28:10', 'CC0-1.0'],
  ['open source under a closed licence', {kind: 'open-source'}, '8:7', 'license.class'],
  ['an end without a date', ended({note: BOTH}), '24:3', 'must be the date'],
  ['an end without a note', ended({since: '2026-02'}), '24:3', 'must explain'],
  ['an end too early', ended({since: '2026-05', ends: '2026-02', note: BOTH}), '27:9', '"since"'],
  ['an end of an active service', {lifecycle: lifecycle({ends: '2027'})}, '26:9', 'write "sunset"'],
);

const price = (value: unknown) => valued({'storage-price': claim(value)});
const amount = (value: unknown) => valued({'largest-object': claim(value)});
const charged = (overrides: Draft) => plans({charges: [charge(overrides)]});
/** A plan with tiers up to these limits. */
const tiers = (...ends: readonly (number | undefined)[]) =>
  charged({tiers: ends.map((upTo) => ({upTo, price: 0.02}))});
const LIMIT = {quantity: 'egressGb', atMost: 'egressGb', because: 'not-offered'};

/** The storage price as printed, with a past; the source was read in November 2026. */
const priced = (overrides: Draft, value = '0.02 USD/GB-month') =>
  valued({'storage-price': claim(value, overrides)});
const was = (...earlier: readonly (readonly [price: string, until: string])[]) =>
  priced({
    was: earlier.map(([amount, until]) => ({
      ...{value: `${amount} USD/GB-month`, until, source: 'docs'},
    })),
  });

/** Values of the category and plans. */
const VALUES_AND_PLANS = inValues(
  ['a value of another category', valued({'run-time': 'unknown'}), '76:3', 'another category'],
  ['a value too few', valued({versioning: undefined}), '63:3', /versioning is missing/],
  [
    'a value that is not indented',
    valued({'data-location': {en: 'Germany', ja: 'ドイツ', source: 'docs'}}),
    '71:5',
    /belongs to "value".*indent/,
  ],
  ['an amount without a unit', amount(5), '61:12', 'such as "5 GiB"'],
  ['a negative amount', amount('-5 TiB'), '61:12', 'such as "5 GiB"'],
  ['another unit', amount('5 GB'), '61:12', 'units: GiB, TiB'],
  ['a comma in a price', price('39,800 JPY/GB-month'), '58:12', 'as "39800 JPY/GB-month"'],
  ['a currency sign', price('$1/GB-month'), '58:12', 'as "1 USD/GB-month"'],
  ['a former currency', price('1 DEM/GB-month'), '58:12', 'a current currency'],
  ['another figure than the value', priced({shown: '$0.2 per GB'}), '60:12', 'number of the value'],
  ['a past out of order', was(['0.05', '2026-06'], ['0.03', '2025-06']), '62:16', 'before 2025-06'],
  ['a past that is no change', was(['0.02', '2026-06']), '61:16', 'same as the value after it'],
  ['a price per TB for one per GB', price('0.02 USD/TB-month'), '58:12', /plans charge 0.02/],
  ['prices in two currencies', price('2 JPY/GB-month'), '58:12', 'all plans are in USD'],
  [
    'plans of a service by quotation',
    {pricingModel: claim('quote')},
    '34:10',
    'must not be "quote"',
  ],
  ['a source of nothing', {api: claim('unknown')}, '47:11', 'must be left out'],
  ['an inherited key', valued({constructor: 1}), '76:3', 'unknown key "constructor"'],
  ['no terms', valued({compliance: claim([])}), '67:12', 'at least one value'],
  ['two plans with one id', plans({}, {}), '90:9', '"standard" is a duplicate'],
  ['a quoted plan with charges', plans({base: 'on-request'}), '84:7', 'must be empty'],
  [
    'a charge for users beside a price per user',
    plans({base: {amount: 5, per: 'user'}, charges: [charge({quantity: 'users'})]}),
    '86:19',
    'must not be "users"',
  ],
  ['a charge per zero', charged({per: 0}), '89:14', 'more than 0'],
  ['a charge without a price', plans({charges: [{quantity: 'users'}]}), '86:19', '"price" or'],
  ['a charge without tiers', charged({tiers: []}), '88:16', 'at least one tier'],
  ['a price for tiers', charged({tiers: 0.02}), '88:16', 'a list'],
  ['tiers with equal limits', tiers(500, 500, undefined), '91:19', 'more than 500'],
  ['a last tier with a limit', tiers(500), '89:19', 'left out in the last tier'],
  [
    'an endless tier before the last',
    tiers(undefined, undefined),
    '89:13',
    'a number in every tier',
  ],
  ['a quantity limited to itself', plans({limits: [LIMIT]}), '92:17', 'not the limited one'],
  ['an end before a start', plans({from: '2027-01', until: '2026'}), '90:11', '"until"'],
);

const DIRECTORY = 'companies/company/config.yml';

const COMPANIES: readonly Mistake[] = [
  ['a country by its name', companyValues({country: claim('Japan')}), '13:10', 'such as "JP"'],
  ['no country', companyValues({country: claim('XX')}), '13:10', 'code of a country'],
  ['a former code', companyValues({country: claim('UK')}), '13:10', '"GB"'],
  ['no facts of a company', companyValues({facts: []}), '25:8', 'at least one fact'],
  ['an unknown order', {[DIRECTORY]: 'groupBy: none\nsortBy: size\n'}, '2:9', 'name'],
];

const CLAIM_RUN_TIME = '    categories:\n      - running\n';
const KEEPING_PAGE = 'page: /docs/categories/keeping\n';

/** Exchange rates, and plans that need one. */
const RATES: readonly Mistake[] = [
  ['no rates', {[RATES_FILE]: null}, '1:1', 'the file is missing'],
  ...inFile(
    RATES_FILE,
    ['a rate below zero', ['150', '-150'], '3:10', 'more than 0'],
    ['a rate of no day', ['2026-11-20', '2026-11'], '4:9', 'a day such as'],
    ['a rate of the future', ['2026-11-20', '2027-01-01'], '4:9', 'in the future'],
    ['a rate of no currency', ['USD', 'USS'], '2:3', 'ISO 4217'],
    ['a plan without a rate', ['USD', 'EUR'], `${RECORD}:81:15`, 'services/rates.yml'],
  ),
];

/** The definitions of categories and their values. */
const DEFINITIONS: readonly Mistake[] = [
  ['no definitions', {[CATEGORIES_FILE]: null}, '1:1', 'the file is missing'],
  ...inCategories(
    ['a page elsewhere', [KEEPING_PAGE, 'page: /storage\n'], '6:11', '/docs/categories/'],
    ['an unknown group', ['group: price\n', 'group: costs\n'], '21:12', 'price, features'],
    ['an unknown category', ['- running\n', '- walking\n'], '118:9', 'keeping, running'],
    ['no categories', [CLAIM_RUN_TIME, '    categories: []\n'], '117:17', 'at least one category'],
    [
      'a column of another category',
      [KEEPING_PAGE, `${KEEPING_PAGE}    columns: [run-time]\n`],
      '7:15',
      'attribute of "keeping"',
    ],
    ['an amount without units', ['    units:\n      - s\n', ''], '114:11', 'key "units"'],
    ['no units', ['    units:\n      - s\n', '    units: []\n'], '119:12', 'at least one unit'],
    [
      'no billing units',
      ['      - GB-month\n      - TB-month\n', '      []\n'],
      '34:7',
      'at least one value',
    ],
    [
      'no terms',
      ['      soc-2: SOC 2\n      secret:\n        en: Secret\n        ja: 秘密\n', '      {}\n'],
      '78:7',
      'at least one value',
    ],
    [
      'units for a price',
      ['    per:\n', '    units:\n      - GB\n    per:\n'],
      '34:7',
      'to "amount"',
    ],
    [
      'a general filter by a price',
      ['shelfLifeDays: 90\n', 'shelfLifeDays: 90\n    isGeneralFilter: true\n'],
      '31:22',
      'to "answer" and "terms"',
    ],
    [
      'a general filter without a menu',
      ['    terms:\n', '    isGeneralFilter: true\n    terms:\n'],
      '66:12',
      'must be a menu',
    ],
    ['half a day', ['shelfLifeDays: 90', 'shelfLifeDays: 0.5'], '30:20', 'a whole number'],
    ['no day', ['shelfLifeDays: 90', 'shelfLifeDays: 0'], '30:20', 'more than 0'],
  ),
];

const alternatives = (...slugs: readonly string[]) => ({alternatives: slugs.map(alternative)});
const TO_BETA = values(alternatives('beta'));

/** References between records, and what must be unique. */
const REFERENCES: readonly Mistake[] = [
  ...inValues(
    ['an alias that repeats the name', {aliases: ['service Alpha']}, '104:5', 'remove it'],
    ['an unknown company', {company: 'acne'}, '9:10', 'did you mean "acme"'],
    ['no company, in quotes', {company: 'none'}, '9:10', 'leave the key out'],
    ['an unknown tag', {tags: ['storage', 'storge']}, '18:5', 'did you mean "storage"'],
    ['a service as its alternative', alternatives('alpha'), '104:11', 'the service itself'],
    ['an unknown alternative', alternatives('acme'), '104:11', 'no folder below services/'],
    ['an unknown category', {category: 'keping'}, '18:11', 'did you mean "keeping"'],
    [
      'another category',
      {category: 'running'},
      ['57:3', '60:3', '63:3', '75:3'],
      'another category, not of "running"',
    ],
  ),
  ...inFile(
    RECORD,
    ['a slug unlike its folder', ['slug: alpha', 'slug: alfa'], '2:7', 'folder, "alpha"'],
    ['tags without a comma', [TAG_LIST, 'tags: [storage icon]'], '16:8', 'comma and a space'],
  ),
  ['a folder in upper case', beta({}, 'Beta'), 'services/Beta/cover.jpg:1:1', 'to "beta"'],
  ['a folder like a list', beta({slug: 'tags'}, 'tags'), '2:7', 'URL that the site uses'],
  ['a copied entry', beta({slug: 'alpha'}, 'beta'), '2:7', 'folder, "beta"'],
  ['a copy in a folder before it', beta({slug: 'alpha'}, 'aaa'), '2:7', 'folder, "aaa"'],
  ['a name twice', beta({name: {en: 'Beta', ja: 'サービスalpha'}}), '5:7', /already a name.*alpha/],
  ['one home page', beta(links({homepage: 'https://www.example.com/alpha/'})), '14:13', 'that of'],
  ['one date', beta({date: '2026-11-20T00:00:00Z'}), '7:7', 'change the time'],
  ['an alternative of one', {...TO_BETA, ...beta()}, '104:11', 'services/beta'],
  ['a draft as alternative', {...TO_BETA, ...beta({draft: true})}, '104:11', 'is a draft'],
  ['a company that is a draft', {...companyValues({draft: true})}, `${RECORD}:9:10`, 'is a draft'],
  [
    'a company without a service',
    companyFiles({slug: 'other', date: '2026-11-20T10:00:00+09:00'}),
    ['2:7', 'companies/other/index.md:1:1'],
    'no service refers',
  ],
  ['a text too few', values({goodFor: [{en: 'Text', ja: null}]}), '92:9', 'Japanese text'],
];

export const RECORDS: readonly Mistake[] = [
  ...YAML,
  ...PLAIN_VALUES,
  ...URLS,
  ...CLAIMS,
  ...VALUES_AND_PLANS,
  ...COMPANIES,
  ...DEFINITIONS,
  ...RATES,
  ...REFERENCES,
];
