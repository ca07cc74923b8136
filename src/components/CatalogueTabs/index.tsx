import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocale} from '@site/src/languages/useLocale';
import styles from './styles.module.css';
import {TEXTS} from './texts';

/** The paths of the tabs, in their order. */
const PATHS = {
  list: '/services',
  compare: '/compare',
  tags: '/services/tags',
  companies: '/companies/company',
  archive: '/services/archive',
} as const;
type Tab = keyof typeof PATHS;

/** A row of links to the views of the whole catalogue, shown below the title of each view. */
export function CatalogueTabs({current}: {readonly current: Tab}): ReactNode {
  const locale = useLocale();
  return (
    <nav className={styles.row} aria-label={TEXTS.label[locale]}>
      {(Object.keys(PATHS) as Tab[]).map((tab) =>
        tab === current ? (
          <span key={tab} aria-current="page">
            {TEXTS[tab][locale]}
          </span>
        ) : (
          <Link
            key={tab}
            to={PATHS[tab]}
            aria-description={tab === 'compare' ? TEXTS.linkList[locale] : undefined}
          >
            {TEXTS[tab][locale]}
          </Link>
        ),
      )}
    </nav>
  );
}
