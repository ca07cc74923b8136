import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';

/** Renders a single breadcrumb as structured data only, since the sidebar already shows it. */
export default function DocBreadcrumbsWrapper() {
  const breadcrumbs = useSidebarBreadcrumbs();
  return breadcrumbs?.length === 1 ? (
    <StructuredData breadcrumbs={breadcrumbs} />
  ) : (
    <DocBreadcrumbs />
  );
}
