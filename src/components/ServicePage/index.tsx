import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props as BlogPostPageProps} from '@theme/BlogPostPage';
import BlogLayout from '@theme/BlogLayout';
import MDXContent from '@theme/MDXContent';
import type {ServiceView} from '@site/src/catalogue/browser';
import {Alternatives} from '../Alternatives';
import {TEXTS as ALTERNATIVES} from '../Alternatives/texts';
import {Choice} from '../Choice';
import {CopyMarkdown} from '../CopyMarkdown';
import {CoverMetadata} from '../CoverMetadata';
import {EntryFooter} from '../EntryFooter';
import {EntryFrame} from '../EntryFrame';
import {EntryLinks} from '../EntryLinks';
import {FactsContext} from '../Fact/context';
import {FactList} from '../FactList';
import {TEXTS as FACTS} from '../FactList/texts';
import {LifecycleNotice} from '../LifecycleNotice';
import {ServiceFacts} from '../ServiceFacts';
import {State} from '../State';
import {ServiceData, servicesStep} from '../StructuredData';
import {Timeline} from '../Timeline';
import {TEXTS as TIMELINE} from '../Timeline/texts';
import {Translated} from '../Translated';
import {comparisonPath} from '@site/src/addresses';
import {useLocale} from '@site/src/languages/useLocale';
import {TEXTS} from './texts';

type Props = BlogPostPageProps & {
  readonly content: {
    readonly record: ServiceView;
    /** IDs of the facts that the article cites. */
    readonly cited: readonly string[];
    /** That of this page alone, if there are too many services to list all beside each. */
    readonly sidebar?: BlogPostPageProps['sidebar'];
  };
};

/** The page of a service: its article with the record, its alternatives, timeline and sources. */
export default function ServicePage({content: Article, sidebar}: Props): ReactNode {
  const {record, cited, metadata, assets, toc} = Article;
  const {date, description, editUrl, frontMatter, nextItem, prevItem, title} = metadata;
  const locale = useLocale();
  const {slug, alternatives, facts, lifecycle, timeline} = record;
  const section = (id: string, value: string) => ({id, level: 2, value});
  return (
    <BlogLayout sidebar={Article.sidebar ?? sidebar}>
      <PageMetadata
        title={title}
        description={description}
        keywords={frontMatter.keywords}
        image={assets.image}
      >
        <meta property="og:type" content="article" />
        <meta property="article:published_time" content={date} />
      </PageMetadata>
      <CoverMetadata name={record.name} vendor={record.vendor} />
      <ServiceData
        title={title}
        description={description}
        above={[servicesStep(locale)]}
        service={record}
        published={date}
        image={assets.image!}
      />
      <FactsContext.Provider value={facts}>
        <EntryFrame
          icon={record.icon}
          color={record.color}
          name={title}
          meta={<Meta service={record} tags={metadata.tags} />}
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
          values={<ServiceFacts service={record} />}
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
      </FactsContext.Provider>
    </BlogLayout>
  );
}

/** State, vendor and tags of a service. The state is left out if {@link LifecycleNotice} has it. */
function Meta({
  service: {company, lifecycle, vendor},
  tags,
}: {
  readonly service: ServiceView;
  readonly tags: Props['content']['metadata']['tags'];
}): ReactNode {
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
