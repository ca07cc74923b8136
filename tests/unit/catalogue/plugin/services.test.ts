import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {expect, it} from 'vitest';
import {buildSidebars} from '@site/src/plugins/catalogue/routes';
import {alternative, catalogue, lifecycle, parseService} from '../factories';

const post = (id: string) =>
  ({
    id,
    metadata: {
      title: `Title of ${id}`,
      permalink: `/services/${id}`,
      unlisted: false,
      frontMatter: {slug: id},
    },
  }) as BlogPost;

const content = (ids: readonly string[]) => ({
  blogPosts: ids.map(post),
  blogSidebarTitle: 'List services',
});

it('a sidebar lists the services by name with category and state', () => {
  const ended = lifecycle({state: 'sunset', since: '2026', note: {en: 'It ended.', ja: '終了'}});
  const services = [
    parseService({slug: 'b', lifecycle: ended}),
    parseService({slug: 'a', category: 'running'}),
  ];
  const sidebarOf = buildSidebars(content(['b', 'a']), catalogue({services}), 'en');
  expect(sidebarOf({service: services[0], isList: false}).sidebar.items).toMatchObject([
    {title: 'Title of a', permalink: '/services/a', category: 'running', hasEnded: false},
    {title: 'Title of b', permalink: '/services/b', category: 'keeping', hasEnded: true},
  ]);
});

const sidebars = (count: number) => {
  const slugs = Array.from({length: count}, (_, index) => `s${String(index).padStart(2, '0')}`);
  const services = slugs.map((slug, index) =>
    parseService({slug, alternatives: index === 1 ? [alternative('s00')] : []}),
  );
  const sidebarOf = buildSidebars(content(slugs), catalogue({services}), 'en');
  return [
    sidebarOf({isList: true}),
    sidebarOf({service: services[1], isList: false}),
    sidebarOf({isList: false}),
  ] as const;
};

it('all pages have the same sidebar of up to 40 services', () => {
  const [list, service, other] = sidebars(40);
  expect(list.sidebar.items).toHaveLength(40);
  expect([service, other]).toEqual([list, list]);
});

it('beyond that, a service is listed with its alternatives and a link to all services', () => {
  const [list, service, other] = sidebars(41);
  const link = {title: 'List services', permalink: '/services', unlisted: false, count: 41};
  expect(list.sidebar.items).toHaveLength(41);
  expect(service.sidebar.items).toEqual([
    expect.objectContaining({permalink: '/services/s00'}),
    expect.objectContaining({permalink: '/services/s01'}),
    link,
  ]);
  expect(other.sidebar.items).toEqual([link]);
  expect(new Set([list, service, other].map(({file}) => file)).size).toBe(3);
});
