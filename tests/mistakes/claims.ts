/** Mistakes in claims and facts: values, texts, sources and dates of checks. */
import {claim, fact, license, lifecycle, SOURCE} from '../unit/catalogue/factories';
import {companyValues, facts, type Mistake, record, values} from './site';

const BOTH = {en: 'Text', ja: '文'};

/** The record with this English text in its fact. */
const text = (en: string) => facts({text: {en, ja: 'リージョンは2つです。'}});

/** Mistakes in claims: value, source, basis and date. */
const CLAIMS: readonly Mistake[] = [
  [
    'a wrong answer',
    values({freeTier: claim('maybe')}),
    'services/alpha/service.yml:61:10 freeTier.value is "maybe"; allowed: yes, partial, no, not-applicable, unknown',
  ],
  [
    'a boolean for an answer',
    values({selfHosting: claim(false)}),
    'services/alpha/service.yml:71:10 selfHosting.value is false; allowed: yes, partial, no, not-applicable, unknown',
  ],
  [
    'a boolean instead of a claim',
    values({selfHosting: true}),
    'services/alpha/service.yml:70:14 selfHosting is true; it must be "unknown", "not-applicable" or a group of keys (value, note, source, via, basis, checked, dated, until)',
  ],
  [
    'a bare answer instead of a claim',
    values({selfHosting: 'yes'}),
    'services/alpha/service.yml:70:14 selfHosting is "yes"; it must be "unknown", "not-applicable" or a group of keys (value, note, source, via, basis, checked, dated, until)',
  ],
  [
    'null instead of a claim',
    values({api: null}),
    'services/alpha/service.yml:78:6 api is null; it must be "unknown", "not-applicable" or a group of keys (value, note, source, via, basis, checked, dated, until)',
  ],
  [
    'an empty claim',
    record(
      'api:\n  value: yes\n  note: null\n  source: https://example.com/docs\n  via: null\n  basis: primary\n  checked: 2026-11\n  dated: null\n',
      'api:\n',
    ),
    'services/alpha/service.yml:78:5 api is null; it must be "unknown", "not-applicable" or a group of keys (value, note, source, via, basis, checked, dated, until)',
  ],
  [
    'unknown misspelt',
    values({freeTier: 'unkown'}),
    'services/alpha/service.yml:60:11 freeTier is "unkown"; did you mean "unknown"?',
  ],
  [
    'unknown in upper case',
    values({freeTier: 'Unknown'}),
    'services/alpha/service.yml:60:11 freeTier is "Unknown"; did you mean "unknown"?',
  ],
  [
    'a claim without source',
    values({api: claim('yes', {source: null})}),
    'services/alpha/service.yml:81:11 api.source must be the URL of a page that shows it; without one, write the value as "unknown"',
  ],
  [
    'a claim without basis',
    values({api: claim('yes', {basis: null})}),
    'services/alpha/service.yml:83:10 api.basis must be one of primary, secondary, general-knowledge',
  ],
  [
    'a claim without date',
    values({api: claim('yes', {checked: null})}),
    'services/alpha/service.yml:84:12 api.checked must be the date of the check when the basis is "primary"',
  ],
  [
    'a claim with nothing but its value',
    values({api: {value: 'yes'}}),
    'services/alpha/service.yml:79:3 api: 6 keys are missing: note, source, via, basis, checked, dated; write them all, with null or unknown for values that are not known',
  ],
  [
    'an unknown basis',
    values({api: claim('yes', {basis: 'official'})}),
    'services/alpha/service.yml:83:10 api.basis is "official"; allowed: primary, secondary, general-knowledge',
  ],
  [
    'general knowledge with a date',
    values({api: claim('yes', {basis: 'general-knowledge'})}),
    'services/alpha/service.yml:84:12 api.checked must be null while the basis is "general-knowledge", which means “not yet verified”',
  ],
  [
    'a source given by its name',
    values({api: claim('yes', {source: 'the documentation'})}),
    'services/alpha/service.yml:81:11 api.source is "the documentation"; it must be a complete URL that starts with "https://"',
  ],
  [
    'a source without https',
    values({api: claim('yes', {source: 'http://example.com/docs'})}),
    'services/alpha/service.yml:81:11 api.source is "http://example.com/docs"; it must be a complete URL that starts with "https://"',
  ],
  [
    'a source on this site',
    values({api: claim('yes', {source: '/services/alpha'})}),
    'services/alpha/service.yml:81:11 api.source is "/services/alpha"; it must be a complete URL that starts with "https://"',
  ],
  [
    'two mistakes in one claim',
    values({freeTier: {...claim('maybe'), ...SOURCE, source: null}}),
    [
      'services/alpha/service.yml:61:10 freeTier.value is "maybe"; allowed: yes, partial, no, not-applicable, unknown',
      'services/alpha/service.yml:63:11 freeTier.source must be the URL of a page that shows it; without one, write the value as "unknown"',
    ],
  ],
  [
    'a note as plain text',
    values({api: claim('yes', {note: 'REST'})}),
    'services/alpha/service.yml:80:9 api.note is "REST"; it must be a group of keys (en, ja) or null',
  ],
  [
    'a note in one language',
    values({api: claim('yes', {note: {en: 'REST', ja: ''}})}),
    'services/alpha/service.yml:82:9 api.note.ja is ""; it must not be empty',
  ],
  [
    'a note of several lines',
    values({api: claim('yes', {note: {en: 'REST.\nAnd more.', ja: 'RESTです。'}})}),
    'services/alpha/service.yml:81:9 api.note.en is "REST.\\nAnd more."; it must be on one line',
  ],
  [
    'a note that keeps its line ends',
    record(
      'note: null\n  source: https://example.com/docs\n  via: null\n  basis: primary\n  checked: 2026-11\n  dated: null\njapan',
      'note:\n    en: |\n      REST.\n      And more.\n    ja: RESTです。\n  source: https://example.com/docs\n  via: null\n  basis: primary\n  checked: 2026-11\n  dated: null\njapan',
    ),
    'services/alpha/service.yml:81:9 api.note.en is "REST.\\nAnd more."; it must be on one line',
  ],
  [
    'a date with slashes',
    facts({checked: '2026/11/20'}),
    'services/alpha/service.yml:191:14 facts[0].checked is "2026/11/20"; it must be the month or day of the check, such as 2026-11 or 2026-11-20',
  ],
  [
    'a date with dots',
    facts({checked: '20.11.2026'}),
    'services/alpha/service.yml:191:14 facts[0].checked is "20.11.2026"; it must be the month or day of the check, such as 2026-11 or 2026-11-20',
  ],
  [
    'a date with its day first',
    facts({checked: '20-11-2026'}),
    'services/alpha/service.yml:191:14 facts[0].checked is "20-11-2026"; it must be the month or day of the check, such as 2026-11 or 2026-11-20',
  ],
  [
    'a date in words',
    facts({checked: 'November 2026'}),
    'services/alpha/service.yml:191:14 facts[0].checked is "November 2026"; it must be the month or day of the check, such as 2026-11 or 2026-11-20',
  ],
  [
    'a date in Japanese',
    facts({checked: '2026年11月20日'}),
    'services/alpha/service.yml:191:14 facts[0].checked is "2026年11月20日"; it must be the month or day of the check, such as 2026-11 or 2026-11-20',
  ],
  [
    'a date with a Japanese era',
    facts({checked: '令和8年11月20日'}),
    'services/alpha/service.yml:191:14 facts[0].checked is "令和8年11月20日"; it must be the month or day of the check, such as 2026-11 or 2026-11-20',
  ],
  [
    'a date in full-width digits',
    facts({checked: '２０２６-１１'}),
    'services/alpha/service.yml:191:14 facts[0].checked is "２０２６-１１"; it must be the month or day of the check, such as 2026-11 or 2026-11-20',
  ],
  [
    'a date with a single-digit day',
    facts({checked: '2026-9-1'}),
    'services/alpha/service.yml:191:14 facts[0].checked is "2026-9-1"; it must be the month or day of the check, such as 2026-11 or 2026-11-20',
  ],
  [
    'a thirteenth month',
    facts({checked: '2026-13'}),
    'services/alpha/service.yml:191:14 facts[0].checked is "2026-13"; it must be the month or day of the check, such as 2026-11 or 2026-11-20',
  ],
  [
    'the 30th of February',
    facts({checked: '2026-02-30'}),
    'services/alpha/service.yml:191:14 facts[0].checked is "2026-02-30"; it must be an existing day',
  ],
  [
    'a check dated by its year',
    facts({checked: 2026}),
    'services/alpha/service.yml:191:14 facts[0].checked is 2026; it must be the month or day of the check, such as 2026-11 or 2026-11-20 or null',
  ],
  [
    'a check with a time',
    facts({checked: '2026-11-20T09:00:00Z'}),
    'services/alpha/service.yml:191:14 facts[0].checked is "2026-11-20T09:00:00Z"; it must be the month or day of the check, such as 2026-11 or 2026-11-20',
  ],
  [
    'a check dated "today"',
    facts({checked: 'today'}),
    'services/alpha/service.yml:191:14 facts[0].checked is "today"; it must be the month or day of the check, such as 2026-11 or 2026-11-20',
  ],
  [
    'a check in the future',
    facts({checked: '2999-01'}),
    'services/alpha/service.yml:191:14 facts[0].checked is "2999-01", which is in the future; today is 2026-11-22',
  ],
  [
    'a check in a future month',
    facts({checked: '2026-12'}),
    'services/alpha/service.yml:191:14 facts[0].checked is "2026-12", which is in the future; today is 2026-11-22',
  ],
  [
    'a check before the web existed',
    facts({checked: '1026-11'}),
    'services/alpha/service.yml:191:14 facts[0].checked is "1026-11", which is too early; the earliest accepted date is 2020-01-01',
  ],
  [
    'a release in the future',
    values({firstReleased: claim(2999)}),
    'services/alpha/service.yml:45:10 firstReleased.value is "2999", which is in the future; today is 2026-11-22',
  ],
  [
    'a release in words',
    values({firstReleased: claim('around 2006')}),
    'services/alpha/service.yml:45:10 firstReleased.value is "around 2006"; it must be a date such as 2026, 2026-11 or 2026-11-20',
  ],
  [
    'a release on a day that does not exist',
    values({firstReleased: claim('2006-02-30')}),
    'services/alpha/service.yml:45:10 firstReleased.value is "2006-02-30"; it must be an existing day',
  ],
  [
    'a release without a claim',
    values({firstReleased: '2006'}),
    'services/alpha/service.yml:44:16 firstReleased is "2006"; it must be "unknown", "not-applicable" or a group of keys (value, note, source, via, basis, checked, dated, until)',
  ],
  [
    'a licence that SPDX does not list',
    values({license: license({value: 'Apache2', class: 'open-source'})}),
    'services/alpha/service.yml:36:10 license.value is "Apache2"; it must be an SPDX identifier such as "Apache-2.0", or "proprietary", or "unknown"',
  ],
  [
    'a licence in lower case',
    values({license: license({value: 'mit', class: 'open-source'})}),
    'services/alpha/service.yml:36:10 license.value is "mit"; it must be an SPDX identifier such as "MIT", or "proprietary", or "unknown"',
  ],
  [
    'a licence by its name',
    values({license: license({value: 'MIT License', class: 'open-source'})}),
    'services/alpha/service.yml:36:10 license.value is "MIT License"; it must be an SPDX identifier such as "MIT", or "proprietary", or "unknown"',
  ],
  [
    'a licence without its version',
    values({license: license({value: 'GPL', class: 'open-source'})}),
    'services/alpha/service.yml:36:10 license.value is "GPL"; it must be an SPDX identifier such as "GPL-3.0-or-later", "GPL-2.0-only", "GPL-3.0-only", "GPL-2.0-or-later", or "proprietary", or "unknown"',
  ],
  [
    'two licences',
    values({license: license({value: 'MIT OR Apache-2.0', class: 'open-source'})}),
    'services/alpha/service.yml:36:10 license.value is "MIT OR Apache-2.0"; it must be a single SPDX identifier; mention the others in the note',
  ],
  [
    'a proprietary licence marked as open source',
    values({license: license({class: 'open-source'})}),
    'services/alpha/service.yml:37:10 license.class must not be "open-source" when the licence is "proprietary"',
  ],
  [
    'an open licence marked as proprietary',
    values({license: license({value: 'MIT'})}),
    'services/alpha/service.yml:37:10 license.class must be "open-source", as the Open Source Initiative has approved MIT',
  ],
  [
    'a source-available licence marked as open source',
    values({license: license({value: 'BUSL-1.1', class: 'open-source'})}),
    'services/alpha/service.yml:37:10 license.class must be "source-available", as BUSL-1.1 restricts how the software may be used',
  ],
  [
    'a class without a licence',
    values({license: license({value: 'unknown', class: 'open-source'})}),
    'services/alpha/service.yml:37:10 license.class must be "unknown" when the licence is "unknown"',
  ],
  [
    'a licence without a class',
    values({license: license({value: 'MIT', class: 'unknown'})}),
    'services/alpha/service.yml:37:10 license.class must be "open-source", as the Open Source Initiative has approved MIT',
  ],
  [
    'an unknown class',
    values({license: license({class: 'closed'})}),
    'services/alpha/service.yml:37:10 license.class is "closed"; allowed: open-source, source-available, proprietary, unknown',
  ],
  [
    'a licence given as the bare word "unknown"',
    values({license: 'unknown'}),
    'services/alpha/service.yml:35:10 license is "unknown"; it must be a group of keys (value, class, note, source, via, basis, checked, dated, until)',
  ],
  [
    'an unknown pricing model',
    values({pricingModel: claim('pay-as-you-go')}),
    'services/alpha/service.yml:53:10 pricingModel.value is "pay-as-you-go"; allowed: free, freemium, subscription, usage, quote, unknown',
  ],
  [
    'open source software with a closed licence',
    values({kind: 'open-source'}),
    'services/alpha/service.yml:10:7 kind must not be "open-source" when license.class is "proprietary"; correct one of the two',
  ],
  [
    'a sunset without a date',
    values({lifecycle: lifecycle({state: 'sunset', note: BOTH})}),
    'services/alpha/service.yml:26:10 lifecycle.since must be the date from which the state is "sunset"',
  ],
  [
    'a sunset without a note',
    values({lifecycle: lifecycle({state: 'sunset', since: '2026-02'})}),
    'services/alpha/service.yml:28:9 lifecycle.note must explain what happened when the state is "sunset"',
  ],
  [
    'a misspelt state',
    values({lifecycle: lifecycle({state: 'sunste'})}),
    'services/alpha/service.yml:25:10 lifecycle.state is "sunste"; did you mean "sunset"?',
  ],
  [
    'an unknown state',
    values({lifecycle: lifecycle({state: 'beta'})}),
    'services/alpha/service.yml:25:10 lifecycle.state is "beta"; allowed: active, restricted, maintenance, sunset, renamed',
  ],
  [
    'an end before its beginning',
    values({
      lifecycle: lifecycle({state: 'sunset', since: '2026-05', ends: '2026-02', note: BOTH}),
    }),
    'services/alpha/service.yml:27:9 lifecycle.ends must not be before "since", which is 2026-05',
  ],
  [
    'an active service with an end',
    values({lifecycle: lifecycle({ends: '2027-02'})}),
    'services/alpha/service.yml:27:9 lifecycle.ends must be null while the state is "active"; for a service that ends, write "sunset"',
  ],
  [
    'a state that begins in the future',
    values({lifecycle: lifecycle({state: 'sunset', since: '2027-02', note: BOTH})}),
    'services/alpha/service.yml:26:10 lifecycle.since is "2027-02", which is in the future; today is 2026-11-22',
  ],
  [
    'successors given by name',
    values({
      lifecycle: lifecycle({state: 'sunset', since: '2026-02', note: BOTH, successors: ['Beta']}),
    }),
    'services/alpha/service.yml:32:7 lifecycle.successors[0] is "Beta"; it must be a group of keys (name, url)',
  ],
  [
    'a successor without a URL',
    values({
      lifecycle: lifecycle({
        state: 'sunset',
        since: '2026-02',
        note: BOTH,
        successors: [{name: {en: 'Beta', ja: 'ベータ'}}],
      }),
    }),
    'services/alpha/service.yml:32:7 lifecycle.successors[0].url is missing; it must be a complete URL that starts with "https://" or null',
  ],
  [
    'an unknown question',
    record('  support: not-applicable', '  supprt: not-applicable'),
    'services/alpha/service.yml:98:3 japan: unknown key "supprt"; did you mean "support"?',
  ],
  [
    'a bare word instead of questions',
    values({japan: 'unknown'}),
    'services/alpha/service.yml:86:8 japan is "unknown"; it must be a group of keys (region, billingInYen, userInterface, documentation, support)',
  ],
];

/** Mistakes in sentences, lines and facts. */
const TEXTS: readonly Mistake[] = [
  [
    'no facts',
    values({facts: []}),
    'services/alpha/service.yml:181:8 facts must contain at least one fact; only a draft may have none',
  ],
  [
    'no lines',
    values({goodFor: [], watchOut: []}),
    [
      'services/alpha/service.yml:174:10 goodFor must contain at least one line; only a draft may have none',
      'services/alpha/service.yml:175:11 watchOut must contain at least one line; only a draft may have none',
    ],
  ],
  [
    'null instead of facts',
    values({facts: null}),
    'services/alpha/service.yml:181:8 facts is null; it must be a list; each item starts with "- " and has the keys id, topic, on, text, source, via, basis, checked, dated, until',
  ],
  [
    'facts as a mapping',
    values({facts: {regions: fact()}}),
    'services/alpha/service.yml:182:3 facts is a group of keys (regions); it must be a list; each item starts with "- " and has the keys id, topic, on, text, source, via, basis, checked, dated, until',
  ],
  [
    'a fact as plain text',
    values({facts: ['It has 2 regions.']}),
    'services/alpha/service.yml:182:5 facts[0] is "It has 2 regions."; it must be a group of keys (id, topic, on, text, source, via, basis, checked, dated, until)',
  ],
  [
    'two facts with the same id',
    facts({}, {text: {en: 'It has 3 zones.', ja: 'ゾーンは3つです。'}}),
    'services/alpha/service.yml:193:9 facts[1].id "regions" is a duplicate; each must be unique',
  ],
  [
    'two facts with the same text',
    facts({}, {id: 'zones'}),
    'services/alpha/service.yml:197:11 facts[1].text.en repeats facts[0].text.en; change it, or remove it',
  ],
  [
    'an id in upper case',
    facts({}, {id: 'Zones', text: {en: 'It has 3 zones.', ja: 'ゾーンは3つです。'}}),
    'services/alpha/service.yml:193:9 facts[1].id is "Zones"; it must be lower-case words joined by hyphens, such as "amazon-s3"',
  ],
  [
    'an id with an underscore',
    facts({}, {id: 'free_plan', text: {en: 'It has 3 zones.', ja: 'ゾーンは3つです。'}}),
    'services/alpha/service.yml:193:9 facts[1].id is "free_plan"; it must be lower-case words joined by hyphens, such as "amazon-s3"',
  ],
  [
    'an id in Japanese',
    facts({}, {id: 'ゾーン', text: {en: 'It has 3 zones.', ja: 'ゾーンは3つです。'}}),
    'services/alpha/service.yml:193:9 facts[1].id is "ゾーン"; it must be lower-case words joined by hyphens, such as "amazon-s3"',
  ],
  [
    'an unknown topic',
    facts({topic: 'prices'}),
    'services/alpha/service.yml:183:12 facts[0].topic is "prices"; did you mean "price"?',
  ],
  [
    'a list of topics',
    facts({topic: ['price']}),
    'services/alpha/service.yml:184:7 facts[0].topic is a list of 1; allowed: overview, feature, interface, region, price, limit, license, security, lifecycle, organization, history',
  ],
  [
    'a fact without a source',
    facts({source: null}),
    'services/alpha/service.yml:188:13 facts[0].source must be the URL of a page that shows it; without one, the fact cannot be checked, so remove it',
  ],
  [
    'a fact with the value "unknown"',
    values({facts: 'unknown'}),
    'services/alpha/service.yml:181:8 facts is "unknown"; it must be a list; each item starts with "- " and has the keys id, topic, on, text, source, via, basis, checked, dated, until',
  ],
  [
    'a line in one language',
    values({goodFor: ['Big files']}),
    'services/alpha/service.yml:175:5 goodFor[0] is "Big files"; it must be a group of keys (en, ja)',
  ],
  [
    'a line twice',
    values({
      goodFor: [
        {en: 'Big files', ja: '大きなファイル'},
        {en: 'Big files', ja: '大きなファイル'},
      ],
    }),
    'services/alpha/service.yml:177:9 goodFor[1].en repeats goodFor[0].en; change it, or remove it',
  ],
  [
    'English instead of Japanese',
    values({goodFor: [{en: 'Big files', ja: 'Big files'}]}),
    'services/alpha/service.yml:176:9 goodFor[0].ja is "Big files"; it must be in Japanese, but has no Japanese characters',
  ],
  [
    'Japanese instead of English',
    values({goodFor: [{en: '大きなファイル', ja: '大きなファイル'}]}),
    'services/alpha/service.yml:175:9 goodFor[0].en is "大きなファイル"; it must be in English, but is in Japanese',
  ],
  [
    'an empty text',
    values({goodFor: [{en: '', ja: '大きなファイル'}]}),
    'services/alpha/service.yml:175:9 goodFor[0].en is ""; it must not be empty',
  ],
  [
    'a text of 700 characters',
    text('It has 2 regions. '.repeat(40).trim()),
    'services/alpha/service.yml:186:11 facts[0].text.en is "It has 2 regions. It has 2 regions. It has 2 regions. It has 2 regions. It has …"; it must have at most 600 characters',
  ],
  [
    'a different number in Japanese',
    facts({text: {en: 'It has 12 regions.', ja: 'リージョンは13あります。'}}),
    'services/alpha/service.yml:187:11 facts[0].text.ja lacks the number 12 of the English text; write the same numbers in both languages',
  ],
  [
    'a number missing in the Japanese text',
    values({goodFor: [{en: 'Files of up to 5 GB', ja: '大きなファイル'}]}),
    'services/alpha/service.yml:176:9 goodFor[0].ja lacks the number 5 of the English text; write the same numbers in both languages',
  ],
  [
    'full-width digits',
    facts({text: {en: 'It has 2 regions.', ja: 'リージョンは２つです。'}}),
    'services/alpha/service.yml:187:11 facts[0].text.ja contains the full-width digits "２", which searches do not find; write 0 to 9',
  ],
  [
    'mixed quotation marks',
    values({goodFor: [{en: '“Big files"', ja: '大きなファイル'}]}),
    'services/alpha/service.yml:175:9 goodFor[0].en is enclosed in “ and ", which would be shown; remove them, or write straight quotes',
  ],
  [
    'bold text',
    text('It has **2 regions**.'),
    'services/alpha/service.yml:186:11 facts[0].text.en contains "**2 regions**", which would be shown as it is; write the text without markup',
  ],
  [
    'an unclosed backtick in a text',
    facts({text: {en: 'It has `_headers for 2 regions.', ja: 'リージョンは2つです。'}}),
    'services/alpha/service.yml:186:11 facts[0].text.en has an unbalanced backtick; write code between two, such as `npm ci`',
  ],
  [
    'empty code in a text',
    facts({text: {en: 'It has 2 regions.', ja: 'リージョン``は2つです。'}}),
    'services/alpha/service.yml:187:11 facts[0].text.ja has an unbalanced backtick; write code between two, such as `npm ci`',
  ],
  [
    'code in a name',
    values({vendor: {en: '`Acme`', ja: 'アクメ'}}),
    'services/alpha/service.yml:13:7 vendor.en contains a backtick, which would be shown as it is; remove it',
  ],
  [
    'code in a place name',
    companyValues({headquarters: claim({en: 'Tokyo', ja: '`東京`'})}),
    'companies/acme/company.yml:22:9 headquarters.value.ja contains a backtick, which would be shown as it is; remove it',
  ],
  [
    'bold text in HTML',
    text('It has <b>2 regions</b>.'),
    'services/alpha/service.yml:186:11 facts[0].text.en contains "<b>", which would be shown as it is; write the text without markup',
  ],
  [
    'a link',
    text('See [the docs](https://example.com/).'),
    'services/alpha/service.yml:186:11 facts[0].text.en contains "[the docs](https://example.com/)", which would be shown as it is; write the text without it; the source has the link',
  ],
  [
    'a URL in a text',
    text('See https://example.com/docs for 2 regions.'),
    'services/alpha/service.yml:186:11 facts[0].text.en contains "https://example.com/docs", which would be shown as it is; write the text without it; the source has the link',
  ],
  [
    'a character reference',
    text('Regions &amp; zones.'),
    'services/alpha/service.yml:186:11 facts[0].text.en contains "&amp;", which would be shown as it is; write the character itself',
  ],
  [
    'a line break in HTML',
    text('It has<br>2 regions.'),
    'services/alpha/service.yml:186:11 facts[0].text.en contains "<br>", which would be shown as it is; write the text without markup',
  ],
  [
    'a component',
    text('See <Fact id="zones" />.'),
    'services/alpha/service.yml:186:11 facts[0].text.en contains "<Fact id="zones" />", which would be shown as it is; write the text without markup',
  ],
  [
    'an invisible character',
    text('It has\u200b 2 regions.'),
    'services/alpha/service.yml:186:17 the text contains an invisible character (U+200B); remove it',
  ],
  [
    'a direction control character',
    text('It has \u202e2 regions.'),
    'services/alpha/service.yml:186:18 the text contains a character that changes the text direction (U+202E); remove it',
  ],
  [
    'an invisible character as an escape',
    record('en: It has 2 regions.', 'en: "It has \\u200b2 regions."'),
    'services/alpha/service.yml:186:11 facts[0].text.en is "It has <U+200B>2 regions."; it must not contain an invisible character (U+200B)',
  ],
  [
    'a control character as an escape',
    record('en: It has 2 regions.', 'en: "It has \\e[31m2 regions."'),
    'services/alpha/service.yml:186:11 facts[0].text.en is "It has \\u001b[31m2 regions."; it must not contain an invisible character (U+001B)',
  ],
  [
    'a placeholder',
    text('TODO: regions'),
    'services/alpha/service.yml:186:11 facts[0].text.en contains the placeholder "TODO"; write the final text',
  ],
];

export const CLAIMS_AND_FACTS: readonly Mistake[] = [...CLAIMS, ...TEXTS];
