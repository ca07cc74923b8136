import type {ReactNode} from 'react';
import {translateTagsPageTitle} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';
import PageData, {servicesStep} from '@site/src/components/StructuredData';

export default function BlogTagsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageData
        title={translateTagsPageTitle()}
        above={[servicesStep()]}
        items={props.tags.map(({label, permalink}) => ({name: label, path: permalink}))}
      />
    </>
  );
}
