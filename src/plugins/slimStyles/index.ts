import {createRequire} from 'node:module';
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

const load = createRequire(__filename);

type NamedPlugin = readonly [path: string, options: object];
type PluginOrName = AcceptedPlugin | NamedPlugin;

/**
 * The plugins, made once. Named, they are made again for each style sheet, which takes as long
 * as all the rest of what is done with it.
 */
const makeOnce = (plugins: readonly PluginOrName[]): AcceptedPlugin[] =>
  plugins.map((plugin) => {
    if (!Array.isArray(plugin)) {
      return plugin as AcceptedPlugin;
    }
    const [file, options] = plugin as NamedPlugin;
    return (load(file) as (options: object) => AcceptedPlugin)(options);
  });

/** Keeps the style sheet small, which each page waits for, and its making short. */
export default function slimStylesPlugin(): Plugin {
  return {
    name: 'slim-styles',
    configurePostCss(options) {
      return {
        ...options,
        // Unused ones first, since the rules are later wrapped and given prefixes.
        plugins: [removeUnused, ...makeOnce(options.plugins as PluginOrName[])],
        // All is here; looking for a file with more, in the folder of each style sheet, takes long.
        config: false,
      };
    },
  };
}
