import type {ComponentProps, ReactNode} from 'react';
import MDXComponents from '@theme-original/MDXComponents';

/** A Markdown table. It scrolls horizontally on narrow screens, so it must be focusable. */
function Table(props: ComponentProps<'table'>): ReactNode {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
  return <table tabIndex={0} {...props} />;
}

export default {...MDXComponents, table: Table};
