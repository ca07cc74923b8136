/** Icons of entries, and pictures that other sites show for a page. */
import {statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {BUILD, type BuiltPage, fileAt, LOCALES, pageAt} from './pages';
import {catalogue} from './records';

const {services, companies} = catalogue;

/** Values of the meta elements for social networks, by name. */
const cardOf = ({$}: BuiltPage): Readonly<Partial<Record<string, string>>> =>
  Object.fromEntries(
    [...$('meta[property^="og:image"], meta[name^="twitter:image"]')].map(({attribs}) => [
      attribs.property ?? attribs.name,
      attribs.content,
    ]),
  );

describe.each(LOCALES)('in %s', (locale) => {
  it('each service has its cover as social card, and other pages the general one', () => {
    const routes = ['', 'docs', 'companies/cloudflare'];
    const images = [...services.map(({slug}) => `services/${slug}`), ...routes].map((route) => {
      const card = cardOf(pageAt(locale, route));
      const isCover = !routes.includes(route);
      const image = new URL(card['og:image']!).pathname;
      expect.soft(card, route).toMatchObject({
        'twitter:image': card['og:image'],
        'og:image:alt': expect.stringMatching(isCover ? /^Cover: |カバー画像$/ : /^DevShelf[:：]/),
        'twitter:image:alt': card['og:image:alt'],
        ...(isCover ? {'og:image:width': '1200', 'og:image:height': '630'} : {}),
      });
      const {size} = statSync(path.join(BUILD, fileAt(image)!));
      expect.soft(size, image).toBeLessThan(isCover ? 100_000 : 40_000);
      return image;
    });
    expect(new Set(images).size).toBe(services.length + 1);
  });

  it('each row and entry has one icon', () => {
    const icons = 'img[src*="/img/tiles/"]';
    const list = pageAt(locale, 'services').$;
    for (const card of list('main article')) {
      expect.soft(list(card).find(icons).length, list(card).find('h2').text()).toBe(1);
    }
    for (const route of [`services/${services[0]!.slug}`, `companies/${companies[0]!.slug}`]) {
      expect.soft(pageAt(locale, route).$('h1').parent().find(icons).length, route).toBe(1);
    }
    const directory = pageAt(locale, 'companies/company').$;
    expect(directory('th[scope="row"]').find(icons).length).toBe(companies.length);
  });
});
