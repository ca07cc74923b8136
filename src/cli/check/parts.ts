/** The parts of the whole check, each an npm script, side by side where that makes it shorter. */
import {spawn} from 'node:child_process';

export type Part = {
  readonly script: string;
  /** It keeps all cores busy by itself. */
  readonly isParallel?: true;
  /** It warns of what may wait; what others write beside their result is noise while they pass. */
  readonly warns?: true;
};

/** In the order in which they are started: the quickest answer first, then those that take longest. */
export const PARTS: readonly Part[] = [
  {script: 'check:content', warns: true},
  {script: 'check:lint'},
  {script: 'check:types'},
  {script: 'check:text'},
  {script: 'check:labels'},
  {script: 'check:unused'},
  {script: 'check:licenses'},
  {script: 'check:unit', isParallel: true},
];

/** How many parts run at a time. */
const AT_ONCE = 2;

/** How a part has ended. */
export type Result = {
  readonly script: string;
  readonly isFine: boolean;
  readonly seconds: number;
  /** All that it has written. */
  readonly output: string;
  /** What of that is beside its result. */
  readonly warnings: string;
};

/**
 * Runs all parts, whatever becomes of the others.
 * @param run runs one of them
 * @param onResult called with each result as it comes
 * @returns the results in the order of the parts
 */
export async function runParts(
  parts: readonly Part[],
  run: (script: string) => Promise<Result>,
  onResult: (result: Result, part: Part) => void,
): Promise<readonly Result[]> {
  const results = new Map<string, Result>();
  const perform = async (part: Part): Promise<void> => {
    const result = await run(part.script);
    results.set(part.script, result);
    onResult(result, part);
  };
  const waiting = parts.filter(({isParallel}) => !isParallel);
  const worker = async (): Promise<void> => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      await perform(part);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, worker));
  for (const part of parts.filter(({isParallel}) => isParallel)) {
    await perform(part);
  }
  return parts.map(({script}) => results.get(script)!);
}

/** Runs an npm script to its end. */
export function runScript(script: string): Promise<Result> {
  const start = performance.now();
  // On Windows, npm is a script of the shell.
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let [output, warnings] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    warnings += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => {
      const seconds = (performance.now() - start) / 1000;
      resolve({script, isFine: code === 0, seconds, output, warnings});
    });
  });
}
