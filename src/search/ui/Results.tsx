import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {tileOfRoute} from '@site/src/catalogue/browser';
import type {Hit} from '@site/src/search/documents';
import {kindOf, PAGE_KINDS, routeOf} from '@site/src/search/pages';
import {EntryIcon} from '../../components/EntryIcon';
import {groupBy} from '../../groupBy';
import {useLocale} from '../../languages/useLocale';
import {Marked} from './HitText';
import styles from './styles.module.css';
import {TEXTS} from './texts';

/** The hits, grouped by page, in the order of the best hit of each page. */
export function Results({hits}: {readonly hits: readonly Hit[]}): ReactNode {
  const locale = useLocale();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <ol className={styles.results}>
      {[...groupBy(hits, ({url}) => url.replace(/#.*/, ''))].map(([url, ofPage]) => {
        const route = routeOf(url, baseUrl);
        const kind = kindOf(route);
        const title = ofPage.find(({type}) => type === 'title');
        return (
          <li key={url}>
            <div className={styles.resultHead}>
              {(kind === 'service' || kind === 'company') && (
                <EntryIcon icon={tileOfRoute(`/${route}`)} size={28} />
              )}
              <Link to={url} className={styles.resultTitle}>
                {title ? <Marked parts={title.snippet} /> : ofPage[0]!.title}
              </Link>
              {kind && <span className="chip">{PAGE_KINDS[kind].label[locale]}</span>}
            </div>
            <ul>
              {ofPage
                .filter((hit) => hit !== title)
                .map(({url: place, type, section, snippet}) => {
                  const marked = <Marked parts={snippet} />;
                  const isHeading = type === 'heading';
                  return (
                    <li key={place}>
                      {section !== '' && <Link to={place}>{isHeading ? marked : section}</Link>}
                      {section !== '' && !isHeading && TEXTS.colon[locale]}
                      {!isHeading && marked}
                    </li>
                  );
                })}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
