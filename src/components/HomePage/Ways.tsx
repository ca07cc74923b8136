import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type {Overview} from '@site/src/catalogue/browser';
import styles from './styles.module.css';

/** Paths and labels of the pages that list services. */
const listWays = (services: number): readonly (readonly [to: string, label: string])[] => [
  [
    '/services',
    translate(
      {
        id: 'home.ways.services',
        message: 'All {totalPosts} services',
        description: 'Link to the list of services on the home page',
      },
      {totalPosts: services},
    ),
  ],
  [
    '/compare',
    translate({
      id: 'compare.link.home',
      message: 'Compare services',
      description: 'Link to the page that compares services on the home page',
    }),
  ],
  [
    '/services/tags',
    translate({
      id: 'home.ways.tags',
      message: 'By tag',
      description: 'Link to the list of tags on the home page',
    }),
  ],
  [
    '/docs/category/categories',
    translate({
      id: 'home.ways.categories',
      message: 'By category',
      description: 'Link to the list of categories on the home page',
    }),
  ],
  [
    '/companies/company',
    translate({
      id: 'home.ways.companies',
      message: 'By company',
      description: 'Link to the list of companies on the home page',
    }),
  ],
];

/** Links to the pages that list services, in one line. */
export function Ways({services}: Pick<Overview['totals'], 'services'>): ReactNode {
  return (
    <nav
      aria-label={translate({
        id: 'home.ways.label',
        message: 'Browse the catalogue',
        description: 'Name of the list of links on the home page',
      })}
    >
      <ul className={styles.links}>
        {listWays(services).map(([to, label]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
