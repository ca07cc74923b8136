import {describe, expect, it} from 'vitest';
import {sharedGuide} from '@site/src/catalogue';
import {CategoriesSchema} from '@site/src/catalogue/record/categories';
import {catalogue, parseService} from '../factories';

const CATEGORIES = CategoriesSchema.parse({
  categories: {
    storage: {label: {en: 'Storage', ja: 'ストレージ'}, page: '/docs/categories/storage'},
    hosting: {label: {en: 'Hosting', ja: 'ホスティング'}, page: '/docs/categories/hosting'},
  },
  groups: {},
  attributes: {},
});

const guideOf = (...services: readonly (readonly [category: string, tag: string])[]) =>
  sharedGuide(
    catalogue({
      categories: CATEGORIES,
      services: services.map(([category, tag], index) =>
        parseService({slug: `service-${index}`, category, tags: [tag]}),
      ),
    }),
    'bucket',
    'ja',
  );

describe('sharedGuide', () => {
  it('is the page of the category that all services with the tag share', () => {
    expect(guideOf(['storage', 'bucket'], ['hosting', 'web'], ['storage', 'bucket'])).toEqual({
      label: 'ストレージ',
      path: '/docs/categories/storage',
    });
  });

  it('is null if the services have several categories', () => {
    expect(guideOf(['storage', 'bucket'], ['hosting', 'bucket'])).toBeNull();
  });

  it('is null for fewer than two services', () => {
    expect(guideOf(['storage', 'bucket'])).toBeNull();
    expect(guideOf(['storage', 'web'])).toBeNull();
  });
});
