import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Overview} from '@site/src/catalogue/browser';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {fill} from '@site/src/fill';
import {useLocale} from '@site/src/languages/useLocale';
import styles from './styles.module.css';
import {TEXTS} from './texts';

/** Paths and labels of the pages that list services. */
const listWays = (
  services: number,
  locale: Locale,
): readonly (readonly [to: string, label: string])[] => [
  ['/services', fill(TEXTS.waysServices[locale], {totalPosts: services})],
  ['/compare', TEXTS.linkHome[locale]],
  ['/services/tags', TEXTS.waysTags[locale]],
  ['/docs/category/categories', TEXTS.waysCategories[locale]],
  ['/companies/company', TEXTS.waysCompanies[locale]],
];

/** Links to the pages that list services, in one line. */
export function Ways({services}: Pick<Overview['totals'], 'services'>): ReactNode {
  const locale = useLocale();
  return (
    <nav aria-label={TEXTS.waysLabel[locale]}>
      <ul className={styles.links}>
        {listWays(services, locale).map(([to, label]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
