import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import type {PropBlogPostContent} from '@docusaurus/plugin-content-blog';
import BlogPostItems from '@theme/BlogPostItems';
import EditMetaRow from '@theme/EditMetaRow';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import {type CompanyView, formatDate} from '@site/src/catalogue/browser';
import {ANSWERS, OTHER_FIELDS} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import {CopyMarkdown} from '../CopyMarkdown';
import {EntryIcon} from '../EntryIcon';
import {EntryLinks} from '../EntryLinks';
import {FactsContext} from '../Fact/context';
import {FactList} from '../FactList';
import {Provenance} from '../Provenance';
import {RecordText} from '../RecordText';
import {ServiceCard} from '../ServiceCard';
import {companiesStep, CompanyData} from '../StructuredData';
import {Timeline} from '../Timeline';
import {Translated} from '../Translated';
import {countryName} from './countryName';
import styles from './styles.module.css';

type Props = {
  /** Profile, compiled from Markdown. */
  readonly content: PropBlogPostContent & {
    readonly record: CompanyView;
    /** Previews of the articles about the company's services, newest first. */
    readonly posts: readonly {readonly content: PropBlogPostContent}[];
  };
};

/** Profile of a company, its facts with their sources, and its services. */
export default function CompanyPage({content: Profile}: Props): ReactNode {
  const {record: company, posts} = Profile;
  const {description, editUrl} = Profile.metadata;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={company.name} description={description} keywords={company.aliases} />
      <CompanyData
        title={company.name}
        description={description}
        above={[companiesStep()]}
        company={company}
      />
      <Layout>
        <main className="container margin-vert--lg">
          <FactsContext.Provider value={company.facts}>
            <article className={styles.article}>
              <p className={styles.up}>
                <Link to="/companies/company">
                  <Translate
                    id="company.directory.link"
                    description="Link from a company to the list of all companies"
                  >
                    All companies
                  </Translate>
                </Link>
              </p>
              <div className={styles.head}>
                <EntryIcon icon={company.icon} className={styles.icon} />
                <Heading as="h1" className={styles.title}>
                  {company.name}
                </Heading>
              </div>
              <CompanyFacts company={company} />
              <div className="markdown">
                <Translated>
                  <MDXContent>
                    <Profile />
                  </MDXContent>
                </Translated>
              </div>
              <section className="margin-top--lg">
                <Heading as="h2" id="services">
                  <Translate
                    id="company.services.title"
                    description="Heading of the services of a company"
                  >
                    Services in this catalogue
                  </Translate>
                </Heading>
                <BlogPostItems items={posts} component={CompanyServiceCard} />
              </section>
              <Timeline events={company.timeline} />
              <FactList entry={company.slug} facts={company.facts} />
              <CopyMarkdown route={`/companies/${company.slug}`} />
              <EditMetaRow
                className="margin-top--lg"
                editUrl={editUrl}
                lastUpdatedAt={undefined}
                lastUpdatedBy={undefined}
              />
            </article>
          </FactsContext.Provider>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

function CompanyServiceCard({children}: {readonly children: ReactNode}): ReactNode {
  return <ServiceCard as="h3">{children}</ServiceCard>;
}

function CompanyFacts({company}: {readonly company: CompanyView}): ReactNode {
  const locale = useLocale();
  const {country, headquarters, founded, legalName, links} = company;
  const unknown = ANSWERS.unknown[locale];
  const rows = [
    {
      field: 'country',
      value: country.value === 'unknown' ? unknown : countryName(country.value, locale),
      claim: country,
    },
    {
      field: 'headquarters',
      value: headquarters.value === 'unknown' ? unknown : headquarters.value,
      claim: headquarters,
    },
    {
      field: 'founded',
      value: founded.value === 'unknown' ? unknown : formatDate(founded.value, locale),
      claim: founded,
    },
  ] as const;
  return (
    <dl className={styles.facts}>
      {legalName !== null && (
        <div>
          <dt>
            <Translate id="company.facts.legalName" description="Label of a fact about a company">
              Legal name
            </Translate>
          </dt>
          <dd>{legalName}</dd>
        </div>
      )}
      {rows.map(({field, value, claim}) => {
        const {shelfLifeDays, [locale]: label} = OTHER_FIELDS[field];
        return (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              <strong>{value}</strong>
              {claim.note !== null && (
                <span className={styles.note}>
                  <RecordText text={claim.note} />
                </span>
              )}
              <Provenance
                {...{claim, shelfLifeDays}}
                report={{entry: company.slug, field, label, shown: value}}
              />
            </dd>
          </div>
        );
      })}
      <div data-search="ignore">
        <dt>
          <Translate id="company.facts.links" description="Label of the links of a company">
            Links
          </Translate>
        </dt>
        <dd>
          <EntryLinks links={links} />
        </dd>
      </div>
    </dl>
  );
}
