import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {Failure} from '../command';

/** Site, environment and output of a run of Docusaurus. */
export type DocusaurusOptions = {
  /** Folder of the site; by default, the working directory. */
  readonly folder?: string;
  /** Environment variables, in addition to those of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Output that goes to the terminal; by default, everything. */
  readonly shows?: 'everything' | 'errors' | 'nothing';
};

/**
 * Runs a command of Docusaurus in a separate process and waits for its end.
 * @param args command and arguments, such as `['build', '--locale', 'en']`
 * @throws Failure if it fails, with the output that did not go to the terminal
 */
export async function runDocusaurus(
  args: readonly string[],
  {folder = '.', env = {}, shows = 'everything'}: DocusaurusOptions = {},
): Promise<void> {
  const program = path.resolve(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    stdio: [
      'ignore',
      shows === 'everything' ? 'inherit' : 'pipe',
      shows === 'nothing' ? 'pipe' : 'inherit',
    ],
    // oxlint-disable-next-line no-restricted-properties -- passed on, not read
    env: {...process.env, ...env},
  });
  let hidden = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (hidden += text));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    throw new Failure(hidden.trimEnd());
  }
}
