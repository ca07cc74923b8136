/** Runs checks, which are npm scripts, in parallel where that is faster. */
import {spawn} from 'node:child_process';

/** A check; `script` is the name of its npm script. */
export type Part = {
  readonly script: string;
  /**
   * Uses all cores by itself, so no other such part runs beside it. Another part does, and uses what
   * it leaves idle while it starts, waits and ends.
   */
  readonly isParallel?: true;
  /** Its standard error is shown even if it passes; that of other checks is shown on failure. */
  readonly warns?: true;
  /** Script of the part whose output it needs, which must come earlier in the list. */
  readonly after?: string;
};

/**
 * The fast checks, in the order in which they start: the longest first, so that no core is idle at
 * the end.
 */
export const CHECKS: readonly Part[] = [
  {script: 'check:unit', isParallel: true},
  {script: 'check:text'},
  {script: 'check:format'},
  {script: 'check:lint'},
  {script: 'check:labels'},
  {script: 'check:unused'},
  {script: 'check:content', warns: true},
  {script: 'check:licenses'},
];

/**
 * The build and all checks that need no browser. The variant is built after the site, because both
 * builds write to `.docusaurus`.
 */
export const VERIFICATION: readonly Part[] = [
  {script: 'build'},
  ...CHECKS,
  {script: 'build:variant', after: 'build'},
  {script: 'test:commands', isParallel: true},
  {script: 'test:build', after: 'build'},
  {script: 'test:search', after: 'build'},
  {script: 'test:hosting', after: 'build'},
];

/** Number of parts that run at the same time. */
const AT_ONCE = 2;

/** Outcome of a part. */
export type Result = {
  readonly script: string;
  readonly isFine: boolean;
  readonly seconds: number;
  /** Standard output and standard error together. */
  readonly output: string;
  /** Standard error only. */
  readonly warnings: string;
};

/**
 * Runs all parts, even if some fail. A part whose `after` failed is reported as failed without
 * being run.
 * @param run runs the npm script of a part
 * @param onResult called when a part has ended
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
  const waiting = [...parts];
  let isBusy = false;
  /** Takes the next part that may run now. */
  const take = (): Part | undefined => {
    const index = waiting.findIndex(({isParallel}) => !isParallel || !isBusy);
    return index === -1 ? undefined : waiting.splice(index, 1)[0];
  };
  // A worker that finds nothing to run leaves the rest to the one that runs a parallel part.
  const worker = async (): Promise<void> => {
    for (let part = take(); part; part = take()) {
      isBusy ||= part.isParallel === true;
      const result = perform(part);
      results.set(part.script, result);
      await result;
      isBusy &&= !part.isParallel;
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, worker));
  return Promise.all(parts.map(({script}) => results.get(script)!));
}

/** Result of a part that cannot run, because the part it depends on failed. */
const skipped = ({script, after}: Part): Result => ({
  script,
  isFine: false,
  seconds: 0,
  output: `not run, because ${after} failed`,
  warnings: '',
});

/**
 * Settings with which garbage is collected less often, for less CPU time and more memory: the MB for
 * new objects in Node.js (16 by default), and the growth in percent between collections in Go (100
 * by default), in which Oxlint's type checker is written.
 */
const COLLECTION = {node: '--max-semi-space-size=64', go: '400'};

/** Adds an option to those that all processes of Node.js get from the environment. */
const withNodeOption = (env: NodeJS.ProcessEnv, option: string): NodeJS.ProcessEnv => ({
  ...env,
  NODE_OPTIONS: [option, env.NODE_OPTIONS].filter(Boolean).join(' '),
});

/** Runs an npm script. A failing script is a result, not an error. */
export function runScript(script: string): Promise<Result> {
  const start = performance.now();
  // On Windows, npm is a batch file, which only a shell can start.
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    // oxlint-disable-next-line no-restricted-properties -- passed on, not read
    env: {GOGC: COLLECTION.go, ...withNodeOption(process.env, COLLECTION.node)},
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
