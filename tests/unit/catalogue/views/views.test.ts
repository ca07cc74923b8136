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

  it('has company and alternatives in the language of the page, discontinued ones last', () => {
    const view = buildServiceView(alpha, all, 'ja');
    expect(view.name).toBe('サービスalpha');
    expect(view.company).toEqual({slug: 'acme', name: '企業acme'});
    expect(view.alternatives).toEqual([
      {
        slug: 'beta',
        name: 'サービスbeta',
        difference: 'betaではない',
        icon: '/img/tiles/services/beta.svg',
        lifecycle: {state: 'active', since: null, ends: null},
      },
      {
        slug: 'ended',
        name: 'サービスended',
        difference: 'endedではない',
        icon: '/img/tiles/services/ended.svg',
        lifecycle: {state: 'sunset', since: ended.lifecycle.since, ends: ended.lifecycle.ends},
      },
    ]);
    expect(view.facts[0]?.text).toBe('リージョンは2つです。');
  });

  it('keeps everything else of the record', () => {
    const view = buildServiceView(alpha, all, 'en');
    const {draft: _draft, plans: _plans, ...kept} = alpha;
    expect(Object.keys(view).sort()).toEqual(
      [...Object.keys(kept), 'categoryLabel', 'timeline'].sort(),
    );
    expect(view.japan.region).toEqual({...alpha.japan.region, note: null});
    expect(view.freeTier.note).toBe('For a year');
  });

  it('has no company if the catalogue has none', () => {
    const single = parseService({company: null});
    expect(buildServiceView(single, all, 'en').company).toBeNull();
  });

  it('can be serialised as JSON', () => {
    const view = buildServiceView(alpha, all, 'ja');
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });
});

describe('buildCompanyView', () => {
  it('has the path of its tile instead of the name of an icon', () => {
    const record = parseCompany({icon: 'cloudflare', color: '#f38020'});
    const view = buildCompanyView(record, {services: []}, 'ja');
    expect(view.icon).toBe('/img/tiles/companies/acme.svg');
    expect(view.color).toBe('#f38020');
    expect(view.name).toBe('企業acme');
  });
});

describe('the timeline of an entry', () => {
  it('has the latest six events, including upcoming ones, with links to the page', () => {
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
  it('has exactly the properties that a row shows', () => {
    const service = parseService({
      license: license({value: 'MIT', class: 'open-source'}),
      lifecycle: lifecycle({
        state: 'maintenance',
        since: '2026',
        note: {en: 'Fixes only', ja: '修正のみ'},
      }),
    });
    expect(buildServiceBadges(service, 'ja')).toEqual({
      vendor: 'アクメ',
      lifecycle: {state: 'maintenance', since: '2026', ends: null},
      pricingModel: 'usage',
      freeTier: 'partial',
      license: 'MIT',
      icon: '/img/tiles/services/alpha.svg',
    });
  });
});

describe('buildServiceSummary', () => {
  it('has the comparable values without the prose of the record', () => {
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

  it('sorts by name in the order of the language', () => {
    expect(slugs('name', 'en')).toEqual(['acme', 'mike', 'zulu']);
    expect(slugs('name', 'ja')).toEqual(['zulu', 'mike', 'acme']);
  });

  it('sorts by year, with unknown years last', () => {
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
