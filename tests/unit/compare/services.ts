/** Services and selections for the tests of the comparison. */
import type {Service, TagTexts} from '@site/src/catalogue';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {listOptions} from '@site/src/compare/filters';
import {buildOffer, type Offer} from '@site/src/compare/offer';
import {
  buildCategoryData,
  buildSource,
  type ComparedService,
  type Source,
} from '@site/src/compare/pageData';
import {BY_NAME, parseSelection, type Selection} from '@site/src/compare/selection';
import {
  attributes,
  catalogue,
  claim,
  type Draft,
  license,
  lifecycle,
  parseService,
  tags,
} from '../catalogue/factories';

const TAGS = tags('storage', 'web', 'ai') as unknown as TagTexts;

const comparedIn = (service: Service, locale: Locale): ComparedService =>
  buildSource(catalogue({services: [service]}), TAGS, locale).services[0]!;

export const compared = (
  slug: string,
  overrides: Draft = {},
  locale: Locale = 'en',
): ComparedService => comparedIn(parseService({slug, ...overrides}), locale);

/** A service with texts that the schema would reject, to test the escaping of exports. */
export const comparedAsIs = (overrides: Draft): ComparedService =>
  comparedIn({...parseService({slug: 'odd'}), ...overrides}, 'en');

/** A claim as the catalogue has it in memory. */
export const resolvedClaim = (value: unknown, overrides: Draft = {}): Draft => ({
  value,
  note: null,
  source: 'https://example.com/docs',
  via: null,
  basis: 'primary',
  checked: '2026-11',
  dated: null,
  until: null,
  ...overrides,
});

export const SUNSET = lifecycle({
  state: 'sunset',
  since: '2026-01',
  ends: '2027-03-22',
  note: {en: 'It ends.', ja: '終了します。'},
});

const price = (amount: number, currency = 'USD', per = 'GB-month') =>
  claim(`${amount} ${currency}/${per}`);

/** Services with two currencies, two units, a zero, an unlimited and an unknown value. */
const DRAFTS: readonly Draft[] = [
  {
    slug: 'alpha',
    tags: ['storage'],
    firstReleased: claim('2006-03-14'),
    attributes: attributes({
      'storage-price': price(20, 'USD', 'TB-month'),
      'largest-object': claim('5 TiB'),
    }),
  },
  {
    slug: 'beta',
    tags: ['storage', 'web'],
    company: undefined,
    vendor: {en: 'Beta Ltd', ja: 'ベータ'},
    aliases: ['ベータ版'],
    freeTier: 'unknown',
    license: license({value: 'MIT', class: 'open-source'}),
    firstReleased: claim('2020'),
    attributes: attributes({
      'storage-price': price(3, 'JPY'),
      'largest-object': claim('50 GiB'),
      versioning: 'unknown',
      compliance: claim(['soc-2', 'secret']),
    }),
  },
  {
    slug: 'gamma',
    tags: ['ai'],
    freeTier: claim('no'),
    lifecycle: SUNSET,
    firstReleased: 'unknown',
    attributes: attributes({
      'storage-price': 'unknown',
      'largest-object': claim('unlimited'),
      versioning: claim('no'),
      compliance: 'unknown',
    }),
  },
  {
    slug: 'delta',
    tags: ['web'],
    freeTier: claim('yes'),
    firstReleased: claim('2020-05'),
    attributes: attributes({
      'storage-price': price(0),
      'largest-object': 'unknown',
      versioning: claim('partial', {note: {en: 'For a year', ja: '1年間'}}),
      compliance: 'not-applicable',
    }),
  },
  {
    slug: 'epsilon',
    tags: ['web', 'ai'],
    freeTier: claim('yes'),
    firstReleased: 'unknown',
    attributes: attributes({
      'storage-price': price(0.005),
      'largest-object': 'not-applicable',
      compliance: claim(['secret']),
    }),
  },
];

/** The category `keeping` with these services. */
export const categoryOf = (drafts: readonly Draft[], locale: Locale = 'en') =>
  buildCategoryData(
    catalogue({services: drafts.map((draft) => parseService(draft))}),
    'keeping',
    TAGS,
    locale,
    '2026-11-20',
  );

const CATEGORY = categoryOf(DRAFTS);

export const SERVICES = DRAFTS.map((draft) => compared(draft.slug as string, draft));

export const SOURCE: Source = {
  locale: 'en',
  services: SERVICES,
  names: {
    tag: {ai: 'AI', storage: 'Storage', web: 'Web'},
    company: {acme: 'Acme', '-': 'No company page'},
  },
  filters: [],
};

/** The list without a category. */
export const OFFER = buildOffer(SOURCE);

/** The list of a category for a reader who thinks in dollars, of 100 yen. */
export const LOADED = buildOffer(
  {
    ...SOURCE,
    services: SERVICES.map(({slug}) => CATEGORY.services.find((one) => one.slug === slug)!),
    columns: CATEGORY.columns,
  },
  {currency: 'USD', rates: [], typed: 100},
);

export const parse = (search: string, offer: Offer = OFFER): Selection =>
  parseSelection(search, offer, BY_NAME);

export const slugs = (services: readonly ComparedService[]): string[] =>
  services.map(({slug}) => slug);
export const select = (overrides: Partial<Selection> = {}): Selection => ({
  ...parse(''),
  ...overrides,
});
export const filterNamed = (name: string, offer: Offer = OFFER) =>
  offer.filters.find((one) => one.name === name)!;
export const optionsOf = (name: string, selection = select(), offer: Offer = OFFER) => {
  return Object.fromEntries(
    listOptions(filterNamed(name, offer), offer, selection).map(({value, count}) => [value, count]),
  );
};
