import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {onlyLanguage, type TranslationState} from '@site/src/site/locales';
import {canonicalPath} from '../site/canonicalPath';

type Routes = Readonly<Record<Exclude<TranslationState, 'current'>, readonly string[]>>;

/** State of the translation of this page. It is the same on the pages of both languages. */
export function useTranslation() {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const routes = usePluginData('catalogue') as Routes;
  const route = `/${canonicalPath(useLocation().pathname, baseUrl).slice(baseUrl.length)}`;
  const states = Object.keys(routes) as (keyof Routes)[];
  const state = states.find((known) => routes[known].includes(route)) ?? 'current';
  return {
    state,
    only: onlyLanguage(state),
    /** Path of the page without base URL and locale, with a leading slash. */
    route,
  };
}

/** Absolute URLs of the current page, with paths as in {@link canonicalPath}. */
export function usePageUrls() {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {only, route} = useTranslation();
  const {localeConfigs} = i18n;
  const {url, baseUrl} = siteConfig;
  /** URL of this page in a language. */
  const urlIn = (locale: string): string => {
    const {baseUrl: base} = localeConfigs[locale]!;
    return url + canonicalPath(`${base}${route.slice(1)}`, base);
  };
  /** URL of another page in this language. The path may include the base URL. */
  const urlOf = (path: string): string =>
    url + canonicalPath(path.startsWith(baseUrl) ? path : `${baseUrl}${path.slice(1)}`, baseUrl);
  return {
    // An untranslated page below /ja/ is the English page under another URL.
    canonical: only ? urlIn(only) : urlOf(pathname),
    /** The languages in which the page exists. */
    locales: only ? [only] : Object.keys(localeConfigs),
    urlIn,
    urlOf,
  };
}
