import type {Plugin} from '@docusaurus/types';

/**
 * Keeps Prism, 24 KB of every page, from the reader: `highlightCode` has coloured the code
 * when the site was built, and `@theme/CodeBlock` only shows it. What is left of Prism in the
 * theme is the module that adds languages to it in the browser, which here becomes empty.
 */
export default function codeBlocksPlugin(): Plugin {
  return {
    name: 'code-blocks',
    configureWebpack() {
      const languages = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');
      return {resolve: {alias: {[languages.replace(/\.js$/, '')]: false}}};
    },
  };
}
