import {describe, expect, it} from 'vitest';
import {buildOverview} from '@site/src/catalogue';
import {TagsSchema} from '@site/src/catalogue/record/schema';
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

  it('counts what is in the catalogue', () => {
    expect(buildOverview(all, known, 'en', 2).totals).toEqual({services: 4, companies: 2, tags: 3});
  });

  it('names the tags of most services, with their labels', () => {
    expect(
      buildOverview(all, known, 'en', 2).tags.map(({slug, label, count}) => [slug, label, count]),
    ).toEqual([
      ['storage', known.storage?.label, 3],
      ['web', known.web?.label, 3],
    ]);
  });

  it('sorts companies by name and gives them an icon', () => {
    expect(buildOverview(all, known, 'ja', 1).companies).toMatchObject([
      {slug: 'acme', name: '企業acme', icon: {}},
      {slug: 'zeta', name: '企業zeta', icon: {}},
    ]);
  });

  it('tells of the services that are not active, the latest change first', () => {
    expect(buildOverview(all, known, 'en', 1).changes).toEqual([
      {slug: 'delta', name: 'Service delta', state: 'restricted', since: '2026-03-01', ends: null},
      {slug: 'gamma', name: 'Service gamma', state: 'sunset', since: '2026-02', ends: '2027-03-22'},
    ]);
  });
});
