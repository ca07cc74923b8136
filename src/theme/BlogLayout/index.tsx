// Change: the content takes the full width beside the sidebar; there is no table of contents.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

export default function BlogLayout({sidebar, children, ...layout}: Props): ReactNode {
  return (
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
}
