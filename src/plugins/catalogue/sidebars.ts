/** The lists of services beside pages. */
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Catalogue, ListedService, Service} from '../../catalogue';
import type {LinkToAll} from '../../catalogue/browser';

/** Up to this number of services, the sidebar of each page lists all of them. */
const MAX_LISTED = 40;

/** The services beside a page, as the theme expects them. */
type Sidebar = {
  readonly title: string;
  readonly items: readonly (ListedService | LinkToAll)[];
};

type Sidebars = {
  /** All services, by name. */
  readonly all: Sidebar;
  /** That of pages that are no lists; only a link if there are too many services. */
  readonly short: Sidebar;
  /** The service, its alternatives and a link; `undefined` if `short` has them all. */
  readonly ofService: (service: Service) => Sidebar | undefined;
};

/**
 * Builds the sidebars with category and lifecycle from the records, sorted by name. (That of the
 * blog plugin is sorted by date.)
 */
export function buildSidebars(
  {blogPosts, blogSidebarTitle: title}: Pick<BlogContent, 'blogPosts' | 'blogSidebarTitle'>,
  {services}: Pick<Catalogue, 'services'>,
  locale: string,
): Sidebars {
  const {compare} = new Intl.Collator(locale);
  const bySlug = new Map(services.map((service) => [service.slug, service]));
  const listed = blogPosts
    .map(({metadata: {title, permalink, unlisted, frontMatter}}) => {
      const {slug, category, lifecycle} = bySlug.get(frontMatter.slug!)!;
      const hasEnded = lifecycle.state === 'sunset';
      return {slug, item: {title, permalink, unlisted, category, hasEnded}};
    })
    .sort((one, other) => compare(one.item.title, other.item.title));
  const all = {title, items: listed.map(({item}) => item)};
  if (listed.length <= MAX_LISTED) {
    return {all, short: all, ofService: () => undefined};
  }
  const link: LinkToAll = {title, permalink: '/services', unlisted: false, count: listed.length};
  return {
    all,
    short: {title, items: [link]},
    ofService({slug, alternatives}) {
      const shown = new Set([slug, ...alternatives.map((alternative) => alternative.slug)]);
      const items = listed.filter((one) => shown.has(one.slug)).map(({item}) => item);
      return {title, items: [...items, link]};
    },
  };
}
