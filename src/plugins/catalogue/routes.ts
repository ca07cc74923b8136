import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';

/** The newest posts that may be listed, newest first. */
export function recentPosts({blogPosts}: BlogContent, count: number): readonly BlogPost[] {
  return blogPosts.filter(({metadata}) => !metadata.unlisted).slice(0, count);
}

/**
 * The archive route with only what its page shows. The blog plugin hands over every post
 * with its whole Markdown, which would all be sent to the reader.
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

/** The tag whose services a route lists: the last part of its address. */
export function tagOf(route: RouteConfig): string {
  const {tag} = route.props as {tag: {permalink: string}};
  return tag.permalink.slice(tag.permalink.lastIndexOf('/') + 1);
}
