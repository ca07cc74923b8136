import type {Plugin} from '@docusaurus/types';
import type {AcceptedPlugin, Root} from 'postcss';
import {isUnusedClass, isUnusedVariable} from './unused';

/** Takes what this site does not use out of Infima, which comes as one file. */
const removeUnused: AcceptedPlugin = {
  postcssPlugin: 'slim-styles',
  Once(root: Root) {
    if (!root.source?.input.file?.includes('infima')) {
      return;
    }
    root.walkRules((rule) => {
      const used = rule.selectors.filter((selector) => !classesIn(selector).some(isUnusedClass));
      if (used.length === 0) {
        rule.remove();
      } else if (used.length < rule.selectors.length) {
        rule.selectors = used;
      }
    });
    root.walkDecls((declaration) => {
      if (isUnusedVariable(declaration.prop)) {
        declaration.remove();
      }
    });
  },
};

const classesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!);

/** Keeps the style sheet small, which each page waits for. */
export default function slimStylesPlugin(): Plugin {
  return {
    name: 'slim-styles',
    configurePostCss(options) {
      // First, since the rules are later wrapped and given prefixes.
      return {...options, plugins: [removeUnused, ...options.plugins]};
    },
  };
}
