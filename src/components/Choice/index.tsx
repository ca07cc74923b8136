/* eslint-disable @docusaurus/prefer-docusaurus-heading -- headings of boxes need no link to themselves, and pages are short of bytes */
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ServiceView} from '@site/src/catalogue/browser';
import {RecordText} from '../RecordText';
import styles from './styles.module.css';

/** When a service is a good choice, and what to watch out for. */
export function Choice({goodFor, watchOut}: Pick<ServiceView, 'goodFor' | 'watchOut'>): ReactNode {
  return (
    <div className={styles.choice}>
      <section>
        <h2 id="good-for">
          <Translate id="service.goodFor.title" description="Heading of what a service is good for">
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
          <Translate id="service.watchOut.title" description="Heading of what to look out for">
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
