/** Measures the time and memory of site builds. */
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {Failure} from '../command';
import {startDocusaurus} from '../site/docusaurus';

/** Sampling interval in milliseconds. */
const INTERVAL = 200;

/** Clock ticks per second of the times in `/proc/PID/stat` (`USER_HZ`), on all common platforms. */
const TICKS = 100;

/**
 * Folder for temporary files within the site. Docusaurus caches the compiled TypeScript of
 * configuration and plugins there, and a cold build must not find it.
 */
const TEMPORARY = '.tmp';

/** Removes the output and caches of earlier builds, so that the next one is cold. */
export function removeBuild(folder: string): void {
  for (const part of ['.docusaurus', 'build', 'node_modules/.cache', TEMPORARY]) {
    rmSync(path.join(folder, part), {recursive: true, force: true});
  }
}

/** Cost of a build. `cpu` and `peak` are `NaN` except on Linux. */
export type BuildCost = {
  readonly seconds: number;
  /** CPU seconds of all cores together, up to the last sample. */
  readonly cpu: number;
  /** Peak resident memory of the largest process, in KiB. */
  readonly peak: number;
};

/**
 * Builds the site in a folder.
 * @param runs arguments of each run of `docusaurus build`, one after the other
 * @returns the sum of the times, and the highest peak
 * @throws Failure if a run fails
 */
export async function measureBuild(
  folder: string,
  runs: readonly (readonly string[])[] = [[]],
): Promise<BuildCost> {
  const total = {seconds: 0, cpu: 0, peak: 0};
  for (const args of runs) {
    const run = await measureRun(folder, args);
    total.seconds += run.seconds;
    total.cpu += run.cpu;
    total.peak = Math.max(total.peak, run.peak);
  }
  return total;
}

async function measureRun(folder: string, args: readonly string[]): Promise<BuildCost> {
  const temporary = path.resolve(folder, TEMPORARY);
  mkdirSync(temporary, {recursive: true});
  const start = performance.now();
  const {pid, exitCode} = startDocusaurus(['build', ...args], {
    folder,
    shows: 'errors',
    // The latter two are the names on Windows.
    env: {TMPDIR: temporary, TEMP: temporary, TMP: temporary},
  });
  let [cpu, peak] = [NaN, NaN];
  const timer = setInterval(() => {
    cpu = cpuTime(pid) ?? cpu;
    peak = peakMemory(pid) ?? peak;
  }, INTERVAL);
  const code = await exitCode;
  clearInterval(timer);
  if (code !== 0) {
    throw new Failure(`the build in ${folder} failed`);
  }
  return {seconds: (performance.now() - start) / 1000, cpu, peak};
}

/** Peak resident memory of a process in KiB; `undefined` if unknown. */
function peakMemory(pid: number): number | undefined {
  const status = readIfThere(`/proc/${pid}/status`);
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) || undefined;
}

/** CPU seconds of a process and of its children that have ended; `undefined` if unknown. */
function cpuTime(pid: number): number | undefined {
  const stat = readIfThere(`/proc/${pid}/stat`);
  // Fields 14 to 17 are the times (see proc_pid_stat(5)). Field 2, the name, may contain spaces.
  const times = stat
    .slice(stat.lastIndexOf(')') + 1)
    .trim()
    .split(' ')
    .slice(11, 15);
  return times.reduce((sum, time) => sum + Number(time), 0) / TICKS || undefined;
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
