// Change: the posts by name and address only; the original repeats all that each page says of itself.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogListPage/StructuredData';

export default function BlogListPageStructuredData(props: Props): ReactNode {
  const {blogPost, ...blog} = useBlogListPageStructuredData(props);
  const posts = (blogPost as readonly {readonly '@id': string; readonly headline: string}[]).map(
    ({'@id': id, headline}) => ({'@type': 'BlogPosting', '@id': id, headline}),
  );
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify({...blog, blogPost: posts})}</script>
    </Head>
  );
}
