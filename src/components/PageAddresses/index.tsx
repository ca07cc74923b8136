import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import usePageAddress from '../usePageAddress';

/** Canonical address of the page and its addresses in the other languages. */
export default function PageAddresses(): ReactNode {
  const {currentLocale, defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const {canonical, locales, addressIn} = usePageAddress();
  return (
    <Head>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
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
