import type {ComponentProps, ReactNode} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import {Fact} from '@site/src/components/Fact';

/** A Markdown table; it scrolls sideways on narrow screens, so it has to be focusable. */
function Table(props: ComponentProps<'table'>): ReactNode {
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
  return <table tabIndex={0} {...props} />;
}

export default {...MDXComponents, table: Table, Fact};
