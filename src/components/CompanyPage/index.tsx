import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import type {PropBlogPostContent} from '@docusaurus/plugin-content-blog';
import EditThisPage from '@theme/EditThisPage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import {buildCompanyRows, type CompanyView} from '@site/src/catalogue/browser';
import {locale} from '@site/src/languages/locale';
import {ARTICLE_ELEMENTS} from '../Cited';
import {CopyMenu} from '../CopyMenu';
import {EntryFrame} from '../EntryFrame';
import {EntryLinks} from '../EntryLinks';
import {byCitation, FactsContext} from '../Fact';
import {FactList} from '../FactList';
import {TEXTS as FACTS} from '../FactList';
import {type ServiceRow, ServiceRows} from '../ServiceRow';
import {companiesStep, PageData} from '../StructuredData';
import {buildCompany} from '../StructuredData/graph';
import {Timeline} from '../Timeline';
import {TEXTS as TIMELINE} from '../Timeline';
import {Translated} from '../Translated';
import {ValueList, ValueRow} from '../ValueList';

const TEXTS = {
  directoryLink: {en: 'All companies', ja: '企業一覧'},
  servicesTitle: {en: 'Services in this catalogue', ja: '掲載しているサービス'},
  factsLegalName: {en: 'Legal name', ja: '正式名称'},
};

type Props = {
  /** The profile, compiled from Markdown. */
  readonly content: PropBlogPostContent & {
    readonly record: CompanyView;
    /** IDs of the facts that the profile cites. */
    readonly cited: readonly string[];
    /** The company's services, newest first. */
    readonly services: readonly ServiceRow[];
  };
};

/** The page of a company: its services, profile, timeline, and facts with their sources. */
export default function CompanyPage({content: Profile}: Props): ReactNode {
  const {record: company, cited, services, metadata, toc} = Profile;
  const {description, editUrl} = metadata;
  const {slug, name, timeline} = company;
  const facts = byCitation(company.facts, cited);
  const Article = Profile as unknown as (props: {components: object}) => ReactNode;
  const section = (id: string, value: string) => ({id, level: 2, value});
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={name} description={description} keywords={company.aliases} />
      <PageData
        title={name}
        description={description}
        above={[companiesStep(locale)]}
        describe={(_, page) => [buildCompany(page, company)]}
      />
      <Layout>
        <main className="container margin-vert--lg">
          <FactsContext.Provider value={facts}>
            <EntryFrame
              icon={company.icon}
              color={company.color}
              name={name}
              meta={
                <li>
                  <Link to="/companies/company">{TEXTS.directoryLink[locale]}</Link>
                </li>
              }
              tools={
                <CopyMenu route={`/companies/${slug}`} data={`/api/v1/companies/${slug}.json`} />
              }
              lead={
                <>
                  <p>{description}</p>
                  <EntryLinks links={company.links} />
                </>
              }
              values={<CompanyFacts company={company} />}
              toc={[
                section('services', TEXTS.servicesTitle[locale]),
                ...toc,
                section('timeline', TIMELINE.title[locale]),
                section('sources', FACTS.title[locale]),
              ]}
              footer={editUrl && <EditThisPage editUrl={editUrl} />}
            >
              <section>
                <Heading as="h2" id="services">
                  {TEXTS.servicesTitle[locale]}
                </Heading>
                <ServiceRows services={services} as="h3" />
              </section>
              <Translated>
                <MDXContent>
                  <Article components={ARTICLE_ELEMENTS} />
                </MDXContent>
              </Translated>
              <Timeline events={timeline} folder={`companies/${slug}`} />
              <FactList entry={slug} facts={facts} />
            </EntryFrame>
          </FactsContext.Provider>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

function CompanyFacts({company}: {readonly company: CompanyView}): ReactNode {
  const {slug, legalName} = company;
  const rows = buildCompanyRows(company, locale);
  return (
    <ValueList entry={slug} rows={rows}>
      {legalName !== null && <ValueRow label={TEXTS.factsLegalName[locale]}>{legalName}</ValueRow>}
    </ValueList>
  );
}
