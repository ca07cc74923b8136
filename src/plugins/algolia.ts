import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Resolves the search components to those of `@docusaurus/theme-search-algolia` instead of
 * `src/theme`, so that no code of the local search is bundled.
 */
export function algoliaSearchPlugin(): Plugin {
  return {
    name: 'algolia-search',
    configureWebpack() {
      return {
        resolve: {
          alias: {
            '@theme/SearchBar': '@theme-original/SearchBar',
            '@theme/SearchPage': '@theme-original/SearchPage',
            '@theme/HomeSearch': path.join(__dirname, '../search/algolia/HomeSearch.tsx'),
          },
        },
      };
    },
  };
}
