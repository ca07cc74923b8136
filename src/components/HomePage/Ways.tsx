import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type {Overview} from '@site/src/catalogue/browser';
import styles from './styles.module.css';

type Totals = Overview['totals'];

/** A page that leads to services, and what it shows. */
type Way = {readonly to: string; readonly title: string; readonly text: string};

const listWays = ({services, tags, companies}: Totals): readonly Way[] => [
  {
    to: '/services',
    title: translate(
      {
        id: 'home.ways.services',
        message: 'All {totalPosts} services',
        description: 'Link to the list of services on the home page',
      },
      {totalPosts: services},
    ),
    text: translate({
      id: 'home.ways.services.text',
      message: 'Newest first, each with vendor, licence and lifecycle.',
      description: 'What the list of services shows, on the home page',
    }),
  },
  {
    to: '/compare',
    title: translate({
      id: 'compare.link.home',
      message: 'Compare services',
      description: 'Link to the page that compares services on the home page',
    }),
    text: translate({
      id: 'home.ways.compare.text',
      message: 'Filter by licence, price or Japanese support, and see up to four side by side.',
      description: 'What the comparison shows, on the home page',
    }),
  },
  {
    to: '/services/tags',
    title: translate({
      id: 'home.ways.tags',
      message: 'By tag',
      description: 'Link to the list of tags on the home page',
    }),
    text: translate(
      {
        id: 'home.ways.tags.text',
        message: '{tags} tags, each with a table of its services.',
        description: 'What the list of tags shows, on the home page',
      },
      {tags},
    ),
  },
  {
    to: '/docs/category/categories',
    title: translate({
      id: 'home.ways.categories',
      message: 'By category',
      description: 'Link to the list of categories on the home page',
    }),
    text: translate({
      id: 'home.ways.categories.text',
      message: 'What the services of a category have in common, and what to look for.',
      description: 'What the pages of the categories tell, on the home page',
    }),
  },
  {
    to: '/companies/company',
    title: translate({
      id: 'home.ways.companies',
      message: 'By company',
      description: 'Link to the list of companies on the home page',
    }),
    text: translate(
      {
        id: 'home.ways.companies.text',
        message: '{companies} profiles, by country.',
        description: 'What the list of companies shows, on the home page',
      },
      {companies},
    ),
  },
];

/** Links to the pages that list services, each with a line about it. */
export function Ways({totals}: {readonly totals: Totals}): ReactNode {
  return (
    <nav
      className={styles.section}
      aria-label={translate({
        id: 'home.ways.label',
        message: 'Browse the catalogue',
        description: 'Name of the list of links on the home page',
      })}
    >
      <ul className={styles.ways}>
        {listWays(totals).map(({to, title, text}) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
