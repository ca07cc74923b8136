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

/** The sidebar of a page, and where its data is kept. */
export type PlacedSidebar = {
  readonly sidebar: Sidebar;
  /** File of the data. Pages with the same sidebar have the same file. */
  readonly file: string;
  /** Whether only this page has it. */
  readonly isOwn: boolean;
};

/** A page with a sidebar: of a service, a list of services, or another. */
export type PageBeside = {readonly service?: Service | undefined; readonly isList: boolean};

/**
 * Decides on the sidebars of the pages of a site: all services, sorted by name, with category and
 * lifecycle from the records. (That of the blog plugin is sorted by date.) If there are too many
 * for each page, only lists have all; other pages have the service and its alternatives, if they
 * are of a service, and a link to the list.
 */
export function buildSidebars(
  {blogPosts, blogSidebarTitle: title}: Pick<BlogContent, 'blogPosts' | 'blogSidebarTitle'>,
  {services}: Pick<Catalogue, 'services'>,
  locale: string,
): (page: PageBeside) => PlacedSidebar {
  const {compare} = new Intl.Collator(locale);
  const bySlug = new Map(services.map((service) => [service.slug, service]));
  const listed = blogPosts
    .map(({metadata: {title, permalink, unlisted, frontMatter}}) => {
      const {slug, category, lifecycle} = bySlug.get(frontMatter.slug!)!;
      const hasEnded = lifecycle.state === 'sunset';
      return {slug, item: {title, permalink, unlisted, category, hasEnded}};
    })
    .sort((one, other) => compare(one.item.title, other.item.title));
  const all: PlacedSidebar = {
    sidebar: {title, items: listed.map(({item}) => item)},
    file: 'sidebar.json',
    isOwn: false,
  };
  const link: LinkToAll = {
    title,
    permalink: '/services',
    unlisted: false,
    count: listed.length,
  };
  return ({service, isList}) => {
    if (isList || listed.length <= MAX_LISTED) {
      return all;
    }
    if (service === undefined) {
      return {sidebar: {title, items: [link]}, file: 'sidebar-link.json', isOwn: false};
    }
    const shown = new Set([service.slug, ...service.alternatives.map(({slug}) => slug)]);
    const items = listed.filter(({slug}) => shown.has(slug)).map(({item}) => item);
    return {
      sidebar: {title, items: [...items, link]},
      file: `sidebars/${service.slug}.json`,
      isOwn: true,
    };
  };
}
