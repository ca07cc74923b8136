import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import type {PropBlogPostContent} from '@docusaurus/plugin-content-blog';
import Heading from '@theme/Heading';
import HomeSearch from '@theme/HomeSearch';
import Layout from '@theme/Layout';
import type {Overview} from '@site/src/catalogue/browser';
import {useLocale} from '@site/src/languages/useLocale';
import {Breakable} from '../Breakable';
import {EntryIcon} from '../EntryIcon';
import {ServiceRows} from '../ServiceRow';
import {HomeData} from '../StructuredData';
import {Changes} from './Changes';
import {Shelves} from './Shelves';
import styles from './styles.module.css';
import {Ways} from './Ways';

type Props = {
  /** The newest services, newest first. */
  readonly recentPosts: readonly {readonly content: PropBlogPostContent}[];
  readonly overview: Overview;
};

/** The home page: tagline, search, changes, services by category, newest entries, companies. */
export default function HomePage({recentPosts, overview}: Props): ReactNode {
  const {title, tagline, customFields} = useDocusaurusContext().siteConfig;
  const {totals, shelves, companies, changes} = overview;
  return (
    <HtmlClassNameProvider className="home-page">
      <PageMetadata title={title} description={tagline} />
      <HomeData />
      <Layout>
        <main className={`container ${styles.page}`}>
          <header className={styles.top}>
            <div>
              <Heading as="h1">
                <Breakable parts={customFields!.taglineParts as readonly string[]} />
              </Heading>
              <Lead totals={totals} />
              <HomeSearch />
            </div>
            {changes.length > 0 && <Changes changes={changes} />}
          </header>
          <Shelves shelves={shelves} />
          <Ways services={totals.services} />
          <section aria-labelledby="recent">
            <Heading as="h2" id="recent">
              <Translate
                id="home.recent.title"
                description="Heading of the newest entries on the home page"
              >
                Recently added
              </Translate>
            </Heading>
            <ServiceRows items={recentPosts} as="h3" />
          </section>
          <section aria-labelledby="companies">
            <Heading as="h2" id="companies">
              <Translate
                id="home.companies.title"
                description="Heading of the list of companies on the home page"
              >
                Companies
              </Translate>
            </Heading>
            <ul className={styles.entries}>
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
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

/** The paragraph below the tagline, with counts from the records. */
function Lead({totals: {services, sourced, compared}}: Pick<Overview, 'totals'>): ReactNode {
  const numbers = new Intl.NumberFormat(useLocale());
  return (
    <p className={styles.lead}>
      <Translate
        id="home.lead"
        description="Text below the tagline of the home page"
        values={{
          services,
          sourced: numbers.format(sourced),
          compared: numbers.format(compared),
          health: (
            <Link to="/docs/health">
              <Translate
                id="home.lead.health"
                description="Link to the page about the state of the data, in the text below the tagline of the home page"
              >
                State of the data
              </Translate>
            </Link>
          ),
        }}
      >
        {
          'Compare {services} services on the same points. Each of the {sourced} values and facts has a source, and {compared} have been verified against it. What isn’t known is labelled “Unknown”. {health}'
        }
      </Translate>
    </p>
  );
}
