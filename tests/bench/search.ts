/** Compares the search with MiniSearch and Pagefind on the built site and the project's queries. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from 'playwright/test';
import MiniSearch from 'minisearch';
import {type Locale, LOCALES} from '@site/src/catalogue/vocabulary';
import {PAGE_KINDS} from '@site/src/search/pages';
import {builtFolder, localeBase} from '@site/src/site/settings';
import {launchOptions} from '../e2e/chromium';
import {
  builtEngine,
  type Find,
  missedBy,
  pageOf,
  pagesFound,
  QUERIES,
  readBuiltFiles,
} from '../search/built';
import {withTemporaryFolder} from '../site/copy';
import {listen, serveSite} from '../site/server';

/** Prints for each engine, language and set how many queries have their page among the first three. */
export async function benchSearch(): Promise<void> {
  await withPagefind(async (pagefindIn) => {
    const engines: Readonly<Record<string, (locale: Locale) => Find | Promise<Find>>> = {
      'this engine': ourEngine,
      'MiniSearch with Intl.Segmenter and pairs': miniSearch,
      Pagefind: pagefindIn,
    };
    for (const [name, create] of Object.entries(engines)) {
      const cells: string[] = [];
      for (const locale of LOCALES) {
        const find = await create(locale);
        for (const [set, queries] of Object.entries(QUERIES[locale])) {
          const {length} = await missedBy(find, queries);
          cells.push(`${locale} ${set} ${queries.length - length} of ${queries.length}`);
        }
      }
      console.log(`${name}: ${cells.join(', ')}`);
    }
  });
}

async function ourEngine(locale: Locale): Promise<Find> {
  const engine = await builtEngine(locale);
  return (query) => pagesFound(engine, query);
}

const JAPANESE_RUNS = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]+/gu;

/**
 * MiniSearch with the sections, boosts and weights of our engine, prefix and fuzzy search. For
 * Japanese, it indexes words from `Intl.Segmenter` and pairs of characters.
 */
function miniSearch(locale: Locale): Find {
  const {pages, texts} = readBuiltFiles(locale);
  const segmenter = new Intl.Segmenter(locale, {granularity: 'word'});
  const tokenize = (text: string): string[] => {
    const folded = text.normalize('NFKC');
    const words = [...segmenter.segment(folded)].filter(({isWordLike}) => isWordLike);
    return [
      ...words.map(({segment}) => segment),
      ...(folded.match(JAPANESE_RUNS) ?? []).flatMap(pairsOf),
    ];
  };
  const index = new MiniSearch({
    fields: ['name', 'heading', 'description', 'text'],
    storeFields: ['page'],
    tokenize,
    searchOptions: {
      boost: {name: 14, heading: 4, description: 4},
      prefix: true,
      fuzzy: 0.2,
      boostDocument: (_id, _term, fields) => PAGE_KINDS[pages[fields!.page as number]!.kind].weight,
    },
  });
  index.addAll(
    pages.flatMap(({title, keywords, description, sections}, page) =>
      sections.map(({title: heading}, section) => ({
        id: `${page} ${section}`,
        page,
        heading,
        name: section === 0 ? [title, ...keywords].join(' ') : '',
        description: section === 0 ? description : '',
        text: texts[page]![section] ?? '',
      })),
    ),
  );
  return (query) => [
    ...new Set(index.search(query).map(({page}) => pageOf(pages[page as number]!.url))),
  ];
}

const pairsOf = (run: string): string[] => {
  const characters = [...run];
  return characters.slice(1).map((character, index) => characters[index]! + character);
};

/** The part of Pagefind's script for browsers that is used here. */
type PagefindInBrowser = {
  readonly search: (
    query: string,
  ) => Promise<{readonly results: {readonly data: () => Promise<{readonly url: string}>}[]}>;
};

/** Number of results of which Pagefind loads the URL, more than are looked at. */
const LOADED = 5;

/** Indexes the built site with Pagefind, whose script needs a browser, and calls `work`. */
async function withPagefind(
  work: (find: (locale: Locale) => Promise<Find>) => Promise<void>,
): Promise<void> {
  await withTemporaryFolder(async (folder) => {
    // An ES module, which CommonJS can only import dynamically.
    const pagefind = await import('pagefind');
    const {index, errors} = await pagefind.createIndex({rootSelector: 'main'});
    if (!index) {
      throw new Error(errors.join('\n'));
    }
    await index.addDirectory({path: builtFolder});
    await index.writeFiles({outputPath: path.join(folder, 'pagefind')});
    writeFileSync(path.join(folder, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n');
    for (const locale of LOCALES) {
      writeFileSync(path.join(folder, `${locale}.html`), `<html lang="${locale}"></html>`);
    }
    const server = serveSite(folder);
    const origin = await listen(server);
    const browser = await chromium.launch(launchOptions());
    try {
      await work(async (locale) => {
        const page = await browser.newPage();
        await page.goto(`${origin}/${locale}.html`);
        return (query) => findWithPagefind(page, query, locale);
      });
    } finally {
      await browser.close();
      server.close();
      await pagefind.close();
    }
  });
}

async function findWithPagefind(page: Page, query: string, locale: Locale): Promise<string[]> {
  const urls = await page.evaluate(
    async ([words, count]) => {
      const script = '/pagefind/pagefind.js';
      const {search} = (await import(script)) as PagefindInBrowser;
      const {results} = await search(words);
      return Promise.all(results.slice(0, count).map(async ({data}) => (await data()).url));
    },
    [query, LOADED] as const,
  );
  const base = localeBase(locale);
  return urls.map((url) => url.slice(base.length).replace(/\/$/, ''));
}
