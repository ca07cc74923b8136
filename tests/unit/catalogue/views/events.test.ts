import {describe, expect, it} from 'vitest';
import {type CatalogueEvent, listEvents} from '@site/src/catalogue/views/events';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {
  attributes,
  catalogue,
  claim,
  type Draft,
  fact,
  lifecycle,
  parseCompany,
  parseService,
  plan,
} from '../factories';

const eventsOf = (overrides: Draft, locale: Locale = 'en'): CatalogueEvent[] =>
  listEvents(catalogue({services: [parseService({facts: [fact()], ...overrides})]}), locale);

const ENDING = lifecycle({
  state: 'sunset',
  since: '2026-03',
  ends: '2027-03-22',
  note: {en: 'It ends.', ja: '終了します。'},
});

describe('listEvents', () => {
  it('includes facts with a date', () => {
    const facts = [
      fact({id: 'undated'}),
      fact({id: 'dated', topic: 'price', on: '2026-07', read: '2026-11-22'}),
    ];
    expect(eventsOf({facts}, 'ja')).toEqual([
      {
        id: 'services/alpha#facts.dated',
        kind: 'service',
        slug: 'alpha',
        name: 'サービスalpha',
        date: '2026-07',
        topic: 'price',
        text: 'リージョンは2つです。',
        source: 'https://example.com/docs',
        path: '/services/alpha#source-dated',
        company: null,
        categories: ['keeping'],
        tags: ['storage'],
        noted: '2026-11-22',
        isUncompared: false,
      },
    ]);
  });

  it('includes the start and end of a lifecycle state, with its note', () => {
    const told = (locale: Locale) =>
      eventsOf({lifecycle: ENDING}, locale).map(({id, date, text}) => [id, date, text]);
    expect(told('en')).toEqual([
      ['services/alpha#lifecycle.since', '2026-03', 'Since March 2026. It ends.'],
      ['services/alpha#lifecycle.ends', '2027-03-22', 'Ends on 22 March 2027. It ends.'],
    ]);
    expect(told('ja').map(([, , text]) => text)).toEqual([
      '2026年3月からです。終了します。',
      '2027年3月22日に終了します。終了します。',
    ]);
    expect(eventsOf({lifecycle: lifecycle({since: '2026'})})).toEqual([]);
  });

  it('combines values valid until a day, and plans on sale from a day', () => {
    const overrides = {
      selfHosting: claim('yes', {until: '2026-12-31', read: '2026-10'}),
      attributes: attributes({versioning: claim('yes', {until: '2026-12-31'})}),
      plans: [
        plan({until: '2026-12-31'}),
        plan({id: 'new', from: '2027-01'}),
        plan({id: 'newest', name: {en: 'Newest', ja: '最新'}, from: '2027-01'}),
      ],
    };
    const told = (locale: Locale) =>
      eventsOf(overrides, locale).map(({id, topic, text, path, noted}) =>
        [id, topic, text, path, noted].join(' | '),
      );
    expect(told('en')).toEqual([
      'services/alpha#until.2026-12-31 | price | Valid until 31 December 2026: Self-hosting, Label, Plans (Standard). | /services/alpha#value-selfHosting | 2026-11',
      'services/alpha#from.2027-01 | price | On sale from January 2027: Plans (Standard, Newest). | /services/alpha | 2026-11',
    ]);
    expect(told('ja')).toEqual([
      'services/alpha#until.2026-12-31 | price | 2026年12月31日まで有効：セルフホスト、見出し、料金プラン（スタンダード）。 | /services/alpha#value-selfHosting | 2026-11',
      'services/alpha#from.2027-01 | price | 2027年1月から販売：料金プラン（スタンダード、最新）。 | /services/alpha | 2026-11',
    ]);
  });

  it('tells each change of a value on the first day of the new one', () => {
    const price = claim('0.02 USD/GB-month', {
      was: [
        {value: '0.01 USD/GB-month', until: '2024-05', source: 'docs'},
        {value: '0.015 USD/GB-month', until: '2027-01-31', source: 'news'},
      ],
    });
    const overrides = {attributes: attributes({'storage-price': price})};
    const told = (locale: Locale) =>
      eventsOf(overrides, locale).map(({id, topic, date, text, source}) =>
        [id.replace('services/alpha#was.', ''), topic, date, text, source].join(' | '),
      );
    expect(told('en')).toEqual([
      'attributes.storage-price.2024-05 | price | 2024-06 | Label: $0.01 → $0.015 per GB-month | https://example.org/news',
      'attributes.storage-price.2027-01-31 | price | 2027-02-01 | Label: $0.015 → $0.02 per GB-month | https://example.com/docs',
    ]);
    expect(told('ja')[1]).toContain('見出し：1 GB・月あたり0.015 → 0.02ドル');
    expect(eventsOf(overrides)[1]).toMatchObject({
      path: '/services/alpha#value-storage-price',
      before: {amount: 0.015, currency: 'USD', per: 'GB-month'},
      after: {amount: 0.02, currency: 'USD', per: 'GB-month'},
    });
  });

  it('tells a changed base price of a plan, and the figures of a fact about a change', () => {
    const base = {
      amount: 9.7,
      per: 'user',
      was: [{amount: 9.05, until: '2026-10-12', source: 'docs'}],
    };
    const change = {from: '400 ms', to: '1 s'};
    const told = eventsOf({
      plans: [plan({base})],
      facts: [fact({id: 'faster', on: '2025-10-10', change})],
    });
    expect(told.map(({date, before, after}) => [date, before, after])).toEqual([
      ['2025-10-10', {amount: 400, unit: 'ms'}, {amount: 1, unit: 's'}],
      [
        '2026-10-13',
        {amount: 9.05, currency: 'USD', per: 'user-month'},
        {amount: 9.7, currency: 'USD', per: 'user-month'},
      ],
    ]);
  });

  it('has one source per day: facts before the lifecycle, and both before values', () => {
    const overrides = {
      lifecycle: ENDING,
      selfHosting: claim('yes', {until: '2027-03-22'}),
      api: claim('yes', {until: '2026-03'}),
    };
    expect(eventsOf(overrides).map(({id}) => id)).toEqual([
      'services/alpha#lifecycle.since',
      'services/alpha#lifecycle.ends',
    ]);
    const facts = [fact({id: 'end', on: '2027-03-22'}), fact({id: 'deletion', on: '2027-03-22'})];
    expect(eventsOf({...overrides, facts}).map(({id}) => id)).toEqual([
      'services/alpha#facts.end',
      'services/alpha#facts.deletion',
      'services/alpha#lifecycle.since',
    ]);
  });

  it('gives the facts of a company the categories and tags of its services', () => {
    const all = catalogue({
      services: [
        parseService({slug: 'one', company: 'acme', tags: ['storage']}),
        parseService({slug: 'two', company: 'acme', tags: ['web', 'storage']}),
        parseService({slug: 'other', company: undefined, tags: ['ai']}),
      ],
      companies: [parseCompany({facts: [fact({id: 'bought', on: '2025'})]})],
    });
    expect(listEvents(all, 'en')).toMatchObject([
      {
        id: 'companies/acme#facts.bought',
        kind: 'company',
        name: 'Company acme',
        path: '/companies/acme#source-bought',
        categories: ['keeping'],
        tags: ['storage', 'web'],
      },
    ]);
  });

  const SAME = {on: '2027-03-22', topic: 'price'};
  const NEWS = {source: 'news'};

  it.each<[string, Draft, Draft, string, number]>([
    ['of the same day', {}, NEWS, 'acme', 1],
    ['of the same month and source', {on: '2027-03'}, {on: '2027-03'}, 'acme', 1],
    ['of another day', {}, {on: '2027-03-23'}, 'acme', 2],
    ['of another kind', {}, {topic: 'history'}, 'acme', 2],
    ['of a month with another source', {on: '2027-03'}, {on: '2027-03', ...NEWS}, 'acme', 2],
    ['of another company', {}, {}, 'other', 2],
  ])('merges the events of a service and of its company %s', (_, own, theirs, company, count) => {
    const events = listEvents(
      catalogue({
        services: [parseService({company, facts: [fact({id: 'own', ...SAME, ...own})]})],
        companies: [parseCompany({facts: [fact({id: 'theirs', ...SAME, ...theirs})]})],
      }),
      'en',
    );
    expect(events).toHaveLength(count);
    const merged = {name: 'Company acme', path: '/companies/acme#source-theirs'};
    expect(events[0]!.company).toEqual(count === 1 ? merged : null);
  });

  it('uses the date of the entry for facts that were never checked', () => {
    const unchecked = fact({on: '2020', source: 'unread'});
    const [event] = eventsOf({facts: [unchecked], date: '2026-11-20T09:00:00+09:00'});
    expect(event?.noted).toBe('2026-11-20');
  });
});
