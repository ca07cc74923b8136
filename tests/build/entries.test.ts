/** What pages of entries show about each other in the served HTML, before any script runs. */
import {describe, expect, it} from 'vitest';
import {loadCatalogue} from '@site/src/catalogue';
import {isMarked} from '@site/src/catalogue/views/lifecycle';
import {type BuiltPage, type Locale, localeBase, LOCALES, PAGES, ROOT} from './pages';

const {services, companies} = loadCatalogue(ROOT);

const pageAt = (locale: Locale, route: string): BuiltPage => {
  const page = PAGES.find((candidate) => candidate.locale === locale && candidate.route === route);
  expect(page, `${locale}: ${route}`).toBeDefined();
  return page!;
};
const descriptionOf = ({$}: BuiltPage): string =>
  $('meta[name="description"]').attr('content') ?? '';

describe.each(LOCALES)('in %s', (locale) => {
  it('each service links its company, and describes it as the page of the company does', () => {
    for (const {slug, company, vendor} of services) {
      const {$} = pageAt(locale, `services/${slug}`);
      const value = $('section[aria-labelledby="at-a-glance"] dd').eq(1);
      expect(value.find('a').length, slug).toBe(company === null ? 0 : 1);
      expect(value.text(), slug).toContain(vendor[locale]);
      if (company !== null) {
        const profile = pageAt(locale, `companies/${company}`);
        expect(value.find('a').attr('href'), slug).toBe(
          `${localeBase(locale)}companies/${company}`,
        );
        expect(value.find('span').text(), slug).toBe(descriptionOf(profile));
      }
    }
  });

  it('no fact cited in an article is repeated in full below it', () => {
    for (const {$, route} of PAGES.filter((page) => page.locale === locale)) {
      const marked = new Set(
        $('article a[href^="#source-"][aria-label]')
          .map((_, mark) => $(mark).attr('href')!.slice(1))
          .get(),
      );
      for (const item of $('li[id^="source-"]')) {
        const isShort = $(item).find('> span').first().is('[class]');
        expect(isShort, `${route}#${$(item).attr('id')}`).toBe(marked.has($(item).attr('id')!));
      }
    }
  });

  it('each company shows a row for each of its services', () => {
    for (const {slug} of companies) {
      const {$} = pageAt(locale, `companies/${slug}`);
      const shown = $('main article article h3 a')
        .map((_, link) => $(link).attr('href'))
        .get();
      const own = services.filter(({company}) => company === slug);
      expect(own.length, slug).toBeGreaterThan(0);
      expect(shown.sort(), slug).toEqual(
        own.map((service) => `${localeBase(locale)}services/${service.slug}`).sort(),
      );
    }
  });

  it('a row contains a single paragraph', () => {
    for (const route of ['', 'services', 'services/page/2']) {
      const {$} = pageAt(locale, route);
      const counts = $('main article')
        .map((_, card) => $(card).find('p').length)
        .get();
      expect(counts.length, route).toBeGreaterThan(5);
      expect(new Set(counts), route).toEqual(new Set([1]));
    }
  });

  it('discontinued services come last on the page of a tag', () => {
    const {$} = pageAt(locale, 'services/tags/object-storage');
    const slugs = $('tr[data-slug]')
      .map((_, row) => $(row).attr('data-slug'))
      .get();
    const marked = slugs.map((slug) =>
      isMarked(services.find((service) => service.slug === slug)!),
    );
    expect(marked).toContain(true);
    expect(marked).toEqual([...marked].sort());
  });

  it('the heading and the title of a tag give the same number of services', () => {
    const {$} = pageAt(locale, 'services/tags/object-storage');
    const text = {en: 'Object Storage: 6 services', ja: 'オブジェクトストレージ：6件'}[locale];
    expect($('h1').text()).toBe(text);
    expect($('title').text()).toBe(`${text} | DevShelf`);
  });
});
