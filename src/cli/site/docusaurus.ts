import {spawn} from 'node:child_process';
import path from 'node:path';
import {Failure} from '../command';

export type DocusaurusOptions = {
  /** The site, by default that of the working directory. */
  readonly folder?: string;
  /** What Docusaurus reads differently from this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** What of its output the terminal gets to see, by default everything. */
  readonly shows?: 'everything' | 'errors' | 'nothing';
};

/** A process of Docusaurus. */
export type DocusaurusProcess = {
  readonly pid: number;
  /** Its exit code; 1 when something else has ended it. */
  readonly exitCode: Promise<number>;
  /** What it has written so far that the terminal does not get to see. */
  readonly output: () => string;
};

/**
 * Starts the command line of Docusaurus in a process of its own.
 * @param args its command and what belongs to it, such as `['build', '--locale', 'en']`
 */
export function startDocusaurus(
  args: readonly string[],
  {folder = '.', env = {}, shows = 'everything'}: DocusaurusOptions = {},
): DocusaurusProcess {
  const program = path.resolve(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    stdio: [
      'ignore',
      shows === 'everything' ? 'inherit' : 'pipe',
      shows === 'nothing' ? 'pipe' : 'inherit',
    ],
    env: {...process.env, ...env},
  });
  let hidden = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (hidden += text));
  }
  const exitCode = new Promise<number>((resolve, reject) => {
    child.on('error', reject).on('close', (code) => {
      resolve(code ?? 1);
    });
  });
  return {pid: child.pid!, exitCode, output: () => hidden};
}

/**
 * Runs a command of Docusaurus to its end.
 * @throws Failure when it fails, with what the terminal has not got to see
 */
export async function runDocusaurus(
  args: readonly string[],
  options: DocusaurusOptions = {},
): Promise<void> {
  const {exitCode, output} = startDocusaurus(args, options);
  if ((await exitCode) !== 0) {
    throw new Failure(output().trimEnd());
  }
}
