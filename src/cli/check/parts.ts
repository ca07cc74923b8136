/** Checks that are npm scripts, side by side where that makes them shorter. */
import {spawn} from 'node:child_process';

export type Part = {
  readonly script: string;
  /** It keeps all cores busy by itself. */
  readonly isParallel?: true;
  /** It warns of what may wait; what others write beside their result is noise while they pass. */
  readonly warns?: true;
  /** Works on what this part makes, which stands before it in the list. */
  readonly after?: string;
};

/** The fast checks: in the order in which they are started, those that take longest first. */
export const CHECKS: readonly Part[] = [
  {script: 'check:content', warns: true},
  {script: 'check:lint'},
  {script: 'check:types'},
  {script: 'check:text'},
  {script: 'check:labels'},
  {script: 'check:unused'},
  {script: 'check:licenses'},
  {script: 'check:unit', isParallel: true},
];

/** All that needs no browser. Two builds would write to the same folder of Docusaurus at a time. */
export const VERIFICATION: readonly Part[] = [
  {script: 'build'},
  ...CHECKS,
  {script: 'build:variant', after: 'build'},
  {script: 'test:build', after: 'build'},
  {script: 'test:search', after: 'build'},
  {script: 'test:hosting', after: 'build'},
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
 * Runs all parts, whatever becomes of the others, but for those that come after one that failed.
 * @param run runs one of them
 * @param onResult called with each result as it comes
 * @returns the results in the order of the parts
 */
export async function runParts(
  parts: readonly Part[],
  run: (script: string) => Promise<Result>,
  onResult: (result: Result, part: Part) => void,
): Promise<readonly Result[]> {
  const results = new Map<string, Promise<Result>>();
  const perform = async (part: Part): Promise<Result> => {
    const isPrepared = part.after === undefined || (await results.get(part.after))!.isFine;
    const result = isPrepared ? await run(part.script) : skipped(part);
    onResult(result, part);
    return result;
  };
  const runAll = async (queue: readonly Part[], atOnce: number): Promise<void> => {
    const waiting = [...queue];
    const worker = async (): Promise<void> => {
      for (let part = waiting.shift(); part; part = waiting.shift()) {
        const result = perform(part);
        results.set(part.script, result);
        await result;
      }
    };
    await Promise.all(Array.from({length: atOnce}, worker));
  };
  await runAll(
    parts.filter(({isParallel}) => !isParallel),
    AT_ONCE,
  );
  await runAll(
    parts.filter(({isParallel}) => isParallel),
    1,
  );
  return Promise.all(parts.map(({script}) => results.get(script)!));
}

/** What becomes of a part whose ground is missing. */
const skipped = ({script, after}: Part): Result => ({
  script,
  isFine: false,
  seconds: 0,
  output: `not run, since ${after} has failed`,
  warnings: '',
});

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
