import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import type {PropBlogPostContent} from '@docusaurus/plugin-content-blog';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import HomeSearch from '@theme/HomeSearch';
import Layout from '@theme/Layout';
import type {Overview} from '@site/src/catalogue/browser';
import {EntryIcon} from '../EntryIcon';
import {ServiceRow} from '../ServiceRow';
import {Changes} from './Changes';
import {HomeData} from '../StructuredData';
import styles from './styles.module.css';
import {Ways} from './Ways';

type Props = {
  /** The newest services, newest first. */
  readonly recentPosts: readonly {readonly content: PropBlogPostContent}[];
  readonly overview: Overview;
};

/** Tagline, search, the ways into the catalogue, and the newest entries. */
export default function HomePage({recentPosts, overview}: Props): ReactNode {
  const {title, tagline} = useDocusaurusContext().siteConfig;
  const {totals, tags, companies, changes} = overview;
  return (
    <HtmlClassNameProvider className="home-page">
      <PageMetadata title={title} description={tagline} />
      <HomeData />
      <Layout>
        <main>
          <header className={styles.hero}>
            <div className="container">
              <div className={styles.columns}>
                <div>
                  <Heading as="h1" className={styles.tagline}>
                    {tagline}
                  </Heading>
                  <p className={styles.lead}>
                    <Translate
                      id="home.lead"
                      description="Below the tagline of the home page: what a reader finds here"
                      values={{services: totals.services}}
                    >
                      {
                        'Prices, limits, alternatives and discontinuations of {services} services, one page each. Compare up to four side by side; every known value shows its source and whether it has been checked.'
                      }
                    </Translate>
                  </p>
                  <HomeSearch />
                  <nav
                    aria-label={translate({
                      id: 'home.tags.label',
                      message: 'Most used tags',
                      description: 'Name of the list of frequent tags on the home page',
                    })}
                  >
                    <ul className={styles.tags}>
                      {tags.map(({slug, label, count}) => (
                        <li key={slug}>
                          <Link to={`/services/tags/${slug}`}>
                            {label} <span className={styles.count}>{count}</span>
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </nav>
                </div>
                {changes.length > 0 && <Changes changes={changes} />}
              </div>
            </div>
          </header>
          <div className="container">
            <Ways totals={totals} />
            <section aria-labelledby="recent" className={styles.section}>
              <Heading as="h2" id="recent">
                <Translate
                  id="home.recent.title"
                  description="Heading of the newest entries on the home page"
                >
                  Recently added
                </Translate>
              </Heading>
              <BlogPostItems items={recentPosts} component={RecentRow} />
            </section>
            <section aria-labelledby="companies" className={styles.section}>
              <Heading as="h2" id="companies">
                <Translate
                  id="home.companies.title"
                  description="Heading of the list of companies on the home page"
                >
                  Companies
                </Translate>
              </Heading>
              <ul className={styles.companies}>
                {companies.map(({slug, name, icon}) => (
                  <li key={slug}>
                    <Link to={`/companies/${slug}`}>
                      <EntryIcon icon={icon} />
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

function RecentRow(): ReactNode {
  return <ServiceRow as="h3" />;
}
