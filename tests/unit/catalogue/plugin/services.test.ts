import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {buildArchive, buildSidebars, recentPosts} from '@site/src/plugins/catalogue/routes';
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

describe('buildSidebars', () => {
  const content = (ids: readonly string[]) => ({
    blogPosts: ids.map((id) => post(id)),
    blogSidebarTitle: 'List services',
  });

  it('lists the services by name with category and state', () => {
    const services = [
      parseService({
        slug: 'b',
        lifecycle: lifecycle({state: 'sunset', since: '2026', note: {en: 'It ended.', ja: '終了'}}),
      }),
      parseService({slug: 'a', category: 'running'}),
    ];
    const sidebarOf = buildSidebars(content(['b', 'a']), catalogue({services}), 'en');
    const {sidebar} = sidebarOf({service: services[0], isList: false});
    expect(sidebar).toEqual({
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

  describe('with many services', () => {
    const sidebars = (count: number) => {
      const slugs = Array.from({length: count}, (_, index) => `s${String(index).padStart(2, '0')}`);
      const services = slugs.map((slug, index) =>
        parseService({
          slug,
          alternatives: index === 1 ? [{slug: 's00', difference: {en: 'Older.', ja: '旧'}}] : [],
        }),
      );
      const sidebarOf = buildSidebars(content(slugs), catalogue({services}), 'en');
      return {
        list: sidebarOf({isList: true}),
        service: sidebarOf({service: services[1], isList: false}),
        other: sidebarOf({isList: false}),
      };
    };

    it('is one for all pages up to 40', () => {
      const {list, service, other} = sidebars(40);
      expect(list.sidebar.items).toHaveLength(40);
      expect([service, other]).toEqual([list, list]);
    });

    it('lists a service with its alternatives, and links to all of them', () => {
      const {list, service, other} = sidebars(41);
      expect(list.sidebar.items).toHaveLength(41);
      const link = {title: 'List services', permalink: '/services', unlisted: false, count: 41};
      expect(service.sidebar.items).toEqual([
        expect.objectContaining({permalink: '/services/s00'}),
        expect.objectContaining({permalink: '/services/s01'}),
        link,
      ]);
      expect(other.sidebar.items).toEqual([link]);
      expect([list, service, other].map(({isOwn}) => isOwn)).toEqual([false, true, false]);
      expect(new Set([list, service, other].map(({file}) => file)).size).toBe(3);
    });
  });
});
