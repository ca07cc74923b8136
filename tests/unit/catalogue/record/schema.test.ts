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
  claim,
  company,
  type Draft,
  fact,
  license,
  parseCompany,
  parseService,
  problemsIn,
  service,
  tags,
} from '../factories';

const FINE = '0 problems';
const NOTHING = {source: null, via: null, basis: null, checked: null, dated: null};
const UNCHECKED = {basis: 'general-knowledge', checked: null};

it('records, tags and settings of the factories are valid', () => {
  expect(problemsIn(ServiceSchema, service())).toBe(FINE);
  expect(problemsIn(CompanySchema, company())).toBe(FINE);
  expect(problemsIn(TagsSchema, tags('ai', 'object-storage'))).toBe(FINE);
  expect(problemsIn(DirectorySchema, {groupBy: 'none', sortBy: 'founded'})).toBe(FINE);
});

it.each<[string, Draft]>([
  ['a check of a day', {facts: [fact({basis: 'secondary', checked: '2026-11-20'})]}],
  ['general knowledge', {facts: [fact(UNCHECKED)], api: claim('yes', UNCHECKED)}],
  ['an unknown value without a source', {api: claim('unknown', NOTHING)}],
  ['an unknown licence', {license: license({value: 'unknown', class: 'unknown', ...NOTHING})}],
  ['a note on a missing value', {api: claim('not-applicable', {note: {en: 'A', ja: '文'}})}],
  ['an encoded URL', {facts: [fact({source: 'https://example.com/a%20b?tag=1#part'})]}],
  ['a URL in Japanese', {facts: [fact({source: 'https://ja.example.com/日本語?reference=1'})]}],
  ['a leap day', {firstReleased: claim('2024-02-29')}],
])('%s is valid', (_, overrides) => {
  expect(problemsIn(ServiceSchema, service(overrides))).toBe(FINE);
});

it('a bare word stands for a claim without note and source', () => {
  const {freeTier, firstReleased} = parseService({
    ...{freeTier: 'not-applicable', firstReleased: 'unknown'},
  });
  expect(freeTier).toEqual({value: 'not-applicable', note: null, ...NOTHING, until: null});
  expect(firstReleased).toEqual({value: 'unknown', note: null, ...NOTHING, until: null});
});

it('a year may be a number', () => {
  expect(parseCompany({founded: claim(1999)}).founded.value).toBe('1999');
});

it.each(['unknown', 'not-applicable'])('any value of a category may be "%s"', (word) => {
  const schema = serviceSchemaOf(CategoriesSchema.parse(CATEGORIES), 'keeping');
  const values = Object.fromEntries(Object.keys(attributes()).map((key) => [key, word]));
  expect(problemsIn(schema, service({attributes: values}))).toBe(FINE);
});
