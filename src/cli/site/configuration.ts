import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import {Failure} from '../command';

/** Path of the compiled configuration within the site. */
const COMPILED = '.docusaurus/configuration.cjs';

/** In a CommonJS module, `__dirname` is the folder of that module, not that of the bundle. */
const ownFolders: Plugin = {
  name: 'own-folders',
  setup(build) {
    build.onLoad({filter: /\.ts$/}, async ({path: file}) => ({
      contents: `const __dirname = ${JSON.stringify(path.dirname(file))};${await readFile(file, 'utf8')}`,
      loader: 'ts',
    }));
  },
};

/**
 * Compiles the configuration of a site and its plugins into one CommonJS file, for the option
 * `--config` of Docusaurus. Without it, Docusaurus compiles them file by file, which takes longer,
 * and loads all of them again for each language.
 * @param folder folder of the site
 * @returns path of the file, relative to the site
 * @throws Failure if it cannot be compiled, with file, line and column
 */
export async function compileConfiguration(folder: string): Promise<string> {
  await build({
    absWorkingDir: path.resolve(folder),
    // A function, which Docusaurus calls for each language, since it loads the file only once.
    stdin: {
      contents: "export {createConfig as default} from './docusaurus.config';",
      resolveDir: path.resolve(folder),
    },
    outfile: COMPILED,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: `node${process.versions.node}`,
    logLevel: 'silent',
    plugins: [ownFolders],
  }).catch((error: Error) => {
    throw new Failure(error.message);
  });
  return COMPILED;
}
