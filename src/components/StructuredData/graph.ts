/** Builds the schema.org structured data of a page as nodes of a JSON-LD graph. Pure. */
import type {CompanyView, ServiceView} from '@site/src/catalogue/browser';

/** A node of the graph. Other nodes refer to it by its `@id`. */
type Node = Readonly<Record<string, unknown>>;

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
  readonly logo: string;
  readonly repository: string;
};

/** A page that is listed or is in the breadcrumbs. `url` is absolute. */
export type PageLink = {readonly name: string; readonly url: string};

/** The page to describe. */
export type Page = PageLink & {
  readonly type: 'WebPage' | 'CollectionPage';
  readonly description: string | undefined;
  /** The pages above it in the breadcrumbs, without the home page. */
  readonly above: readonly PageLink[];
};

/** ISO date of publication and absolute URL of the cover of an article. */
export type Article = {readonly published: string; readonly image: string};

const publisherId = ({root}: Site): string => `${root}#organization`;
const websiteId = ({home}: Site): string => `${home}#website`;
const trailId = ({url}: PageLink): string => `${url}#breadcrumb`;

/** The site and its publisher. */
export function buildWebsite(site: Site): readonly Node[] {
  const {name, description, language, home, root, logo, repository} = site;
  return [
    {
      '@type': 'WebSite',
      '@id': websiteId(site),
      url: home,
      name,
      description,
      inLanguage: language,
      publisher: {'@id': publisherId(site)},
      potentialAction: {
        '@type': 'SearchAction',
        target: {'@type': 'EntryPoint', urlTemplate: `${home}search/?q={search_term_string}`},
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@type': 'Organization',
      '@id': publisherId(site),
      url: root,
      name,
      logo,
      sameAs: [repository],
    },
  ];
}

/**
 * A page and its breadcrumbs.
 * @param main the main entity of the page, with an `@id`; added to the nodes
 */
export function buildPage(site: Site, page: Page, main: Node | undefined): readonly Node[] {
  const {type, url, name, description, above} = page;
  const trail = [{name: site.name, url: site.home}, ...above, page];
  return [
    {
      '@type': type,
      '@id': url,
      url,
      name,
      ...(description ? {description} : {}),
      inLanguage: site.language,
      isPartOf: {'@type': 'WebSite', '@id': websiteId(site), url: site.home, name: site.name},
      breadcrumb: {'@id': trailId(page)},
      ...(main ? {mainEntity: {'@id': main['@id']}} : {}),
    },
    {
      '@type': 'BreadcrumbList',
      '@id': trailId(page),
      itemListElement: trail.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: step.url,
      })),
    },
    ...(main ? [main] : []),
  ];
}

/** The list of pages on a page, in display order. */
export function buildList({url}: PageLink, items: readonly PageLink[]): Node {
  return {
    '@type': 'ItemList',
    '@id': `${url}#list`,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: item.url,
    })),
  };
}

/**
 * The article of a page.
 * @param main the node that the article is about, with an `@id`
 */
export function buildArticle(site: Site, page: Page, article: Article, main: Node): Node {
  const publisher = {
    '@type': 'Organization',
    '@id': publisherId(site),
    url: site.root,
    name: site.name,
  };
  return {
    '@type': 'Article',
    '@id': `${page.url}#article`,
    url: page.url,
    mainEntityOfPage: {'@id': page.url},
    headline: page.name,
    description: page.description,
    inLanguage: site.language,
    datePublished: article.published,
    image: article.image,
    author: publisher,
    publisher,
    about: {'@id': main['@id']},
  };
}

/**
 * A service. Unknown values are left out, and so are offers and ratings.
 * @param companyUrl absolute URL of the company's page, if it has one
 */
export function buildService(
  {url}: PageLink,
  service: ServiceView,
  companyUrl: string | undefined,
): Node {
  const {aliases, links, license, firstReleased, pricingModel} = service;
  const hasSpdx = license.value !== 'proprietary' && license.value !== 'unknown';
  return {
    '@type': 'SoftwareApplication',
    '@id': `${url}#service`,
    name: service.name,
    ...(aliases.length > 0 ? {alternateName: aliases} : {}),
    url: links.homepage,
    applicationCategory: 'DeveloperApplication',
    provider: {
      '@type': 'Organization',
      ...(companyUrl ? {'@id': `${companyUrl}#company`, url: companyUrl} : {}),
      name: service.vendor,
    },
    ...(links.docs ? {softwareHelp: {'@type': 'CreativeWork', url: links.docs}} : {}),
    ...(hasSpdx ? {license: `https://spdx.org/licenses/${license.value}.html`} : {}),
    ...(firstReleased.value === 'unknown' ? {} : {datePublished: firstReleased.value}),
    ...(pricingModel.value === 'free' ? {isAccessibleForFree: true} : {}),
  };
}

/** A company. Unknown values are left out. */
export function buildCompany({url}: PageLink, company: CompanyView): Node {
  const {aliases, legalName, country, headquarters, founded, links} = company;
  const sameAs = [links.social, links.source].filter((link) => link !== null);
  return {
    '@type': 'Organization',
    '@id': `${url}#company`,
    name: company.name,
    ...(legalName === null ? {} : {legalName}),
    ...(aliases.length > 0 ? {alternateName: aliases} : {}),
    url: links.homepage,
    ...(country.value === 'unknown'
      ? {}
      : {address: {'@type': 'PostalAddress', addressCountry: country.value}}),
    ...(headquarters.value === 'unknown'
      ? {}
      : {location: {'@type': 'Place', name: headquarters.value}}),
    ...(founded.value === 'unknown' ? {} : {foundingDate: founded.value}),
    ...(sameAs.length > 0 ? {sameAs} : {}),
  };
}
