/** Where sites are built to be measured, and the builds themselves. */
import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';

/** Modules are only found from a folder below the project. */
const WORKSHOP = '.bench';

/** How often a build is looked at, in milliseconds. */
const INTERVAL = 200;

/** Ticks per second in which Linux tells programs the time that a process took, on any machine. */
const TICKS = 100;

/** Calls `work` with an empty folder, which is removed afterwards. */
export async function inWorkshop(work: (folder: string) => Promise<void>): Promise<void> {
  mkdirSync(WORKSHOP, {recursive: true});
  const folder = mkdtempSync(path.join(WORKSHOP, 'site-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/**
 * Gives a site the packages of this one, each as a link. The folder that holds them is its own,
 * and with it `.cache`, where the bundler keeps what it has compiled.
 */
export function linkPackages(folder: string): void {
  const packages = path.join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync('node_modules').filter((entry) => entry !== '.cache')) {
    symlinkSync(path.resolve('node_modules', name), path.join(packages, name));
  }
}

/**
 * A site's own folder for temporary files: Docusaurus keeps the TypeScript that it has compiled,
 * configuration and plugins, with the temporary files and takes it from there in later builds.
 */
const TEMPORARY = '.tmp';

/** Removes all that earlier builds of a site have left, so that the next one is cold. */
export function removeBuilds(folder: string): void {
  for (const part of ['.docusaurus', 'build', 'node_modules/.cache', TEMPORARY]) {
    rmSync(path.join(folder, part), {recursive: true, force: true});
  }
}

/** What a build took. Outside Linux only the time is known. */
export type Run = {
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
export async function runBuild(
  folder: string,
  runs: readonly (readonly string[])[] = [[]],
): Promise<Run> {
  const total = {seconds: 0, cpu: 0, peak: 0};
  for (const args of runs) {
    const run = await runOnce(folder, args);
    total.seconds += run.seconds;
    total.cpu += run.cpu;
    total.peak = Math.max(total.peak, run.peak);
  }
  return total;
}

async function runOnce(folder: string, args: readonly string[]): Promise<Run> {
  const temporary = path.resolve(folder, TEMPORARY);
  mkdirSync(temporary, {recursive: true});
  const start = performance.now();
  const child = spawn(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', ...args],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      // The latter two are what it is called on Windows.
      env: {...process.env, TMPDIR: temporary, TEMP: temporary, TMP: temporary},
    },
  );
  let [cpu, peak] = [NaN, NaN];
  const timer = setInterval(() => {
    cpu = cpuTime(child.pid!) ?? cpu;
    peak = peakMemory(child.pid!) ?? peak;
  }, INTERVAL);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) {
    throw new Error(`The build in ${folder} failed`);
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
