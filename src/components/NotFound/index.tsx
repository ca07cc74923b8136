import {type ReactNode, useEffect, useId, useState} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import {lastPart, type NamedPage} from '@site/src/catalogue/browser';
import {LOCALES, type Locale} from '@site/src/catalogue/vocabulary';
import {locale} from '@site/src/languages/locale';
import {PageLink} from '../PageLink';
import styles from './styles.module.css';

const TEXTS = {
  en: {
    title: 'Page Not Found',
    text: 'We could not find what you were looking for.',
    meant: 'Did you mean one of these?',
    label: 'Search for',
    search: 'Search',
    home: 'Home page',
    /** Used on the page of the other language. */
    otherHome: 'Home page in English',
    services: 'All services',
    /** Shown by the development server on pages of the other language. */
    otherLanguage: 'The development server shows one language. For English, run “npm start”.',
  },
  ja: {
    title: 'ページが見つかりません',
    text: 'お探しのページが見つかりませんでした。',
    meant: '名前の近いページ：',
    label: '検索する語',
    search: '検索',
    home: 'トップページ',
    otherHome: '日本語のトップページ',
    services: 'サービス一覧',
    otherLanguage:
      '開発サーバーが表示する言語は1つです。日本語は「npm start -- --locale ja」で表示できます。',
  },
} as const satisfies Record<Locale, Readonly<Record<string, string>>>;

// oxlint-disable-next-line no-restricted-properties -- replaced by the bundler
const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * The 404 page, with a block in each language, since hosts serve one file for all paths. The block
 * in the language of the path is shown first; a script in the head marks it before the first paint.
 */
export function NotFound(): ReactNode {
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
  const isOwn = language === locale;
  const {title, text, home, otherHome, services, search, otherLanguage} = TEXTS[language];
  return (
    <section lang={isOwn ? undefined : language}>
      <Heading as={isOwn ? 'h1' : 'h2'}>{title}</Heading>
      <p>{isDevelopment && !isOwn ? otherLanguage : text}</p>
      {isWanted && <Suggestions language={language} />}
      <ul>
        {Object.entries({
          '/': isOwn ? home : otherHome,
          '/services': services,
          '/search': search,
        }).map(([path, label]) => (
          <li key={path}>
            <PageLink language={language} path={path}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Pages with names similar to the last segment of the path, and a search form filled with it. */
function Suggestions({language}: {readonly language: Locale}): ReactNode {
  const {pathname} = useLocation();
  const {localeConfigs} = useDocusaurusContext().i18n;
  const pages = useNearestPages(pathname);
  const id = useId();
  const {meant, label, search} = TEXTS[language];
  return (
    <>
      {pages.length > 0 && (
        <>
          <p>{meant}</p>
          <ul>
            {pages.map(({path, label: name}) => (
              <li key={path}>
                <PageLink language={language} path={path}>
                  {name[language]}
                </PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <form
        role="search"
        className={`wrap margin-bottom--md ${styles.form}`}
        action={`${localeConfigs[language]!.baseUrl}search/`}
      >
        <label htmlFor={id} className="visually-hidden">
          {label}
        </label>
        <input
          key={pathname}
          id={id}
          className={`field ${styles.input}`}
          type="search"
          name="q"
          defaultValue={lastPart(pathname).replaceAll('-', ' ')}
        />
        <button type="submit" className="button button--primary">
          {search}
        </button>
      </form>
    </>
  );
}

/** The pages closest to a path; empty until the names are loaded and if they fail to load. */
function useNearestPages(pathname: string): readonly NamedPage[] {
  const [pages, setPages] = useState<readonly NamedPage[]>([]);
  useEffect(() => {
    let isCurrent = true;
    import('./nearest').then(
      ({nearest}) => {
        if (isCurrent) {
          setPages(nearest(pathname));
        }
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [pathname]);
  return pages;
}
