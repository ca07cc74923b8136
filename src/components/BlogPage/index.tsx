import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type {PropBlogPostContent} from '@docusaurus/plugin-content-blog';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {ServiceRows} from '../ServiceRow';
import {PageData} from '../StructuredData';

type Props = {
  /** The newest services, newest first. */
  readonly recentPosts: readonly {readonly content: PropBlogPostContent}[];
};

/** Other formats of the feed: display name and file name. */
const FEEDS = [
  ['Atom', 'atom.xml'],
  ['JSON Feed', 'feed.json'],
] as const;

/** The page that the Blog link of the footer opens: the newest services and their feeds. */
export default function BlogPage({recentPosts}: Props): ReactNode {
  const title = translate({
    id: 'blog.title',
    message: 'Blog',
    description: 'Title of the page at /blog',
  });
  const description = translate({
    id: 'blog.description',
    message: 'Recently added services, and the feeds that announce new ones.',
    description: 'Description of the page at /blog',
  });
  return (
    <Layout title={title} description={description}>
      <PageData title={title} description={description} />
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        <p>
          <Translate id="blog.text" description="Text of the page at /blog">
            This site has no separate blog. New services are listed here and in the feeds.
          </Translate>
        </p>
        <ServiceRows items={recentPosts} />
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
                Archive by date
              </Translate>
            </Link>
          </li>
          <li>
            <Link to="pathname:///services/rss.xml" target="_self">
              <Translate id="blog.feed" description="Link to the feed on the blog page">
                Feed of new services
              </Translate>
            </Link>
          </li>
          {FEEDS.map(([name, file]) => (
            <li key={file}>
              <Link to={`pathname:///services/${file}`} target="_self">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
