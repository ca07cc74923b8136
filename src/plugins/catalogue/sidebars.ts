/** The lists of services beside pages. */
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
  const listed = blogPosts
    .map(({metadata: {title, permalink, unlisted, frontMatter}}) => {
      const {slug, category, lifecycle} = bySlug.get(frontMatter.slug!)!;
      const hasEnded = lifecycle.state === 'sunset';
      return {slug, item: {title, permalink, unlisted, category, hasEnded}};
    })
    .sort((one, other) => compare(one.item.title, other.item.title));
  const items = listed.map(({item}) => item);
  const link: LinkToAll = {title, permalink: '/services', unlisted: false, count: listed.length};
  const isLong = listed.length > MAX_LISTED;
  return {
    /** All services, by name. */
    all: {title, items},
    /** That of pages that are no lists; only a link if there are too many services. */
    short: {title, items: isLong ? [link] : items},
    /** The service, its alternatives and a link; `undefined` if `short` has them all. */
    ofService: ({slug, alternatives}: Service) => {
      const shown = new Set([slug, ...alternatives.map((alternative) => alternative.slug)]);
      const own = listed.filter((one) => shown.has(one.slug)).map(({item}) => item);
      return isLong ? {title, items: [...own, link]} : undefined;
    },
  };
}
