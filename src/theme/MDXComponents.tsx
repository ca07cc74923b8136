import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import MDXComponents from '@theme-original/MDXComponents';
import {Fact} from '@site/src/components/Fact';

/** A Markdown table. It scrolls horizontally on narrow screens, so it must be focusable. */
function Table(props: ComponentProps<'table'>): ReactNode {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
  return <table tabIndex={0} {...props} />;
}

/** An item of a list; those of footnotes have an id. The original gives each an empty class. */
function Item(props: ComponentProps<'li'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <li {...props} />;
}

export default {...MDXComponents, table: Table, li: Item, a: Link, Fact};
