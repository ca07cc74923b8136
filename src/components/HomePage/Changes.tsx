import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {formatDate, type Overview} from '@site/src/catalogue/browser';
import {LIFECYCLE_STATES} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import styles from './styles.module.css';

/** Services that have ended, will end or were restricted. */
export function Changes({changes}: Pick<Overview, 'changes'>): ReactNode {
  const locale = useLocale();
  return (
    <section aria-labelledby="changes" className={styles.changes}>
      <Heading as="h2" id="changes">
        <Translate
          id="home.changes.title"
          description="Heading of the list of services that ended or were restricted, on the home page"
        >
          Discontinued and restricted
        </Translate>
      </Heading>
      <ul>
        {changes.map(({slug, name, state, since, ends}) => (
          <li key={slug}>
            <Link to={`/services/${slug}`}>{name}</Link>
            <span>
              <span className={styles.state}>{LIFECYCLE_STATES[state][locale]}</span>{' '}
              {ends === null ? (
                since && (
                  <Translate
                    id="home.changes.since"
                    description="Date of a change, in the list of changes on the home page"
                    values={{date: <time dateTime={since}>{formatDate(since, locale)}</time>}}
                  >
                    {'since {date}'}
                  </Translate>
                )
              ) : (
                <Translate
                  id="home.changes.ends"
                  description="Date of an end, in the list of changes on the home page"
                  values={{date: <time dateTime={ends}>{formatDate(ends, locale)}</time>}}
                >
                  {'ends on {date}'}
                </Translate>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
