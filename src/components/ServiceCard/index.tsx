import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Heading, {type Props as HeadingProps} from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import TagsListInline from '@theme/TagsListInline';
import type {ServiceBadges} from '@site/src/catalogue/browser';
import {Badges} from '../Badges';
import {EntryIcon} from '../EntryIcon';
import styles from './styles.module.css';

type Props = {
  /** Preview of the article. */
  readonly children: ReactNode;
  readonly as?: HeadingProps['as'];
};

/** A service in a list, within the `BlogPostProvider` of its post. */
export function ServiceCard({children, as = 'h2'}: Props): ReactNode {
  const {title, permalink, tags, frontMatter} = useBlogPost().metadata;
  const badges = frontMatter.badges as ServiceBadges;
  return (
    <article className={styles.card}>
      <header>
        <div className={styles.head}>
          <EntryIcon icon={badges.icon} />
          <Heading as={as} className={styles.title}>
            <Link to={permalink}>{title}</Link>
          </Heading>
        </div>
        <Badges badges={badges} />
      </header>
      <div className={styles.preview}>
        <MDXContent>{children}</MDXContent>
      </div>
      <footer className={styles.tags}>
        <TagsListInline tags={tags} />
      </footer>
    </article>
  );
}
