/** The structured data agrees with the page, the record and the other pages. */
import {describe, expect, it} from 'vitest';
import {loadCatalogue} from '@site/src/catalogue';
import {repositoryUrl, title as siteTitle} from '@site/src/site';
import {
  address,
  type BuiltPage,
  fileAt,
  isNotFound,
  localeBase,
  LOCALES,
  pageAt,
  PAGES,
  ROOT,
} from './pages';

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
const catalogue = loadCatalogue(ROOT);

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
    for (const locale of LOCALES) {
      const counts = lists
        .filter((page) => page.locale === locale && !page.route.startsWith('services/tags/'))
        .map((page) => [page.route, nodeOf(page, 'ItemList')!.numberOfItems]);
      const {services, companies, tags} = catalogue;
      expect(Object.fromEntries(counts)).toEqual({
        compare: services.length,
        'companies/company': companies.length,
        services: 18,
        'services/archive': services.length,
        'services/page/2': services.length - 18,
        'services/tags': Object.keys(tags).length,
      });
    }
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

describe.each(LOCALES)('the home page in %s', (locale) => {
  const page = pageAt(locale, '');
  const site = nodeOf(page, 'WebSite')!;

  it('describes the site', () => {
    const description = page.$('meta[name="description"]').attr('content');
    expect(site).toMatchObject({url: page.url, name: siteTitle, inLanguage: locale, description});
  });

  it('describes the search', () => {
    const {target} = site.potentialAction as {target: {urlTemplate: string}};
    const url = new URL(target.urlTemplate);
    expect(url.searchParams.get('q')).toBe('{search_term_string}');
    expect(fileAt(url.pathname)).toBe(`${locale === 'en' ? '' : 'ja/'}search/index.html`);
  });

  it('names the same publisher in each language', () => {
    const publisher = nodeOf(page, 'Organization')!;
    const root = `${address.url}${address.baseUrl}`;
    expect(publisher).toMatchObject({'@id': `${root}#organization`, url: root, name: siteTitle});
    expect(publisher.sameAs).toEqual([repositoryUrl]);
    expect(fileAt(new URL(publisher.logo as string).pathname)).toBeDefined();
  });
});

describe.each(LOCALES)('the services in %s', (locale) => {
  it.each(catalogue.services.map((service) => ({service, slug: service.slug})))(
    '$slug is described by its record',
    ({service, slug}) => {
      const page = pageAt(locale, `services/${slug}`);
      const application = nodeOf(page, 'SoftwareApplication')!;
      const {company, license, links, firstReleased, pricingModel} = service;
      const isKnown = !['proprietary', 'unknown'].includes(license.value);
      expect(application).toEqual({
        '@type': 'SoftwareApplication',
        '@id': `${page.url}#service`,
        name: service.name[locale],
        ...(service.aliases.length > 0 ? {alternateName: service.aliases} : {}),
        url: links.homepage,
        applicationCategory: 'DeveloperApplication',
        provider: {
          '@type': 'Organization',
          name: service.vendor[locale],
          ...(company && {
            '@id': `${homeOf(page)}companies/${company}#company`,
            url: `${homeOf(page)}companies/${company}`,
          }),
        },
        ...(links.docs && {softwareHelp: {'@type': 'CreativeWork', url: links.docs}}),
        ...(isKnown ? {license: `https://spdx.org/licenses/${license.value}.html`} : {}),
        ...(firstReleased.value === 'unknown' ? {} : {datePublished: firstReleased.value}),
        ...(pricingModel.value === 'free' ? {isAccessibleForFree: true} : {}),
      });

      const article = nodeOf(page, 'Article')!;
      expect(article).toMatchObject({
        url: page.url,
        mainEntityOfPage: {'@id': page.url},
        headline: page.$('h1').text(),
        description: page.$('meta[name="description"]').attr('content'),
        inLanguage: locale,
        about: {'@id': application['@id']},
        image: page.$('meta[property="og:image"]').attr('content'),
      });
      expect(Date.parse(article.datePublished as string)).toBe(Date.parse(service.date));
      expect(fileAt(new URL(article.image as string).pathname)).toBeDefined();
    },
  );
});

describe.each(LOCALES)('the companies in %s', (locale) => {
  it.each(catalogue.companies.map((company) => ({company, slug: company.slug})))(
    '$slug is described by its record',
    ({company, slug}) => {
      const page = pageAt(locale, `companies/${slug}`);
      const {aliases, country, founded, headquarters, legalName, links} = company;
      const sameAs = [links.social, links.source].filter((link) => link !== null);
      expect(nodeOf(page, 'Organization')).toEqual({
        '@type': 'Organization',
        '@id': `${page.url}#company`,
        name: company.name[locale],
        ...(legalName && {legalName: legalName[locale]}),
        ...(aliases.length > 0 ? {alternateName: aliases} : {}),
        url: links.homepage,
        ...(country.value === 'unknown'
          ? {}
          : {address: {'@type': 'PostalAddress', addressCountry: country.value}}),
        ...(headquarters.value === 'unknown'
          ? {}
          : {location: {'@type': 'Place', name: headquarters.value[locale]}}),
        ...(founded.value === 'unknown' ? {} : {foundingDate: founded.value}),
        ...(sameAs.length > 0 ? {sameAs} : {}),
      });
    },
  );
});
