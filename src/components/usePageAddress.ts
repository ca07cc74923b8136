import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import canonicalPath from '@site/src/canonicalPath';
import useTranslation from './useTranslation';

/** The addresses under which a page is known, each of one form wherever the host redirects to. */
export type PageAddress = {
  /** Canonical address of the page that is shown. */
  readonly canonical: string;
  /** The languages in which the page exists. */
  readonly locales: readonly string[];
  /** Address of the page in a language. */
  readonly addressIn: (locale: string) => string;
  /** Address of another page of this language, for its path with or without the base URL. */
  readonly addressOf: (path: string) => string;
};

/** The addresses of the page that is shown. */
export default function usePageAddress(): PageAddress {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {state, route} = useTranslation();
  const {defaultLocale, localeConfigs} = i18n;
  const {url, baseUrl} = siteConfig;
  const addressIn = (locale: string): string => {
    const {baseUrl: base} = localeConfigs[locale]!;
    return url + canonicalPath(`${base}${route.slice(1)}`, base);
  };
  const addressOf = (path: string): string =>
    url + canonicalPath(path.startsWith(baseUrl) ? path : `${baseUrl}${path.slice(1)}`, baseUrl);
  const isUntranslated = state === 'missing';
  return {
    // An English text below /ja/ is the English page under another address.
    canonical: isUntranslated ? addressIn(defaultLocale) : addressOf(pathname),
    locales: Object.keys(localeConfigs).filter(
      (locale) => locale === defaultLocale || !isUntranslated,
    ),
    addressIn,
    addressOf,
  };
}
