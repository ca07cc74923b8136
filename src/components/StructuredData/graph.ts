/**
 * Builds the schema.org structured data of a page as nodes of a JSON-LD graph. Values that are
 * `undefined` are left out of the JSON. Pure.
 */
import type {CompanyView, ServiceView} from '@site/src/catalogue/browser';

/** A node of the graph. Other nodes refer to it by its `@id`. */
export type Node = Readonly<Record<string, unknown>>;

/** The site in the language of the page. */
export type Site = {
  readonly name: string;
  readonly description: string;
  /** BCP 47 language tag. */
  readonly language: string;
  /** Absolute URL of the home page in this language. */
  readonly home: string;
  /** Absolute URL of the home page in the default language, which identifies the publisher. */
  readonly root: string;
  readonly repository: string;
};

/** A page that is listed or is in the breadcrumbs. `url` is absolute. */
export type PageLink = {readonly name: string; readonly url: string};

/** The page to describe. */
export type Page = PageLink & {
  readonly description: string | undefined;
  /** The pages above it in the breadcrumbs, without the home page. */
  readonly above: readonly PageLink[];
  /** The pages that it lists, in their order. */
  readonly items?: readonly PageLink[] | undefined;
};

/** The publisher of the site. */
export const publisherOf = ({root, name}: Site) => ({
  '@type': 'Organization',
  '@id': `${root}#organization`,
  url: root,
  name,
});

const websiteOf = ({home, name}: Site) => ({
  '@type': 'WebSite',
  '@id': `${home}#website`,
  url: home,
  name,
});

const listItems = (links: readonly PageLink[], key: 'item' | 'url'): Node[] =>
  links.map(({name, url}, index) => ({'@type': 'ListItem', position: index + 1, name, [key]: url}));

const filled = <Item>(list: readonly Item[]): readonly Item[] | undefined =>
  list.length > 0 ? list : undefined;

const known = (value: string): string | undefined => (value === 'unknown' ? undefined : value);

/** The site and its publisher. */
export function buildWebsite(site: Site): readonly Node[] {
  const publisher = publisherOf(site);
  return [
    {
      ...websiteOf(site),
      description: site.description,
      inLanguage: site.language,
      publisher: {'@id': publisher['@id']},
      potentialAction: {
        '@type': 'SearchAction',
        target: {'@type': 'EntryPoint', urlTemplate: `${site.home}search/?q={search_term_string}`},
        'query-input': 'required name=search_term_string',
      },
    },
    {...publisher, logo: `${site.root}img/icon-512.png`, sameAs: [site.repository]},
  ];
}

/**
 * A page, its breadcrumbs, and its main entity: the given node, or the list of its items.
 * @param main a node with an `@id`
 */
export function buildPage(site: Site, page: Page, entity?: Node): readonly Node[] {
  const {url, name, description, above, items} = page;
  const breadcrumb = `${url}#breadcrumb`;
  const list = items && {
    '@type': 'ItemList',
    '@id': `${url}#list`,
    numberOfItems: items.length,
    itemListElement: listItems(items, 'url'),
  };
  const main = entity ?? list;
  return [
    {
      '@type': items ? 'CollectionPage' : 'WebPage',
      '@id': url,
      url,
      name,
      description: description || undefined,
      inLanguage: site.language,
      isPartOf: websiteOf(site),
      breadcrumb: {'@id': breadcrumb},
      mainEntity: main && {'@id': main['@id']},
    },
    {
      '@type': 'BreadcrumbList',
      '@id': breadcrumb,
      itemListElement: listItems([{name: site.name, url: site.home}, ...above, page], 'item'),
    },
    ...(main ? [main] : []),
  ];
}

/**
 * A service, and the article about it. Unknown values are left out, and so are offers and ratings.
 * @param published ISO date
 * @param image path of its cover, including the base URL
 */
export function buildArticle(
  site: Site,
  page: Page,
  service: ServiceView,
  published: string,
  image: string,
): readonly Node[] {
  const {url, name: headline, description} = page;
  const {aliases, links, license, firstReleased, pricingModel, company} = service;
  const companyUrl = company ? `${site.home}companies/${company.slug}` : undefined;
  const hasSpdx = license.value !== 'proprietary' && license.value !== 'unknown';
  const main = {
    '@type': 'SoftwareApplication',
    '@id': `${url}#service`,
    name: service.name,
    alternateName: filled(aliases),
    url: links.homepage,
    applicationCategory: 'DeveloperApplication',
    provider: {
      '@type': 'Organization',
      '@id': companyUrl && `${companyUrl}#company`,
      url: companyUrl,
      name: service.vendor,
    },
    softwareHelp: links.docs ? {'@type': 'CreativeWork', url: links.docs} : undefined,
    license: hasSpdx ? `https://spdx.org/licenses/${license.value}.html` : undefined,
    datePublished: known(firstReleased.value),
    isAccessibleForFree: pricingModel.value === 'free' || undefined,
  };
  const article = {
    ...{'@type': 'Article', '@id': `${url}#article`, url, mainEntityOfPage: {'@id': url}},
    ...{headline, description, inLanguage: site.language, datePublished: published},
    image: new URL(image, site.root).href,
    ...{author: publisherOf(site), publisher: publisherOf(site), about: {'@id': main['@id']}},
  };
  return [main, article];
}

/** A company. Unknown values are left out. */
export function buildCompany({url}: PageLink, company: CompanyView): Node {
  const {aliases, legalName, links} = company;
  const country = known(company.country.value);
  const place = known(company.headquarters.value);
  return {
    '@type': 'Organization',
    '@id': `${url}#company`,
    name: company.name,
    legalName: legalName ?? undefined,
    alternateName: filled(aliases),
    url: links.homepage,
    address: country && {'@type': 'PostalAddress', addressCountry: country},
    location: place && {'@type': 'Place', name: place},
    foundingDate: known(company.founded.value),
    sameAs: filled([links.social, links.source].filter((link) => link !== null)),
  };
}
