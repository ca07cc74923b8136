import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {CommandName} from '@site/src/cli/commands';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** A URL, since the folder in which a command runs has no packages. */
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Arguments of Node.js that run a command. */
export const argumentsOf = (command: CommandName, args: readonly string[]): string[] => [
  ...['--import', TSX, path.join(ROOT, 'src/cli/main.ts'), command],
  ...args,
];

/**
 * Runs a command like its npm script, in another folder.
 * @param env variables added to the environment of the tests
 */
export const runCommand = (
  command: CommandName,
  folder: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
) =>
  spawnSync(process.execPath, argumentsOf(command, args), {
    cwd: folder,
    encoding: 'utf8',
    // npm may have started the tests from another folder.
    env: {...process.env, INIT_CWD: folder, ...env},
  });

/** The files of a site with this script in place of the command line of Docusaurus. */
export const standIn = (script: string): Readonly<Record<string, string>> => ({
  'docusaurus.config.ts': 'export const createConfig = () => ({});',
  'node_modules/@docusaurus/core/bin/docusaurus.mjs': script,
});
