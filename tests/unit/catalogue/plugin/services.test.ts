import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {buildArchive, buildSidebar, recentPosts} from '@site/src/plugins/catalogue/routes';
import {catalogue, lifecycle, parseService} from '../factories';

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

  it('returns the first posts in the given order', () => {
    expect(idsOf([post('c'), post('a'), post('b')], 2)).toEqual(['c', 'a']);
  });

  it('skips unlisted posts', () => {
    expect(idsOf([post('c'), post('a', {unlisted: true}), post('b')], 2)).toEqual(['c', 'b']);
  });

  it('returns all posts if there are fewer', () => {
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

  it('keeps only the properties of posts that the archive shows', () => {
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

  it('keeps the other properties of the route and does not change it', () => {
    const {props: _props, ...rest} = buildArchive(route);
    expect(rest).toEqual({
      path: '/services/archive',
      component: '@theme/BlogArchivePage',
      exact: true,
    });
    expect(JSON.stringify(route)).toContain('The whole Markdown of a');
  });
});

describe('buildSidebar', () => {
  const services = [
    parseService({
      slug: 'b',
      lifecycle: lifecycle({state: 'sunset', since: '2026', note: {en: 'It ended.', ja: '終了'}}),
    }),
    parseService({slug: 'a', category: 'running'}),
  ];

  it('lists the services by name with category and state', () => {
    const posts = {blogPosts: [post('b'), post('a')], blogSidebarTitle: 'List services'};
    expect(buildSidebar(posts, catalogue({services}), 'en')).toEqual({
      title: 'List services',
      items: [
        {
          title: 'Title of a',
          permalink: '/services/a',
          unlisted: false,
          category: 'running',
          hasEnded: false,
        },
        {
          title: 'Title of b',
          permalink: '/services/b',
          unlisted: false,
          category: 'keeping',
          hasEnded: true,
        },
      ],
    });
  });
});
