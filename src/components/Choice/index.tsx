/* oxlint-disable @docusaurus/prefer-docusaurus-heading -- headings of boxes need no anchor links, which would enlarge the HTML */
import type {ReactNode} from 'react';
import type {ServiceView} from '@site/src/catalogue/browser';
import {RECORD_HEADINGS} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import {RecordText} from '../RecordText';
import styles from './styles.module.css';

/** Two boxes: what a service is good for and what to watch out for. */
export function Choice(service: Pick<ServiceView, 'goodFor' | 'watchOut'>): ReactNode {
  const locale = useLocale();
  return (
    <div className={styles.choice}>
      {[['goodFor', 'good-for'] as const, ['watchOut', 'watch-out'] as const].map(([key, id]) => (
        <section key={key}>
          <h2 id={id}>{RECORD_HEADINGS[key][locale]}</h2>
          <ul className={styles[key]}>
            {service[key].map((line) => (
              <li key={line}>
                <RecordText text={line} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
