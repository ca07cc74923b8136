import type {ReactNode} from 'react';
import BlogPostItems from '@theme-original/BlogPostItems';
import type {Props} from '@theme/BlogPostItems';
import {ServiceRow} from '@site/src/components/ServiceRow';
import styles from './styles.module.css';

/** Renders posts as {@link ServiceRow} by default. */
export default function BlogPostItemsWrapper({component = Row, ...props}: Props): ReactNode {
  return (
    <div className={styles.rows}>
      <BlogPostItems {...props} component={component} />
    </div>
  );
}

/** Drops `children`, the preview of the article that the blog plugin passes. */
const Row = (): ReactNode => <ServiceRow />;
