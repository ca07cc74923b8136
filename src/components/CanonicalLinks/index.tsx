import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePageUrls} from '@site/src/languages/usePageUrls';

/** Adds the canonical URL of the page and its alternates in other languages to the head. */
export function CanonicalLinks() {
  const {currentLocale, defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const {canonical, locales, urlIn} = usePageUrls();
  const tagOf = (language: string): string => localeConfigs[language]!.htmlLang;
  const original = locales.includes(defaultLocale) ? urlIn(defaultLocale) : canonical;
  return (
    <Head>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
      {locales.map((language) => (
        <link key={language} rel="alternate" href={urlIn(language)} hrefLang={tagOf(language)} />
      ))}
      <link rel="alternate" href={original} hrefLang="x-default" />
      <meta property="og:locale" content={tagOf(currentLocale)} />
      {locales
        .filter((language) => language !== currentLocale)
        .map((language) => (
          <meta key={language} property="og:locale:alternate" content={tagOf(language)} />
        ))}
    </Head>
  );
}
