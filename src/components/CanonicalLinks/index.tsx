import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePageUrls} from '@site/src/languages/usePageUrls';

/** Adds the canonical URL of the page and its alternates in other languages to the head. */
export function CanonicalLinks(): ReactNode {
  const {currentLocale, defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const {canonical, locales, urlIn} = usePageUrls();
  return (
    <Head>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
      {locales.map((locale) => (
        <link
          key={locale}
          rel="alternate"
          href={urlIn(locale)}
          hrefLang={localeConfigs[locale]!.htmlLang}
        />
      ))}
      <link
        rel="alternate"
        href={locales.includes(defaultLocale) ? urlIn(defaultLocale) : canonical}
        hrefLang="x-default"
      />
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
