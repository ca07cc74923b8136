import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {Overview} from '@site/src/catalogue';
import {LIFECYCLE_STATES} from '@site/src/catalogue/vocabulary';
import {formatDate} from '../Provenance';
import useLocale from '../useLocale';
import styles from './styles.module.css';

/** Services that ended, will end or were restricted: what a reader has to know first. */
export default function Changes({changes}: Pick<Overview, 'changes'>): ReactNode {
  const locale = useLocale();
  return (
    <section aria-labelledby="changes" className={styles.changes}>
      <Heading as="h2" id="changes">
        <Translate
          id="home.changes.title"
          description="Heading of the list of services that ended or were restricted, on the home page"
        >
          Changes to know about
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
