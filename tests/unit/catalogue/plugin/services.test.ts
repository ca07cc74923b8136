import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {buildArchive, recentPosts} from '@site/src/plugins/catalogue/routes';

const post = (id: string, {unlisted = false} = {}): BlogPost => ({
  id,
  content: `The whole Markdown of ${id}`,
  metadata: {
    title: `Title of ${id}`,
    permalink: `/services/${id}`,
    date: new Date('2026-11-20T00:00:00Z'),
    description: `About ${id}`,
    source: `@site/services/${id}/index.md`,
    tags: [],
    authors: [],
    frontMatter: {slug: id, badges: {vendor: `Vendor of ${id}`}},
    hasTruncateMarker: true,
    unlisted,
    lastUpdatedAt: undefined,
    lastUpdatedBy: undefined,
  },
});

describe('recentPosts', () => {
  const idsOf = (blogPosts: BlogPost[], count: number) =>
    recentPosts({blogPosts} as BlogContent, count).map(({id}) => id);

  it('takes the first posts in the order they have', () => {
    expect(idsOf([post('c'), post('a'), post('b')], 2)).toEqual(['c', 'a']);
  });

  it('leaves out unlisted posts, without a gap', () => {
    expect(idsOf([post('c'), post('a', {unlisted: true}), post('b')], 2)).toEqual(['c', 'b']);
  });

  it('takes all when there are fewer', () => {
    expect(idsOf([post('c')], 6)).toEqual(['c']);
  });
});

describe('buildArchive', () => {
  const route: RouteConfig = {
    path: '/services/archive',
    component: '@theme/BlogArchivePage',
    exact: true,
    props: {archive: {blogPosts: [post('a'), post('b')]}},
  };

  it('keeps of each post what its page shows', () => {
    expect(buildArchive(route).props).toEqual({
      archive: {
        blogPosts: ['a', 'b'].map((id) => ({
          id,
          metadata: {
            title: `Title of ${id}`,
            permalink: `/services/${id}`,
            date: new Date('2026-11-20T00:00:00Z'),
            frontMatter: {badges: {vendor: `Vendor of ${id}`}},
          },
        })),
      },
    });
  });

  it('keeps the route itself and leaves the one it was given as it is', () => {
    const {props: _props, ...rest} = buildArchive(route);
    expect(rest).toEqual({
      path: '/services/archive',
      component: '@theme/BlogArchivePage',
      exact: true,
    });
    expect(JSON.stringify(route)).toContain('The whole Markdown of a');
  });
});
