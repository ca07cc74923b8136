/** Builds of sites, with what they take of the machine. */
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {Failure} from '../command';
import {startDocusaurus} from '../site/docusaurus';

/** How often a build is looked at, in milliseconds. */
const INTERVAL = 200;

/** Ticks per second in which Linux tells programs the time that a process took, on any machine. */
const TICKS = 100;

/**
 * A site's own folder for temporary files: Docusaurus keeps the TypeScript that it has compiled,
 * configuration and plugins, with the temporary files and takes it from there in later builds.
 */
const TEMPORARY = '.tmp';

/** Removes all that earlier builds of a site have left, so that the next one is cold. */
export function removeBuild(folder: string): void {
  for (const part of ['.docusaurus', 'build', 'node_modules/.cache', TEMPORARY]) {
    rmSync(path.join(folder, part), {recursive: true, force: true});
  }
}

/** What a build took. Outside Linux only the time is known. */
export type BuildCost = {
  readonly seconds: number;
  /** Seconds of all cores together; what came after the last look is missing. */
  readonly cpu: number;
  /** Most memory that was resident at a time, in KiB. */
  readonly peak: number;
};

/**
 * Builds the site in a folder.
 * @param runs arguments of the runs of `docusaurus build` that this takes
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
    // The latter two are what it is called on Windows.
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
    throw new Failure(`The build in ${folder} failed`);
  }
  return {seconds: (performance.now() - start) / 1000, cpu, peak};
}

function peakMemory(pid: number): number | undefined {
  const status = readIfThere(`/proc/${pid}/status`);
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) || undefined;
}

/** Seconds that a process, and those it started that have ended, took of the cores. */
function cpuTime(pid: number): number | undefined {
  const stat = readIfThere(`/proc/${pid}/stat`);
  // The name, in parentheses, may hold spaces. The four times are the fields 14 to 17, it is the second.
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
