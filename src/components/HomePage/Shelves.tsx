import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {Overview} from '@site/src/catalogue/browser';
import {EntryIcon} from '../EntryIcon';
import {State} from '../State';
import styles from './styles.module.css';

/** Maximum number of services on a shelf, so that shelves have similar heights. */
const MOST_SERVICES = 8;

type Shelf = Overview['shelves'][number];

/** The services by category, up to {@link MOST_SERVICES} of each. */
export function Shelves({shelves}: Pick<Overview, 'shelves'>): ReactNode {
  return (
    <section aria-labelledby="shelves" className={styles.shelves}>
      <Heading as="h2" id="shelves" className="visually-hidden">
        <Translate
          id="home.shelves.title"
          description="Heading of the list of services by category on the home page, for screen readers"
        >
          Services by category
        </Translate>
      </Heading>
      {shelves.map((shelf) => (
        <CategoryShelf key={shelf.category} {...shelf} />
      ))}
    </section>
  );
}

function CategoryShelf({category, label, page, services}: Shelf): ReactNode {
  const comparison = `/compare?category=${category}`;
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
            <Link to={comparison}>
              <Translate
                id="home.shelf.all"
                description="Link to all services of a category on the home page, where there are more than it shows"
                values={{count: services.length}}
              >
                {'All {count}'}
              </Translate>
            </Link>
          </li>
        )}
      </ul>
      <Link
        className={styles.compare}
        to={comparison}
        aria-label={translate(
          {
            id: 'home.shelf.compare.label',
            message: 'Compare: {category}',
            description: 'Full name of the link that compares the services of a category',
          },
          {category: label},
        )}
      >
        <Translate
          id="home.shelf.compare"
          description="Link that compares the services of a category, on the home page"
        >
          Compare
        </Translate>
      </Link>
    </div>
  );
}
