import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {Overview} from '@site/src/catalogue/browser';
import {fill} from '@site/src/fill';
import {useLocale} from '@site/src/languages/useLocale';
import {EntryIcon} from '../EntryIcon';
import {State} from '../State';
import styles from './styles.module.css';
import {TEXTS} from './texts';

/** Maximum number of services on a shelf, so that shelves have similar heights. */
const MOST_SERVICES = 8;

type Shelf = Overview['shelves'][number];

/** The services by category, up to {@link MOST_SERVICES} of each. */
export function Shelves({shelves}: Pick<Overview, 'shelves'>): ReactNode {
  const locale = useLocale();
  return (
    <section aria-labelledby="shelves" className={styles.shelves}>
      <Heading as="h2" id="shelves" className="visually-hidden">
        {TEXTS.shelvesTitle[locale]}
      </Heading>
      {shelves.map((shelf) => (
        <CategoryShelf key={shelf.category} {...shelf} />
      ))}
    </section>
  );
}

function CategoryShelf({label, page, services}: Shelf): ReactNode {
  const locale = useLocale();
  return (
    <div className={clsx('shelf', styles.shelf)}>
      <Heading as="h3" className={styles.category}>
        <Link to={page}>{label}</Link> <span className={styles.count}>{services.length}</span>
      </Heading>
      <ul className={styles.entries}>
        {services.slice(0, MOST_SERVICES).map(({slug, name, icon, lifecycle}) => (
          <li key={slug}>
            <Link to={`/services/${slug}`}>
              <EntryIcon icon={icon} />
              {name}
            </Link>
            <State lifecycle={lifecycle} isChip />
          </li>
        ))}
        {services.length > MOST_SERVICES && (
          <li>
            <Link to={page}>{fill(TEXTS.shelfAll[locale], {count: services.length})}</Link>
          </li>
        )}
      </ul>
      <Link
        className={styles.compare}
        to={page}
        aria-label={fill(TEXTS.shelfCompareLabel[locale], {category: label})}
      >
        {TEXTS.shelfCompare[locale]}
      </Link>
    </div>
  );
}
