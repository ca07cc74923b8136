import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {Failure} from '../command';
import {compileConfiguration} from './configuration';

/** Site, environment and output of a run of Docusaurus. */
export type DocusaurusOptions = {
  /** Folder of the site; by default, the working directory. */
  readonly folder?: string;
  /** Environment variables, in addition to those of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Output that goes to the terminal; by default, everything. */
  readonly shows?: 'everything' | 'errors' | 'nothing';
  /** Ends the run. */
  readonly signal?: AbortSignal;
};

/**
 * Space for new objects, in MB. With the default of 16, most objects of a build with many services
 * outlive it and are copied: 500 services take more CPU time. A larger one takes more memory.
 */
const YOUNG_GENERATION = '--max-semi-space-size=32';

/**
 * Runs a command of Docusaurus in a separate process and waits for its end.
 * @param args command and arguments, such as `['build', '--locale', 'en']`
 * @throws Failure if it fails, with the output that did not go to the terminal
 * @throws AbortError if `signal` ended it
 */
export async function runDocusaurus(
  args: readonly string[],
  {folder = '.', env = {}, shows = 'everything', signal}: DocusaurusOptions = {},
): Promise<void> {
  const program = path.resolve(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [YOUNG_GENERATION, program, ...args], {
    cwd: folder,
    stdio: [
      'ignore',
      shows === 'everything' ? 'inherit' : 'pipe',
      shows === 'nothing' ? 'pipe' : 'inherit',
    ],
    // oxlint-disable-next-line no-restricted-properties -- passed on, not read
    env: {...process.env, ...env},
    signal,
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

/** Like {@link runDocusaurus}, on this site or a copy of it, with the compiled configuration. */
export async function runOnSite(
  args: readonly string[],
  options: DocusaurusOptions = {},
): Promise<void> {
  const configuration = await compileConfiguration(options.folder ?? '.');
  await runDocusaurus([...args, '--config', configuration], options);
}
