import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {CommandName} from '@site/src/cli/commands';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** As a URL, since the folder that a command runs in has no packages beside it. */
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** What Node.js is started with to run a command. */
export const argumentsOf = (command: CommandName, args: readonly string[]): string[] => [
  ...['--import', TSX, path.join(ROOT, 'src/cli/main.ts'), command],
  ...args,
];

/**
 * Runs a command as its npm script does, in another folder.
 * @param env what it gets beside the environment of the tests
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
    // The tests themselves may have been started by npm, from anywhere.
    env: {...process.env, INIT_CWD: folder, ...env},
  });

/** Where a site has the command line of Docusaurus, for a script that stands in for it. */
export const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
