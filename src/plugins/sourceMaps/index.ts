import type {Plugin} from '@docusaurus/types';

/** Writes a source map beside each script of the browser, which the script does not name. */
export default function sourceMapsPlugin(): Plugin {
  return {
    name: 'source-maps',
    configureWebpack: (_, isServer) => (isServer ? {} : {devtool: 'hidden-source-map'}),
  };
}
