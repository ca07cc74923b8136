// Change: a title with "services", related tags, links to comparison and guide, and a table.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {translateTagsPageTitle, usePluralForm} from '@docusaurus/theme-common';
import type {Props as BlogTagsPostsPageProps} from '@theme/BlogTagsPostsPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import Heading from '@theme/Heading';
import type {Localized} from '@site/src/catalogue/vocabulary';
import type {ServiceMatrix} from '@site/src/catalogue/browser';
import {ListPage} from '@site/src/components/ListPage';
import {type ServiceRow, ServiceRows} from '@site/src/components/ServiceRow';
import {ServiceTable} from '@site/src/components/ServiceTable';
import {TagList} from '@site/src/components/TagList';
import {fill} from '@site/src/fill';
import {useLocale} from '@site/src/languages/useLocale';
import styles from './styles.module.css';

const TEXTS = {
  title: {en: '{tag}: {count} service|{tag}: {count} services', ja: '{tag}：{count}件'},
  relatedLabel: {en: 'Related tags', ja: '関連するタグ'},
  tableTitle: {en: 'Side by side', ja: '表で比較'},
  tableCaption: {
    en: 'Comparison of the services tagged “{tag}”',
    ja: '「{tag}」タグのサービスの比較',
  },
  compare: {en: 'Compare these {count}', ja: 'この{count}件を比較'},
  guide: {en: '{category}: what to look at', ja: '{category}の選び方を読む'},
} as const satisfies Readonly<Record<string, Localized>>;

type Props = Omit<BlogTagsPostsPageProps, 'items'> & {
  readonly services: readonly ServiceRow[];
  readonly matrix: ServiceMatrix;
  /** Tags that often occur together with this one. */
  readonly related: readonly {readonly label: string; readonly permalink: string}[];
  /** Value of the tag in the query of `/compare`. */
  readonly slug: string;
  /** The guide to the category that the services share; `label` is the name of the category. */
  readonly guide: {readonly label: string; readonly path: string} | null;
};

export default function BlogTagsPostsPage({
  tag,
  services,
  sidebar,
  listMetadata,
  matrix,
  related,
  slug,
  guide,
}: Props): ReactNode {
  const locale = useLocale();
  const {selectMessage} = usePluralForm();
  const hasTable = matrix.services.length > 1;
  const title = selectMessage(
    tag.count,
    fill(TEXTS.title[locale], {count: tag.count, tag: tag.label}),
  );
  // The heading contains the whole title, of which only the label and the number are visible.
  const [before, after] = title.slice(tag.label.length).split(String(tag.count));
  return (
    <ListPage
      title={title}
      description={tag.description ?? ''}
      above={{name: translateTagsPageTitle(), path: tag.allTagsPath}}
      entries={services}
      sidebar={sidebar}
    >
      <header className={styles.header}>
        <Heading as="h1">
          {tag.label}
          <span className="visually-hidden">{before}</span>
          <span className="chip margin-left--sm">
            {tag.count}
            <span className="visually-hidden">{after}</span>
          </span>
        </Heading>
        {tag.description && <p>{tag.description}</p>}
        <div className={styles.ways}>
          <nav aria-label={TEXTS.relatedLabel[locale]}>
            <TagList
              tags={[
                ...related,
                {
                  label: translate({
                    id: 'theme.tags.tagsPageLink',
                    message: 'View all tags',
                    description: 'The label of the link targeting the tag list page',
                  }),
                  permalink: tag.allTagsPath,
                },
              ]}
            />
          </nav>
          <Actions count={tag.count} slug={slug} guide={guide} />
        </div>
      </header>
      <ServiceRows services={services} tag={tag.permalink} isBrief={hasTable} />
      <BlogListPaginator metadata={listMetadata} />
      {hasTable && (
        <section>
          <Heading as="h2" id="side-by-side">
            {TEXTS.tableTitle[locale]}
          </Heading>
          <ServiceTable
            matrix={matrix}
            caption={fill(TEXTS.tableCaption[locale], {tag: tag.label})}
          />
        </section>
      )}
    </ListPage>
  );
}

/** Links to the comparison, if there are at least two services, and to the guide. */
function Actions({
  count,
  slug,
  guide,
}: Pick<Props, 'slug' | 'guide'> & {readonly count: number}): ReactNode {
  const locale = useLocale();
  if (count < 2 && guide === null) {
    return null;
  }
  return (
    <p className={styles.actions}>
      {count > 1 && (
        <Link to={`/compare?tag=${slug}`} className="button button--primary button--sm">
          {fill(TEXTS.compare[locale], {count})}
        </Link>
      )}
      {guide !== null && (
        <Link to={guide.path}>{fill(TEXTS.guide[locale], {category: guide.label})}</Link>
      )}
    </p>
  );
}
