import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {formatShortDate, type Overview} from '@site/src/catalogue/browser';
import {TOPICS} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import {AllChanges} from '../Timeline';
import styles from './styles.module.css';

/** Upcoming and latest changes of services. */
export function Changes({changes}: Pick<Overview, 'changes'>): ReactNode {
  const locale = useLocale();
  return (
    <section aria-labelledby="changes" className={styles.changes}>
      <Heading as="h2" id="changes">
        <Translate
          id="home.changes.title"
          description="Heading of the list of coming and latest changes of services, on the home page"
        >
          Upcoming and recent changes
        </Translate>
      </Heading>
      <ul>
        {changes.map(({name, path, topic, date}) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
            <span className={styles.event}>
              {TOPICS[topic][locale]} <time dateTime={date}>{formatShortDate(date, locale)}</time>
            </span>
          </li>
        ))}
      </ul>
      <AllChanges />
    </section>
  );
}
