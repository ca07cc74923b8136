import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {locale} from '@site/src/languages/locale';
import {PageData} from '../PageHead';
import styles from './styles.module.css';

const TEXTS = {
  linkList: {
    en: 'Filter and compare all services in one table',
    ja: '全サービスを1つの表で絞り込み、比較する',
  },
  label: {en: 'Views of the catalogue', ja: 'カタログの表示'},
};

const TABS = {
  list: {path: '/services', en: 'List', ja: '一覧'},
  compare: {path: '/compare', en: 'Compare', ja: '比較表'},
  tags: {path: '/services/tags', en: 'Tags', ja: 'タグ'},
  companies: {path: '/companies/company', en: 'Companies', ja: '企業'},
  archive: {path: '/services/archive', en: 'By date', ja: '追加日順'},
};
type Tab = keyof typeof TABS;

type Props = ComponentProps<typeof PageData> & {
  /** Shown instead of the title, with what else belongs into the head. */
  readonly heading?: ReactNode;
  /** Which view of the whole catalogue it is. */
  readonly tab?: Tab;
  readonly sidebar?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A page with its metadata, its title, and links to the other views of the catalogue. */
export function SitePage({heading, tab, sidebar, className, children, ...page}: Props) {
  const {title, description} = page;
  const content = (
    <>
      <PageData {...page} />
      {heading ?? <Heading as="h1">{title}</Heading>}
      {tab && <CatalogueTabs current={tab} />}
      {children}
    </>
  );
  return sidebar ? (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <Layout title={title} description={description}>
        <div className="container margin-vert--md">
          <div className="row">
            {sidebar}
            <main className={clsx('col', styles.main)}>{content}</main>
          </div>
        </div>
      </Layout>
    </HtmlClassNameProvider>
  ) : (
    <Layout title={title} description={description}>
      <main className={clsx('container margin-vert--lg', className)}>{content}</main>
    </Layout>
  );
}

export const CatalogueTabs = ({current}: {readonly current: Tab}) => (
  <nav className={`wrap ${styles.row}`} aria-label={TEXTS.label[locale]}>
    {Object.entries(TABS).map(([tab, {path, [locale]: label}]) =>
      tab === current ? (
        <span key={tab} aria-current="page">
          {label}
        </span>
      ) : (
        <Link
          key={tab}
          to={path}
          aria-description={tab === 'compare' ? TEXTS.linkList[locale] : undefined}
        >
          {label}
        </Link>
      ),
    )}
  </nav>
);
