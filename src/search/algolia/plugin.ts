import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Components that `src/theme` replaces with those of the local search. */
const COMPONENTS = ['SearchBar', 'SearchPage'] as const;

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
            ...Object.fromEntries(
              COMPONENTS.map((name) => [`@theme/${name}`, `@theme-original/${name}`]),
            ),
            '@theme/HomeSearch': path.join(__dirname, 'HomeSearch.tsx'),
          },
        },
      };
    },
  };
}
