import type {ReactNode} from 'react';
import BlogPostItems from '@theme-original/BlogPostItems';
import type {Props} from '@theme/BlogPostItems';
import {ServiceRow, ServiceRows} from '@site/src/components/ServiceRow';

/** Renders posts as {@link ServiceRow} by default. */
export default function BlogPostItemsWrapper({component = Row, ...props}: Props): ReactNode {
  return (
    <ServiceRows>
      <BlogPostItems {...props} component={component} />
    </ServiceRows>
  );
}

/** Drops `children`, the preview of the article that the blog plugin passes. */
const Row = (): ReactNode => <ServiceRow />;
