import path from 'node:path';
import * as idealImageModule from '@docusaurus/plugin-ideal-image';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {type Adapter, resizeOnce} from './resizeOnce';

type PluginOptions = idealImageModule.PluginOptions;

// The package declares the types of its options, but not of the module itself.
const {default: idealImage, validateOptions} = idealImageModule as unknown as PluginModule & {
  readonly default: (context: LoadContext, options: PluginOptions) => Plugin;
};

type LoaderRule = {readonly use: readonly (string | {options: {adapter: Adapter}})[]};

/**
 * The plugin for pictures without its blurred previews, which no page shows and which take a
 * decoding of each picture, and with each picture resized once.
 */
export default function idealImagePlugin(context: LoadContext, options: PluginOptions): Plugin {
  const plugin = idealImage(context, options);
  return {
    ...plugin,
    getThemePath: () =>
      path.join(path.dirname(require.resolve('@docusaurus/plugin-ideal-image')), 'theme'),
    configureWebpack(...args) {
      const {module, ...config} = plugin.configureWebpack!(...args)!;
      const rules = module?.rules as readonly LoaderRule[];
      return {...config, module: {rules: rules.map(simplify)}};
    },
  };
}

idealImagePlugin.validateOptions = validateOptions;

/** The rule with the loader that resizes alone; before it, as a mere name, stood that of previews. */
function simplify({use, ...rule}: LoaderRule) {
  return {
    ...rule,
    use: use
      .filter((loader) => typeof loader !== 'string')
      .map(({options, ...loader}) => ({
        ...loader,
        options: {...options, adapter: resizeOnce(options.adapter)},
      })),
  };
}
