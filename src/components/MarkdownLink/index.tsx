import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

/** Path of the Markdown copy of a page, which has no trailing slash. */
export const copyOf = (page: string): string => `${page.replace(/\/$/, '')}.md`;

/** Links the Markdown copy of a page in its head. `page` is its path with the base URL. */
export const MarkdownLink = ({page}: {readonly page: string}): ReactNode => (
  <Head>
    <link rel="alternate" type="text/markdown" href={copyOf(page)} />
  </Head>
);
