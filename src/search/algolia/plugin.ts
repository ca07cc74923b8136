import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Components that src/theme replaces by the local search. */
const COMPONENTS = ['SearchBar', 'SearchPage'] as const;

/**
 * Puts the search components of `@docusaurus/theme-search-algolia` back in the place that
 * src/theme has taken, so that with Algolia none of the local search is shipped.
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
