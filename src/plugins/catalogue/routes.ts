import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';
import type {Catalogue, ListedService} from '../../catalogue';

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

/**
 * The sidebar of the services, sorted by name, with category and lifecycle from the records. That
 * of the blog plugin is sorted by date.
 */
export function buildSidebar(
  {blogPosts, blogSidebarTitle}: Pick<BlogContent, 'blogPosts' | 'blogSidebarTitle'>,
  {services}: Pick<Catalogue, 'services'>,
  locale: string,
): {readonly title: string; readonly items: readonly ListedService[]} {
  const {compare} = new Intl.Collator(locale);
  return {
    title: blogSidebarTitle,
    items: blogPosts
      .map(({metadata: {title, permalink, unlisted, frontMatter}}) => {
        const {category, lifecycle} = services.find(({slug}) => slug === frontMatter.slug)!;
        return {title, permalink, unlisted, category, hasEnded: lifecycle.state === 'sunset'};
      })
      .sort((one, other) => compare(one.title, other.title)),
  };
}
