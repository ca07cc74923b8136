import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {tileOfRoute} from '@site/src/catalogue/browser';
import type {Hit} from '@site/src/search/engine';
import {PAGE_KINDS} from '@site/src/search/pages';
import {EntryIcon} from '../../components/EntryIcon';
import {State} from '../../components/Dates';
import {groupBy} from '../../groupBy';
import {locale} from '../../languages/locale';
import {Excerpt, Marked} from './parts';
import styles from './styles.module.css';
import {TEXTS} from './texts';

/** The hits, grouped by page, in the order of the best hit of each page. */
export function Results({hits}: {readonly hits: readonly Hit[]}): ReactNode {
  return (
    <ol className={`list ${styles.results}`}>
      {[...groupBy(hits, ({url}) => url.replace(/#.*/, ''))].map(([url, ofPage]) => {
        const {kind, title, description, lifecycle} = ofPage[0]!;
        return (
          <li key={url}>
            <div className={styles.resultHead}>
              {(kind === 'service' || kind === 'company') && (
                <EntryIcon icon={tileOfRoute(url)} size={28} />
              )}
              <Link to={url} className={styles.resultTitle}>
                <Marked parts={title} />
              </Link>
              <span className="chip">{PAGE_KINDS[kind].label[locale]}</span>
              {lifecycle && <State lifecycle={lifecycle} isChip />}
            </div>
            <p className={styles.description}>
              <Marked parts={description} />
            </p>
            <ul>
              {ofPage
                .filter(({section, type}) => section.length > 0 || type === 'content')
                .map((hit) => (
                  <li key={hit.url}>
                    {hit.section.length > 0 && (
                      <>
                        <Link to={hit.url}>
                          <Marked parts={hit.section} />
                        </Link>
                        {TEXTS.colon[locale]}
                      </>
                    )}
                    <Excerpt hit={hit} />
                    <span className={`detail ${styles.hitPath}`}>{hit.value?.origin}</span>
                  </li>
                ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
