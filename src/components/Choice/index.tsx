/* oxlint-disable @docusaurus/prefer-docusaurus-heading -- headings of boxes need no anchor links, which would enlarge the HTML */
import type {ReactNode} from 'react';
import type {ServiceView} from '@site/src/catalogue/browser';
import {useLocale} from '@site/src/languages/useLocale';
import {RecordText} from '../RecordText';
import styles from './styles.module.css';
import {TEXTS} from './texts';

/** Two boxes: what a service is good for and what to watch out for. */
export function Choice({goodFor, watchOut}: Pick<ServiceView, 'goodFor' | 'watchOut'>): ReactNode {
  const locale = useLocale();
  return (
    <div className={styles.choice}>
      <section>
        <h2 id="good-for">{TEXTS.goodForTitle[locale]}</h2>
        <ul className={styles.good}>
          {goodFor.map((line) => (
            <li key={line}>
              <RecordText text={line} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 id="watch-out">{TEXTS.watchOutTitle[locale]}</h2>
        <ul className={styles.watch}>
          {watchOut.map((line) => (
            <li key={line}>
              <RecordText text={line} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
