import type {ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props as BlogLayoutProps} from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {CatalogueTabs} from '../CatalogueTabs';
import {PageData, type Step} from '../StructuredData';
import styles from './styles.module.css';

type Props = {
  readonly title: string;
  readonly description: string;
  /** Shown instead of the title. */
  readonly heading?: ReactNode;
  /** The pages above this one in the breadcrumbs, without the home page. */
  readonly above?: readonly Step[];
  /** The pages that it lists. */
  readonly items?: readonly {readonly title: string; readonly permalink: string}[];
  /** Which view of the whole catalogue it is. */
  readonly tab?: Parameters<typeof CatalogueTabs>[0]['current'];
  /** With it, the list of services is beside the page. */
  readonly sidebar?: BlogLayoutProps['sidebar'];
  /** Class of the main element of a page without a sidebar. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A page with its metadata, its title, and links to the other views of the catalogue. */
export function SitePage({title, description, sidebar, className, ...page}: Props): ReactNode {
  const {heading = <Heading as="h1">{title}</Heading>, above, items, tab, children} = page;
  const data = (
    <PageData
      title={title}
      description={description}
      above={above}
      items={items?.map((item) => ({name: item.title, path: item.permalink}))}
    />
  );
  const content = (
    <>
      {heading}
      {tab && <CatalogueTabs current={tab} />}
      {children}
    </>
  );
  return sidebar ? (
    <BesideServices title={title} description={description} sidebar={sidebar}>
      {data}
      {content}
    </BesideServices>
  ) : (
    <Layout title={title} description={description}>
      {data}
      <main className={clsx('container margin-vert--lg', className)}>{content}</main>
    </Layout>
  );
}

/** A page beside the list of services, at full width. */
export const BesideServices = ({sidebar, children, ...layout}: BlogLayoutProps): ReactNode => (
  <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
    <Layout {...layout}>
      <div className="container margin-vert--md">
        <div className="row">
          <BlogSidebar sidebar={sidebar} />
          <main className={clsx('col', styles.main)}>{children}</main>
        </div>
      </div>
    </Layout>
  </HtmlClassNameProvider>
);
