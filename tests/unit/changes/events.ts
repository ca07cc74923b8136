import type {CatalogueEvent} from '@site/src/catalogue/browser';

/** An event with plausible values, some of them overridden. */
export const event = (overrides: Partial<CatalogueEvent> = {}): CatalogueEvent => ({
  id: 'services/alpha#facts.price',
  kind: 'service',
  slug: 'alpha',
  name: 'Alpha',
  date: '2027-01-01',
  topic: 'price',
  text: 'It costs more.',
  source: 'https://example.com/docs',
  path: '/services/alpha#source-price',
  company: null,
  categories: ['storage'],
  tags: ['s3', 'web'],
  noted: '2026-11-22',
  isUncompared: false,
  ...overrides,
});

export const EVENTS = [
  event(),
  event({
    id: 'services/beta#facts.end',
    slug: 'beta',
    name: 'Beta',
    date: '2025-03',
    topic: 'lifecycle',
    text: 'It ended.',
    path: '/services/beta#source-end',
    categories: ['hosting'],
    tags: ['web'],
    noted: '2026-10',
  }),
  event({
    id: 'companies/gamma#facts.founded',
    kind: 'company',
    slug: 'gamma',
    name: 'Gamma',
    date: '1999-10-29',
    topic: 'history',
    text: 'It was founded.',
    path: '/companies/gamma#source-founded',
    categories: [],
    tags: [],
  }),
];
