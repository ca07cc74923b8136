// Change: tags are grouped by subject and sorted by frequency, not grouped by initial letter.
import {translateTagsPageTitle} from '@docusaurus/theme-common';
import type {Props as BlogTagsListPageProps} from '@theme/BlogTagsListPage';
import BlogSidebar from '@theme/BlogSidebar';
import type {TagGroupView} from '@site/src/catalogue/browser';
import {Section} from '@site/src/components/Fold';
import {TagList} from '@site/src/components/TagList';
import {SitePage} from '@site/src/components/SitePage';
import {locale} from '@site/src/languages/locale';
import styles from './styles.module.css';

const DESCRIPTION = {
  en: 'All tags of the services, by subject.',
  ja: 'サービスに付いているすべてのタグを、分野ごとに一覧できます。',
};

type Props = Pick<BlogTagsListPageProps, 'sidebar'> & {readonly groups: readonly TagGroupView[]};

export default function BlogTagsListPage({sidebar, groups}: Props) {
  const all = groups.flatMap(({tags}) => tags);
  return (
    <SitePage
      title={translateTagsPageTitle()}
      description={DESCRIPTION[locale]}
      items={all.map(({label, permalink}) => ({title: label, permalink}))}
      tab="tags"
      sidebar={<BlogSidebar sidebar={sidebar} />}
    >
      {groups.map(({key, label, tags}) => (
        <Section key={key} id={key} title={label} className={styles.group}>
          <TagList tags={tags} />
        </Section>
      ))}
    </SitePage>
  );
}
