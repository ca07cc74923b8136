import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listFrequentTags} from '../catalogue';
import {toLocale} from '../locales';
import {loadVisibleContent} from './catalogue/content';
import {cacheRules, FOREVER} from './publish/headers';
import {type PublishedPlugin, writeFiles} from './publish';
import {type ExtractedPage, extractPage} from '../search/extraction';
import {buildSearchFiles, FINGERPRINTED_PATHS, nameSearchFiles} from '../search/searchFiles';
import {valueSections} from '../search/values';

/** Number of tags offered if nothing was found. */
const FREQUENT_TAGS = 12;

/** The page of the search, and the files that it loads. A theme, so that its step is the last. */
export function searchPlugin(
  {siteDir, baseUrl, i18n}: LoadContext,
  {ignoreCssSelectors}: {readonly ignoreCssSelectors: readonly string[]},
): PublishedPlugin {
  const locale = toLocale(i18n.currentLocale);
  const extracted: ExtractedPage[] = [];
  return {
    name: 'search',

    contentLoaded({actions}) {
      const {catalogue, tags} = loadVisibleContent(siteDir);
      actions.addRoute({
        path: `${baseUrl}search`,
        exact: true,
        component: '@theme/SearchPage',
        props: {tags: listFrequentTags(catalogue, tags[locale], locale, FREQUENT_TAGS)},
      });
    },

    publishStep: {
      headerRules: (bases) =>
        FINGERPRINTED_PATHS.flatMap((file) => cacheRules(bases, file, FOREVER)),
      readPage({pathname, $}) {
        const page = extractPage($, pathname, baseUrl, ignoreCssSelectors);
        extracted.push(...(page ? [page] : []));
      },
      run({outDir}) {
        const {catalogue, tags} = loadVisibleContent(siteDir);
        const files = buildSearchFiles(extracted, {
          ...{baseUrl, locale, catalogue},
          tags: tags[locale],
          values: valueSections(catalogue, locale),
        });
        return writeFiles(outDir, nameSearchFiles(files));
      },
    },
  };
}

/**
 * Resolves the search components to those of `@docusaurus/theme-search-algolia` instead of
 * `src/theme`, so that no code of the local search is bundled.
 */
export const algoliaSearchPlugin = (): Plugin => ({
  name: 'algolia-search',
  configureWebpack: () => ({
    resolve: {
      alias: {
        '@theme/SearchBar': '@theme-original/SearchBar',
        '@theme/SearchPage': '@theme-original/SearchPage',
        '@theme/HomeSearch': path.join(__dirname, '../search/algolia/HomeSearch.tsx'),
      },
    },
  }),
});
