import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Title from '@theme-original/BlogPostItem/Header/Title';
import type {Props} from '@theme/BlogPostItem/Header/Title';
import type {ServiceBadges} from '@site/src/catalogue/browser';
import {Badges} from '@site/src/components/Badges';
import {EntryIcon} from '@site/src/components/EntryIcon';
import styles from './styles.module.css';

export default function TitleWrapper(props: Props): ReactNode {
  const {description, frontMatter} = useBlogPost().metadata;
  const badges = frontMatter.badges as ServiceBadges;
  return (
    <>
      <div className={styles.title}>
        <EntryIcon icon={badges.icon} className={styles.icon} />
        <Title {...props} />
      </div>
      <p className={styles.lead}>{description}</p>
      <Badges badges={badges} />
    </>
  );
}
