// Change: an h1, tabs for the views of the catalogue, and page numbers in titles.
import type {Props as BlogListPageProps} from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogSidebar from '@theme/BlogSidebar';
import {type ServiceRow, ServiceRows} from '@site/src/components/ServiceRow';
import {SitePage} from '@site/src/components/SitePage';
import {fill} from '@site/src/fill';
import {locale} from '@site/src/languages/locale';

const TITLE = {
  en: '{title}, page {page} of {totalPages}',
  ja: '{title}（{page}/{totalPages}ページ）',
};

type Props = Pick<BlogListPageProps, 'metadata' | 'sidebar'> & {
  readonly services: readonly ServiceRow[];
};

export default function BlogListPage({services, metadata, sidebar}: Props) {
  const {blogTitle, blogDescription, page, totalPages} = metadata;
  const title = page === 1 ? blogTitle : fill(TITLE[locale], {title: blogTitle, page, totalPages});
  return (
    <SitePage
      title={title}
      description={blogDescription}
      items={services}
      tab="list"
      sidebar={<BlogSidebar sidebar={sidebar} />}
    >
      <ServiceRows services={services} />
      <BlogListPaginator metadata={metadata} />
    </SitePage>
  );
}
