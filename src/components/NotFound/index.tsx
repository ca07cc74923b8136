import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import {LOCALES, type Locale} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import {PageLink} from './PageLink';
import {Suggestions} from './Suggestions';
import styles from './styles.module.css';
import {TEXTS} from './texts';

// oxlint-disable-next-line no-restricted-properties -- replaced by the bundler
const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * The 404 page, with a block in each language, since hosts serve one file for all paths. The block
 * in the language of the path is shown first; a script in the head marks it before the first paint.
 */
export function NotFound(): ReactNode {
  const locale = useLocale();
  const wanted = usePathLocale();
  return (
    // The script in the head cannot read the status of the response.
    <HtmlClassNameProvider className="not-found-page">
      <main className={clsx('container margin-vert--lg', styles.blocks)}>
        {[locale, ...LOCALES.filter((other) => other !== locale)].map((language) => (
          <Block key={language} language={language} isWanted={language === wanted} />
        ))}
      </main>
    </HtmlClassNameProvider>
  );
}

/** Language of the path; `undefined` before hydration, as the static page serves all paths. */
function usePathLocale(): Locale | undefined {
  const locale = useLocale();
  const {localeConfigs} = useDocusaurusContext().i18n;
  const {pathname} = useLocation();
  const isBelow = (other: Locale): boolean => {
    const {baseUrl} = localeConfigs[other]!;
    return baseUrl.startsWith(localeConfigs[locale]!.baseUrl) && pathname.startsWith(baseUrl);
  };
  const other = LOCALES.find((one) => one !== locale && isBelow(one));
  return useIsBrowser() ? (other ?? locale) : undefined;
}

type BlockProps = {
  readonly language: Locale;
  /** Whether this is the language of the path; its block has suggestions. */
  readonly isWanted: boolean;
};

function Block({language, isWanted}: BlockProps): ReactNode {
  const isOwn = language === useLocale();
  const {title, text, home, otherHome, services, search, otherLanguage} = TEXTS[language];
  return (
    <section lang={isOwn ? undefined : language}>
      <Heading as={isOwn ? 'h1' : 'h2'}>{title}</Heading>
      <p>{isDevelopment && !isOwn ? otherLanguage : text}</p>
      {isWanted && <Suggestions language={language} />}
      <ul>
        <li>
          <PageLink language={language} path="/">
            {isOwn ? home : otherHome}
          </PageLink>
        </li>
        <li>
          <PageLink language={language} path="/services">
            {services}
          </PageLink>
        </li>
        <li>
          <PageLink language={language} path="/search">
            {search}
          </PageLink>
        </li>
      </ul>
    </section>
  );
}
