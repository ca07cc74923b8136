import {describe, expect, it} from 'vitest';
import {buildOverview} from '@site/src/catalogue';
import {TagsSchema} from '@site/src/catalogue/record/schema';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {catalogue, type Draft, lifecycle, parseCompany, parseService, tags} from '../factories';

const known = TagsSchema.parse(tags('storage', 'ai', 'web'));

const ended = (overrides: Draft): Draft =>
  lifecycle({note: {en: 'It changed.', ja: '変わりました。'}, ...overrides});

describe('buildOverview', () => {
  const all = catalogue({
    tags: known,
    services: [
      parseService({slug: 'alpha', tags: ['storage', 'web']}),
      parseService({slug: 'beta', tags: ['storage']}),
      parseService({
        slug: 'gamma',
        tags: ['web', 'storage', 'ai'],
        lifecycle: ended({state: 'sunset', since: '2026-02', ends: '2027-03-22'}),
      }),
      parseService({
        slug: 'delta',
        tags: ['web'],
        lifecycle: ended({state: 'restricted', since: '2026-03-01'}),
      }),
    ],
    companies: [parseCompany({slug: 'zeta'}), parseCompany()],
  });

  const overviewOf = (locale: Locale, limits: {tags: number; changes: number}) =>
    buildOverview(all, known, locale, limits, '2026-11-22');

  it('counts what is in the catalogue', () => {
    expect(overviewOf('en', {tags: 2, changes: 0}).totals).toEqual({
      services: 4,
      companies: 2,
      tags: 3,
    });
  });

  it('names the tags of most services, with their labels', () => {
    expect(
      overviewOf('en', {tags: 2, changes: 0}).tags.map(({slug, label, count}) => [
        slug,
        label,
        count,
      ]),
    ).toEqual([
      ['storage', known.storage?.label, 3],
      ['web', known.web?.label, 3],
    ]);
  });

  it('sorts companies by name and gives them an icon', () => {
    expect(overviewOf('ja', {tags: 1, changes: 0}).companies).toMatchObject([
      {slug: 'acme', name: '企業acme', icon: {}},
      {slug: 'zeta', name: '企業zeta', icon: {}},
    ]);
  });

  it('tells of the next event of each service, the soonest first, and then of the latest', () => {
    const changes = [...overviewOf('en', {tags: 1, changes: 9}).changes];
    expect(changes).toEqual([
      {
        name: 'Service gamma',
        path: '/services/gamma',
        topic: 'lifecycle',
        date: '2027-03-22',
      },
      {
        name: 'Service delta',
        path: '/services/delta',
        topic: 'lifecycle',
        date: '2026-03-01',
      },
    ]);
    expect(overviewOf('en', {tags: 1, changes: 1}).changes).toEqual(changes.slice(0, 1));
  });
});
