// Change: services of the same category as that of the page come first; a link if there are many.
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {isSamePath} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/BlogSidebar/Content';
import type {LinkToAll, ListedService} from '@site/src/catalogue/browser';
import {fill} from '@site/src/fill';
import {groupBy} from '@site/src/groupBy';
import {locale} from '@site/src/languages/locale';
import styles from './styles.module.css';

const TEXTS = {
  sameJob: {en: 'For the same job', ja: '同じ用途'},
  all: {en: 'All services', ja: 'すべてのサービス'},
  allLink: {en: 'All {count} services', ja: 'すべてのサービス（{count}件）'},
};

type Item = Props['items'][number];
// `src/plugins/catalogue` replaces the items of the blog plugin.
const isLink = (item: Item): item is Item & LinkToAll => 'count' in item;
const isService = (item: Item): item is Item & ListedService => 'category' in item;

export default function BlogSidebarContent({items, ListComponent}: Props) {
  const {pathname} = useLocation();
  const services = items.filter(isService);
  const link = items.find(isLink);
  const shown = services.find(({permalink}) => isSamePath(permalink, pathname));
  const groups = groupBy(services, ({category}) =>
    link !== undefined || category === shown?.category ? 'sameJob' : 'all',
  );
  return (
    <>
      {shown === undefined
        ? services.length > 0 && <ListComponent items={services} />
        : (['sameJob', 'all'] as const)
            .filter((key) => groups.has(key))
            .map((key) => (
              <div key={key} role="group" aria-label={TEXTS[key][locale]}>
                <div className={styles.title}>{TEXTS[key][locale]}</div>
                <ListComponent items={groups.get(key)!} />
              </div>
            ))}
      {link && (
        <Link className={styles.all} to={link.permalink}>
          {fill(TEXTS.allLink[locale], {count: link.count})}
        </Link>
      )}
    </>
  );
}
