/** The lists of services beside pages. */
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Catalogue, Service} from '../../catalogue';
import type {LinkToAll} from '../../catalogue/browser';

/** Up to this number of services, the sidebar of each page lists all of them. */
const MAX_LISTED = 40;

/**
 * Builds the sidebars with category and lifecycle from the records, sorted by name. (That of the
 * blog plugin is sorted by date.)
 */
export function buildSidebars(
  {blogPosts, blogSidebarTitle: title}: Pick<BlogContent, 'blogPosts' | 'blogSidebarTitle'>,
  {services}: Pick<Catalogue, 'services'>,
  locale: string,
) {
  const {compare} = new Intl.Collator(locale);
  const bySlug = new Map(services.map((service) => [service.slug, service]));
  const items = blogPosts
    .map(({metadata: {title, permalink, unlisted, frontMatter}}) => {
      const {category, lifecycle} = bySlug.get(frontMatter.slug!)!;
      return {title, permalink, unlisted, category, hasEnded: lifecycle.state === 'sunset'};
    })
    .sort((one, other) => compare(one.title, other.title));
  const link: LinkToAll = {title, permalink: '/services', unlisted: false, count: items.length};
  const isLong = items.length > MAX_LISTED;
  return {
    /** All services, by name. */
    all: {title, items},
    /** That of pages that are no lists; only a link if there are too many services. */
    short: {title, items: isLong ? [link] : items},
    /** The service, its alternatives and a link; `undefined` if `short` has them all. */
    ofService: ({slug, alternatives}: Service) => {
      const shown = new Set([slug, ...alternatives.map((alternative) => alternative.slug)]);
      const own = items.filter(({permalink}) => shown.has(path.posix.basename(permalink)));
      return isLong ? {title, items: [...own, link]} : undefined;
    },
  };
}
