import type {ReactNode} from 'react';
import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItems';

export default function BlogPostItems({
  items,
  component: Item = ({children}) => children,
}: Props): ReactNode {
  return items.map(({content: Content}) => (
    <BlogPostProvider key={Content.metadata.permalink} content={Content}>
      <Item>
        <Content />
      </Item>
    </BlogPostProvider>
  ));
}
