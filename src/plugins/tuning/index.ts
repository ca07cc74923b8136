import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isProduction} from '../../site';
import {registryAlias} from './registry';
import {type Sources, unusedStyles} from './unusedStyles';

type Options = {
  /** Whether each script of the browser gets a source map beside it, which it does not name. */
  readonly sourceMaps: boolean;
};

/**
 * Keeps small what each page loads, and builds short, by what Docusaurus does not promise to
 * stay as it is. What that is, what it gains and how it fails stands in README.md.
 */
export function tuningPlugin(
  {siteDir, generatedFilesDir}: LoadContext,
  {sourceMaps}: Options,
): Plugin {
  return {
    name: 'tuning',

    configureWebpack(_, isServer) {
      // Code is coloured when the site is built, and `@theme/CodeBlock` only shows it. What is
      // left of Prism in the theme is the module that adds languages, which here becomes empty.
      const languages = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');
      const noPrism = {[languages.replace(/\.js$/, '')]: false as const};
      // Else memory and time go into which property of each record is used where; all are.
      const module = {parser: {json: {exportsDepth: 1}}};
      if (isServer) {
        return {resolve: {alias: noPrism}, module};
      }
      return {
        resolve: {
          alias: {
            ...noPrism,
            '@docusaurus/utils-common$': path.join(__dirname, 'utilsCommon.ts'),
            // A development server writes the table anew as pages come and go.
            ...(isProduction ? registryAlias(generatedFilesDir) : {}),
          },
        },
        module,
        // The table of file names, on every page, then has one key for each script and not two.
        optimization: {
          chunkIds: 'named',
          splitChunks: {cacheGroups: {styles: {test: stylesOfAllPages}}},
        },
        ...(sourceMaps ? {devtool: 'hidden-source-map'} : {}),
      };
    },

    configurePostCss(options) {
      const {plugins} = options;
      return {
        ...options,
        // Unused ones first, since the rules are later wrapped and given prefixes. A development
        // server does without: a class may come into use at any time.
        plugins: isProduction ? [unusedStyles(sourcesOf(siteDir)), ...plugins] : plugins,
        // All is here; looking for a file with more, in the folder of each style sheet, takes long.
        config: false,
      };
    },
  };
}

/**
 * The style sheets that are joined into the one of all pages; Docusaurus joins all. What one kind
 * of page alone uses comes with its scripts. Such rules are of CSS modules, whose classes nothing
 * else has, so that the order in which they are loaded does not matter.
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

/** All that may name a class or a variable of Infima. */
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
