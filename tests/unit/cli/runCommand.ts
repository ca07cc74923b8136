import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** As a URL, since the folder that a command runs in has no packages beside it. */
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/**
 * Runs a command of `src/cli` as its npm script does, in another folder.
 * @param command name of its file, without the ending
 * @param env what it gets beside the environment of the tests
 */
export const runCommand = (
  command: string,
  folder: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
) =>
  spawnSync(
    process.execPath,
    ['--import', TSX, path.join(ROOT, 'src/cli', `${command}.ts`), ...args],
    {cwd: folder, encoding: 'utf8', env: {...process.env, ...env}},
  );

/** Where a site has the command line of Docusaurus, for a script that stands in for it. */
export const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
