import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {slimConfig, slimRegistry, slimRoutes} from './generated';

/** Keeps small what each page loads before it reacts. */
export default function slimScriptsPlugin(context: LoadContext): Plugin {
  return {
    name: 'slim-scripts',
    configureWebpack(_, isServer) {
      // Prism, 24 KB of every page, is not needed in the browser: `highlightCode` has coloured
      // the code when the site was built, and `@theme/CodeBlock` only shows it. What is left of
      // it in the theme is the module that adds languages, which here becomes empty.
      const languages = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');
      const noLanguages = {[languages.replace(/\.js$/, '')]: false as const};
      // The table of file names, on every page, then has one key for each script and not two.
      const optimization = {chunkIds: 'named' as const};
      // Else memory and time go into which property of each record is used where; all are.
      const module = {parser: {json: {exportsDepth: 1}}};
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {resolve: {alias: noLanguages}, optimization, module};
      }
      return {
        resolve: {
          alias: {
            ...noLanguages,
            ...slimModules(context),
            '@docusaurus/utils-common$': path.join(__dirname, 'utilsCommon.ts'),
          },
        },
        optimization,
        module,
        // Each character of a hash is on every page once for each script; six tell versions apart.
        output: {chunkFilename: 'assets/js/[name].[contenthash:6].js'},
      };
    },
  };
}

/**
 * Writes shorter forms of modules that Docusaurus has generated.
 * @returns them, by the files in whose place they stand
 */
function slimModules({generatedFilesDir, siteConfig}: LoadContext): Record<string, string> {
  const folder = path.join(generatedFilesDir, 'slim-scripts');
  mkdirSync(folder, {recursive: true});
  const read = (file: string): string => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const {routes, chunkNames} = slimRoutes({
    routes: read('routes.js'),
    chunkNames: read('routesChunkNames.json'),
  });
  const slim = {
    'docusaurus.config.mjs': slimConfig(siteConfig),
    'registry.js': slimRegistry(read('registry.js')),
    'routes.js': routes,
    'routesChunkNames.json': chunkNames,
  };
  return Object.fromEntries(
    Object.entries(slim).map(([file, content]) => {
      const slimFile = path.join(folder, file);
      writeFileSync(slimFile, content);
      return [path.join(generatedFilesDir, path.parse(file).name), slimFile];
    }),
  );
}
