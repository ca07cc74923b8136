import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {locale} from '@site/src/languages/locale';
import {usePageUrls} from '@site/src/languages/usePageUrls';
import {buildPage, buildWebsite, type Node, type Page, type Site} from './graph';

/** A page that is listed or is in the breadcrumbs. Its path may include the base URL. */
export type Step = {readonly title: string; readonly permalink: string};

/** Breadcrumb of the list of services. */
export const SERVICES_STEP: Step = {
  title: {en: 'Services', ja: 'サービス'}[locale],
  permalink: '/services',
};

/** Breadcrumb of the directory of companies. */
export const COMPANIES_STEP: Step = {
  title: {en: 'Companies', ja: '企業'}[locale],
  permalink: '/companies/company',
};

/** Adds the structured data of the home page to the head. */
export const HomeData = (): ReactNode => <Graph nodes={buildWebsite(useSite())} />;

/** Adds the structured data of a page: the page, its breadcrumbs, and the pages that it lists. */
export function PageData({
  title,
  description,
  above = [],
  items,
  describe = () => [],
}: {
  readonly title: string;
  readonly description?: string;
  /** The pages above this one in the breadcrumbs, without the home page. */
  readonly above?: readonly Step[] | undefined;
  /** The pages that it lists. */
  readonly items?: readonly Step[] | undefined;
  /** Describes what the page is about, if that is not a list of pages, and other things. */
  readonly describe?: (site: Site, page: Page) => readonly Node[];
}): ReactNode {
  const site = useSite();
  const {canonical, urlOf} = usePageUrls();
  const linkTo = (step: Step) => ({name: step.title, url: urlOf(step.permalink)});
  const page: Page = {
    ...{url: canonical, name: title, description},
    ...{above: above.map(linkTo), items: items?.map(linkTo)},
  };
  const [main, ...others] = describe(site, page);
  return <Graph nodes={[...buildPage(site, page, main), ...others]} />;
}

function useSite(): Site {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {url, baseUrl, title, tagline, customFields} = siteConfig;
  const {currentLocale, defaultLocale, localeConfigs} = i18n;
  return {
    name: title,
    description: tagline,
    language: localeConfigs[currentLocale]!.htmlLang,
    home: url + baseUrl,
    root: url + localeConfigs[defaultLocale]!.baseUrl,
    repository: customFields!.repositoryUrl as string,
  };
}

function Graph({nodes}: {readonly nodes: readonly object[]}): ReactNode {
  const json = JSON.stringify({'@context': 'https://schema.org', '@graph': nodes});
  return (
    <Head>
      {/* `<` is escaped so that no text of the catalogue can close the script element. */}
      <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
