// Change: the breadcrumbs start at the home page, and there is a node for the page and, on the page
// about the API, for the data.
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import {DOCUMENTATION} from '@site/src/api/addresses';
import {PageData} from '@site/src/components/StructuredData';
import {buildDataset} from '@site/src/components/StructuredData/dataset';

export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const page = breadcrumbs.at(-1)!;
  return (
    <PageData
      title={page.label}
      describe={page.href?.endsWith(DOCUMENTATION) ? buildDataset : undefined}
      above={breadcrumbs
        .slice(0, -1)
        .flatMap(({label, href}) => (href === undefined ? [] : [{name: label, path: href}]))}
    />
  );
}
