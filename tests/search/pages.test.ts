/** The contents of the search index of the built site. */
import {describe, expect, it} from 'vitest';
import {loadCatalogue, loadTags} from '@site/src/catalogue';
import {LOCALES} from '@site/src/catalogue/vocabulary';
import {pageOf, readBuiltFiles} from './built';

const {services, companies} = loadCatalogue(process.cwd());

describe.each(LOCALES)('the index in %s', (locale) => {
  const {pages, texts} = readBuiltFiles(locale);
  const indexOf = (page: string) => pages.findIndex(({url}) => pageOf(url) === page);

  it('contains the comparison, the company directory and the health page', () => {
    const compare = pages[indexOf('compare')];
    expect(compare?.title).toBe(
      ({en: 'Compare services', ja: 'サービスを比較する'} as const)[locale],
    );
    expect(compare?.description).not.toBe('');
    expect(indexOf('companies/company')).toBeGreaterThanOrEqual(0);
    expect(indexOf('docs/health')).toBeGreaterThanOrEqual(0);
  });

  it.each(['services', 'services/archive', 'services/tags', 'docs/category/categories'])(
    'contains the list %s without the texts of its entries',
    (list) => {
      expect(pages[indexOf(list)]?.description).not.toBe('');
      expect(texts[indexOf(list)]!.join('')).toBe('');
    },
  );

  it('contains the aliases of services and companies', () => {
    const entries = [
      ...services.map(({slug, aliases}) => ({page: `services/${slug}`, aliases})),
      ...companies.map(({slug, aliases}) => ({page: `companies/${slug}`, aliases})),
    ];
    const found = entries.map(({page}) => ({page, aliases: pages[indexOf(page)]?.keywords}));
    expect(found).toEqual(entries);
  });

  it('contains the tags of services', () => {
    const tags = loadTags(process.cwd(), locale);
    for (const {slug, tags: own} of services) {
      const labels = own.map((tag) => tags[tag]!.label).join(', ');
      expect(texts[indexOf(`services/${slug}`)]![0], slug).toContain(labels);
    }
  });

  it('contains no image markup and no invisible characters', () => {
    const all = [
      ...texts.flat(),
      ...pages.flatMap(({title, sections}) => [title, ...sections.map((section) => section.title)]),
    ];
    expect(all.filter((text) => /<img style|\u200b/.test(text))).toEqual([]);
  });
});
