/** What the schemas accept and what they make of it; tests/mistakes shows what they refuse. */
import {expect, it} from 'vitest';
import {CategoriesSchema} from '@site/src/catalogue/record/categories';
import {
  CompanySchema,
  DirectorySchema,
  ServiceSchema,
  serviceSchemaOf,
  TagsSchema,
} from '@site/src/catalogue/record/schema';
import {
  attributes,
  CATEGORIES,
  charge,
  claim,
  company,
  type Draft,
  fact,
  license,
  parseCompany,
  parseService,
  plan,
  problemsIn,
  service,
  tags,
} from '../factories';

const FINE = '0 problems';
const NOTHING = {source: null, via: null, basis: null, checked: null, dated: null, until: null};

it('records, tags and settings of the factories are valid', () => {
  expect(problemsIn(ServiceSchema, service())).toBe(FINE);
  expect(problemsIn(CompanySchema, company())).toBe(FINE);
  expect(problemsIn(TagsSchema, tags('ai', 'object-storage'))).toBe(FINE);
  expect(problemsIn(DirectorySchema, {groupBy: 'none', sortBy: 'founded'})).toBe(FINE);
});

it.each<[string, Draft]>([
  ['a check of a day', {facts: [fact({source: 'news', read: '2026-11-20'})]}],
  ['general knowledge', {facts: [fact({source: 'unread'})], api: claim('yes', {source: 'unread'})}],
  ['an unknown value without a source', {api: claim('unknown', {source: undefined})}],
  ['an unknown licence', {license: 'unknown'}],
  ['a note on a missing value', {api: claim('not-applicable', {note: {en: 'A', ja: '文'}})}],
  ['an encoded URL', {sources: {docs: {url: 'https://example.com/a%20b?tag=1#part'}}}],
  ['a URL in Japanese', {sources: {docs: {url: 'https://ja.example.com/日本語?reference=1'}}}],
  [
    'a figure as printed, with a past',
    {
      attributes: attributes({
        'storage-price': claim('0.02 USD/GB-month', {
          shown: '$0.02 per GB',
          was: [{value: '0.03 USD/GB-month', until: '2026-06', source: 'docs'}],
        }),
      }),
    },
  ],
  ['a leap day', {firstReleased: claim('2024-02-29')}],
])('%s is valid', (_, overrides) => {
  expect(problemsIn(ServiceSchema, service(overrides))).toBe(FINE);
});

it('a bare word stands for a claim without note and source', () => {
  const {freeTier, firstReleased} = parseService({
    ...{freeTier: 'not-applicable', firstReleased: 'unknown'},
  });
  expect(freeTier).toEqual({value: 'not-applicable', note: null, ...NOTHING});
  expect(firstReleased).toEqual({value: 'unknown', note: null, ...NOTHING});
});

it('a value gets the address and the dates of its source', () => {
  const {
    firstReleased,
    license: terms,
    api,
    freeTier,
  } = parseService({
    firstReleased: claim('2006', {source: 'unread'}),
    license: license({source: 'survey', read: '2026-11-20', until: '2027'}),
    api: claim('yes', {source: 'news', dated: '2026-10'}),
  });
  const docs = {source: 'https://example.com/docs', via: null};
  expect(freeTier).toMatchObject({...docs, basis: 'primary', checked: '2026-11', dated: null});
  expect(firstReleased).toMatchObject({...docs, basis: 'general-knowledge', checked: null});
  expect(terms).toMatchObject({
    ...{source: docs.source, via: 'https://example.org/survey', basis: 'secondary'},
    ...{checked: '2026-11-20', dated: null, until: '2027'},
  });
  expect(api).toMatchObject({via: null, basis: 'secondary', checked: '2026-11', dated: '2026-10'});
});

it('what is left out has its default', () => {
  const {icon, links, plans, name} = parseService({
    name: 'Alpha',
    plans: [plan({charges: [charge({tiers: undefined, price: 0})]})],
  });
  expect(name).toEqual({en: 'Alpha', ja: 'Alpha'});
  expect(icon).toBeNull();
  expect(links.status).toBeNull();
  expect(plans[0]).toMatchObject({limits: [], note: null, from: null, until: null});
  expect(plans[0]!.charges).toEqual([
    {
      ...{quantity: 'storedGb', per: 1, included: 250, minimum: 0, roundsUp: false},
      tiers: [{upTo: null, price: 0}],
    },
  ]);
});

it('a year may be a number', () => {
  expect(parseCompany({founded: claim(1999)}).founded.value).toBe('1999');
});

it.each(['unknown', 'not-applicable'])('any value of a category may be "%s"', (word) => {
  const schema = serviceSchemaOf(CategoriesSchema.parse(CATEGORIES), 'keeping');
  const values = Object.fromEntries(Object.keys(attributes()).map((key) => [key, word]));
  expect(problemsIn(schema, service({attributes: values}))).toBe(FINE);
});
