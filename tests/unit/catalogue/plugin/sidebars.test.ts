import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {expect, it} from 'vitest';
import {buildSidebars} from '@site/src/plugins/catalogue/sidebars';
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
  const {all} = buildSidebars(content(['b', 'a']), catalogue({services}), 'en');
  expect(all.items).toMatchObject([
    {title: 'Title of a', permalink: '/services/a', category: 'running', hasEnded: false},
    {title: 'Title of b', permalink: '/services/b', category: 'keeping', hasEnded: true},
  ]);
});

/** The sidebars of a site with this number of services, of which the second has an alternative. */
const sidebars = (count: number) => {
  const slugs = Array.from({length: count}, (_, index) => `s${String(index).padStart(2, '0')}`);
  const services = slugs.map((slug, index) =>
    parseService({slug, alternatives: index === 1 ? [alternative('s00')] : []}),
  );
  const {all, short, ofService} = buildSidebars(content(slugs), catalogue({services}), 'en');
  return {all, short, own: ofService(services[1]!)};
};

it('all pages have the same sidebar of up to 40 services', () => {
  const {all, short, own} = sidebars(40);
  expect(all.items).toHaveLength(40);
  expect([short, own]).toEqual([all, undefined]);
});

it('beyond that, a service is listed with its alternatives and a link to all services', () => {
  const {all, short, own} = sidebars(41);
  const link = {title: 'List services', permalink: '/services', unlisted: false, count: 41};
  expect(all.items).toHaveLength(41);
  expect(own?.items).toEqual([
    expect.objectContaining({permalink: '/services/s00'}),
    expect.objectContaining({permalink: '/services/s01'}),
    link,
  ]);
  expect(short.items).toEqual([link]);
});
