/**
 * Checks that the Japanese pages are in Japanese, by the share of Japanese letters in their prose.
 */
import {describe, expect, it} from 'vitest';
import {type BuiltPage, isNotFound, PAGES} from './pages';

/**
 * Kinds of pages, with the share of letters on each page that must be Japanese, from 0 to 1.
 *
 * Each floor is about a tenth below the lowest measured page of the kind, so that an entry with
 * more proper names passes and an untranslated section does not. Most pages stay well below 1
 * because names of products, companies, licences and formats are not translated. An English page
 * has 0.
 */
const KINDS = [
  // Only names of services and vendors, grouped by month.
  {kind: 'archive', routes: /^services\/archive$/, floor: 0.15},
  // A table of names: companies, each with its country and services.
  {kind: 'directory of companies', routes: /^companies\/company$/, floor: 0.33},
  // Names of tags, many of which are products and languages.
  {kind: 'list of tags', routes: /^services\/tags$/, floor: 0.5},
  // Often a single row: names of services and vendors, labels of tags, one sentence.
  {kind: 'tag', routes: /^services\/tags\//, floor: 0.52},
  // Short, with names of services and legal names; the firebase page has 0.62, the next 0.70.
  {kind: 'company', routes: /^companies\//, floor: 0.52},
  {kind: 'list of services', routes: /^(services|services\/page\/\d+)$/, floor: 0.7},
  {kind: 'service', routes: /^services\//, floor: 0.64},
  // Names of services in shelves and rows, and of companies.
  {kind: 'home', routes: /^$/, floor: 0.53},
  // Fewer than a hundred letters, including the names of things to search for.
  {kind: 'search', routes: /^search$/, floor: 0.65},
  // The category tables name many products and have no words for unknown values; the other pages
  // are prose.
  {kind: 'documentation', routes: /^docs(\/|$)/, floor: 0.74},
  // A table of names of services, vendors and licences; its notes are loaded by a script.
  {kind: 'comparison', routes: /^compare$/, floor: 0.54},
  // Names of products, each followed by one sentence.
  {kind: 'changes', routes: /^changes$/, floor: 0.65},
  // Six rows as in the list of services, and little other text.
  {kind: 'blog', routes: /^blog$/, floor: 0.59},
  {kind: 'offline', routes: /^offline$/, floor: 0.8},
];

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー、。「」（）]/gu;
const LETTER = /[\p{L}ー、。「」（）]/gu;

/** A link whose text is its URL. */
const ADDRESS = /^(https?:\/\/)?[\w-]+(\.[\w-]+)+(\/\S*)?$/;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The text of the main element, without code and URLs. */
function proseOf({$}: BuiltPage) {
  const main = $('main').clone();
  main.find('code, pre, script, style, .hash-link').remove();
  main
    .find('a')
    .filter((_, link) => ADDRESS.test($(link).text().trim()))
    .remove();
  return main;
}

const pages = PAGES.filter((page) => page.locale === 'ja' && !isNotFound(page));
const kindOf = ({route}: BuiltPage) => KINDS.find(({routes}) => routes.test(route));

describe('the Japanese pages', () => {
  it('all belong to a known kind', () => {
    expect(pages.filter((page) => !kindOf(page)).map(({file}) => file)).toEqual([]);
    expect(pages.length).toBeGreaterThan(90);
  });

  it.each(KINDS)('have enough Japanese on pages of the kind $kind', (kind) => {
    const ofKind = pages.filter((page) => kindOf(page) === kind);
    expect(ofKind.length).toBeGreaterThan(0);
    for (const page of ofKind) {
      const text = proseOf(page).text();
      const share = count(text, JAPANESE) / count(text, LETTER);
      expect.soft(share, `share of Japanese in ${page.file}`).toBeGreaterThan(kind.floor);
    }
  });

  it('have no space after full-width punctuation', () => {
    const places = pages.flatMap((page) =>
      [...proseOf(page).find('p')]
        .map((block) => page.$(block).text())
        .filter((text) => /[。、：）」] \S/.test(text))
        .map((text) => `${page.file}: ${text}`),
    );
    expect(places).toEqual([]);
  });

  it('contain no English sentence', () => {
    const sentences = pages.flatMap((page) => {
      const {$} = page;
      const blocks = proseOf(page).find('p, li, dt, dd, th, td, summary, h1, h2, h3, h4');
      // The text of links consists of names. A block with Japanese between the names counts as
      // Japanese.
      return [...blocks]
        .map((block) => $(block).clone())
        .filter((block) => count(block.text(), JAPANESE) === 0)
        .map((block) => (block.find('a').remove(), block.text().trim()))
        .filter((text) => count(text, /\p{L}{2,}/gu) >= 5)
        .map((text) => `${page.file}: ${text}`);
    });
    expect(sentences).toEqual([]);
  });
});

describe('the measure', () => {
  it('tells English pages from Japanese ones', () => {
    const english = PAGES.filter((page) => page.locale === 'en' && !isNotFound(page));
    for (const page of english) {
      const text = proseOf(page).text();
      const share = count(text, JAPANESE) / count(text, LETTER);
      expect.soft(share, `share of Japanese in ${page.file}`).toBeLessThan(0.05);
    }
  });
});
