import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {locale} from '@site/src/languages/locale';
import styles from './styles.module.css';

const TEXTS = {
  list: {en: 'List', ja: '一覧'},
  compare: {en: 'Compare', ja: '比較表'},
  linkList: {
    en: 'Filter and compare all services in one table',
    ja: '全サービスを1つの表で絞り込み、比較する',
  },
  tags: {en: 'Tags', ja: 'タグ'},
  companies: {en: 'Companies', ja: '企業'},
  archive: {en: 'By date', ja: '追加日順'},
  label: {en: 'Views of the catalogue', ja: 'カタログの表示'},
};

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
export const CatalogueTabs = ({current}: {readonly current: Tab}): ReactNode => (
  <nav className={`wrap ${styles.row}`} aria-label={TEXTS.label[locale]}>
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
