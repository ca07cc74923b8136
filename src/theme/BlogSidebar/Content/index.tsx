// Change: services of the same category as that of the page come first; a link if there are many.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {isSamePath} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/BlogSidebar/Content';
import type {LinkToAll, ListedService} from '@site/src/catalogue/browser';
import styles from './styles.module.css';

type Item = Props['items'][number];
// `src/plugins/catalogue` replaces the items of the blog plugin.
const isLink = (item: Item): item is Item & LinkToAll => 'count' in item;
const isService = (item: Item): item is Item & ListedService => 'category' in item;

/**
 * All services: on a service page in two groups, elsewhere in one list. If there are too many, the
 * service and its alternatives, and a link to all.
 */
export default function BlogSidebarContent({items, ListComponent}: Props): ReactNode {
  const {pathname} = useLocation();
  const services = items.filter(isService);
  const link = items.find(isLink);
  const shown = services.find(({permalink}) => isSamePath(permalink, pathname));
  const isSameJob = ({category}: ListedService): boolean =>
    link !== undefined || category === shown?.category;
  return (
    <>
      {shown === undefined
        ? services.length > 0 && <ListComponent items={services} />
        : [
            {
              title: translate({
                id: 'sidebar.sameJob',
                message: 'For the same job',
                description:
                  'Heading of the services of the same category in the list of all services',
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
          ]
            .filter((group) => group.items.length > 0)
            .map((group) => (
              <div key={group.title} role="group" aria-label={group.title}>
                <div className={styles.title}>{group.title}</div>
                <ListComponent items={group.items} />
              </div>
            ))}
      {link && (
        <Link className={styles.all} to={link.permalink}>
          <Translate
            id="sidebar.all.link"
            description="Link to the list of all services, beside a page that lists only some"
            values={{count: link.count}}
          >
            {'All {count} services'}
          </Translate>
        </Link>
      )}
    </>
  );
}
