import type {ReactNode} from 'react';
import BlogPostItems from '@theme-original/BlogPostItems';
import type {Props} from '@theme/BlogPostItems';
import {ServiceCard} from '@site/src/components/ServiceCard';
import styles from './styles.module.css';

export default function BlogPostItemsWrapper({
  component = ServiceCard,
  ...props
}: Props): ReactNode {
  return (
    <div className={styles.grid}>
      <BlogPostItems {...props} component={component} />
    </div>
  );
}
