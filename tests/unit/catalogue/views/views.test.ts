import {describe, expect, it} from 'vitest';
import {
  buildCompanySummaries,
  buildCompanyView,
  buildServiceBadges,
  buildServiceSummary,
  buildServiceView,
} from '@site/src/catalogue';
import {
  alternative,
  catalogue,
  claim,
  fact,
  license,
  lifecycle,
  parseCompany,
  parseService,
} from '../factories';

describe('buildServiceView', () => {
  const alpha = parseService({alternatives: [alternative('ended'), alternative('beta')]});
  const beta = parseService({slug: 'beta', alternatives: [alternative('alpha')]});
  const ended = parseService({
    slug: 'ended',
    alternatives: [alternative('alpha')],
    lifecycle: lifecycle({
      state: 'sunset',
      since: '2026',
      note: {en: 'It ends.', ja: '終了します。'},
    }),
  });
  const all = catalogue({services: [alpha, beta, ended]});

  it('names company and alternatives in the language of the page, what has ended last', () => {
    const view = buildServiceView(alpha, all, 'ja');
    expect(view.name).toBe('サービスalpha');
    expect(view.company).toEqual({slug: 'acme', name: '企業acme'});
    expect(view.alternatives).toEqual([
      {
        slug: 'beta',
        name: 'サービスbeta',
        difference: 'betaではない',
        lifecycle: {state: 'active'},
      },
      {
        slug: 'ended',
        name: 'サービスended',
        difference: 'endedではない',
        lifecycle: {state: 'sunset'},
      },
    ]);
    expect(view.facts[0]?.text).toBe('リージョンは2つです。');
  });

  it('keeps all else of the record', () => {
    const view = buildServiceView(alpha, all, 'en');
    const {draft: _draft, icon: _icon, color: _color, plans: _plans, ...kept} = alpha;
    expect(Object.keys(view).sort()).toEqual(
      [...Object.keys(kept), 'categoryLabel', 'timeline'].sort(),
    );
    expect(view.japan.region).toEqual({...alpha.japan.region, note: null});
    expect(view.freeTier.note).toBe('For a year');
  });

  it('has no company where the catalogue has none', () => {
    const single = parseService({company: null});
    expect(buildServiceView(single, all, 'en').company).toBeNull();
  });

  it('can be sent as JSON', () => {
    const view = buildServiceView(alpha, all, 'ja');
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });
});

describe('buildCompanyView', () => {
  it('has the path of its tile in place of icon and colour', () => {
    const record = parseCompany({icon: 'cloudflare', color: '#f38020'});
    const view = buildCompanyView(record, {services: []}, 'ja');
    expect(view.icon).toBe('/img/tiles/companies/acme.svg');
    expect(view).not.toHaveProperty('color');
    expect(view.name).toBe('企業acme');
  });
});

describe('the timeline of an entry', () => {
  it('has its latest six events, those to come included, each with its place on the page', () => {
    const dates = ['2020', '2027-01-01', '2024', '2026-05', '2023-02-01', '2021-03', '2022'];
    const facts = dates.map((on, index) => fact({id: `fact-${index}`, on}));
    const service = parseService({facts});
    const {timeline} = buildServiceView(service, catalogue({services: [service]}), 'ja');
    expect(timeline.map(({date}) => date)).toEqual(
      [...dates]
        .sort()
        .reverse()
        .filter((date) => date !== '2020'),
    );
    expect(timeline[0]).toEqual({
      id: 'services/alpha#facts.fact-1',
      date: '2027-01-01',
      text: 'リージョンは2つです。',
      path: '/services/alpha#source-fact-1',
    });
    const company = parseCompany({facts});
    expect(buildCompanyView(company, {services: []}, 'en').timeline).toHaveLength(6);
  });
});

describe('buildServiceBadges', () => {
  it('holds what a row shows and no more', () => {
    const service = parseService({
      kind: 'open-source',
      license: license({value: 'MIT', class: 'open-source'}),
      lifecycle: lifecycle({
        state: 'maintenance',
        since: '2026',
        note: {en: 'Fixes only', ja: '修正のみ'},
      }),
    });
    expect(buildServiceBadges(service, 'ja')).toEqual({
      vendor: 'アクメ',
      kind: 'open-source',
      lifecycle: {state: 'maintenance', since: '2026', ends: null},
      pricingModel: 'usage',
      freeTier: 'partial',
      license: 'MIT',
      licenseClass: 'open-source',
      icon: '/img/tiles/services/alpha.svg',
    });
  });
});

describe('buildServiceSummary', () => {
  it('holds the comparable values without the prose of the record', () => {
    const summary = buildServiceSummary(parseService(), catalogue(), 'en');
    expect(Object.keys(summary).sort()).toMatchInlineSnapshot(`
      [
        "api",
        "category",
        "company",
        "firstReleased",
        "freeTier",
        "japan",
        "kind",
        "license",
        "lifecycle",
        "name",
        "pricingModel",
        "selfHosting",
        "slug",
        "tags",
        "vendor",
      ]
    `);
    expect(summary.company).toEqual({slug: 'acme', name: 'Company acme'});
    expect(summary.freeTier.note).toBe('For a year');
  });
});

describe('buildCompanySummaries', () => {
  const companies = [
    parseCompany({slug: 'zulu', name: {en: 'Zulu', ja: 'あずる'}, founded: claim(1990)}),
    parseCompany({slug: 'acme', name: {en: 'acme', ja: 'わくめ'}, founded: 'unknown'}),
    parseCompany({slug: 'mike', name: {en: 'Mike', ja: 'まいく'}, founded: claim('1985-04')}),
  ];
  const slugs = (sortBy: 'name' | 'founded', locale: 'en' | 'ja') =>
    buildCompanySummaries(
      catalogue({companies, services: [], directory: {groupBy: 'none', sortBy}}),
      locale,
    ).map(({slug}) => slug);

  it('orders by name as the language does', () => {
    expect(slugs('name', 'en')).toEqual(['acme', 'mike', 'zulu']);
    expect(slugs('name', 'ja')).toEqual(['zulu', 'mike', 'acme']);
  });

  it('orders by year, what is unknown last', () => {
    expect(slugs('founded', 'en')).toEqual(['mike', 'zulu', 'acme']);
  });

  it('lists the services of each company by name', () => {
    const services = [
      parseService({slug: 'beta'}),
      parseService({slug: 'alpha'}),
      parseService({slug: 'gamma', company: null}),
      parseService({slug: 'delta', company: 'other'}),
    ];
    expect(buildCompanySummaries(catalogue({services}), 'en')).toEqual([
      {
        slug: 'acme',
        name: 'Company acme',
        icon: '/img/tiles/companies/acme.svg',
        country: {...claim('JP'), until: null},
        founded: {...claim('1999'), until: null},
        services: [
          {slug: 'alpha', name: 'Service alpha'},
          {slug: 'beta', name: 'Service beta'},
        ],
      },
    ]);
  });
});
