// Change: in both languages, with suggestions and links to the catalogue.
import {useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import {useHydrated} from '@site/src/browser/hydrated';
import {lastPart, type NamedPage} from '@site/src/catalogue/browser';
import {LOCALES, type Locale} from '@site/src/catalogue/vocabulary';
import {PageLink} from '@site/src/components/CanonicalLinks';
import {locale} from '@site/src/languages/locale';
import styles from './styles.module.css';

/** `otherHome` and `otherLanguage` are for the page of the other language. */
const TEXTS = {
  en: {
    title: 'Page Not Found',
    text: 'We could not find what you were looking for.',
    meant: 'Did you mean one of these?',
    label: 'Search for',
    search: 'Search',
    home: 'Home page',
    otherHome: 'Home page in English',
    services: 'All services',
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
export default function NotFoundContent() {
  const {localeConfigs} = useDocusaurusContext().i18n;
  const {pathname} = useLocation();
  const isBelow = (other: Locale): boolean => {
    const {baseUrl} = localeConfigs[other]!;
    return baseUrl.startsWith(localeConfigs[locale]!.baseUrl) && pathname.startsWith(baseUrl);
  };
  const others = LOCALES.filter((other) => other !== locale);
  // Unknown before hydration, as the static page serves all paths.
  const wanted = useHydrated() ? (others.find(isBelow) ?? locale) : undefined;
  return (
    // The script in the head cannot read the status of the response.
    <HtmlClassNameProvider className="not-found-page">
      <main className={`container margin-vert--lg ${styles.blocks}`}>
        {[locale, ...others].map((language) => {
          const isOwn = language === locale;
          const {title, text, home, otherHome, services, search, otherLanguage} = TEXTS[language];
          const pages = [
            {path: '/', label: isOwn ? home : otherHome},
            {path: '/services', label: services},
            {path: '/search', label: search},
          ];
          return (
            <section key={language} lang={isOwn ? undefined : language}>
              <Heading as={isOwn ? 'h1' : 'h2'}>{title}</Heading>
              <p>{isDevelopment && !isOwn ? otherLanguage : text}</p>
              {language === wanted && <Suggestions language={language} />}
              <Links language={language} pages={pages} />
            </section>
          );
        })}
      </main>
    </HtmlClassNameProvider>
  );
}

type LinksProps = {
  readonly language: Locale;
  readonly pages: readonly {readonly path: string; readonly label: string}[];
};

const Links = ({language, pages}: LinksProps) => (
  <ul>
    {pages.map(({path, label}) => (
      <li key={path}>
        <PageLink language={language} path={path}>
          {label}
        </PageLink>
      </li>
    ))}
  </ul>
);

/** Pages with names similar to the last segment of the path, and a search form filled with it. */
function Suggestions({language}: Pick<LinksProps, 'language'>) {
  const {pathname} = useLocation();
  const {localeConfigs} = useDocusaurusContext().i18n;
  const [pages, setPages] = useState<readonly NamedPage[]>([]);
  const {meant, label, search} = TEXTS[language];
  useEffect(() => {
    import('./nearest').then(
      ({nearest}) => setPages(nearest(pathname)),
      () => undefined,
    );
  }, [pathname]);
  return (
    <>
      {pages.length > 0 && (
        <>
          <p>{meant}</p>
          <Links
            language={language}
            pages={pages.map((page) => ({path: page.path, label: page.label[language]}))}
          />
        </>
      )}
      <form
        role="search"
        className={`wrap margin-bottom--md ${styles.form}`}
        action={`${localeConfigs[language]!.baseUrl}search/`}
      >
        <input
          key={pathname}
          className={`field ${styles.input}`}
          type="search"
          name="q"
          aria-label={label}
          defaultValue={lastPart(pathname).replaceAll('-', ' ')}
        />
        <button type="submit" className="button button--primary">
          {search}
        </button>
      </form>
    </>
  );
}
