import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import HomeSearch from '@theme/HomeSearch';
import Layout from '@theme/Layout';
import type {Overview} from '@site/src/catalogue/browser';
import {useLocale} from '@site/src/languages/useLocale';
import {Fill} from '@site/src/languages/Fill';
import {Breakable} from '../Breakable';
import {EntryIcon} from '../EntryIcon';
import {type ServiceRow, ServiceRows} from '../ServiceRow';
import {HomeData} from '../StructuredData';
import {Shelf} from '../../shelf/ui/Shelf';
import {Changes} from './Changes';
import {Shelves} from './Shelves';
import styles from './styles.module.css';
import {Ways} from './Ways';
import {TEXTS} from './texts';

type Props = {
  readonly title: string;
  readonly description: string;
  /** The newest services, newest first. */
  readonly recent: readonly ServiceRow[];
  readonly overview: Overview;
};

/** The home page: tagline, search, changes, services by category, newest entries, companies. */
export default function HomePage({title, description, recent, overview}: Props): ReactNode {
  const locale = useLocale();
  const {customFields} = useDocusaurusContext().siteConfig;
  const {totals, shelves, companies, changes} = overview;
  return (
    <HtmlClassNameProvider className="home-page">
      <PageMetadata title={title} description={description} />
      <HomeData />
      <Layout>
        <main className={`container padding-vert--lg ${styles.page}`}>
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
          <Shelf services={shelves.flatMap(({services}) => services)} />
          <Shelves shelves={shelves} />
          <Ways services={totals.services} />
          <section aria-labelledby="recent">
            <Heading as="h2" id="recent">
              {TEXTS.recentTitle[locale]}
            </Heading>
            <ServiceRows services={recent} as="h3" />
          </section>
          <section aria-labelledby="companies">
            <Heading as="h2" id="companies">
              {TEXTS.companiesTitle[locale]}
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
  const locale = useLocale();
  const numbers = new Intl.NumberFormat(useLocale());
  return (
    <p className={styles.lead}>
      <Fill
        text={TEXTS.lead[locale]}
        values={{
          services,
          sourced: numbers.format(sourced),
          compared: numbers.format(compared),
          health: <Link to="/docs/health">{TEXTS.leadHealth[locale]}</Link>,
        }}
      />
    </p>
  );
}
