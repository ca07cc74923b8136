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
export const Results = ({hits}: {readonly hits: readonly Hit[]}): ReactNode => (
  <ol className={styles.results}>
    {[...groupBy(hits, ({url}) => url.replace(/#.*/, ''))].map(([url, ofPage]) => (
      <li key={url}>
        <Page url={url} hits={ofPage} />
      </li>
    ))}
  </ol>
);

function Page({url, hits}: {readonly url: string; readonly hits: readonly Hit[]}): ReactNode {
  const locale = useLocale();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const route = routeOf(url, baseUrl);
  const kind = kindOf(route);
  const page = hits.find(({section}) => section === '');
  const sections = hits.filter((hit) => hit !== page);
  const isTitle = page?.type === 'title';
  return (
    <>
      <div className={styles.resultHead}>
        {(kind === 'service' || kind === 'company') && (
          <EntryIcon icon={tileOfRoute(`/${route}`)} size={28} />
        )}
        <Link to={url} className={styles.resultTitle}>
          {isTitle ? <Marked parts={page.snippet} /> : hits[0]!.title}
        </Link>
        {kind && <span className="chip">{PAGE_KINDS[kind][locale]}</span>}
      </div>
      {page && !isTitle && (
        <p>
          <Marked parts={page.snippet} />
        </p>
      )}
      {sections.length > 0 && (
        <ul>
          {sections.map(({url: place, type, section, snippet}) => (
            <li key={place}>
              <Link to={place}>{type === 'heading' ? <Marked parts={snippet} /> : section}</Link>
              {type !== 'heading' && (
                <>
                  {TEXTS.colon[locale]}
                  <Marked parts={snippet} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
