// Change: a title that says "services", related tags, and a table of the services of the tag below their cards.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  translateTagsPageTitle,
  usePluralForm,
} from '@docusaurus/theme-common';
import type {Props as BlogTagsPostsPageProps} from '@theme/BlogTagsPostsPage';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import Tag from '@theme/Tag';
import type {ServiceSummary} from '@site/src/catalogue/browser';
import {ServiceTable} from '@site/src/components/ServiceTable';
import {PageData, servicesStep} from '@site/src/components/StructuredData';
import styles from './styles.module.css';

type Props = BlogTagsPostsPageProps & {
  readonly services: readonly ServiceSummary[];
  readonly related: readonly {readonly label: string; readonly permalink: string}[];
};

export default function BlogTagsPostsPage({
  tag,
  items,
  sidebar,
  listMetadata,
  services,
  related,
}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const title = selectMessage(
    tag.count,
    translate(
      {
        id: 'tag.title',
        message: 'One service with the tag “{tag}”|{count} services with the tag “{tag}”',
        description:
          'Title of the page of a tag; the forms for one and for several services, separated by "|"',
      },
      {count: tag.count, tag: tag.label},
    ),
  );
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagPostListPage)}
    >
      <PageMetadata title={title} description={tag.description} />
      <SearchMetadata tag="blog_tags_posts" />
      <PageData
        title={title}
        description={tag.description}
        above={[servicesStep(), {name: translateTagsPageTitle(), path: tag.allTagsPath}]}
        items={items.map(({content}) => ({
          name: content.metadata.title,
          path: content.metadata.permalink,
        }))}
      />
      <BlogLayout sidebar={sidebar}>
        <header className={styles.header}>
          <Heading as="h1">{title}</Heading>
          {tag.description && <p>{tag.description}</p>}
          <nav
            aria-label={translate({
              id: 'tag.related.label',
              message: 'Related tags',
              description: 'Name of the links to tags that often stand beside this one',
            })}
          >
            <ul className={styles.tags}>
              {related.map(({label, permalink}) => (
                <li key={permalink}>
                  <Tag label={label} permalink={permalink} description={undefined} />
                </li>
              ))}
              <li>
                <Link href={tag.allTagsPath}>
                  <Translate
                    id="theme.tags.tagsPageLink"
                    description="The label of the link targeting the tag list page"
                  >
                    View All Tags
                  </Translate>
                </Link>
              </li>
            </ul>
          </nav>
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={listMetadata} />
        {services.length > 1 && (
          <section>
            <Heading as="h2" id="side-by-side">
              <Translate
                id="tag.table.title"
                description="Heading of the table that compares the services of a tag"
              >
                Side by side
              </Translate>
            </Heading>
            <ServiceTable
              services={services}
              caption={translate(
                {
                  id: 'tag.table.caption',
                  message: 'The services with the tag “{tag}”, with source and date of each value',
                  description: 'Caption of the table that compares the services of a tag',
                },
                {tag: tag.label},
              )}
            />
          </section>
        )}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
