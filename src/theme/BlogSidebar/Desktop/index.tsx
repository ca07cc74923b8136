// Change: narrower and denser, only in wide windows; discontinued services are struck through.
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import BlogSidebarContent, {type Props as ContentProps} from '@theme/BlogSidebar/Content';
import type {Props} from '@theme/BlogSidebar/Desktop';
import type {ListedService} from '@site/src/catalogue/browser';
import {LIFECYCLE_STATES} from '@site/src/catalogue/vocabulary';
import {locale} from '@site/src/languages/locale';
import styles from './styles.module.css';

// `src/plugins/catalogue` replaces the items of the blog plugin.
type Item = ContentProps['items'][number] & ListedService;

const ListComponent: ContentProps['ListComponent'] = ({items}) => (
  <ul className="clean-list">
    {(items as Item[]).map(({permalink, title, hasEnded}) => (
      <li key={permalink}>
        <Link isNavLink to={permalink} className={styles.link} activeClassName={styles.current}>
          {hasEnded ? <s>{title}</s> : title}
          {hasEnded && <span className="visually-hidden"> {LIFECYCLE_STATES.sunset[locale]}</span>}
        </Link>
      </li>
    ))}
  </ul>
);

export default function BlogSidebarDesktop({sidebar}: Props) {
  const label = translate({
    id: 'theme.blog.sidebar.navAriaLabel',
    message: 'Blog recent posts navigation',
  });
  return (
    <aside className={`col ${styles.column}`}>
      <nav className={`thin-scrollbar sticky ${styles.list}`} aria-label={label}>
        <div className={styles.title}>{sidebar.title}</div>
        <BlogSidebarContent items={sidebar.items} ListComponent={ListComponent} />
      </nav>
    </aside>
  );
}
