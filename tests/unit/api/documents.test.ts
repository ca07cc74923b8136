import {describe, expect, it} from 'vitest';
import {API} from '@site/src/site/addresses';
import {type Site} from '@site/src/api/addresses';
import {buildDocuments, type Source} from '@site/src/api/documents';
import {languageFiles} from '@site/src/api/files';
import type {Company, Service} from '@site/src/api/schemas';
import {type Catalogue, readPage} from '@site/src/catalogue';
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
} from '../catalogue/factories';

const SITE: Site = {
  title: 'Shelf',
  tagline: {en: 'Services & "more"', ja: 'サービス'},
  homes: {en: 'https://shelf.example/base/', ja: 'https://shelf.example/base/ja/'},
  commit: 'abc',
  builtAt: '2026-11-22T00:00:00.000Z',
};

const BOTH = {en: 'What it is.', ja: '説明です。'};

const sourceOf = (overrides: Partial<Catalogue>): Source => {
  const whole = catalogue(overrides);
  return {
    catalogue: whole,
    tags: {en: whole.tags, ja: whole.tags},
    descriptionOf: () => BOTH,
    site: SITE,
  };
};

const documentAt = (source: Source, path: string): unknown =>
  new Map(buildDocuments(source).documents).get(`${API}/${path}.json`);

const serviceOf = (overrides: Draft = {}): Service =>
  (
    documentAt(
      sourceOf({services: [parseService(overrides)], companies: [parseCompany()]}),
      'services/alpha',
    ) as {service: Service}
  ).service;

const valueIn = ({values}: Service | Company, field: string) =>
  values.find((value) => value.field === field);

describe('a service', () => {
  it('marks an unknown value as unknown instead of omitting it', () => {
    const service = serviceOf({
      freeTier: 'unknown',
      attributes: attributes({versioning: 'not-applicable'}),
    });
    expect(valueIn(service, 'freeTier')).toEqual({
      field: 'freeTier',
      label: {en: 'Free tier', ja: '無料枠'},
      state: 'unknown',
      value: null,
      text: {en: 'Unknown', ja: '不明'},
      shown: null,
      note: null,
      ...{source: null, via: null, basis: null, checked: null, dated: null, until: null},
      verbatim: true,
      was: [],
    });
    expect(valueIn(service, 'attributes.versioning')).toMatchObject({
      state: 'not-applicable',
      value: null,
    });
  });

  it('has values of each type, with the text of the page', () => {
    const service = serviceOf({attributes: attributes({'latest-release': claim('2026-11')})});
    const written = Object.fromEntries(
      service.values.map(({field, value, text}) => [field, [value, text.ja]]),
    );
    expect(written).toMatchObject({
      pricingModel: ['usage', '従量課金'],
      'japan.region': ['yes', 'あり'],
      'attributes.storage-price': [
        {amount: 0.02, currency: 'USD', per: 'GB-month'},
        '1 GB・月あたり0.02ドル',
      ],
      'attributes.largest-object': [{amount: 5, unit: 'TiB'}, '5 TiB'],
      'attributes.compliance': [['soc-2'], 'SOC 2'],
      'attributes.data-location': [{en: 'Germany', ja: 'ドイツ'}, 'ドイツ'],
      'attributes.latest-release': ['2026-11', '2026年11月'],
    });
  });

  it('has prices with their currency', () => {
    const [first, quoted] = serviceOf({
      plans: [plan(), plan({id: 'large', base: 'on-request', charges: []})],
    }).plans;
    expect(first!.base).toMatchObject({price: {amount: 5, currency: 'USD'}, per: 'account'});
    expect(first!.charges[0]!.tiers).toEqual([
      {upTo: null, price: {amount: 0.02, currency: 'USD'}},
    ]);
    expect(quoted!.base).toBeNull();
  });

  it('has the date of its latest check as the date of its update', () => {
    expect(serviceOf().updated).toBe('2026-11-20');
    expect(serviceOf({facts: [fact({read: '2026-11-22'})]}).updated).toBe('2026-11-22');
  });
});

describe('the documents', () => {
  it('sort upcoming changes first', () => {
    const facts = ['2026-01', '2027-03-22', '2026-11-01'].map((on, index) =>
      fact({id: `fact-${index}`, on}),
    );
    const {changes} = documentAt(sourceOf({services: [parseService({facts})]}), 'changes') as {
      changes: {date: string}[];
    };
    expect(changes.map(({date}) => date)).toEqual(['2027-03-22', '2026-11-01', '2026-01']);
  });

  it('have the figures before and after a change, and the one that the source prints', () => {
    const price = claim('0.02 USD/GB-month', {
      shown: '$0.02 / GB',
      was: [{value: '0.01 USD/GB-month', until: '2026-07-01', source: 'docs'}],
    });
    const service = serviceOf({attributes: attributes({'storage-price': price})});
    expect(valueIn(service, 'attributes.storage-price')).toMatchObject({shown: '$0.02 / GB'});
    const before = {amount: 0.01, currency: 'USD', per: 'GB-month'};
    expect(service.events).toMatchObject([{before, after: {...before, amount: 0.02}}]);
    const [other] = serviceOf({facts: [fact({on: '2026'})]}).events;
    expect(other).toMatchObject({before: null, after: null});
  });

  it('have all that a record says about a service', () => {
    const service = serviceOf();
    const fields = service.values.map(({field}) => field.split('.')[0]);
    const own = ['draft', 'aliases', 'icon', 'color', 'date'];
    const missing = Object.keys(parseService()).filter(
      (key) => !(key in service) && !fields.includes(key) && !own.includes(key),
    );
    expect(missing).toEqual([]);
  });

  it('are rejected if they do not match their schema', () => {
    const odd = {...parseService(), links: {...parseService().links, homepage: 'example.com'}};
    expect(() => buildDocuments(sourceOf({services: [odd]}))).toThrow(/homepage/);
  });
});

describe('the files of each language', () => {
  const ARTICLE = `---
title: Service alpha
description: What it is.
---

Service alpha keeps files of [its company](/companies/acme#sources). <Fact id="regions" />

{/* truncate */}

## What it does {/* #what-it-does */}

Write \`/services/x\` for a path.
`;
  const DOCUMENT = `---
title: Storage
---

<Category category="keeping" />

<HealthSummary />

![A bucket.](./bucket.png)
`;
  const filesIn = (overrides: Draft = {}) => {
    const source = sourceOf({services: [parseService(overrides)], companies: [parseCompany()]});
    return languageFiles(source, buildDocuments(source), {
      locale: 'en',
      today: '2026-11-22',
      articleOf: (kind, slug) =>
        readPage(`${kind}/${slug}.md`, kind === 'service' ? ARTICLE : '---\ntitle: A\n---\n\nA.\n'),
      documentPages: [
        {
          ...{title: 'Storage', description: 'How to.', route: '/docs/storage'},
          page: readPage('docs/storage.mdx', DOCUMENT),
        },
      ],
    });
  };

  it('contain the article with absolute links, facts written out, and its values', () => {
    const copy = filesIn()['services/alpha.md']!;
    expect(copy).toContain(
      'files of [its company](https://shelf.example/base/companies/acme#sources). It has 2 regions.[^1]',
    );
    expect(copy).toContain('## What it does\n\nWrite `/services/x` for a path.\n\n## Choose it if');
    expect(copy).toContain('| Free tier | With conditions | For a year | [example.com]');
    expect(copy).toContain('- Standard · $5 a month flat · [example.com]');
  });

  it('contain documents with the table of their category, and lead to the list of all pages', () => {
    const copy = filesIn()['docs/storage.md']!;
    expect(copy).toMatch(
      /^---\ntitle: "Storage"\n[^]*canonical: https:\/\/shelf\.example\/base\/docs\/storage\n/,
    );
    expect(copy).toContain(
      '> All pages of the site: [llms.txt](<https://shelf.example/base/llms.txt>)\n\n# Storage\n',
    );
    expect(copy).toContain('| Free tier |');
    expect(copy).toContain('on the page only.](<https://shelf.example/base/docs/storage>)');
    expect(copy).toContain('\n\nFigure: A bucket.\n');
  });

  it('put the lifecycle notice first', () => {
    const copy = filesIn({
      lifecycle: lifecycle({
        state: 'sunset',
        since: '2026-03',
        note: {en: 'It ends.', ja: '終了します。'},
      }),
    })['services/alpha.md'];
    expect(copy).toContain('# Service alpha\n\n> **Ended or ending** It ends.\n');
  });

  it('escape the description of the search for XML', () => {
    expect(filesIn()['opensearch.xml']).toContain('<Description>Services &#38; &#34;more&#34;<');
  });
});
