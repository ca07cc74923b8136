import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {canonicalPath} from './canonicalPath';
import {onlyLocaleOf, useTranslation} from './useTranslation';

/** Absolute URLs of a page, with paths as in {@link canonicalPath}. */
export type PageUrls = {
  /** Canonical URL of this page. */
  readonly canonical: string;
  /** The languages in which the page exists. */
  readonly locales: readonly string[];
  /** URL of this page in a language. */
  readonly urlIn: (locale: string) => string;
  /** URL of another page in this language. The path may include the base URL. */
  readonly urlOf: (path: string) => string;
};

/** The URLs of the current page. */
export function usePageUrls(): PageUrls {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {state, route} = useTranslation();
  const {localeConfigs} = i18n;
  const {url, baseUrl} = siteConfig;
  const urlIn = (locale: string): string => {
    const {baseUrl: base} = localeConfigs[locale]!;
    return url + canonicalPath(`${base}${route.slice(1)}`, base);
  };
  const urlOf = (path: string): string =>
    url + canonicalPath(path.startsWith(baseUrl) ? path : `${baseUrl}${path.slice(1)}`, baseUrl);
  const only = onlyLocaleOf(state);
  return {
    // An untranslated page below /ja/ is the English page under another URL.
    canonical: only ? urlIn(only) : urlOf(pathname),
    locales: only ? [only] : Object.keys(localeConfigs),
    urlIn,
    urlOf,
  };
}
