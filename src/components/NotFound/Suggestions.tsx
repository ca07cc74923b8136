import {type ReactNode, useEffect, useId, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {lastPart, type NamedPage} from '@site/src/catalogue/browser';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {PageLink} from './PageLink';
import styles from './styles.module.css';
import {TEXTS} from './texts';

/** Pages with names similar to the last segment of the path, and a search form filled with it. */
export function Suggestions({language}: {readonly language: Locale}): ReactNode {
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
        className={styles.form}
        action={`${localeConfigs[language]!.baseUrl}search/`}
      >
        <label htmlFor={id} className="visually-hidden">
          {label}
        </label>
        <input
          key={pathname}
          id={id}
          className={styles.input}
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
