import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import canonicalPath from '@site/src/canonicalPath';
import useTranslation from '../useTranslation';

/** Canonical address of the page and its addresses in the other languages. */
export default function PageAddresses(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {state, route} = useTranslation();
  const {currentLocale, defaultLocale, localeConfigs} = i18n;
  const canonical = siteConfig.url + canonicalPath(pathname, siteConfig.baseUrl);
  const addressIn = (locale: string): string => {
    const {baseUrl} = localeConfigs[locale]!;
    return siteConfig.url + canonicalPath(`${baseUrl}${route.slice(1)}`, baseUrl);
  };
  const isUntranslated = state === 'missing';
  const locales = Object.keys(localeConfigs).filter(
    (locale) => locale === defaultLocale || !isUntranslated,
  );
  // An English text below /ja/ is the English page under another address.
  const preferred = isUntranslated ? addressIn(defaultLocale) : canonical;
  return (
    <Head>
      <link rel="canonical" href={preferred} />
      <meta property="og:url" content={preferred} />
      {locales.map((locale) => (
        <link
          key={locale}
          rel="alternate"
          href={addressIn(locale)}
          hrefLang={localeConfigs[locale]!.htmlLang}
        />
      ))}
      <link rel="alternate" href={addressIn(defaultLocale)} hrefLang="x-default" />
      <meta property="og:locale" content={localeConfigs[currentLocale]!.htmlLang} />
      {locales
        .filter((locale) => locale !== currentLocale)
        .map((locale) => (
          <meta
            key={locale}
            property="og:locale:alternate"
            content={localeConfigs[locale]!.htmlLang}
          />
        ))}
    </Head>
  );
}
