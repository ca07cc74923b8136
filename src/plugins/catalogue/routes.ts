import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';
import type {Catalogue, ListedService, Service} from '../../catalogue';
import type {LinkToAll} from '../../catalogue/browser';

/** The newest `count` listed posts, newest first. */
export function recentPosts({blogPosts}: BlogContent, count: number): readonly BlogPost[] {
  return blogPosts.filter(({metadata}) => !metadata.unlisted).slice(0, count);
}

/**
 * The archive route with only the data that its page shows. The blog plugin would also send the
 * Markdown of all posts to the browser.
 */
export function buildArchive(route: RouteConfig): RouteConfig {
  const {archive} = route.props as {archive: {blogPosts: readonly BlogPost[]}};
  return {
    ...route,
    props: {
      archive: {
        blogPosts: archive.blogPosts.map(
          ({id, metadata: {date, permalink, title, frontMatter}}) => ({
            id,
            metadata: {date, permalink, title, frontMatter: {badges: frontMatter.badges}},
          }),
        ),
      },
    },
  };
}

/** The tag whose services a route lists, from the end of the tag's permalink. */
export function tagOf(route: RouteConfig): string {
  const {tag} = route.props as {tag: {permalink: string}};
  return tag.permalink.slice(tag.permalink.lastIndexOf('/') + 1);
}

/** Up to this number of services, the sidebar of each page lists all of them. */
const MAX_LISTED = 40;

/** The services beside a page, as the theme expects them. */
type Sidebar = {
  readonly title: string;
  readonly items: readonly (ListedService | LinkToAll)[];
};

/** The sidebars of the pages of a site. */
export type Sidebars = {
  /** All services. */
  readonly all: Sidebar;
  /**
   * If all services are too many for each page: those of the page of a service, which are the
   * service and its alternatives, or none on other pages; and a link to the list of all services.
   */
  readonly short?: (service?: Service) => Sidebar;
};

/**
 * The sidebars, sorted by name, with category and lifecycle from the records. That of the blog
 * plugin is sorted by date.
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
    return {all};
  }
  const link: LinkToAll = {
    title,
    permalink: '/services',
    unlisted: false,
    count: listed.length,
  };
  return {
    all,
    short(service) {
      const shown = new Set(
        service && [service.slug, ...service.alternatives.map(({slug}) => slug)],
      );
      const items = listed.filter(({slug}) => shown.has(slug)).map(({item}) => item);
      return {title, items: [...items, link]};
    },
  };
}
