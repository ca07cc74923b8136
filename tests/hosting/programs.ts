/** External programs that the tests run on the built site. */
import {spawnSync} from 'node:child_process';
import {SEARCH_PATH} from './externalServer';

/** Each program with the Debian package that provides it. */
export const PROGRAMS = [
  {program: 'nginx', debianPackage: 'nginx-light'},
  {program: 'caddy', debianPackage: 'caddy'},
  {program: 'khal', debianPackage: 'khal'},
  {program: 'jq', debianPackage: 'jq'},
  {program: 'sqlite3', debianPackage: 'sqlite3'},
] as const;
export type Program = (typeof PROGRAMS)[number]['program'];

export const isInstalled = (program: Program): boolean =>
  spawnSync(program, ['-h'], {stdio: 'ignore', env: {...process.env, PATH: SEARCH_PATH}}).error ===
  undefined;

/** Whether the program is installed. If not, prints a warning that names the skipped test. */
export function findProgram(program: Program, tried: string): boolean {
  const isThere = isInstalled(program);
  if (!isThere) {
    console.warn(`${program} is not installed here: ${tried} was not tried.`);
  }
  return isThere;
}
