/** The schema.org data of pages, as a JSON-LD graph without `undefined` values. */
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {CompanyView, ServiceView} from '@site/src/catalogue/browser';
import {locale} from '@site/src/languages/locale';
import {usePageUrls, useTranslation} from '@site/src/languages/usePageUrls';

/** A node of the graph. Other nodes refer to it by its `@id`. */
export type Node = Readonly<Record<string, unknown>>;

/** A page that is listed or is in the breadcrumbs. Its path may include the base URL. */
export type Step = {readonly title: string; readonly permalink: string};

/** The lists to which pages belong, by the first part of their path. */
const LISTS: Readonly<Record<string, Step>> = {
  services: {title: {en: 'Services', ja: 'サービス'}[locale], permalink: '/services'},
  companies: {title: {en: 'Companies', ja: '企業'}[locale], permalink: '/companies/company'},
};

/** The site in the language of the page. Its URLs are absolute. */
function useSite() {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {url, baseUrl, title: name, tagline, customFields} = siteConfig;
  const home = url + baseUrl;
  // The home page in the default language, which identifies the publisher.
  const root = url + i18n.localeConfigs[i18n.defaultLocale]!.baseUrl;
  return {
    ...{name, tagline, home, root},
    /** BCP 47 language tag. */
    language: i18n.localeConfigs[i18n.currentLocale]!.htmlLang,
    repository: customFields!.repositoryUrl as string,
    website: {'@type': 'WebSite', '@id': `${home}#website`, url: home, name},
    publisher: {'@type': 'Organization', '@id': `${root}#organization`, url: root, name},
  };
}

type PageProps = {
  readonly title: string;
  readonly description?: string;
  /** The pages above this one in the breadcrumbs, below the home page and its list. */
  readonly above?: readonly Step[] | undefined;
  readonly items?: readonly Step[] | undefined;
  /** Describes what the page is about, if that is not a list of pages, and other things. */
  readonly describe?: (page: Page) => readonly Node[];
};

/** What is said about a page, whose `url` is absolute, and its site. */
export type Page = Pick<PageProps, 'title' | 'description'> & {
  readonly url: string;
  readonly site: ReturnType<typeof useSite>;
};

/** The structured data of the home page: the site and its publisher. */
export function HomeData() {
  const {home, root, tagline, language, repository, website, publisher} = useSite();
  const site = {
    ...website,
    description: tagline,
    inLanguage: language,
    publisher: {'@id': publisher['@id']},
    potentialAction: {
      '@type': 'SearchAction',
      target: {'@type': 'EntryPoint', urlTemplate: `${home}search/?q={search_term_string}`},
      'query-input': 'required name=search_term_string',
    },
  };
  const logo = `${root}img/icon-512.png`;
  return <Graph nodes={[site, {...publisher, logo, sameAs: [repository]}]} />;
}

/** The structured data of a page: the page, its breadcrumbs, and its main entity or list. */
export function PageData({title, description, above = [], items, describe}: PageProps) {
  const site = useSite();
  const {canonical: url, urlOf} = usePageUrls();
  const {route} = useTranslation();
  const {name, home, language, website} = site;
  const list = LISTS[route.split('/')[1]!];
  const lists = list && list.permalink !== route ? [list] : [];
  const linkTo = (step: Step) => ({name: step.title, url: urlOf(step.permalink)});
  const steps = [{name, url: home}, ...[...lists, ...above].map(linkTo), {name: title, url}];
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: listItems(steps, 'item'),
  };
  const itemList = items && {
    '@type': 'ItemList',
    '@id': `${url}#list`,
    numberOfItems: items.length,
    itemListElement: listItems(items.map(linkTo), 'url'),
  };
  const [entity, ...others] = describe?.({title, description, url, site}) ?? [];
  const main = entity ?? itemList;
  const page = {
    ...{'@type': items ? 'CollectionPage' : 'WebPage', '@id': url, url, name: title},
    description: description || undefined,
    inLanguage: language,
    isPartOf: website,
    breadcrumb: {'@id': breadcrumb['@id']},
    mainEntity: main && {'@id': main['@id']},
  };
  return <Graph nodes={[page, breadcrumb, ...(main ? [main] : []), ...others]} />;
}

const listItems = (
  links: readonly Readonly<Record<'name' | 'url', string>>[],
  key: 'item' | 'url',
) =>
  links.map(({name, url}, index) => ({'@type': 'ListItem', position: index + 1, name, [key]: url}));

function Graph({nodes}: {readonly nodes: readonly Node[]}) {
  const json = JSON.stringify({'@context': 'https://schema.org', '@graph': nodes});
  return (
    <Head>
      {/* `<` is escaped so that no text of the catalogue can close the script element. */}
      <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}

const filled = <Item,>(list: readonly Item[]) => (list.length > 0 ? list : undefined);

const known = (value: string): string | undefined => (value === 'unknown' ? undefined : value);

/** A service, and the article about it. Unknown values are left out; so are offers and ratings. */
export function buildArticle(page: Page, service: ServiceView, published: string, image: string) {
  const {url, title, description} = page;
  const {home, root, language, publisher} = page.site;
  const {name, vendor, aliases, links, license, firstReleased, pricingModel, company} = service;
  const companyUrl = company ? `${home}companies/${company.slug}` : undefined;
  const hasSpdx = license.value !== 'proprietary' && license.value !== 'unknown';
  const main = {
    '@type': 'SoftwareApplication',
    '@id': `${url}#service`,
    name,
    alternateName: filled(aliases),
    url: links.homepage,
    applicationCategory: 'DeveloperApplication',
    provider: {
      '@type': 'Organization',
      '@id': companyUrl && `${companyUrl}#company`,
      url: companyUrl,
      name: vendor,
    },
    softwareHelp: links.docs ? {'@type': 'CreativeWork', url: links.docs} : undefined,
    license: hasSpdx ? `https://spdx.org/licenses/${license.value}.html` : undefined,
    datePublished: known(firstReleased.value),
    isAccessibleForFree: pricingModel.value === 'free' || undefined,
  };
  const article = {
    ...{'@type': 'Article', '@id': `${url}#article`, url, mainEntityOfPage: {'@id': url}},
    ...{headline: title, description, inLanguage: language, datePublished: published},
    image: new URL(image, root).href,
    ...{author: publisher, publisher, about: {'@id': main['@id']}},
  };
  return [main, article];
}

export function buildCompany({url}: Page, company: CompanyView) {
  const {name, aliases, legalName, links, founded} = company;
  const country = known(company.country.value);
  const place = known(company.headquarters.value);
  const node = {
    ...{'@type': 'Organization', '@id': `${url}#company`, name},
    legalName: legalName ?? undefined,
    alternateName: filled(aliases),
    url: links.homepage,
    address: country && {'@type': 'PostalAddress', addressCountry: country},
    location: place && {'@type': 'Place', name: place},
    foundingDate: known(founded.value),
    sameAs: filled([links.social, links.source].filter((link) => link !== null)),
  };
  return [node];
}
