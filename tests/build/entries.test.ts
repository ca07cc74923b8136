/** What pages of entries show about each other in the served HTML, before any script runs. */
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {isMarked} from '@site/src/catalogue/browser';
import {type BuiltPage, localeBase, LOCALES, pageAt, PAGES, readBuilt} from './pages';
import {catalogue} from './records';

const {services, companies} = catalogue;

const descriptionOf = ({$}: BuiltPage): string =>
  $('meta[name="description"]').attr('content') ?? '';

describe.each(LOCALES)('in %s', (locale) => {
  const isEntry = (page: BuiltPage): boolean =>
    page.locale === locale && /^(services|companies)\/[\w-]+$/.test(page.route);

  it('each service links its company, and describes it as the page of the company does', () => {
    for (const {slug, company, vendor} of services) {
      const {$} = pageAt(locale, `services/${slug}`);
      const value = $('#at-a-glance dd').eq(1);
      expect(value.find('a').length, slug).toBe(company === null ? 0 : 1);
      expect(value.text(), slug).toContain(vendor[locale]);
      if (company !== null) {
        const profile = pageAt(locale, `companies/${company}`);
        expect(value.find('a').attr('href'), slug).toBe(
          `${localeBase(locale)}companies/${company}`,
        );
        expect(value.find('span').last().text(), slug).toBe(descriptionOf(profile));
      }
    }
  });

  it('each mark in an article leads to its source', () => {
    for (const {$, route} of PAGES.filter(isEntry)) {
      const marks = [...$('article a[href^="#source-"][aria-label]')].map((mark) => ({
        number: Number($(mark).text()),
        id: $(mark).attr('href')!.slice(1),
      }));
      const entries = [...$('li[id^="source-"]')];
      for (const {number, id} of marks) {
        expect.soft($(entries[number - 1]).attr('id'), `mark ${number} on ${route}`).toBe(id);
      }
    }
  });

  it('each entry has sources, and without scripts a single link to the correction form', () => {
    for (const route of [
      ...services.map(({slug}) => `services/${slug}`),
      ...companies.map(({slug}) => `companies/${slug}`),
    ]) {
      const {$, file} = pageAt(locale, route);
      expect.soft($('li[id^="source-"]').length, route).toBeGreaterThan(0);
      expect.soft(readBuilt(file), route).toMatch(/<noscript><p><a href="?[^">]*\/issues\/new\?/);
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

  it('discontinued services come last on the page of a tag', () => {
    const {$} = pageAt(locale, 'services/tags/object-storage');
    const slugs = $('main article h2 a')
      .map((_, link) => path.posix.basename($(link).attr('href')!))
      .get();
    const marked = slugs.map((slug) =>
      isMarked(services.find((service) => service.slug === slug)!),
    );
    expect(marked).toContain(true);
    expect(marked).toEqual([...marked].sort());
  });
});
