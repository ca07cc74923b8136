import type {ComponentProps, ReactNode} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import Fact from '@site/src/components/Fact';
import ServiceTable from '@site/src/components/ServiceTable';

/** A table of Markdown, which scrolls by itself on narrow screens and so has to take the focus. */
function Table(props: ComponentProps<'table'>): ReactNode {
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
  return <table tabIndex={0} {...props} />;
}

export default {...MDXComponents, table: Table, Fact, ServiceTable};
