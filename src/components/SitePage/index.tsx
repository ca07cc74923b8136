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

type Props = Omit<ComponentProps<typeof PageData>, 'describe'> & {
  /** Shown instead of the title. */
  readonly heading?: ReactNode;
  /** Which view of the whole catalogue it is. */
  readonly tab?: Tab;
  readonly sidebar?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A page with its metadata, its title, and links to the other views of the catalogue. */
export function SitePage({title, description, sidebar, className, ...page}: Props) {
  const {heading = <Heading as="h1">{title}</Heading>, above, items, tab, children} = page;
  const content = (
    <>
      <PageData title={title} description={description} above={above} items={items} />
      {heading}
      {tab && <CatalogueTabs current={tab} />}
      {children}
    </>
  );
  return sidebar ? (
    <BesideServices {...{title, description, sidebar}}>{content}</BesideServices>
  ) : (
    <Layout title={title} description={description}>
      <main className={clsx('container margin-vert--lg', className)}>{content}</main>
    </Layout>
  );
}

type BesideProps = Pick<Props, 'sidebar' | 'children'> & ComponentProps<typeof Layout>;

/** A page beside the list of services, at full width. */
export const BesideServices = ({sidebar, children, ...layout}: BesideProps) => (
  <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
    <Layout {...layout}>
      <div className="container margin-vert--md">
        <div className="row">
          {sidebar}
          <main className={clsx('col', styles.main)}>{children}</main>
        </div>
      </div>
    </Layout>
  </HtmlClassNameProvider>
);

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
