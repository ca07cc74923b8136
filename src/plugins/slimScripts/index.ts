import type {Plugin} from '@docusaurus/types';

/** Keeps small what each page loads before it reacts. */
export default function slimScriptsPlugin(): Plugin {
  return {
    name: 'slim-scripts',
    configureWebpack(_, isServer) {
      // Prism, 24 KB of every page, is not needed in the browser: `highlightCode` has coloured
      // the code when the site was built, and `@theme/CodeBlock` only shows it. What is left of
      // it in the theme is the module that adds languages, which here becomes empty.
      const languages = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');
      return {
        resolve: {alias: {[languages.replace(/\.js$/, '')]: false}},
        // The table of file names, on every page, then has one key for each script and not two.
        optimization: {chunkIds: 'named'},
        // Each character of a hash is on every page once for each script; six tell versions apart.
        ...(process.env.NODE_ENV === 'production' && !isServer
          ? {output: {chunkFilename: 'assets/js/[name].[contenthash:6].js'}}
          : {}),
      };
    },
  };
}
