/** Measures the time and memory of site builds. */
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {DocusaurusOptions} from '../site/docusaurus';

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
  /** CPU seconds of all cores and processes together. */
  readonly cpu: number;
  /** Peak resident memory of the largest process, in KiB. */
  readonly peak: number;
};

/** Builds a site in all languages. */
export type Build = (options: DocusaurusOptions) => Promise<void>;

/**
 * Builds the site in a folder, in processes that this one starts.
 * @throws Failure if the build fails
 */
export async function measureBuild(folder: string, build: Build): Promise<BuildCost> {
  const temporary = path.resolve(folder, TEMPORARY);
  mkdirSync(temporary, {recursive: true});
  const [start, cpuBefore] = [performance.now(), cpuOfChildren()];
  let peak = 0;
  const timer = setInterval(() => {
    for (const {pid} of listDescendants()) {
      peak = Math.max(peak, peakMemory(pid));
    }
  }, INTERVAL);
  try {
    // The latter two are the names on Windows.
    await build({
      folder,
      shows: 'errors',
      env: {TMPDIR: temporary, TEMP: temporary, TMP: temporary},
    });
  } finally {
    clearInterval(timer);
  }
  const seconds = (performance.now() - start) / 1000;
  return {seconds, cpu: cpuOfChildren() - cpuBefore, peak: peak || NaN};
}

/** A running process, as the kernel describes it; times in clock ticks. */
type Process = {
  readonly pid: number;
  readonly parent: number;
  /** CPU time of the process itself. */
  readonly own: number;
  /** CPU time of its children that have ended, and of theirs. */
  readonly ended: number;
};

/** CPU seconds of all processes that this one has started, and of theirs; `NaN` if unknown. */
function cpuOfChildren(): number {
  const ended = readProcess(process.pid)?.ended ?? NaN;
  return listDescendants().reduce((sum, child) => sum + child.own + child.ended, ended) / TICKS;
}

/** The running processes that this one has started, and theirs. */
function listDescendants(): Process[] {
  const all = processIds().flatMap((pid) => readProcess(pid) ?? []);
  const family = new Set([process.pid]);
  const found: Process[] = [];
  // A process may have a lower number than the one that has started it.
  for (let known = 0; known < family.size;) {
    known = family.size;
    for (const candidate of all) {
      if (family.has(candidate.parent) && !family.has(candidate.pid)) {
        family.add(candidate.pid);
        found.push(candidate);
      }
    }
  }
  return found;
}

const processIds = (): number[] =>
  existsSync('/proc/self/stat')
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map(Number)
    : [];

function readProcess(pid: number): Process | undefined {
  const stat = readIfThere(`/proc/${pid}/stat`);
  // Fields 4 and 14 to 17 of proc_pid_stat(5), after field 2, the name, which may contain spaces.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 1)
    .trim()
    .split(' ')
    .map(Number);
  const [parent, user, system, endedUser, endedSystem] = [1, 11, 12, 13, 14].map(
    (index) => fields[index]!,
  ) as [number, number, number, number, number];
  return stat === ''
    ? undefined
    : {pid, parent, own: user + system, ended: endedUser + endedSystem};
}

/** Peak resident memory of a process in KiB; 0 if unknown. */
const peakMemory = (pid: number): number =>
  Number(/^VmHWM:\s+(\d+)/m.exec(readIfThere(`/proc/${pid}/status`))?.[1] ?? 0);

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
