// Change: shows the record of the service with its article.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {BlogPostProvider, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props as BlogPostPageProps} from '@theme/BlogPostPage';
import BlogLayout from '@theme/BlogLayout';
import MDXContent from '@theme/MDXContent';
import type {Localized} from '@site/src/catalogue/vocabulary';
import type {CompanyCardView, ServiceView} from '@site/src/catalogue/browser';
import {Alternatives} from '@site/src/components/Alternatives';
import {TEXTS as ALTERNATIVES} from '@site/src/components/Alternatives/texts';
import {AttributeList} from '@site/src/components/AttributeList';
import {Choice} from '@site/src/components/Choice';
import {CopyMarkdown} from '@site/src/components/CopyMarkdown';
import {CoverMetadata} from '@site/src/components/CoverMetadata';
import {EntryFooter} from '@site/src/components/EntryFooter';
import {EntryFrame} from '@site/src/components/EntryFrame';
import {EntryLinks} from '@site/src/components/EntryLinks';
import {FactsContext} from '@site/src/components/Fact/context';
import {FactList} from '@site/src/components/FactList';
import {TEXTS as FACTS} from '@site/src/components/FactList/texts';
import {LifecycleNotice} from '@site/src/components/LifecycleNotice';
import {ServiceFacts} from '@site/src/components/ServiceFacts';
import {State} from '@site/src/components/State';
import {ServiceData, servicesStep} from '@site/src/components/StructuredData';
import {Timeline} from '@site/src/components/Timeline';
import {TEXTS as TIMELINE} from '@site/src/components/Timeline/texts';
import {Translated} from '@site/src/components/Translated';
import {comparisonPath} from '@site/src/addresses';
import {useLocale} from '@site/src/languages/useLocale';

const TEXTS = {
  linkAlternatives: {en: 'Compare with alternatives', ja: '代わりのサービスと比較'},
} as const satisfies Readonly<Record<string, Localized>>;

type Props = BlogPostPageProps & {
  readonly content: {
    readonly record: ServiceView;
    /** IDs of the facts that the article cites. */
    readonly cited: readonly string[];
    /** The company of the service, if the catalogue has a page for it. */
    readonly company?: CompanyCardView;
    /** That of this page alone, if there are too many services to list all beside each. */
    readonly sidebar?: BlogPostPageProps['sidebar'];
  };
};

function Service({content: Article}: Props): ReactNode {
  const {record, cited, company} = Article;
  const {metadata, toc} = useBlogPost();
  const {date, description, editUrl, nextItem, prevItem, title} = metadata;
  const locale = useLocale();
  const {slug, alternatives, facts, lifecycle, timeline} = record;
  const section = (id: string, value: string) => ({id, level: 2, value});
  return (
    <EntryFrame
      icon={record.icon}
      color={record.color}
      name={title}
      meta={<Meta service={record} />}
      lead={description}
      actions={<EntryLinks links={record.links} first={<CompareLink {...record} />} />}
      notice={
        <LifecycleNotice
          entry={slug}
          lifecycle={lifecycle}
          hasAlternatives={alternatives.length > 0}
        />
      }
      verdict={<Choice goodFor={record.goodFor} watchOut={record.watchOut} />}
      values={
        <>
          <AttributeList service={record} />
          <ServiceFacts service={record} company={company} />
        </>
      }
      hasManyValues
      toc={[
        ...toc,
        ...(alternatives.length > 0
          ? [section('alternatives', ALTERNATIVES.alternativesTitle[locale])]
          : []),
        ...(timeline.length > 0 ? [section('timeline', TIMELINE.title[locale])] : []),
        section('sources', FACTS.title[locale]),
      ]}
      footer={<EntryFooter date={date} editUrl={editUrl} newer={prevItem} older={nextItem} />}
    >
      <Translated>
        <MDXContent>
          <Article />
        </MDXContent>
      </Translated>
      <Alternatives slug={slug} alternatives={alternatives} />
      <Timeline events={timeline} />
      <FactList entry={slug} facts={facts} cited={cited} />
      <CopyMarkdown route={`/services/${slug}`} />
    </EntryFrame>
  );
}

/** State, vendor and tags of a service. The state is left out if {@link LifecycleNotice} has it. */
function Meta({service: {company, lifecycle, vendor}}: {readonly service: ServiceView}): ReactNode {
  const {tags} = useBlogPost().metadata;
  return (
    <>
      {(lifecycle.state === 'active' || lifecycle.note === null) && (
        <li>
          <State lifecycle={lifecycle} />
        </li>
      )}
      <li>{company ? <Link to={`/companies/${company.slug}`}>{vendor}</Link> : vendor}</li>
      {tags.map(({label, permalink}) => (
        <li key={permalink}>
          <Link className="chip" to={permalink}>
            {label}
          </Link>
        </li>
      ))}
    </>
  );
}

function CompareLink({slug, alternatives}: ServiceView): ReactNode {
  const locale = useLocale();
  return alternatives.length === 0 ? null : (
    <Link
      className="button button--primary button--sm"
      to={comparisonPath([slug, ...alternatives.map((alternative) => alternative.slug)])}
    >
      {TEXTS.linkAlternatives[locale]}
    </Link>
  );
}

export default function BlogPostPage(props: Props): ReactNode {
  const {content} = props;
  const locale = useLocale();
  const {assets, metadata, record, sidebar = props.sidebar} = content;
  return (
    <BlogPostProvider content={content} isBlogPostPage>
      <PageMetadata
        title={metadata.title}
        description={metadata.description}
        keywords={metadata.frontMatter.keywords}
        image={assets.image}
      >
        <meta property="og:type" content="article" />
        <meta property="article:published_time" content={metadata.date} />
      </PageMetadata>
      <CoverMetadata name={record.name} vendor={record.vendor} />
      <ServiceData
        title={metadata.title}
        description={metadata.description}
        above={[servicesStep(locale)]}
        service={record}
        published={metadata.date}
        image={assets.image!}
      />
      <BlogLayout sidebar={sidebar}>
        <FactsContext.Provider value={record.facts}>
          <Service {...props} />
        </FactsContext.Provider>
      </BlogLayout>
    </BlogPostProvider>
  );
}
