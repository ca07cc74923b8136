import path from 'node:path';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import * as searchLocalModule from '@easyops-cn/docusaurus-search-local';
import {listFrequentTags} from '../catalogue';
import {toLocale} from '../site/locales';
import {loadVisibleContent} from './catalogue/content';
import {cacheRules, FOREVER} from '../hosting/headers';
import {type PublishedPlugin, writeFiles} from './publish';
import {type ExtractedPage, extractPage} from '../search/extraction';
import {
  buildSearchFiles,
  FINGERPRINTED_PATHS,
  nameSearchFiles,
  valueSections,
} from '../search/searchFiles';

/** Number of tags offered if nothing was found. */
const FREQUENT_TAGS = 12;

// The package declares the types of its options but not of the module.
const {default: searchLocal, validateOptions} = searchLocalModule as unknown as PluginModule & {
  readonly default: (context: LoadContext, options: SearchLocalOptions) => Plugin;
};
type SearchLocalOptions = searchLocalModule.PluginOptions;

/**
 * Wraps the plugin of `@easyops-cn/docusaurus-search-local`, whose parser reads the pages. Its
 * `postBuild` hook is dropped and the search files of this site are written instead of a lunr index;
 * `src/theme` replaces its theme components, so that no lunr code is bundled.
 */
export function searchPlugin(context: LoadContext, options: SearchLocalOptions): PublishedPlugin {
  const {postBuild: _makeIndex, ...local} = searchLocal(context, options);
  const {siteDir, baseUrl, i18n} = context;
  const ignored = [options.ignoreCssSelectors ?? []].flat();
  const locale = toLocale(i18n.currentLocale);
  const extracted: ExtractedPage[] = [];
  return {
    ...local,

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
        const page = extractPage($, pathname, baseUrl, ignored);
        extracted.push(...(page ? [page] : []));
      },
      run({outDir}) {
        const {catalogue, tags} = loadVisibleContent(siteDir);
        const files = buildSearchFiles(extracted, {
          ...{locale, catalogue},
          tags: tags[locale],
          values: valueSections(catalogue, locale),
        });
        return writeFiles(outDir, nameSearchFiles(files));
      },
    },
  };
}

searchPlugin.validateOptions = validateOptions;

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
