import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

type Tab = {
  readonly to: string;
  readonly label: string;
  /** Description for assistive technology, if the label is not enough. */
  readonly description?: string;
};

const listTabs = () =>
  ({
    list: {
      to: '/services',
      label: translate({
        id: 'tabs.list',
        message: 'List',
        description: 'Tab that leads to the list of services',
      }),
    },
    compare: {
      to: '/compare',
      label: translate({
        id: 'tabs.compare',
        message: 'Compare',
        description: 'Tab that leads to the comparison of services',
      }),
      description: translate({
        id: 'compare.link.list',
        message: 'Filter and compare all services in one table',
        description: 'Link to the page that compares services on the list of services',
      }),
    },
    tags: {
      to: '/services/tags',
      label: translate({
        id: 'tabs.tags',
        message: 'Tags',
        description: 'Tab that leads to the list of tags',
      }),
    },
    companies: {
      to: '/companies/company',
      label: translate({
        id: 'tabs.companies',
        message: 'Companies',
        description: 'Tab that leads to the list of companies',
      }),
    },
    archive: {
      to: '/services/archive',
      label: translate({
        id: 'tabs.archive',
        message: 'By date',
        description: 'Tab that leads to the services by the date on which they were added',
      }),
    },
  }) as const satisfies Readonly<Record<string, Tab>>;

/** A row of links to the views of the whole catalogue, shown below the title of each view. */
export function CatalogueTabs({
  current,
}: {
  readonly current: keyof ReturnType<typeof listTabs>;
}): ReactNode {
  return (
    <nav
      className={styles.row}
      aria-label={translate({
        id: 'tabs.label',
        message: 'Views of the catalogue',
        description: 'Name of the row of tabs below the title of the list of services',
      })}
    >
      {Object.entries<Tab>(listTabs()).map(([name, {to, label, description}]) =>
        name === current ? (
          <span key={to} aria-current="page">
            {label}
          </span>
        ) : (
          <Link key={to} to={to} aria-description={description}>
            {label}
          </Link>
        ),
      )}
    </nav>
  );
}
