// Change: services of the same category as that of the page come first.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {isSamePath} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/BlogSidebar/Content';
import type {ListedService} from '@site/src/catalogue/browser';
import styles from './styles.module.css';

type Item = Props['items'][number] & ListedService;

/** All services: on a service page in two groups, elsewhere in one list. */
export default function BlogSidebarContent({items, ListComponent}: Props): ReactNode {
  const {pathname} = useLocation();
  // `src/plugins/catalogue` replaces the items of the blog plugin.
  const services = items as Item[];
  const shown = services.find(({permalink}) => isSamePath(permalink, pathname));
  if (shown === undefined) {
    return <ListComponent items={services} />;
  }
  const isSameJob = ({category}: Item): boolean => category === shown.category;
  const groups = [
    {
      title: translate({
        id: 'sidebar.sameJob',
        message: 'For the same job',
        description: 'Heading of the services of the same category in the list of all services',
      }),
      items: services.filter(isSameJob),
    },
    {
      title: translate({
        id: 'sidebar.all',
        message: 'All services',
        description: 'Heading of the other services in the list of all services',
      }),
      items: services.filter((item) => !isSameJob(item)),
    },
  ];
  return groups.map((group) => (
    <div key={group.title} role="group" aria-label={group.title}>
      <div className={styles.title}>{group.title}</div>
      <ListComponent items={group.items} />
    </div>
  ));
}
