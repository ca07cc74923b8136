// Change: a title with "services", related tags, and links to the comparison and the category.
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {translateTagsPageTitle, usePluralForm} from '@docusaurus/theme-common';
import type {Props as BlogTagsPostsPageProps} from '@theme/BlogTagsPostsPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogSidebar from '@theme/BlogSidebar';
import Heading from '@theme/Heading';
import {type ServiceRow, ServiceRows} from '@site/src/components/ServiceRow';
import {SitePage} from '@site/src/components/SitePage';
import {TagList} from '@site/src/components/TagList';
import {fill} from '@site/src/fill';
import {locale} from '@site/src/languages/locale';
import styles from './styles.module.css';

const TEXTS = {
  title: {en: '{tag}: {count} service|{tag}: {count} services', ja: '{tag}：{count}件'},
  relatedLabel: {en: 'Related tags', ja: '関連するタグ'},
  compare: {en: 'Compare these {count}', ja: 'この{count}件を比較'},
  category: {en: '{category}: prices and values', ja: '{category}の料金と比較'},
};

type Props = Omit<BlogTagsPostsPageProps, 'items'> & {
  readonly services: readonly ServiceRow[];
  readonly related: readonly {readonly label: string; readonly permalink: string}[];
  /** Value of the tag in the query of `/compare`. */
  readonly slug: string;
  /** The category that the services share; `label` is the name of the category. */
  readonly guide: {readonly label: string; readonly path: string} | null;
};

export default function BlogTagsPostsPage(props: Props) {
  const {tag, services, sidebar, listMetadata, related, slug, guide} = props;
  const {count, label, allTagsPath} = tag;
  const titles = fill(TEXTS.title[locale], {count, tag: label});
  const title = usePluralForm().selectMessage(count, titles);
  const allTags = translate({id: 'theme.tags.tagsPageLink', message: 'View all tags'});
  // The heading contains the whole title, of which only the label and the number are visible.
  const [before, after] = title.slice(label.length).split(String(count));
  return (
    <SitePage
      title={title}
      description={tag.description ?? ''}
      above={[{title: translateTagsPageTitle(), permalink: allTagsPath}]}
      items={services}
      sidebar={<BlogSidebar sidebar={sidebar} />}
      heading={
        <header>
          <Heading as="h1" className="margin-bottom--sm">
            {label}
            <span className="visually-hidden">{before}</span>
            <span className="chip margin-left--sm">
              {count}
              <span className="visually-hidden">{after}</span>
            </span>
          </Heading>
          {tag.description && <p className="margin-bottom--sm">{tag.description}</p>}
          <div className={`cluster ${styles.ways}`}>
            <nav aria-label={TEXTS.relatedLabel[locale]}>
              <TagList tags={[...related, {label: allTags, permalink: allTagsPath}]} />
            </nav>
            {(guide ?? count > 1) && (
              <Link
                to={guide?.path ?? `/compare?tag=${slug}`}
                className="button button--primary button--sm"
              >
                {guide
                  ? fill(TEXTS.category[locale], {category: guide.label})
                  : fill(TEXTS.compare[locale], {count})}
              </Link>
            )}
          </div>
        </header>
      }
    >
      <ServiceRows services={services} tag={tag.permalink} />
      <BlogListPaginator metadata={listMetadata} />
    </SitePage>
  );
}
