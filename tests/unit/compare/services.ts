/** Services and selections for the tests of the comparison. */
import fc from 'fast-check';
import {
  buildComparedCategory,
  buildComparedService,
  type ComparedService,
} from '@site/src/catalogue';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {GENERAL_NAMES, groupsOf} from '@site/src/compare/columns';
import {facetsOf, listOptions, NAMES, type Offer, rangesOf} from '@site/src/compare/filters';
import {EMPTY_SELECTION, type Selection} from '@site/src/compare/selection';
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

const TAGS = tags('storage', 'web', 'ai') as unknown as Parameters<typeof buildComparedService>[2];

export const compared = (
  slug: string,
  overrides: Draft = {},
  locale: Locale = 'en',
): ComparedService =>
  buildComparedService(parseService({slug, ...overrides}), catalogue(), TAGS, locale);

/** A service with texts that the schema would reject, to test the escaping of exports. */
export const comparedAsIs = (overrides: Draft): ComparedService =>
  buildComparedService({...parseService({slug: 'odd'}), ...overrides}, catalogue(), TAGS, 'en');

export const SUNSET = lifecycle({
  state: 'sunset',
  since: '2026-01',
  ends: '2027-03-22',
  note: {en: 'It ends.', ja: '終了します。'},
});

const price = (amount: number, currency = 'USD', per = 'GB-month') =>
  claim({amount, currency, per});

/** Services with two currencies, two units, a zero, an unlimited and an unknown value. */
const DRAFTS: readonly Draft[] = [
  {
    slug: 'alpha',
    tags: ['storage'],
    firstReleased: claim('2006-03-14'),
    attributes: attributes({
      'storage-price': price(20, 'USD', 'TB-month'),
      'largest-object': claim({amount: 5, unit: 'TiB'}),
    }),
  },
  {
    slug: 'beta',
    tags: ['storage', 'web'],
    company: null,
    vendor: {en: 'Beta Ltd', ja: 'ベータ'},
    aliases: ['ベータ版'],
    freeTier: 'unknown',
    license: license({value: 'MIT', class: 'open-source'}),
    firstReleased: claim('2020'),
    attributes: attributes({
      'storage-price': price(3, 'JPY'),
      'largest-object': claim({amount: 50, unit: 'GiB'}),
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

/** The values of the category as the page loads them. */
const CATEGORY = buildComparedCategory(
  catalogue({services: DRAFTS.map((draft) => parseService(draft))}),
  'keeping',
  'en',
);

export const SERVICES = DRAFTS.map((draft) => compared(draft.slug as string, draft));

/** The list without a category. */
export const OFFER: Offer = {
  services: SERVICES,
  categories: ['keeping', 'running'],
  columns: undefined,
};

/** The list in a category whose values are loaded. */
export const LOADED: Offer = {
  ...OFFER,
  services: SERVICES.map((service) => ({...service, attributes: CATEGORY.values[service.slug]!})),
  columns: CATEGORY.columns,
};

export const slugs = (services: readonly ComparedService[]): string[] =>
  services.map(({slug}) => slug);
export const select = (overrides: Partial<Selection> = {}): Selection => ({
  ...EMPTY_SELECTION,
  ...overrides,
});
export const facetNamed = (name: string, offer: Offer = OFFER) =>
  facetsOf(offer).find((facet) => facet.name === name)!;
export const optionsOf = (name: string, selection = select(), offer: Offer = OFFER) =>
  Object.fromEntries(
    listOptions(facetNamed(name, offer), offer, selection, 'en').map(({value, count}) => [
      value,
      count,
    ]),
  );

/** An object with values for some of the keys. */
const some = <Value>(
  keys: readonly string[],
  valueOf: (key: string) => fc.Arbitrary<Value>,
): fc.Arbitrary<Readonly<Record<string, Value>>> =>
  fc
    .subarray([...keys])
    .chain((chosen) =>
      fc
        .tuple(...chosen.map((key) => valueOf(key).map((value) => [key, value] as const)))
        .map((entries) => Object.fromEntries(entries)),
    );

const bound = fc.oneof(
  fc.constant(''),
  fc.constantFrom('0', '0.', '0.005', '3', '20', '1000.5', '5497'),
);

/** Any selection that a reader can make, with or without a category. */
export const anySelection = (offer: Offer): fc.Arbitrary<Selection> => {
  const names = [...GENERAL_NAMES, ...(offer.columns?.attributes ?? []).map(({key}) => key)];
  return fc
    .record({
      category: fc.constant(offer.columns ? 'keeping' : null),
      pick: fc.shuffledSubarray(slugs(offer.services), {maxLength: 4}),
      wantsSides: fc.boolean(),
      showsAlike: fc.boolean(),
      facets: some(
        facetsOf(offer).map(({name}) => name),
        (name) =>
          fc
            .subarray(Object.keys(optionsOf(name, select(), offer)), {minLength: 1})
            .map((values) => values.sort()),
      ),
      ranges: some(
        rangesOf(offer).map(({key}) => key),
        (key) => {
          const {measures} = rangesOf(offer).find((range) => range.key === key)!;
          return fc
            .record({
              min: bound,
              max: bound,
              measure: fc.constantFrom(...measures!.map(({name}) => name)),
            })
            .filter(({min, max, measure}) => min + max !== '' || measure !== measures![0]!.name);
        },
      ),
      sort: fc.record({by: fc.constantFrom(...NAMES, ...names), isDescending: fc.boolean()}),
      hasAllColumns: fc.boolean(),
      folded: fc
        .subarray(Object.keys(groupsOf(offer.columns, 'en')))
        .map((groups) => groups.sort()),
      field: fc.option(fc.constantFrom(...names)),
      query: fc.oneof(
        fc.string({unit: fc.constantFrom(...'a b,&=%+#日本🗾"<é'), maxLength: 20}),
        fc.string({unit: 'grapheme', maxLength: 20}),
      ),
      others: fc.subarray([
        ['storedGb', '1000'],
        ['rate', '150.5'],
        ['users', 'a,b'],
      ] as const),
    })
    .map(({wantsSides, ...selection}) => ({
      ...selection,
      folded: selection.hasAllColumns ? selection.folded : [],
      isSideBySide: wantsSides && selection.pick.length >= 2,
    }));
};
