/* oxlint-disable @docusaurus/prefer-docusaurus-heading -- headings of boxes need no anchor links, which would enlarge the HTML */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props as TOCItemsProps} from '@theme/TOCItems';
import {comparisonPath, MAX_PICKS} from '@site/src/addresses';
import type {ServiceView} from '@site/src/catalogue/browser';
import {RECORD_HEADINGS} from '@site/src/catalogue/vocabulary';
import {fill} from '@site/src/fill';
import {useLocale} from '@site/src/languages/useLocale';
import {PageContents} from '../EntryFrame';
import {EntryLinks} from '../EntryLinks';
import {RecordText} from '../RecordText';
import styles from './styles.module.css';
import {TEXTS} from './texts';

type Props = {readonly record: ServiceView; readonly toc: TOCItemsProps['toc']};

/** What stands between the verdict and the article: when to choose a service and when not. */
export function Decision({record, toc}: Props): ReactNode {
  const locale = useLocale();
  const {slug, alternatives, links} = record;
  return (
    <>
      <div className={styles.decision}>
        <div className={styles.choice}>
          {[['goodFor', 'good-for'] as const, ['watchOut', 'watch-out'] as const].map(
            ([key, id]) => (
              <section key={key} aria-labelledby={id}>
                <h2 id={id}>{RECORD_HEADINGS[key][locale]}</h2>
                <ul className={styles[key]}>
                  {record[key].map((line) => (
                    <li key={line}>
                      <RecordText text={line} />
                    </li>
                  ))}
                </ul>
              </section>
            ),
          )}
        </div>
        <EntryLinks
          links={links}
          first={
            alternatives.length > 0 && (
              <Link
                className="button button--primary button--sm"
                to={comparisonPath([slug, ...alternatives.map((other) => other.slug)])}
              >
                {fill(TEXTS.compare[locale], {
                  count: Math.min(alternatives.length, MAX_PICKS - 1),
                })}
              </Link>
            )
          }
        />
      </div>
      <PageContents toc={toc} className={styles.jump} />
    </>
  );
}
