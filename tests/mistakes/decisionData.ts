/**
 * Mistakes in the category, values and plans of a service, and in the definitions of categories.
 */
import {CATEGORIES_FILE} from '@site/src/catalogue/kinds';
import {
  attribute,
  attributes,
  CATEGORIES,
  charge,
  claim,
  type Draft,
  type Files,
  plan,
  SOURCE,
  yaml,
} from '../unit/catalogue/factories';
import {edited, facts, type Mistake, record, values} from './site';

/** The record with these values of its category. */
const valued = (overrides: Draft) => values({attributes: attributes(overrides)});

const VALUES_WITHOUT: readonly string[] = Object.keys(attributes());

/** The record without some values of its category. */
const without = (...keys: readonly string[]) =>
  values({
    attributes: Object.fromEntries(
      VALUES_WITHOUT.filter((key) => !keys.includes(key)).map((key) => [key, attributes()[key]]),
    ),
  });

const PRICE = {amount: 0.02, currency: 'USD', per: 'GB-month'};

/** The record with this price of storage. */
const price = (value: unknown) => valued({'storage-price': claim(value)});

/** The record with this largest object. */
const amount = (value: unknown) => valued({'largest-object': claim(value)});

/** The record with these plans. */
const plans = (...overrides: readonly Draft[]) => values({plans: overrides.map((it) => plan(it))});

/** The record with a plan that has this charge. */
const charged = (overrides: Draft) => plans({charges: [charge(overrides)]});

/** The record with a plan that has tiers up to these limits. */
const tiers = (...ends: readonly (number | null)[]) =>
  charged({tiers: ends.map((upTo) => ({upTo, price: 0.02}))});

/** The record with these values, and forty definitions in its category. */
const manyValues = (given: unknown): Files => ({
  ...values({category: 'running', attributes: given}),
  [CATEGORIES_FILE]: yaml({
    ...CATEGORIES,
    attributes: Object.fromEntries(
      Array.from({length: 40}, (_, index) => [
        `long-name-of-a-value-${index}`,
        attribute('answer'),
      ]),
    ),
  }),
});

/** The record with a value from the page of a third party. */
const secondary = (overrides: Draft) =>
  valued({versioning: claim('yes', {basis: 'secondary', ...overrides})});

const VIA = 'https://example.org/survey';

/** The definitions with a passage replaced. */
const defined = (passage: string, replacement: string) =>
  edited(CATEGORIES_FILE, passage, replacement);

const PAGE = '    page: /docs/categories/keeping\n';

/** The definitions with these columns in the first category. */
const columns = (...keys: readonly string[]) =>
  defined(PAGE, `${PAGE}    columns:\n${keys.map((key) => `      - ${key}\n`).join('')}`);

const CATEGORY: readonly Mistake[] = [
  [
    'a record without a category',
    record('category: keeping\n', ''),
    'services/alpha/service.yml:23:1 category is missing; it must be one of keeping, running',
  ],
  [
    'a null category',
    record('category: keeping', 'category: null'),
    'services/alpha/service.yml:23:11 category is null; allowed: keeping, running',
  ],
  [
    'a misspelt category',
    values({category: 'keping'}),
    'services/alpha/service.yml:23:11 category is "keping"; did you mean "keeping"?',
  ],
  [
    'a category in upper case',
    values({category: 'Keeping'}),
    'services/alpha/service.yml:23:11 category is "Keeping"; did you mean "keeping"?',
  ],
  [
    'an unknown category',
    values({category: 'databases'}),
    'services/alpha/service.yml:23:11 category is "databases"; allowed: keeping, running',
  ],
  [
    'two categories',
    values({category: ['keeping', 'running']}),
    'services/alpha/service.yml:24:3 category is a list of 2; allowed: keeping, running',
  ],
];

const ATTRIBUTES: readonly Mistake[] = [
  [
    'no values',
    values({attributes: undefined}),
    'services/alpha/service.yml:99:1 attributes is missing; it must be a group of keys (storage-price, largest-object, versioning, compliance, data-location, latest-release)',
  ],
  [
    'empty values',
    values({attributes: {}}),
    'services/alpha/service.yml:99:13 attributes: 6 keys are missing: storage-price, largest-object, versioning, compliance, data-location, latest-release; write them all, with unknown for values that are not known',
  ],
  [
    'null values',
    values({attributes: null}),
    'services/alpha/service.yml:99:13 attributes is null; it must be a group of keys (storage-price, largest-object, versioning, compliance, data-location, latest-release)',
  ],
  [
    'a missing value',
    without('versioning'),
    'services/alpha/service.yml:121:3 attributes.versioning is missing; it must be "unknown", "not-applicable" or a group of keys (value, note, source, via, basis, checked, dated, until)',
  ],
  [
    'two missing values',
    without('storage-price', 'versioning'),
    [
      'services/alpha/service.yml:100:3 attributes.storage-price is missing; it must be "unknown", "not-applicable" or a group of keys (value, note, source, via, basis, checked, dated, until)',
      'services/alpha/service.yml:110:3 attributes.versioning is missing; it must be "unknown", "not-applicable" or a group of keys (value, note, source, via, basis, checked, dated, until)',
    ],
  ],
  [
    'most values missing',
    without('storage-price', 'largest-object', 'versioning', 'compliance'),
    'services/alpha/service.yml:100:3 attributes: 4 keys are missing: storage-price, largest-object, versioning, compliance; write them all, with unknown for values that are not known',
  ],
  [
    'all values of a large category missing',
    manyValues({}),
    'services/alpha/service.yml:99:13 attributes: 40 keys are missing: long-name-of-a-value-0, long-name-of-a-value-1, long-name-of-a-value-2, long-name-of-a-value-3, long-name-of-a-value-4, long-name-of-a-value-5, long-name-of-a-value-6, long-name-of-a-value-7, long-name-of-a-value-8, long-name-of-a-value-9 and 30 more; write them all, with unknown for values that are not known',
  ],
  [
    'values of a large category as plain text',
    manyValues('yes'),
    'services/alpha/service.yml:99:13 attributes is "yes"; it must be a group of keys (long-name-of-a-value-0, long-name-of-a-value-1, long-name-of-a-value-2, long-name-of-a-value-3, long-name-of-a-value-4, long-name-of-a-value-5, long-name-of-a-value-6, long-name-of-a-value-7, long-name-of-a-value-8, long-name-of-a-value-9 and 30 more)',
  ],
  [
    'a misspelt value',
    record('  versioning:', '  versionning:'),
    'services/alpha/service.yml:121:3 attributes: unknown key "versionning"; did you mean "versioning"?',
  ],
  [
    'a value with a camel-case key',
    record('  largest-object:', '  largestObject:'),
    'services/alpha/service.yml:111:3 attributes: unknown key "largestObject"; did you mean "largest-object"?',
  ],
  [
    'a value of another category',
    valued({'run-time': claim({amount: 9, unit: 's'})}),
    'services/alpha/service.yml:149:3 attributes: "run-time" is an attribute of the category running, not of "keeping"; remove it',
  ],
  [
    'a value that no category has',
    valued({colour: claim('yes')}),
    'services/alpha/service.yml:149:3 attributes: unknown key "colour"; allowed: storage-price, largest-object, versioning, compliance, data-location, latest-release',
  ],
  [
    'values in another order',
    values({attributes: Object.fromEntries(Object.entries(attributes()).reverse())}),
    'services/alpha/service.yml:100:3 attributes: "latest-release" is in the place of "storage-price"; "npm run check:content -- --fix" sorts the keys',
  ],
  [
    'an empty value',
    valued({versioning: null}),
    'services/alpha/service.yml:121:15 attributes.versioning is null; it must be "unknown", "not-applicable" or a group of keys (value, note, source, via, basis, checked, dated, until)',
  ],
  [
    'a bare value',
    valued({versioning: 'yes'}),
    'services/alpha/service.yml:121:15 attributes.versioning is "yes"; it must be "unknown", "not-applicable" or a group of keys (value, note, source, via, basis, checked, dated, until)',
  ],
  [
    'an amount instead of a claim',
    valued({'largest-object': {amount: 5, unit: 'TiB', note: null, ...SOURCE}}),
    'services/alpha/service.yml:112:5 attributes.largest-object: "amount" belongs to "value", which is missing; write "value:" in a line above it, and indent it by two spaces',
  ],
  [
    'an amount without a unit',
    amount({amount: 5}),
    'services/alpha/service.yml:113:7 attributes.largest-object.value.unit is missing; it must be one of GiB, TiB',
  ],
  [
    'an amount in a unit that the attribute does not allow',
    amount({amount: 5, unit: 'users'}),
    'services/alpha/service.yml:114:13 attributes.largest-object.value.unit is "users"; allowed: GiB, TiB',
  ],
  [
    'an amount in a misspelt unit',
    amount({amount: 5, unit: 'Tib'}),
    'services/alpha/service.yml:114:13 attributes.largest-object.value.unit is "Tib"; did you mean "TiB"?',
  ],
  [
    'an amount in an unknown unit',
    amount({amount: 5, unit: 'parsecs'}),
    'services/alpha/service.yml:114:13 attributes.largest-object.value.unit is "parsecs"; allowed: GiB, TiB',
  ],
  [
    'an amount that is text',
    amount({amount: '5', unit: 'TiB'}),
    'services/alpha/service.yml:113:15 attributes.largest-object.value.amount is "5"; it must be a number, so write 5 without quotes',
  ],
  [
    'an amount in full-width digits',
    amount({amount: '５', unit: 'TiB'}),
    'services/alpha/service.yml:113:15 attributes.largest-object.value.amount is "５"; it must be a number, so write 5 without quotes',
  ],
  [
    'a negative amount',
    amount({amount: -5, unit: 'TiB'}),
    'services/alpha/service.yml:113:15 attributes.largest-object.value.amount is -5; it must not be negative',
  ],
  [
    'an amount and its unit as one text',
    amount('5 TiB'),
    'services/alpha/service.yml:112:12 attributes.largest-object.value is "5 TiB"; it must be "unknown", "not-applicable", "unlimited" or a group of keys (amount, unit)',
  ],
  [
    'an amount that is a bare number',
    amount(5),
    'services/alpha/service.yml:112:12 attributes.largest-object.value is 5; it must be "unknown", "not-applicable", "unlimited" or a group of keys (amount, unit)',
  ],
  [
    'a misspelt "unlimited"',
    amount('unlimitted'),
    'services/alpha/service.yml:112:12 attributes.largest-object.value is "unlimitted"; did you mean "unlimited"?',
  ],
  [
    '"unlimited" as the number of an amount',
    amount({amount: 'unlimited', unit: 'TiB'}),
    'services/alpha/service.yml:113:15 attributes.largest-object.value.amount is "unlimited"; it must be a number such as 10 or 0.5',
  ],
  [
    'an answer for an amount',
    amount('yes'),
    'services/alpha/service.yml:112:12 attributes.largest-object.value is "yes"; it must be "unknown", "not-applicable", "unlimited" or a group of keys (amount, unit)',
  ],
  [
    'an amount for an answer',
    valued({versioning: claim({amount: 5, unit: 'TiB'})}),
    'services/alpha/service.yml:123:7 attributes.versioning.value is a group of keys (amount, unit); allowed: yes, partial, no, not-applicable, unknown',
  ],
  [
    'an amount "on-request"',
    amount('on-request'),
    'services/alpha/service.yml:112:12 attributes.largest-object.value is "on-request"; it must be "unknown", "not-applicable", "unlimited" or a group of keys (amount, unit)',
  ],
  [
    'a price without a currency',
    price({amount: 0.02, per: 'GB-month'}),
    'services/alpha/service.yml:103:7 attributes.storage-price.value.currency is missing; it must be an ISO 4217 code of three capital letters, such as "USD" or "JPY"',
  ],
  [
    'a price in an unknown currency',
    price({...PRICE, currency: 'USX'}),
    'services/alpha/service.yml:103:17 attributes.storage-price.value.currency is "USX"; it must be the ISO 4217 code of a current currency',
  ],
  [
    'a price in a lower-case currency',
    price({...PRICE, currency: 'usd'}),
    'services/alpha/service.yml:103:17 attributes.storage-price.value.currency is "usd"; it must be an ISO 4217 code of three capital letters, such as "USD" or "JPY"',
  ],
  [
    'a price with a currency sign',
    price({...PRICE, currency: '$'}),
    'services/alpha/service.yml:103:17 attributes.storage-price.value.currency is "$"; it must be an ISO 4217 code of three capital letters, such as "USD" or "JPY"',
  ],
  [
    'a price in a former currency',
    price({...PRICE, currency: 'DEM'}),
    'services/alpha/service.yml:103:17 attributes.storage-price.value.currency is "DEM"; it must be the ISO 4217 code of a current currency',
  ],
  [
    'a price with a "per" that is not allowed',
    price({...PRICE, per: 'user-month'}),
    'services/alpha/service.yml:104:12 attributes.storage-price.value.per is "user-month"; allowed: GB-month, TB-month',
  ],
  [
    'a price with a misspelt "per"',
    price({...PRICE, per: 'GB-mouth'}),
    'services/alpha/service.yml:104:12 attributes.storage-price.value.per is "GB-mouth"; did you mean "GB-month"?',
  ],
  [
    'a price with a "per" in words',
    price({...PRICE, per: 'gigabyte and month'}),
    'services/alpha/service.yml:104:12 attributes.storage-price.value.per is "gigabyte and month"; allowed: GB-month, TB-month',
  ],
  [
    'a price that is text',
    price({...PRICE, amount: '0.02'}),
    'services/alpha/service.yml:102:15 attributes.storage-price.value.amount is "0.02"; it must be a number, so write 0.02 without quotes',
  ],
  [
    'a price whose amount has a currency sign',
    price({...PRICE, amount: '$0.02'}),
    'services/alpha/service.yml:102:15 attributes.storage-price.value.amount is "$0.02"; it must be a number such as 10 or 0.5',
  ],
  [
    'a price in full-width digits',
    price({...PRICE, amount: '０.０２'}),
    'services/alpha/service.yml:102:15 attributes.storage-price.value.amount is "０.０２"; it must be a number, so write 0.02 without quotes',
  ],
  [
    'a price with a decimal comma',
    price({...PRICE, amount: '0,02'}),
    'services/alpha/service.yml:102:15 attributes.storage-price.value.amount is "0,02"; it must be a number such as 10 or 0.5',
  ],
  [
    'a negative price',
    price({...PRICE, amount: -0.02}),
    'services/alpha/service.yml:102:15 attributes.storage-price.value.amount is -0.02; it must not be negative',
  ],
  [
    'an infinite price',
    record('amount: 0.02', 'amount: .inf'),
    'services/alpha/service.yml:102:15 attributes.storage-price.value.amount is Infinity; it must be a number such as 10 or 0.5',
  ],
  [
    '"on request" with a space',
    price('on request'),
    'services/alpha/service.yml:101:12 attributes.storage-price.value is "on request"; did you mean "on-request"?',
  ],
  [
    'a price "unlimited"',
    price('unlimited'),
    'services/alpha/service.yml:101:12 attributes.storage-price.value is "unlimited"; it must be "unknown", "not-applicable", "on-request" or a group of keys (amount, currency, per)',
  ],
  [
    'a price "free"',
    price('free'),
    'services/alpha/service.yml:101:12 attributes.storage-price.value is "free"; it must be "unknown", "not-applicable", "on-request" or a group of keys (amount, currency, per)',
  ],
  [
    'a price that is a bare number',
    price(0.02),
    'services/alpha/service.yml:101:12 attributes.storage-price.value is 0.02; it must be "unknown", "not-applicable", "on-request" or a group of keys (amount, currency, per)',
  ],
  [
    'an unknown term',
    valued({compliance: claim(['gdpr'])}),
    'services/alpha/service.yml:131:9 attributes.compliance.value[0] is "gdpr"; allowed: soc-2, secret',
  ],
  [
    'a misspelt term',
    valued({compliance: claim(['soc2'])}),
    'services/alpha/service.yml:131:9 attributes.compliance.value[0] is "soc2"; did you mean "soc-2"?',
  ],
  [
    'a term given by its name',
    valued({compliance: claim(['SOC 2'])}),
    'services/alpha/service.yml:131:9 attributes.compliance.value[0] is "SOC 2"; did you mean "soc-2"?',
  ],
  [
    'a term twice',
    valued({compliance: claim(['soc-2', 'soc-2'])}),
    'services/alpha/service.yml:132:9 attributes.compliance.value[1] "soc-2" is a duplicate; each must be unique',
  ],
  [
    'no terms',
    valued({compliance: claim([])}),
    'services/alpha/service.yml:130:12 attributes.compliance.value must contain at least one value',
  ],
  [
    'a single term instead of a list',
    valued({compliance: claim('soc-2')}),
    'services/alpha/service.yml:130:12 attributes.compliance.value is "soc-2"; it must be "unknown", "not-applicable" or a list, such as [soc-2, secret]',
  ],
  [
    'terms as plain text',
    valued({compliance: claim('SOC 2, ISO 27001')}),
    'services/alpha/service.yml:130:12 attributes.compliance.value is "SOC 2, ISO 27001"; it must be "unknown", "not-applicable" or a list, such as [soc-2, secret]',
  ],
  [
    'a term that is a number',
    valued({compliance: claim([2])}),
    'services/alpha/service.yml:131:9 attributes.compliance.value[0] is 2; allowed: soc-2, secret',
  ],
  [
    'a text in one language',
    valued({'data-location': claim({en: 'Germany'})}),
    'services/alpha/service.yml:140:7 attributes.data-location.value.ja is missing; it must be text or null',
  ],
  [
    'a text without languages',
    valued({'data-location': claim('Germany')}),
    'services/alpha/service.yml:139:12 attributes.data-location.value is "Germany"; it must be "unknown", "not-applicable" or a group of keys (en, ja)',
  ],
  [
    'an English text for both languages',
    valued({'data-location': claim({en: 'Germany', ja: 'Germany'})}),
    'services/alpha/service.yml:141:11 attributes.data-location.value.ja is "Germany"; it must be in Japanese, but has no Japanese characters',
  ],
  [
    'a value dated on a day that does not exist',
    valued({'latest-release': claim('2026-02-30')}),
    'services/alpha/service.yml:149:12 attributes.latest-release.value is "2026-02-30"; it must be an existing day',
  ],
  [
    'a value dated in words',
    valued({'latest-release': claim('May 2026')}),
    'services/alpha/service.yml:149:12 attributes.latest-release.value is "May 2026"; it must be a date such as 2026, 2026-11 or 2026-11-20',
  ],
  [
    'a value dated with slashes',
    valued({'latest-release': claim('2026/05/01')}),
    'services/alpha/service.yml:149:12 attributes.latest-release.value is "2026/05/01"; it must be a date such as 2026, 2026-11 or 2026-11-20',
  ],
  [
    'an unknown answer',
    valued({versioning: claim('Yes')}),
    'services/alpha/service.yml:122:12 attributes.versioning.value is "Yes"; did you mean "yes"?',
  ],
  [
    'a misspelt "unknown"',
    valued({versioning: 'unknwon'}),
    'services/alpha/service.yml:121:15 attributes.versioning is "unknwon"; did you mean "unknown"?',
  ],
  [
    '"not applicable" with a space',
    valued({versioning: 'not applicable'}),
    'services/alpha/service.yml:121:15 attributes.versioning is "not applicable"; did you mean "not-applicable"?',
  ],
];

const PLANS: readonly Mistake[] = [
  [
    'null plans',
    values({plans: null}),
    'services/alpha/service.yml:149:8 plans is null; it must be a list; each item starts with "- " and has the keys id, name, currency, base, charges, limits, note, from, source, via, basis, checked, dated, until',
  ],
  [
    'a single plan instead of a list',
    values({plans: plan()}),
    'services/alpha/service.yml:150:3 plans is a group of keys (id, name, currency, base, charges); it must be a list; each item starts with "- " and has the keys id, name, currency, base, charges, limits, note, from, source, via, basis, checked, dated, until',
  ],
  [
    'a plan without an id',
    record('  - id: standard\n    name', '  - name'),
    'services/alpha/service.yml:150:5 plans[0].id is missing; it must be lower-case words joined by hyphens, such as "amazon-s3"',
  ],
  [
    'a plan whose id has spaces',
    plans({id: 'Standard plan'}),
    'services/alpha/service.yml:150:9 plans[0].id is "Standard plan"; it must be lower-case words joined by hyphens, such as "amazon-s3"',
  ],
  [
    'two plans with the same id',
    plans({}, {}),
    'services/alpha/service.yml:174:9 plans[1].id "standard" is a duplicate; each must be unique',
  ],
  [
    'a plan without a currency',
    plans({currency: null}),
    'services/alpha/service.yml:154:15 plans[0].currency is null; it must be an ISO 4217 code of three capital letters, such as "USD" or "JPY"',
  ],
  [
    'a plan in a lower-case currency',
    plans({currency: 'usd'}),
    'services/alpha/service.yml:154:15 plans[0].currency is "usd"; it must be an ISO 4217 code of three capital letters, such as "USD" or "JPY"',
  ],
  [
    'a base that is a bare number',
    plans({base: 5}),
    'services/alpha/service.yml:155:11 plans[0].base is 5; it must be a group of keys (amount, per) or null',
  ],
  [
    'a base "on-request"',
    plans({base: 'on-request', charges: []}),
    'services/alpha/service.yml:155:11 plans[0].base is "on-request"; it must be a group of keys (amount, per) or null',
  ],
  [
    'a base with an unknown "per"',
    plans({base: {amount: 5, per: 'month'}}),
    'services/alpha/service.yml:157:12 plans[0].base.per is "month"; allowed: account, user',
  ],
  [
    'a negative base',
    plans({base: {amount: -5, per: 'account'}}),
    'services/alpha/service.yml:156:15 plans[0].base.amount is -5; it must not be negative',
  ],
  [
    'a quoted plan with charges',
    plans({base: null}),
    'services/alpha/service.yml:157:7 plans[0].charges must be empty when the price is quoted on request (base: null)',
  ],
  [
    'null charges',
    plans({charges: null}),
    'services/alpha/service.yml:158:14 plans[0].charges is null; it must be a list; each item starts with "- " and has the keys quantity, per, included, minimum, roundsUp, tiers',
  ],
  [
    'a charge for an unknown quantity',
    charged({quantity: 'seats'}),
    'services/alpha/service.yml:159:19 plans[0].charges[0].quantity is "seats"; allowed: storedGb, egressGb, writeRequests, readRequests, users, requests, cpuMs, builds, buildMinutes, testRuns, credits',
  ],
  [
    'a charge for a misspelt quantity',
    charged({quantity: 'storedGB'}),
    'services/alpha/service.yml:159:19 plans[0].charges[0].quantity is "storedGB"; did you mean "storedGb"?',
  ],
  [
    'two charges for the same quantity',
    plans({charges: [charge(), charge()]}),
    'services/alpha/service.yml:167:19 plans[0].charges[1].quantity "storedGb" is a duplicate; each must be unique',
  ],
  [
    'a charge for users beside a base per user',
    plans({base: {amount: 5, per: 'user'}, charges: [charge({quantity: 'users'})]}),
    'services/alpha/service.yml:159:19 plans[0].charges[0].quantity must not be "users" when the base price is per user, which already covers them',
  ],
  [
    'a charge with a negative included amount',
    charged({included: -1}),
    'services/alpha/service.yml:161:19 plans[0].charges[0].included is -1; it must not be negative',
  ],
  [
    'a charge with a negative minimum',
    charged({minimum: -1}),
    'services/alpha/service.yml:162:18 plans[0].charges[0].minimum is -1; it must not be negative',
  ],
  [
    'a charge with a "per" of zero',
    charged({per: 0}),
    'services/alpha/service.yml:160:14 plans[0].charges[0].per is 0; it must be more than 0',
  ],
  [
    'a charge with a "per" in words',
    charged({per: 'GB'}),
    'services/alpha/service.yml:160:14 plans[0].charges[0].per is "GB"; it must be a number such as 10 or 0.5',
  ],
  [
    'a charge with a non-boolean rounding',
    charged({roundsUp: 'yes'}),
    'services/alpha/service.yml:163:19 plans[0].charges[0].roundsUp is "yes"; it must be true or false',
  ],
  [
    'a charge without tiers',
    charged({tiers: []}),
    'services/alpha/service.yml:164:16 plans[0].charges[0].tiers must contain at least one tier',
  ],
  [
    'a charge with a price instead of tiers',
    charged({tiers: 0.02}),
    'services/alpha/service.yml:164:16 plans[0].charges[0].tiers is 0.02; it must be a list; each item starts with "- " and has the keys upTo, price',
  ],
  [
    'tiers with descending limits',
    tiers(1000, 500, null),
    'services/alpha/service.yml:167:19 plans[0].charges[0].tiers[1].upTo is 500; it must be more than 1000, the value of the tier before',
  ],
  [
    'tiers with equal limits',
    tiers(500, 500, null),
    'services/alpha/service.yml:167:19 plans[0].charges[0].tiers[1].upTo is 500; it must be more than 500, the value of the tier before',
  ],
  [
    'a first tier up to zero',
    tiers(0, null),
    'services/alpha/service.yml:165:19 plans[0].charges[0].tiers[0].upTo is 0; it must be more than 0',
  ],
  [
    'a last tier with a limit',
    tiers(500),
    'services/alpha/service.yml:165:19 plans[0].charges[0].tiers[0].upTo is 500; it must be null in the last tier; if more is not sold, add a limit',
  ],
  [
    'an unlimited tier before the last',
    tiers(null, null),
    'services/alpha/service.yml:165:19 plans[0].charges[0].tiers[0].upTo must be a number in every tier except the last',
  ],
  [
    'a tier limit in words',
    charged({tiers: [{upTo: 'unlimited', price: 0.02}]}),
    'services/alpha/service.yml:165:19 plans[0].charges[0].tiers[0].upTo is "unlimited"; it must be a number such as 10 or 0.5 or null',
  ],
  [
    'a tier without a price',
    charged({tiers: [{upTo: null}]}),
    'services/alpha/service.yml:165:13 plans[0].charges[0].tiers[0].price is missing; it must be a number such as 10 or 0.5',
  ],
  [
    'a tier with a negative price',
    charged({tiers: [{upTo: null, price: -1}]}),
    'services/alpha/service.yml:166:20 plans[0].charges[0].tiers[0].price is -1; it must not be negative',
  ],
  [
    'a limit without a reason',
    plans({limits: [{quantity: 'users', atMost: 10}]}),
    'services/alpha/service.yml:169:9 plans[0].limits[0].because is missing; it must be one of not-offered, price-unknown',
  ],
  [
    'a limit with an unknown reason',
    plans({limits: [{quantity: 'users', atMost: 10, because: 'fair-use'}]}),
    'services/alpha/service.yml:170:18 plans[0].limits[0].because is "fair-use"; allowed: not-offered, price-unknown',
  ],
  [
    'a limit of an unknown quantity',
    plans({limits: [{quantity: 'egressGb', atMost: 'disk', because: 'not-offered'}]}),
    'services/alpha/service.yml:169:17 plans[0].limits[0].atMost is "disk"; it must be "storedGb", "egressGb", "writeRequests", "readRequests", "users", "requests", "cpuMs", "builds", "buildMinutes", "testRuns", "credits" or a number such as 10 or 0.5',
  ],
  [
    'a limit of a misspelt quantity',
    plans({limits: [{quantity: 'egressGb', atMost: 'storedGB', because: 'not-offered'}]}),
    'services/alpha/service.yml:169:17 plans[0].limits[0].atMost is "storedGB"; did you mean "storedGb"?',
  ],
  [
    'a quantity limited to itself',
    plans({limits: [{quantity: 'egressGb', atMost: 'egressGb', because: 'not-offered'}]}),
    'services/alpha/service.yml:169:17 plans[0].limits[0].atMost is "egressGb"; it must be a number or another quantity, not the limited one itself',
  ],
  [
    'a negative limit',
    plans({limits: [{quantity: 'users', atMost: -1, because: 'not-offered'}]}),
    'services/alpha/service.yml:169:17 plans[0].limits[0].atMost is -1; it must not be negative',
  ],
  [
    'a quantity limited to an unknown one',
    plans({limits: [{quantity: 'seats', atMost: 10, because: 'not-offered'}]}),
    'services/alpha/service.yml:168:19 plans[0].limits[0].quantity is "seats"; allowed: storedGb, egressGb, writeRequests, readRequests, users, requests, cpuMs, builds, buildMinutes, testRuns, credits',
  ],
  [
    'a plan with an invalid start',
    plans({from: 'January 2027'}),
    'services/alpha/service.yml:169:11 plans[0].from is "January 2027"; it must be a date such as 2026, 2026-11 or 2026-11-20',
  ],
  [
    'a plan that starts on a day that does not exist',
    plans({from: '2027-02-29'}),
    'services/alpha/service.yml:169:11 plans[0].from is "2027-02-29"; it must be an existing day',
  ],
  [
    'a plan that starts before any company existed',
    plans({from: '1027'}),
    'services/alpha/service.yml:169:11 plans[0].from is "1027", which is too early; the earliest accepted date is 1800-01-01',
  ],
  [
    'a plan that starts after its end',
    plans({from: '2027-01-01', until: '2026-12-31'}),
    'services/alpha/service.yml:169:11 plans[0].from is "2027-01-01"; it must not be after "until", which is 2026-12-31',
  ],
  [
    'a plan that starts after the year of its end',
    plans({from: '2027-01', until: '2026'}),
    'services/alpha/service.yml:169:11 plans[0].from is "2027-01"; it must not be after "until", which is 2026',
  ],
  [
    'a plan without a source',
    plans({source: null}),
    'services/alpha/service.yml:169:13 plans[0].source must be the URL of a page that shows it; without one, the plan cannot be checked, so remove it',
  ],
];

const PROVENANCE: readonly Mistake[] = [
  [
    'a "via" beside a primary basis',
    valued({versioning: claim('yes', {via: VIA})}),
    'services/alpha/service.yml:125:10 attributes.versioning.via must be null when the basis is "primary"; a claim read on a third-party page is "secondary"',
  ],
  [
    'a "via" that equals the source',
    secondary({source: VIA, via: VIA}),
    'services/alpha/service.yml:125:10 attributes.versioning.via must be null when it equals the source',
  ],
  [
    'a secondary basis without "via" for a page of the vendor',
    secondary({}),
    'services/alpha/service.yml:125:10 attributes.versioning.via is null, but the basis is "secondary" and the source is a page of the vendor (example.com); write the URL of the page that was read',
  ],
  [
    'a "via" given by its name',
    secondary({via: 'a survey'}),
    'services/alpha/service.yml:125:10 attributes.versioning.via is "a survey"; it must be a complete URL that starts with "https://"',
  ],
  [
    'a "via" beside general knowledge',
    valued({versioning: claim('yes', {basis: 'general-knowledge', checked: null, via: VIA})}),
    'services/alpha/service.yml:125:10 attributes.versioning.via must be null when the basis is "general-knowledge"; a claim read on a third-party page is "secondary"',
  ],
  [
    'material dated after its check',
    valued({versioning: claim('yes', {dated: '2026-12'})}),
    'services/alpha/service.yml:128:12 attributes.versioning.dated must not be after "checked", which is 2026-11',
  ],
  [
    'material dated after an old check',
    valued({versioning: claim('yes', {checked: '2026-09', dated: '2026-10'})}),
    'services/alpha/service.yml:128:12 attributes.versioning.dated must not be after "checked", which is 2026-09',
  ],
  [
    'general knowledge with a check',
    valued({versioning: claim('yes', {basis: 'general-knowledge'})}),
    'services/alpha/service.yml:127:14 attributes.versioning.checked must be null while the basis is "general-knowledge", which means “not yet verified”',
  ],
  [
    'general knowledge with dated material',
    valued({
      versioning: claim('yes', {basis: 'general-knowledge', checked: null, dated: '2026-10'}),
    }),
    'services/alpha/service.yml:128:12 attributes.versioning.dated must be null while the basis is "general-knowledge", which means “not yet verified”',
  ],
  [
    'material dated in the future',
    valued({versioning: claim('yes', {dated: '2026-11-30'})}),
    'services/alpha/service.yml:128:12 attributes.versioning.dated is "2026-11-30", which is in the future; today is 2026-11-22',
  ],
  [
    'a plan with material dated in the future',
    plans({dated: '2026-11-30'}),
    'services/alpha/service.yml:173:12 plans[0].dated is "2026-11-30", which is in the future; today is 2026-11-22',
  ],
  [
    'material dated before the web existed',
    valued({versioning: claim('yes', {dated: '1066'})}),
    'services/alpha/service.yml:128:12 attributes.versioning.dated is "1066", which is too early; the earliest accepted date is 1800-01-01',
  ],
  [
    'a value dated before any company existed',
    valued({'latest-release': claim('1206-05')}),
    'services/alpha/service.yml:149:12 attributes.latest-release.value is "1206-05", which is too early; the earliest accepted date is 1800-01-01',
  ],
  [
    'an invalid end',
    valued({versioning: claim('yes', {until: 'next year'})}),
    'services/alpha/service.yml:129:12 attributes.versioning.until is "next year"; it must be a date such as 2026, 2026-11 or 2026-11-20',
  ],
  [
    'an end on a day that does not exist',
    plans({until: '2026-11-31'}),
    'services/alpha/service.yml:174:12 plans[0].until is "2026-11-31"; it must be an existing day',
  ],
  [
    'an end before the web existed',
    plans({until: '1026-11-30'}),
    'services/alpha/service.yml:174:12 plans[0].until is "1026-11-30", which is too early; the earliest accepted date is 1800-01-01',
  ],
  [
    'an event with an invalid date',
    facts({on: 'last summer'}),
    'services/alpha/service.yml:184:9 facts[0].on is "last summer"; it must be a date such as 2026, 2026-11 or 2026-11-20',
  ],
  [
    'an event on a day that does not exist',
    facts({on: '2026-06-31'}),
    'services/alpha/service.yml:184:9 facts[0].on is "2026-06-31"; it must be an existing day',
  ],
  [
    'an event before any company existed',
    facts({on: '1206'}),
    'services/alpha/service.yml:184:9 facts[0].on is "1206", which is too early; the earliest accepted date is 1800-01-01',
  ],
];

const DEFINITIONS: readonly Mistake[] = [
  [
    'no definitions',
    {[CATEGORIES_FILE]: null},
    'services/categories.yml:1:1 the file is missing; it must define the categories and the attributes by which their services are compared',
  ],
  [
    'empty definitions',
    {[CATEGORIES_FILE]: ''},
    'services/categories.yml:1:1 the file has no keys; it must contain keys with their values (categories, groups, attributes …)',
  ],
  [
    'definitions that are invalid YAML',
    {[CATEGORIES_FILE]: 'categories: [\n'},
    'services/categories.yml:1:13 "[" is not closed; write "]" after the last value',
  ],
  [
    'a definition with an unknown type',
    defined('type: answer', 'type: boolean'),
    'services/categories.yml:60:11 attributes.versioning.type is "boolean"; allowed: answer, amount, price, terms, text, date',
  ],
  [
    'a definition with a misspelt type',
    defined('type: answer', 'type: answers'),
    'services/categories.yml:60:11 attributes.versioning.type is "answers"; did you mean "answer"?',
  ],
  [
    'units on a price',
    defined(
      '    per:\n      - GB-month\n      - TB-month\n',
      '    per:\n      - GB-month\n      - TB-month\n    units:\n      - GB\n',
    ),
    'services/categories.yml:37:7 attributes.storage-price.units is not allowed when the type is "price"; it belongs to "amount"',
  ],
  [
    'an amount without units',
    defined('    units:\n      - s\n', ''),
    'services/categories.yml:114:11 attributes.run-time.type is "amount"; it needs the key "units" beside it',
  ],
  [
    'an unknown unit',
    defined('      - GiB\n', '      - parsecs\n'),
    'services/categories.yml:50:9 attributes.largest-object.units[0] is "parsecs"; allowed: percent, KB, MB, MiB, GB, GiB, TB, TiB, ms, s, minutes, build-minutes, hours, days, months, years, users, buckets, runs, credits, requests, files, builds, domains, rules, issues, projects',
  ],
  [
    'no units',
    defined('    units:\n      - s\n', '    units: []\n'),
    'services/categories.yml:119:12 attributes.run-time.units must contain at least one unit',
  ],
  [
    'a unit twice',
    defined('      - GiB\n', '      - GiB\n      - GiB\n'),
    'services/categories.yml:51:9 attributes.largest-object.units[1] "GiB" is a duplicate; each must be unique',
  ],
  [
    'an unknown "per" of a price',
    defined('      - GB-month\n', '      - month-GB\n'),
    'services/categories.yml:34:9 attributes.storage-price.per[0] is "month-GB"; allowed: GB-month, TB-month, bucket-month, GB, 1000-requests, 10000-requests, 100000-requests, million-requests, month, account-month, user-month, user-year, target-month, 1000-credits',
  ],
  [
    'an unknown group',
    defined('    group: price\n', '    group: costs\n'),
    'services/categories.yml:21:12 attributes.storage-price.group is "costs"; it must be a key of "groups"; allowed: price, features',
  ],
  [
    'a definition for an unknown category',
    defined('      - running\n', '      - walking\n'),
    'services/categories.yml:118:9 attributes.run-time.categories[0] is "walking"; it must be a key of "categories"; allowed: keeping, running',
  ],
  [
    'a category twice',
    defined('      - running\n', '      - running\n      - running\n'),
    'services/categories.yml:119:9 attributes.run-time.categories[1] "running" is a duplicate; each must be unique',
  ],
  [
    'no categories',
    defined('    categories:\n      - running\n', '    categories: []\n'),
    'services/categories.yml:117:17 attributes.run-time.categories must contain at least one category, or be "all"',
  ],
  [
    'a single category instead of a list',
    defined('    categories:\n      - running\n', '    categories: running\n'),
    'services/categories.yml:117:17 attributes.run-time.categories is "running"; it must be "all" or a list, such as [one, two]',
  ],
  [
    'a definition without explanation',
    defined(
      '  versioning:\n    group: features\n    label:\n      en: Label\n      ja: 見出し\n    about:\n      en: What it is.\n      ja: その説明です。\n',
      '  versioning:\n    group: features\n    label:\n      en: Label\n      ja: 見出し\n',
    ),
    'services/categories.yml:57:5 attributes.versioning.about is missing; it must be a group of keys (en, ja)',
  ],
  [
    'a definition with an explanation in one language',
    defined(
      '  versioning:\n    group: features\n    label:\n      en: Label\n      ja: 見出し\n    about:\n      en: What it is.\n      ja: その説明です。\n',
      '  versioning:\n    group: features\n    label:\n      en: Label\n      ja: 見出し\n    about: What it is.\n',
    ),
    'services/categories.yml:57:12 attributes.versioning.about is "What it is."; it must be a group of keys (en, ja)',
  ],
  [
    'an unknown direction',
    defined('better: lower', 'better: less'),
    'services/categories.yml:29:13 attributes.storage-price.better is "less"; allowed: lower, higher',
  ],
  [
    'a shelf life in words',
    defined('shelfLifeDays: 90', 'shelfLifeDays: 3 months'),
    'services/categories.yml:30:20 attributes.storage-price.shelfLifeDays is "3 months"; it must be a number such as 10 or 0.5 or null',
  ],
  [
    'a shelf life of zero',
    defined('shelfLifeDays: 90', 'shelfLifeDays: 0'),
    'services/categories.yml:30:20 attributes.storage-price.shelfLifeDays is 0; it must be more than 0',
  ],
  [
    'a definition in upper case',
    defined('  versioning:', '  Versioning:'),
    'services/categories.yml:52:3 key "Versioning" must be lower-case words joined by hyphens, such as "amazon-s3"',
  ],
  [
    'a category without a page',
    defined('    page: /docs/categories/running\n', ''),
    'services/categories.yml:8:5 categories.running.page is missing; it must be the path of a documentation page, such as "/docs/categories/storage"',
  ],
  [
    'a page on another site',
    defined('page: /docs/categories/running', 'page: https://example.com/docs'),
    'services/categories.yml:11:11 categories.running.page is "https://example.com/docs"; it must be the path of a documentation page, such as "/docs/categories/storage"',
  ],
  [
    'an unknown column',
    columns('storage-prise'),
    'services/categories.yml:8:9 categories.keeping.columns[0] is "storage-prise"; it must be an attribute of "keeping"; did you mean "storage-price"?',
  ],
  [
    'a column of another category',
    columns('run-time'),
    'services/categories.yml:8:9 categories.keeping.columns[0] is "run-time"; it must be an attribute of "keeping"; allowed: storage-price, largest-object, versioning, compliance, data-location, latest-release',
  ],
  [
    'a column twice',
    columns('versioning', 'versioning'),
    'services/categories.yml:9:9 categories.keeping.columns[1] "versioning" is a duplicate; each must be unique',
  ],
  [
    'a single column instead of a list',
    defined(PAGE, `${PAGE}    columns: versioning\n`),
    'services/categories.yml:7:14 categories.keeping.columns is "versioning"; it must be a list, such as [one, two]',
  ],
  [
    'a definition without a label',
    defined(
      '    terms:\n      soc-2: SOC 2\n      secret:\n        en: Secret\n        ja: 秘密\n',
      '    terms: {}\n',
    ),
    'services/categories.yml:77:12 attributes.compliance.terms must contain at least one value',
  ],
  [
    'a term without a name',
    defined('      soc-2: SOC 2\n', '      soc-2:\n'),
    'services/categories.yml:78:13 attributes.compliance.terms.soc-2 is null; it must be text or a group of keys (en, ja)',
  ],
  [
    'terms that are a list',
    defined(
      '    terms:\n      soc-2: SOC 2\n      secret:\n        en: Secret\n        ja: 秘密\n',
      '    terms: [soc-2]\n',
    ),
    'services/categories.yml:77:12 attributes.compliance.terms is a list of 1; it must be a group of keys',
  ],
];

export const DECISION_DATA: readonly Mistake[] = [
  ...CATEGORY,
  ...ATTRIBUTES,
  ...PLANS,
  ...PROVENANCE,
  ...DEFINITIONS,
];
