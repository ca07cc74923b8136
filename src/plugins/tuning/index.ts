import path from 'node:path';
import {setFlagsFromString} from 'node:v8';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {CurrentBundler, Plugin} from '@docusaurus/types';
import {type PostCSSRoot, PurgeCSS} from 'purgecss';
import {isProduction} from '../../site/settings';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** Reduces page size and build time by means that depend on Docusaurus internals: see README.md. */
export function tuningPlugin(): Plugin {
  return {
    name: 'tuning',

    allContentLoaded({allContent}) {
      const services = allContent['docusaurus-plugin-content-blog']!.services as BlogContent;
      if (services.blogPosts.length > 200) {
        setFlagsFromString('--heap-growing-percent=50');
      }
    },

    configureWebpack(_, isServer) {
      const languages = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');
      return {
        resolve: {
          alias: {
            // Code is highlighted at build time; this is the only module that loads Prism.
            [languages.replace(/\.js$/, '')]: false as const,
            ...(isServer
              ? {}
              : {'@docusaurus/utils-common$': path.join(__dirname, 'utilsCommon.ts')}),
          },
        },
        // Otherwise the bundler spends memory and time on tracking each property of the data.
        module: {parser: {json: {exportsDepth: 1}}},
        plugins: [{apply: releaseWhenClosed}, {apply: tuneMinifier}],
        // Styles of what is loaded on demand are loaded with it.
        ...(isServer
          ? {}
          : {optimization: {splitChunks: {cacheGroups: {styles: {test: isOfAllPages}}}}}),
      };
    },

    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      // In development, any class may come into use, and no minifier does the work of the preset.
      plugins: isProduction
        ? [usedInfima, ...plugins.filter((plugin) => !isPresetEnv(plugin))]
        : plugins,
      // Searching for configuration files next to each style sheet is slow, and there are none.
      config: false,
    }),
  };
}

/**
 * Lets a closed compiler be collected. What Docusaurus adds to the runtime is held by the bundler
 * and holds the compiler, which would keep all modules of a language in memory during the next one.
 */
function releaseWhenClosed(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('tuning', (compilation) => {
    const addRuntimeModule = compilation.addRuntimeModule.bind(compilation);
    compilation.addRuntimeModule = (chunk, module, ...rest) => {
      addRuntimeModule(chunk, module, ...rest);
      compiler.hooks.shutdown.tap('tuning', () => {
        Object.assign(module, {compilation: null, chunk: null, chunkGraph: null});
      });
    };
  });
}

/**
 * Sets options of the minifier that Docusaurus does not offer.
 * @see https://v8.dev/blog/explicit-compile-hints on the preamble
 */
function tuneMinifier({options}: Compiler): void {
  for (const minimizer of options.optimization.minimizer ?? []) {
    const {minimizerOptions = {}} =
      (minimizer as {_args?: readonly {minimizerOptions?: {format?: object}}[]})._args?.[0] ?? {};
    if ('mangle' in minimizerOptions) {
      // Otherwise it counts letters to choose names of variables, also those of hashes, which at
      // this step depend on the folder of the site: each folder would have other scripts.
      minimizerOptions.mangle = {disableCharFreq: true};
      // V8 compiles functions while the script loads. Japanese letters are kept; Docusaurus asks
      // for escapes, which have twice the bytes.
      minimizerOptions.format = {comments: false, preamble: '//# allFunctionsCalledOnLoad\n'};
    }
  }
}

/** Whether a plugin prefixes properties and replaces new syntax, as the minifier does again. */
export const isPresetEnv = (plugin: unknown): boolean =>
  Array.isArray(plugin) && /[\\/]postcss-preset-env[\\/]/.test(String(plugin[0]));

/** Matches all modules but the styles of a comparison side by side. */
const isOfAllPages = /^(?!.*sides\.module\.css)/;

/** Where classes of Infima may occur. */
const COMPONENTS = [
  path.join(__dirname, '../..'),
  path.dirname(require.resolve('@docusaurus/theme-classic')),
  path.dirname(require.resolve('@docusaurus/theme-common')),
].map((folder) => `${folder}/**/*.{js,tsx}`);

/** A PostCSS plugin that removes from Infima what no component of the site or the theme uses. */
const usedInfima = {
  postcssPlugin: 'used-infima',
  async Once(sheet: PostCSSRoot) {
    if (sheet.source?.input.file?.includes('infima')) {
      const [used] = await new PurgeCSS().purge({
        css: [{raw: sheet.toString()}],
        content: COMPONENTS,
        // Components of the theme that are on no page.
        skippedContentGlobs: ['**/lib/theme/{Blog,DocTag*,MDXPage,Tab*,Tag,TagsListByLetter}/**'],
        variables: true,
        safelist: {
          // An element that only Markdown has.
          standard: ['blockquote'],
          // All but shades of colours and parts of components that only Infima names.
          variables: [
            /^--ifm-(?!color-[a-z]+-|(avatar|badge|button-group|card|hero|image|pagination|pills|tabs|z-index)-|.*-value)|emphasis|contrast/,
          ],
        },
      });
      sheet.removeAll().append(used!.css);
    }
  },
};
