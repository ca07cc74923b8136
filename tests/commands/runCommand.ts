import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** A URL, since the folder in which a command runs has no packages. */
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Arguments of Node.js that run a command. */
export const argumentsOf = (command: string, args: readonly string[]): string[] => [
  ...['--import', TSX, path.join(ROOT, 'src/cli/main.ts'), command],
  ...args,
];

/**
 * Runs a command like its npm script, in another folder.
 * @param env variables added to the environment of the tests
 */
export function runCommand(
  command: string,
  folder: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): {readonly status: number | null; readonly stdout: string; readonly stderr: string} {
  return spawnSync(process.execPath, argumentsOf(command, args), {
    cwd: folder,
    encoding: 'utf8',
    // npm may have started the tests from another folder.
    env: {...process.env, INIT_CWD: folder, GITHUB_ACTIONS: '', ...env},
  });
}
