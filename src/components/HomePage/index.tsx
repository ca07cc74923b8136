import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import type {BlogPostMetadata, PropBlogPostContent} from '@docusaurus/plugin-content-blog';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import ServiceCard from '../ServiceCard';
import styles from './styles.module.css';

type Props = {
  readonly homePageBlogMetadata: {readonly totalPosts: number};
  /** The newest services, newest first. */
  readonly recentPosts: readonly {
    readonly metadata: BlogPostMetadata;
    readonly Preview: PropBlogPostContent;
  }[];
};

/** Tagline, ways into the catalogue, and the newest entries. */
export default function HomePage({homePageBlogMetadata, recentPosts}: Props): ReactNode {
  const {title, tagline} = useDocusaurusContext().siteConfig;
  const {totalPosts} = homePageBlogMetadata;
  return (
    <HtmlClassNameProvider className="home-page">
      <PageMetadata title={title} description={tagline} />
      <Layout>
        <main className="container margin-vert--lg">
          <header className={styles.header}>
            <Heading as="h1">{title}</Heading>
            <p className={styles.tagline}>{tagline}</p>
            <nav
              aria-label={translate({
                id: 'home.ways.label',
                message: 'Ways into the catalogue',
                description: 'Name of the list of links at the top of the home page',
              })}
            >
              <ul className={styles.ways}>
                <li>
                  <Link to="/services">
                    <Translate
                      id="home.ways.services"
                      description="Link to the list of services on the home page"
                      values={{totalPosts}}
                    >
                      {'All {totalPosts} services'}
                    </Translate>
                  </Link>
                </li>
                <li>
                  <Link to="/services/tags">
                    <Translate
                      id="home.ways.tags"
                      description="Link to the list of tags on the home page"
                    >
                      By tag
                    </Translate>
                  </Link>
                </li>
                <li>
                  <Link to="/companies/company">
                    <Translate
                      id="home.ways.companies"
                      description="Link to the list of companies on the home page"
                    >
                      By company
                    </Translate>
                  </Link>
                </li>
                <li>
                  <Link to="/docs/category/categories">
                    <Translate
                      id="home.ways.categories"
                      description="Link to the list of categories on the home page"
                    >
                      By category
                    </Translate>
                  </Link>
                </li>
                <li>
                  <Link to="/compare">
                    <Translate
                      id="compare.link.home"
                      description="Link to the page that compares services on the home page"
                    >
                      Compare services
                    </Translate>
                  </Link>
                </li>
              </ul>
            </nav>
          </header>
          <section aria-labelledby="recent">
            <Heading as="h2" id="recent">
              <Translate
                id="home.recent.title"
                description="Heading of the newest entries on the home page"
              >
                Recently added
              </Translate>
            </Heading>
            <BlogPostItems
              items={recentPosts.map(({Preview}) => ({content: Preview}))}
              component={RecentCard}
            />
          </section>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

function RecentCard({children}: {readonly children: ReactNode}): ReactNode {
  return <ServiceCard as="h3">{children}</ServiceCard>;
}
