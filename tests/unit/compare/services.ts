/** Services and selections that the tests of the comparison share. */
import {buildComparedService, type ComparedService} from '@site/src/catalogue';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {type Facet, FACET_NAMES, listOptions, SORTS} from '@site/src/compare/filters';
import {
  EMPTY_SELECTION,
  type Selection,
  toggleOption,
  togglePick,
} from '@site/src/compare/selection';
import {
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

/** A service with texts that no record may hold, which what is exported has to bear all the same. */
export const comparedAsIs = (overrides: Draft): ComparedService =>
  buildComparedService({...parseService({slug: 'odd'}), ...overrides}, catalogue(), TAGS, 'en');

export const SUNSET = lifecycle({
  state: 'sunset',
  since: '2026-01',
  ends: '2027-03-22',
  note: {en: 'It ends.', ja: '終了します。'},
});

export const SERVICES = [
  compared('alpha', {tags: ['storage'], firstReleased: claim('2006-03-14')}),
  compared('beta', {
    tags: ['storage', 'web'],
    company: null,
    vendor: {en: 'Beta Ltd', ja: 'ベータ'},
    aliases: ['ベータ版'],
    freeTier: 'unknown',
    license: license({value: 'MIT', class: 'open-source'}),
    firstReleased: claim('2020'),
  }),
  compared('gamma', {
    tags: ['ai'],
    freeTier: claim('no'),
    lifecycle: SUNSET,
    firstReleased: 'unknown',
  }),
  compared('delta', {tags: ['web'], freeTier: claim('yes'), firstReleased: claim('2020-05')}),
  compared('epsilon', {tags: ['web', 'ai'], freeTier: claim('yes'), firstReleased: 'unknown'}),
];

export const slugs = (services: readonly ComparedService[]): string[] =>
  services.map(({slug}) => slug);
export const select = (overrides: Partial<Selection> = {}): Selection => ({
  ...EMPTY_SELECTION,
  ...overrides,
});
export const optionsOf = (facet: Facet, selection = select(), locale: Locale = 'en') =>
  Object.fromEntries(
    listOptions(facet, SERVICES, selection, locale).map(({value, count}) => [value, count]),
  );

/** Numbers from 0 to 1 that are the same in each run. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** Anything that a reader can choose. */
export function anySelection(random: () => number): Selection {
  const some = (values: readonly string[], rate: number) => values.filter(() => random() < rate);
  const one = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)]!;
  let selection = select({
    sort: one(SORTS),
    query: some([...'a b,&=%+#日本🗾"<é'], 0.4).join(''),
  });
  for (const facet of FACET_NAMES) {
    for (const value of some(Object.keys(optionsOf(facet)), 0.3).reverse()) {
      selection = toggleOption(selection, facet, value);
    }
  }
  for (const slug of some(slugs(SERVICES), 0.5).reverse()) {
    selection = togglePick(selection, slug);
  }
  return {...selection, isSideBySide: selection.pick.length >= 2 && random() < 0.5};
}
