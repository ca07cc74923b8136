import path from 'node:path';
import type {CurrentBundler, Plugin} from '@docusaurus/types';
import {isProduction} from '../../site';

/** Reduces page size and build time by means that depend on Docusaurus internals: see README.md. */
export function tuningPlugin(): Plugin {
  return {
    name: 'tuning',

    configureWebpack(_, isServer) {
      const languages = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');
      return {
        resolve: {
          alias: {
            // Code is highlighted at build time; this is the only module that loads Prism.
            [languages.replace(/\.js$/, '')]: false,
            ...(isServer
              ? {}
              : {'@docusaurus/utils-common$': path.join(__dirname, 'utilsCommon.ts')}),
          },
        },
        // Otherwise the bundler spends memory and time on tracking each property of each record.
        module: {parser: {json: {exportsDepth: 1}}},
        plugins: [{apply: releaseWhenClosed}],
      };
    },

    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      // In development, no minifier does the work of the preset.
      plugins: isProduction ? plugins.filter((plugin) => !isPresetEnv(plugin)) : plugins,
      // Searching for configuration files next to each style sheet is slow, and there are none.
      config: false,
    }),
  };
}

/**
 * Lets a closed compiler be collected. What Docusaurus adds to the runtime is held by the bundler
 * and holds the compiler, which would keep all modules of a language in memory during the next one.
 */
function releaseWhenClosed(compiler: InstanceType<CurrentBundler['instance']['Compiler']>): void {
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
 * Whether a plugin is the one that prefixes properties and replaces new syntax, as the minifier does
 * again for the same browsers.
 */
export const isPresetEnv = (plugin: unknown): boolean =>
  Array.isArray(plugin) && /[\\/]postcss-preset-env[\\/]/.test(String(plugin[0]));
