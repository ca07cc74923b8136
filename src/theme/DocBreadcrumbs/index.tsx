import type {ReactNode} from 'react';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';

/** A way of one step would say no more than the sidebar; it is left to those who read the data. */
export default function DocBreadcrumbsWrapper(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  return breadcrumbs?.length === 1 ? (
    <StructuredData breadcrumbs={breadcrumbs} />
  ) : (
    <DocBreadcrumbs />
  );
}
