/** The Japanese pages are in Japanese, and typeset as such. */
import {expect, it} from 'vitest';
import {type BuiltPage, isNotFound, PAGES} from './pages';

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** A word of at least two letters. */
const WORD = /\p{L}{2,}/gu;

const pages = PAGES.filter((page) => page.locale === 'ja' && !isNotFound(page));

/** A link whose text is its URL. */
const ADDRESS = /^(https?:\/\/)?[\w-]+(\.[\w-]+)+(\/\S*)?$/;

/** The main element of the page, without code and URLs. */
function proseOf({$}: BuiltPage) {
  const main = $('main').clone();
  main.find('code, pre, script, style, .hash-link').remove();
  main
    .find('a')
    .filter((_, link) => ADDRESS.test($(link).text().trim()))
    .remove();
  return main;
}

it('no Japanese page has an English sentence', () => {
  const sentences = pages.flatMap((page) => {
    const blocks = proseOf(page).find('p, li, dt, dd, th, td, summary, h1, h2, h3, h4');
    // The text of links consists of names. A block with Japanese between the names counts as
    // Japanese.
    return [...blocks]
      .map((block) => page.$(block).clone())
      .filter((block) => !JAPANESE.test(block.text()))
      .map((block) => (block.find('a').remove(), block.text().trim()))
      .filter((text) => (text.match(WORD) ?? []).length >= 5)
      .map((text) => `${page.file}: ${text}`);
  });
  expect(sentences).toEqual([]);
});

it('no Japanese page has a space after full-width punctuation', () => {
  const places = pages.flatMap((page) =>
    [...proseOf(page).find('p')]
      .map((block) => page.$(block).text())
      .filter((text) => /[。、：）」] \S/.test(text))
      .map((text) => `${page.file}: ${text}`),
  );
  expect(places).toEqual([]);
});

it('an exchange rate stands below an amount that it converts', () => {
  const sections = pages
    .filter(({file}) => file.startsWith('ja/services/'))
    .flatMap(({$, file}) =>
      [...$('article p')]
        .filter((block) => /^1ドル＝.*換算しています。$/.test($(block).text()))
        .map((rate) => ({file, text: $(rate).prevAll().text()})),
    );
  expect(sections.length).toBeGreaterThan(10);
  expect(sections.filter(({text}) => !text.includes('約')).map(({file}) => file)).toEqual([]);
});
