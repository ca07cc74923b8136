import {expect, it} from 'vitest';
import {buildCompanySummaries, buildCompanyView, buildServiceView} from '@site/src/catalogue';
import {
  alternative,
  catalogue,
  claim,
  fact,
  lifecycle,
  parseCompany,
  parseService,
} from '../factories';

it('a service has its company and alternatives in the language of the page, ended ones last', () => {
  const note = {en: 'It ends.', ja: '終了します。'};
  const alpha = parseService({alternatives: [alternative('ended'), alternative('beta')]});
  const services = [
    alpha,
    parseService({slug: 'beta'}),
    parseService({slug: 'ended', lifecycle: lifecycle({state: 'sunset', since: '2026', note})}),
  ];
  expect(buildServiceView(alpha, catalogue({services}), 'ja', () => 'Line.')).toMatchObject({
    name: 'サービスalpha',
    company: {slug: 'acme', name: '企業acme', line: 'Line.'},
    alternatives: [
      {
        name: 'サービスbeta',
        difference: 'betaではない',
        icon: '/img/tiles/services/beta.svg',
        lifecycle: {state: 'active', since: null, ends: null},
      },
      {name: 'サービスended', lifecycle: {state: 'sunset', since: '2026', ends: null}},
    ],
    facts: [{text: 'リージョンは2つです。'}],
  });
});

it('a timeline has the latest six events, including upcoming ones, with links to the page', () => {
  const dates = ['2020', '2027-01-01', '2024', '2026-05', '2023-02-01', '2021-03', '2022'];
  const facts = dates.map((on, index) => fact({id: `fact-${index}`, on}));
  const service = parseService({facts});
  const {timeline} = buildServiceView(service, catalogue({services: [service]}), 'ja', () => '');
  expect(timeline.map(({date}) => date)).toEqual([...dates].sort().slice(1).reverse());
  expect(timeline[0]).toEqual({
    id: 'services/alpha#facts.fact-1',
    date: '2027-01-01',
    text: 'リージョンは2つです。',
    path: '/services/alpha#source-fact-1',
    isUncompared: false,
  });
  const company = parseCompany({facts});
  expect(buildCompanyView(company, {services: []}, 'en').timeline).toHaveLength(6);
});

it.each([
  ['name', 'en', ['acme', 'mike', 'zulu']],
  ['name', 'ja', ['zulu', 'mike', 'acme']],
  ['founded', 'en', ['mike', 'zulu', 'acme']],
] as const)('companies are sorted by %s in %s, unknown years last', (sortBy, locale, slugs) => {
  const companies = [
    parseCompany({slug: 'zulu', name: {en: 'Zulu', ja: 'あずる'}, founded: claim(1990)}),
    parseCompany({slug: 'acme', name: {en: 'acme', ja: 'わくめ'}, founded: 'unknown'}),
    parseCompany({slug: 'mike', name: {en: 'Mike', ja: 'まいく'}, founded: claim('1985-04')}),
  ];
  const all = catalogue({companies, services: [], directory: {groupBy: 'none', sortBy}});
  expect(buildCompanySummaries(all, locale).map(({slug}) => slug)).toEqual(slugs);
});

it('a company has its services by name', () => {
  const services = [
    parseService({slug: 'beta'}),
    parseService({slug: 'alpha'}),
    parseService({slug: 'gamma', company: undefined}),
    parseService({slug: 'delta', company: 'other'}),
  ];
  const [company] = buildCompanySummaries(catalogue({services}), 'en');
  expect(company!.services.map(({slug}) => slug)).toEqual(['alpha', 'beta']);
});
