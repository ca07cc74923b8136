import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {PageData} from '@site/src/components/StructuredData';

/** The footer links to a blog, which this site does not have; this page links to what is new. */
export default function BlogPage(): ReactNode {
  const title = translate({
    id: 'blog.title',
    message: 'Blog',
    description: 'Title of the page at the place of a blog',
  });
  const description = translate({
    id: 'blog.description',
    message:
      'This site has no separate blog; new entries appear in the list of services and in its feeds.',
    description: 'Description of the page at the place of a blog',
  });
  return (
    <Layout title={title} description={description}>
      <PageData title={title} description={description} />
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        <p>
          <Translate id="blog.text" description="Text of the page at the place of a blog">
            This site has no separate blog. These pages and this feed show what is new.
          </Translate>
        </p>
        <ul>
          <li>
            <Link to="/services">
              <Translate
                id="blog.services"
                description="Link to the list of services on the blog page"
              >
                All services, newest first
              </Translate>
            </Link>
          </li>
          <li>
            <Link to="/services/archive">
              <Translate id="blog.archive" description="Link to the archive on the blog page">
                The archive, by date
              </Translate>
            </Link>
          </li>
          <li>
            <Link to="pathname:///services/rss.xml" target="_self">
              <Translate id="blog.feed" description="Link to the feed on the blog page">
                The feed of new services
              </Translate>
            </Link>
          </li>
        </ul>
      </main>
    </Layout>
  );
}
