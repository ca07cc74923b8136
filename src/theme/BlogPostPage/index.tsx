// Change: shows the record of the service around its article.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import {BlogPostProvider, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props as BlogPostPageProps} from '@theme/BlogPostPage';
import BlogLayout from '@theme/BlogLayout';
import BlogPostItem from '@theme/BlogPostItem';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import BlogPostPaginator from '@theme/BlogPostPaginator';
import TOC from '@theme/TOC';
import type {CompanyCardView, ServiceView} from '@site/src/catalogue/browser';
import {Alternatives} from '@site/src/components/Alternatives';
import {AttributeList} from '@site/src/components/AttributeList';
import {Choice} from '@site/src/components/Choice';
import {CompanyCard} from '@site/src/components/CompanyCard';
import {CopyMarkdown} from '@site/src/components/CopyMarkdown';
import {Cover, type CoverImage, CoverMetadata} from '@site/src/components/Cover';
import {FactsContext} from '@site/src/components/Fact/context';
import {FactList} from '@site/src/components/FactList';
import {LifecycleNotice} from '@site/src/components/LifecycleNotice';
import {ServiceFacts} from '@site/src/components/ServiceFacts';
import {ServiceData, servicesStep} from '@site/src/components/StructuredData';
import {Timeline, timelineTitle} from '@site/src/components/Timeline';
import {Translated} from '@site/src/components/Translated';

type Props = BlogPostPageProps & {
  readonly content: {
    readonly record: ServiceView;
    readonly cover: CoverImage;
    /** The company behind the service, if the catalogue has it. */
    readonly company?: CompanyCardView;
  };
};

function ServicePage({content: Article, sidebar}: Props): ReactNode {
  const {record, cover, company} = Article;
  const {assets, metadata, toc} = useBlogPost();
  const {date, description, nextItem, prevItem, title} = metadata;
  const recordSections = [
    {
      id: 'values',
      level: 2,
      value: translate(
        {
          id: 'service.values.title',
          message: 'Values: {category}',
          description: 'Heading of the values by which the services of a category are compared',
        },
        {category: record.categoryLabel},
      ),
    },
    ...(record.timeline.length > 0 ? [{id: 'timeline', level: 2, value: timelineTitle()}] : []),
    {
      id: 'sources',
      level: 2,
      value: translate({
        id: 'facts.title',
        message: 'Facts and sources',
        description: 'Heading of the list of facts with their sources',
      }),
    },
  ];
  return (
    <BlogLayout
      sidebar={sidebar}
      toc={
        <>
          <Cover image={cover} service={record} />
          <TOC toc={[...toc, ...recordSections]} />
        </>
      }
    >
      <ServiceData
        title={title}
        description={description}
        above={[servicesStep()]}
        service={record}
        published={date}
        image={assets.image!}
      />
      <BlogPostItem>
        <LifecycleNotice entry={record.slug} lifecycle={record.lifecycle} />
        <ServiceFacts service={record} />
        <Translated>
          <Article />
        </Translated>
        <Choice goodFor={record.goodFor} watchOut={record.watchOut} />
        <Alternatives alternatives={record.alternatives} />
        {company && <CompanyCard company={company} />}
        <AttributeList service={record} />
        <Timeline events={record.timeline} />
        <FactList entry={record.slug} facts={record.facts} />
        <CopyMarkdown route={`/services/${record.slug}`} />
      </BlogPostItem>
      {(nextItem ?? prevItem) && <BlogPostPaginator nextItem={nextItem} prevItem={prevItem} />}
    </BlogLayout>
  );
}

export default function BlogPostPage(props: Props): ReactNode {
  const {record} = props.content;
  return (
    <BlogPostProvider content={props.content} isBlogPostPage>
      <HtmlClassNameProvider
        className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogPostPage)}
      >
        <BlogPostPageMetadata />
        <CoverMetadata service={record} />
        <FactsContext.Provider value={record.facts}>
          <ServicePage {...props} />
        </FactsContext.Provider>
      </HtmlClassNameProvider>
    </BlogPostProvider>
  );
}
