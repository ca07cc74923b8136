import {describe, expect, it} from 'vitest';
import {buildOverview} from '@site/src/catalogue';
import {TagsSchema} from '@site/src/catalogue/record/schema';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {
  catalogue,
  claim,
  type Draft,
  lifecycle,
  parseCompany,
  parseService,
  tags,
} from '../factories';

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

  const overviewOf = (locale: Locale, changes: number) =>
    buildOverview(all, locale, changes, '2026-11-22');

  it('counts claims with a source, and those checked against it', () => {
    const totalsWith = (freeTier: unknown) =>
      buildOverview(
        catalogue({tags: known, services: [parseService({tags: ['storage'], freeTier})]}),
        'en',
        0,
        '2026-11-22',
      ).totals;
    const unknown = totalsWith('unknown');
    expect(unknown.services).toBe(1);
    expect(unknown.compared).toBe(unknown.sourced);
    expect(totalsWith(claim('yes', {source: 'unread'}))).toEqual({
      ...unknown,
      sourced: unknown.sourced + 1,
    });
    expect(totalsWith(claim('yes'))).toEqual({
      ...unknown,
      sourced: unknown.sourced + 1,
      compared: unknown.compared + 1,
    });
  });

  it('lists the next event of each service, soonest first, then the latest past ones', () => {
    const changes = [...overviewOf('en', 9).changes];
    expect(changes).toEqual([
      {
        name: 'Service gamma',
        path: '/services/gamma',
        text: 'Ends on 22 March 2027. It changed.',
        date: '2027-03-22',
      },
      {
        name: 'Service delta',
        path: '/services/delta',
        text: 'Since 1 March 2026. It changed.',
        date: '2026-03-01',
      },
    ]);
    expect(overviewOf('en', 1).changes).toEqual(changes.slice(0, 1));
  });
});
