/* oxlint-disable @docusaurus/prefer-docusaurus-heading -- headings of boxes need no anchor links, which would enlarge the HTML */
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ServiceView} from '@site/src/catalogue/browser';
import {RecordText} from '../RecordText';
import styles from './styles.module.css';

/** Two boxes: what a service is good for and what to watch out for. */
export function Choice({goodFor, watchOut}: Pick<ServiceView, 'goodFor' | 'watchOut'>): ReactNode {
  return (
    <div className={styles.choice}>
      <section>
        <h2 id="good-for">
          <Translate
            id="service.goodFor.title"
            description="Heading of the list of suitable uses of a service"
          >
            Good for
          </Translate>
        </h2>
        <ul className={styles.good}>
          {goodFor.map((line) => (
            <li key={line}>
              <RecordText text={line} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 id="watch-out">
          <Translate
            id="service.watchOut.title"
            description="Heading of the list of drawbacks of a service"
          >
            Watch out for
          </Translate>
        </h2>
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
