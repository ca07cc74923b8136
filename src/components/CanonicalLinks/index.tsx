import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {locale} from '@site/src/languages/locale';
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

type Props = {
  readonly language: Locale;
  /** Relative to the base URL of the language, with a leading slash. */
  readonly path: string;
  readonly children: ReactNode;
};

/** A link to a page in a language. Links to the other language load a new document. */
export function PageLink({language, path, children}: Props) {
  const {localeConfigs} = useDocusaurusContext().i18n;
  return language === locale ? (
    <Link to={path}>{children}</Link>
  ) : (
    <Link
      to={`pathname://${localeConfigs[language]!.baseUrl}${path.slice(1)}`}
      // Docusaurus would prepend the base URL of the current language.
      autoAddBaseUrl={false}
      target="_self"
      hrefLang={language}
    >
      {children}
    </Link>
  );
}
