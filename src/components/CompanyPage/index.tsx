import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import type {PropBlogPostContent} from '@docusaurus/plugin-content-blog';
import BlogPostItems from '@theme/BlogPostItems';
import EditMetaRow from '@theme/EditMetaRow';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {CompanyView} from '@site/src/catalogue';
import {ANSWERS, OTHER_FIELDS} from '@site/src/catalogue/vocabulary';
import EntryIcon from '../EntryIcon';
import {FactsContext} from '../Fact/context';
import FactList from '../FactList';
import Provenance, {formatDate} from '../Provenance';
import ServiceCard from '../ServiceCard';
import {companiesStep, CompanyData} from '../StructuredData';
import Translated from '../Translated';
import useLocale from '../useLocale';
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
              {/* The id by which the search extraction knows the text of a post. */}
              <div className="markdown" id="__blog-post-container">
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
              <FactList entry={company.slug} facts={company.facts} />
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
  const linkLabels = {
    homepage: translate({
      id: 'company.links.homepage',
      message: 'Website',
      description: 'Link to the website of a company',
    }),
    blog: translate({
      id: 'company.links.blog',
      message: 'Company blog',
      description: 'Link to the blog of a company',
    }),
    source: translate({
      id: 'company.links.source',
      message: 'Source code',
      description: 'Link to the repositories of a company',
    }),
    social: translate({
      id: 'company.links.social',
      message: 'Social account',
      description: 'Link to the social account of a company',
    }),
    status: translate({
      id: 'company.links.status',
      message: 'Status page',
      description: 'Link to the status page of a company',
    }),
  };
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
      {rows.map(({field, value, claim: {note, source, basis, checked}}) => {
        const {shelfLifeDays, [locale]: label} = OTHER_FIELDS[field];
        return (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              <strong>{value}</strong>
              {note !== null && <span className={styles.note}>{note}</span>}
              <Provenance
                {...{source, basis, checked, shelfLifeDays}}
                report={{entry: company.slug, field, label, shown: value}}
              />
            </dd>
          </div>
        );
      })}
      <div>
        <dt>
          <Translate id="company.facts.links" description="Label of the links of a company">
            Links
          </Translate>
        </dt>
        <dd className={styles.links}>
          {(Object.keys(linkLabels) as (keyof typeof linkLabels)[]).map((key) => {
            const href = links[key];
            return href === null ? null : (
              <Link key={key} href={href}>
                {linkLabels[key]}
              </Link>
            );
          })}
        </dd>
      </div>
    </dl>
  );
}

/** Name of a country for its ISO 3166-1 code. */
export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, {type: 'region'}).of(code) ?? code;
}
