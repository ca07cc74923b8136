import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isProduction} from '../../site';
import {tableAliases} from './tables';
import {type Sources, unusedStyles} from './unusedStyles';

type Options = {
  /** Whether to write source maps for browser scripts, without references in the scripts. */
  readonly sourceMaps: boolean;
};

/** Reads all sources once for all languages of a build. */
let withoutUnused: ReturnType<typeof unusedStyles> | undefined;

/**
 * Reduces page size and build time. This depends on Docusaurus internals: README.md lists them,
 * with what each optimisation saves and how it can fail.
 */
export function tuningPlugin(
  {siteDir, generatedFilesDir}: LoadContext,
  {sourceMaps}: Options,
): Plugin {
  return {
    name: 'tuning',

    configureWebpack(_, isServer) {
      // Code is highlighted at build time, so browsers do not need Prism. The only module of the
      // theme that still loads it is the one that adds languages; it is replaced with an empty
      // module.
      const languages = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');
      const noPrism = {[languages.replace(/\.js$/, '')]: false as const};
      // Otherwise the bundler spends memory and time on tracking each property of each record.
      const module = {parser: {json: {exportsDepth: 1}}};
      if (isServer) {
        return {resolve: {alias: noPrism}, module};
      }
      return {
        resolve: {
          alias: {
            ...noPrism,
            '@docusaurus/utils-common$': path.join(__dirname, 'utilsCommon.ts'),
            // A development server rewrites the tables whenever pages are added or removed.
            ...(isProduction ? tableAliases(generatedFilesDir) : {}),
          },
        },
        module,
        // The table of file names on every page then has one key per script instead of two.
        optimization: {
          chunkIds: 'named',
          splitChunks: {cacheGroups: {styles: {test: stylesOfAllPages}}},
        },
        ...(sourceMaps ? {devtool: 'hidden-source-map'} : {}),
      };
    },

    configurePostCss(options) {
      const {plugins} = options;
      withoutUnused ??= unusedStyles(sourcesOf(siteDir));
      return {
        ...options,
        // It comes first, because later plugins wrap rules. Not in development, where a class may
        // come into use at any time, and no minifier runs.
        plugins: isProduction
          ? [withoutUnused, ...plugins.filter((plugin) => !isPresetEnv(plugin))]
          : plugins,
        // Searching for configuration files next to each style sheet is slow, and there are none.
        config: false,
      };
    },
  };
}

/**
 * Whether a plugin is the one that prefixes properties and replaces new syntax, as the minifier does
 * again for the same browsers.
 */
export const isPresetEnv = (plugin: unknown): boolean =>
  Array.isArray(plugin) && /[\\/]postcss-preset-env[\\/]/.test(String(plugin[0]));

/**
 * Matches the modules whose styles are bundled into the style sheet of all pages; by default,
 * Docusaurus bundles all. The folders listed here are used by single kinds of pages and have only
 * CSS modules, whose class names are unique, so that the order of loading does not matter.
 */
const stylesOfAllPages = new RegExp(
  `^(?!.*/src/(?:${[
    'changes',
    'compare',
    'components/(?:Alternatives|CategoryTable|Choice|CompanyDirectory|EntryFooter|EntryFrame|Estimate)',
    'components/(?:FactList|Health|HomePage|LifecycleNotice|ServiceTable|ValueList)',
    'theme/(?:BlogArchivePage|BlogTagsListPage|DocCard)',
  ].join('|')})/)`.replaceAll('/', String.raw`[\\/]`),
);

/** Where class names and variables of Infima may occur. */
function sourcesOf(siteDir: string): Sources {
  const folderOf = (name: string) => path.dirname(require.resolve(`@docusaurus/${name}`));
  return {
    folders: [
      folderOf('theme-common'),
      folderOf('theme-search-algolia'),
      ...['src', 'docs', 'i18n'].map((folder) => path.join(siteDir, folder)),
    ],
    theme: path.join(folderOf('theme-classic'), 'theme'),
    ownTheme: path.join(siteDir, 'src/theme'),
  };
}
