/** The structured data agrees with the page, the record and the other pages. */
import {describe, expect, it} from 'vitest';
import {repositoryUrl, title as siteTitle} from '@site/src/site/settings';
import {
  address,
  brokenUrls,
  type BuiltPage,
  isNotFound,
  localeBase,
  LOCALES,
  pageAt,
  PAGES,
} from './pages';
import {catalogue} from './records';

type Node = Readonly<Record<string, unknown>>;
type Step = {readonly position: number; readonly name: string; readonly item: string};
type Item = {readonly position: number; readonly name: string; readonly url: string};

const scriptsOf = ({$}: BuiltPage): string[] =>
  [...$('script[type="application/ld+json"]')].map((script) => $(script).text());

function graphOf(page: BuiltPage): readonly Node[] {
  const {'@graph': graph} = JSON.parse(scriptsOf(page)[0]!) as {'@graph': readonly Node[]};
  return graph;
}

const nodeOf = (page: BuiltPage, type: string): Node | undefined =>
  graphOf(page).find((node) => node['@type'] === type);

const pageWithUrl = (url: string): BuiltPage | undefined => PAGES.find((page) => page.url === url);

/** Pages with structured data: all that are pages in their own right. */
const DESCRIBED = PAGES.filter(
  (page) => !isNotFound(page) && !['search', 'offline'].includes(page.route),
);
const INNER = DESCRIBED.filter(({route}) => route !== '');

const homeOf = ({locale}: BuiltPage): string => address.url + localeBase(locale);

/** Yields a node and all nodes below it. */
function* thingsIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const item of value) {
      yield* thingsIn(item);
    }
  } else if (typeof value === 'object' && value !== null) {
    yield value as Node;
    yield* thingsIn(Object.values(value));
  }
}

describe('each page', () => {
  it('has one block of structured data', () => {
    for (const page of PAGES) {
      expect.soft(scriptsOf(page), page.file).toHaveLength(DESCRIBED.includes(page) ? 1 : 0);
    }
    for (const page of DESCRIBED) {
      const {'@context': context} = JSON.parse(scriptsOf(page)[0]!) as Node;
      expect.soft(context, page.file).toBe('https://schema.org');
    }
  });

  it('refers only to nodes that are described', () => {
    for (const page of DESCRIBED) {
      const things = [...thingsIn(graphOf(page))];
      const described = things.filter((thing) => '@type' in thing).map((thing) => thing['@id']);
      for (const thing of things.filter((each) => !('@type' in each))) {
        expect.soft(Object.keys(thing), page.file).toEqual(['@id']);
        expect.soft(described, page.file).toContain(thing['@id']);
      }
    }
  });

  it('has the name and URL that the page shows', () => {
    for (const page of INNER) {
      const {$, file, locale, url} = page;
      const node = nodeOf(page, 'WebPage') ?? nodeOf(page, 'CollectionPage');
      const {description, name, ...rest} = node!;
      expect.soft(rest, file).toMatchObject({
        '@id': url,
        url,
        inLanguage: locale,
        isPartOf: {'@id': `${homeOf(page)}#website`, url: homeOf(page), name: siteTitle},
      });
      expect.soft($('title').text(), file).toBe(`${name as string} | ${siteTitle}`);
      if (description !== undefined) {
        expect.soft($('meta[name="description"]').attr('content'), file).toBe(description);
      }
    }
  });

  it('has breadcrumbs from the home page that link to existing pages', () => {
    for (const page of INNER) {
      const steps = nodeOf(page, 'BreadcrumbList')!.itemListElement as Step[];
      expect.soft(steps[0], page.file).toMatchObject({name: siteTitle, item: homeOf(page)});
      expect.soft(steps.at(-1)!.item, page.file).toBe(page.url);
      expect.soft(steps.length, page.file).toBeGreaterThan(1);
      steps.forEach(({position, name, item}, index) => {
        expect.soft(position, page.file).toBe(index + 1);
        const target = pageWithUrl(item);
        expect.soft(target?.locale, `${page.file}: ${item}`).toBe(page.locale);
        expect.soft(target?.$('title').text(), `${page.file}: ${item}`).toContain(name);
      });
    }
  });

  it('lists pages of its language once each, and links to each of them', () => {
    const lists = INNER.filter((page) => nodeOf(page, 'ItemList'));
    for (const page of lists) {
      const {itemListElement, numberOfItems} = nodeOf(page, 'ItemList')!;
      const items = itemListElement as Item[];
      expect.soft(numberOfItems, page.file).toBe(items.length);
      expect.soft(new Set(items.map(({url}) => url)).size, page.file).toBe(items.length);
      items.forEach(({position, name, url}, index) => {
        expect.soft(position, page.file).toBe(index + 1);
        expect.soft(pageWithUrl(url)?.locale, `${page.file}: ${url}`).toBe(page.locale);
        const links = page.$(`main a[href="${new URL(url).pathname}"]`);
        expect.soft(links.text(), `${page.file}: ${url}`).toContain(name);
      });
    }
    expect(lists.length).toBeGreaterThan(90);
  });

  it('contains no rating, review or price', () => {
    for (const page of DESCRIBED) {
      for (const thing of thingsIn(graphOf(page))) {
        const keys = Object.keys(thing);
        expect.soft(keys.filter((key) => /rating|review|offers|price/i.test(key))).toEqual([]);
      }
    }
  });
});

it.each(LOCALES)(
  'the home page in %s describes the site, its search and its publisher',
  (locale) => {
    const page = pageAt(locale, '');
    const site = nodeOf(page, 'WebSite')!;
    const description = page.$('meta[name="description"]').attr('content');
    expect(site).toMatchObject({url: page.url, name: siteTitle, inLanguage: locale, description});
    const {target} = site.potentialAction as {target: {urlTemplate: string}};
    expect(target.urlTemplate).toBe(`${page.url}search/?q={search_term_string}`);
    const root = `${address.url}${address.baseUrl}`;
    const publisher = nodeOf(page, 'Organization')!;
    expect(publisher).toMatchObject({
      '@id': `${root}#organization`,
      url: root,
      name: siteTitle,
      sameAs: [repositoryUrl],
    });
    expect(brokenUrls([publisher.logo as string])).toEqual([]);
  },
);

it('the page of a service describes the application of its record, and its article', () => {
  const page = pageAt('en', 'services/minio');
  expect(nodeOf(page, 'SoftwareApplication')).toMatchObject({
    '@id': `${page.url}#service`,
    name: 'MinIO',
    url: 'https://www.min.io/',
    applicationCategory: 'DeveloperApplication',
    license: 'https://spdx.org/licenses/AGPL-3.0-or-later.html',
    provider: {'@type': 'Organization', name: 'MinIO, Inc.'},
    datePublished: '2015',
    isAccessibleForFree: true,
  });
  for (const locale of LOCALES) {
    for (const {slug, name, date, links} of catalogue.services) {
      const own = pageAt(locale, `services/${slug}`);
      const application = nodeOf(own, 'SoftwareApplication')!;
      expect.soft(application, slug).toMatchObject({name: name[locale], url: links.homepage});
      const article = nodeOf(own, 'Article')!;
      expect.soft(article, slug).toMatchObject({
        url: own.url,
        mainEntityOfPage: {'@id': own.url},
        headline: own.$('h1').text(),
        inLanguage: locale,
        about: {'@id': application['@id']},
        image: own.$('meta[property="og:image"]').attr('content'),
      });
      expect.soft(Date.parse(article.datePublished as string), slug).toBe(Date.parse(date));
    }
  }
});

it('the page of a company describes the organization of its record', () => {
  const page = pageAt('ja', 'companies/nulab');
  expect(nodeOf(page, 'Organization')).toEqual({
    '@type': 'Organization',
    '@id': `${page.url}#company`,
    name: 'ヌーラボ',
    legalName: '株式会社ヌーラボ',
    alternateName: ['株式会社ヌーラボ'],
    url: 'https://nulab.com/',
    address: {'@type': 'PostalAddress', addressCountry: 'JP'},
    location: {'@type': 'Place', name: '福岡県福岡市'},
    foundingDate: '2004-03',
    sameAs: ['https://x.com/nulabjp', 'https://github.com/nulab'],
  });
});

it.each(LOCALES)('the page about the API in %s describes the catalogue as data', (locale) => {
  const page = pageAt(locale, 'docs/data-and-api');
  const dataset = nodeOf(page, 'Dataset')!;
  expect(dataset).toMatchObject({
    '@id': nodeOf(page, 'WebPage')!.mainEntity && `${page.url}#dataset`,
    url: page.url,
    license: 'https://creativecommons.org/licenses/by/4.0/',
  });
  // Search engines want 50 to 5,000 characters.
  expect(dataset.description).toMatch(/^[^]{50,5000}$/);
  const files = (dataset.distribution as {contentUrl: string}[]).map(({contentUrl}) => contentUrl);
  expect(files).toHaveLength(2);
  expect(brokenUrls(files)).toEqual([]);
});
