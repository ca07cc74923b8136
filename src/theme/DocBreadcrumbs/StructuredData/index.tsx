// Change: the breadcrumbs start at the home page, and there is a node for the page and, on the page
// about the API, for the data.
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import {DOCUMENTATION} from '@site/src/api/addresses';
import {PageData} from '@site/src/components/StructuredData';

export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const page = breadcrumbs.at(-1)!;
  return (
    <PageData
      title={page.label}
      isAboutData={page.href?.endsWith(DOCUMENTATION)}
      above={breadcrumbs
        .slice(0, -1)
        .flatMap(({label, href}) => (href === undefined ? [] : [{name: label, path: href}]))}
    />
  );
}
