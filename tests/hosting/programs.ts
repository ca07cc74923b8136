/** The programs of others that the built site is tried with. */
import {spawnSync} from 'node:child_process';

/** Each with the package of Debian that has it. */
export const PROGRAMS = [
  {program: 'nginx', debianPackage: 'nginx-light'},
  {program: 'caddy', debianPackage: 'caddy'},
  {program: 'khal', debianPackage: 'khal'},
  {program: 'jq', debianPackage: 'jq'},
] as const;
export type Program = (typeof PROGRAMS)[number]['program'];

/** Debian keeps servers where only root looks for programs. */
export const SEARCH_PATH = `${process.env.PATH ?? ''}:/usr/sbin`;

export const isInstalled = (program: Program): boolean =>
  spawnSync(program, ['-h'], {stdio: 'ignore', env: {...process.env, PATH: SEARCH_PATH}}).error ===
  undefined;

/** Whether the program is there; where it is not, the output says what was not tried. */
export function findProgram(program: Program, tried: string): boolean {
  const isThere = isInstalled(program);
  if (!isThere) {
    console.warn(`${program} is not installed here: ${tried} was not tried.`);
  }
  return isThere;
}
