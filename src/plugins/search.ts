import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listFrequentTags, loadTags} from '../catalogue';
import {toLocale} from '../locales';
import {loadVisibleCatalogue} from './catalogue/content';
import {cacheRules, FOREVER} from './publish/headers';
import type {PublishedPlugin} from './publish/steps';
import {type ExtractedPage, extractPage} from '../search/extraction';
import {buildSearchFiles, FINGERPRINTED_PATHS, writeSearchFiles} from '../search/searchFiles';
import {valueSections} from '../search/values';

/** Number of tags offered if nothing was found. */
const FREQUENT_TAGS = 12;

/** Adds the page of results, and writes the search files of each language after its build. */
export function searchPlugin({siteDir, baseUrl, i18n}: LoadContext): PublishedPlugin<void> {
  const locale = toLocale(i18n.currentLocale);
  const extracted: ExtractedPage[] = [];

  return {
    name: 'search',

    contentLoaded({actions}) {
      actions.addRoute({
        path: `${baseUrl}search`,
        exact: true,
        component: '@theme/SearchPage',
        props: {
          tags: listFrequentTags(
            loadVisibleCatalogue(siteDir),
            loadTags(siteDir, locale),
            locale,
            FREQUENT_TAGS,
          ),
        },
      });
    },

    publishStep: {
      headerRules: (bases) =>
        FINGERPRINTED_PATHS.flatMap((file) => cacheRules(bases, file, FOREVER)),
      readPage({pathname, $}) {
        const page = extractPage($, pathname, baseUrl);
        extracted.push(...(page ? [page] : []));
      },
      run: ({outDir}) =>
        writeSearchFiles(
          outDir,
          buildSearchFiles(extracted, {
            baseUrl,
            locale,
            catalogue: loadVisibleCatalogue(siteDir),
            tags: loadTags(siteDir, locale),
            values: valueSections(loadVisibleCatalogue(siteDir), locale),
          }),
        ),
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
