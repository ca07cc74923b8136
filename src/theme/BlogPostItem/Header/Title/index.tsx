import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Title from '@theme-original/BlogPostItem/Header/Title';
import type {Props} from '@theme/BlogPostItem/Header/Title';
import type {ServiceBadges} from '@site/src/catalogue';
import EntryIcon from '@site/src/components/EntryIcon';
import styles from './styles.module.css';

export default function TitleWrapper(props: Props): ReactNode {
  const {icon} = useBlogPost().metadata.frontMatter.badges as ServiceBadges;
  return (
    <div className={styles.title}>
      <EntryIcon icon={icon} className={styles.icon} />
      <Title {...props} />
    </div>
  );
}
