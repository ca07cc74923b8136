import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata, translateTagsPageTitle} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';
import {PageData, servicesStep} from '@site/src/components/StructuredData';

export default function BlogTagsListPageWrapper(props: Props): ReactNode {
  const description = translate({
    id: 'tag.list.description',
    message: 'All tags of the services, by their first letter.',
    description: 'Description of the page with all tags',
  });
  return (
    <>
      <PageMetadata description={description} />
      <BlogTagsListPage {...props} />
      <PageData
        title={translateTagsPageTitle()}
        description={description}
        above={[servicesStep()]}
        items={props.tags.map(({label, permalink}) => ({name: label, path: permalink}))}
      />
    </>
  );
}
