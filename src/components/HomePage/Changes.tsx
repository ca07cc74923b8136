import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {formatShortDate, type Overview} from '@site/src/catalogue/browser';
import {useLocale} from '@site/src/languages/useLocale';
import {AllChanges} from '../Timeline';
import layout from '@site/src/css/layout.module.css';
import styles from './styles.module.css';
import {TEXTS} from './texts';

/** Upcoming and latest changes of services. */
export function Changes({changes}: Pick<Overview, 'changes'>): ReactNode {
  const locale = useLocale();
  return (
    <section aria-labelledby="changes" className={styles.changes}>
      <Heading as="h2" id="changes">
        {TEXTS.changesTitle[locale]}
      </Heading>
      <ul className={layout.list}>
        {changes.map(({name, path, text, date}) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
            <span className={styles.event}>
              <time dateTime={date}>{formatShortDate(date, locale)}</time>
            </span>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <AllChanges />
    </section>
  );
}
