import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {tileOfRoute} from '@site/src/catalogue/browser';
import type {Localized} from '@site/src/catalogue/vocabulary';
import type {Hit} from '@site/src/search/documents';
import {groupByPage, type PageGroup} from '@site/src/search/pageGroups';
import {kindOf, PAGE_KINDS, routeOf} from '@site/src/search/pageKinds';
import {EntryIcon} from '../../components/EntryIcon';
import {useLocale} from '../../languages/useLocale';
import {Marked} from './HitText';
import styles from './styles.module.css';

/** Separator between the heading of a section and its snippet. */
const COLON = {en: ': ', ja: '：'} as const satisfies Localized;

/** The hits, grouped by page. */
export const Results = ({hits}: {readonly hits: readonly Hit[]}): ReactNode => (
  <ol className={styles.results}>
    {groupByPage(hits).map((group) => (
      <li key={group.url}>
        <Page {...group} />
      </li>
    ))}
  </ol>
);

function Page({title, url, page, sections}: PageGroup): ReactNode {
  const locale = useLocale();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const route = routeOf(url, baseUrl);
  const kind = kindOf(route);
  const isTitle = page?.type === 'title';
  return (
    <>
      <div className={styles.resultHead}>
        {(kind === 'service' || kind === 'company') && (
          <EntryIcon icon={tileOfRoute(`/${route}`)} size={28} />
        )}
        <Link to={url} className={styles.resultTitle}>
          {isTitle ? <Marked parts={page.snippet} /> : title}
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
                  {COLON[locale]}
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
