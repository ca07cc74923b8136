import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A file could not be written, and those before it are gone again. */
export class WriteError extends Error {}

/** Those of the files that are there already. */
export const findExisting = (root: string, files: readonly string[]): string[] =>
  files.filter((file) => existsSync(path.join(root, file)));

/**
 * Writes all of the files, or none of them. What is there already is never written over.
 * @param root folder below which the paths are
 * @throws WriteError when one of them cannot be written
 */
export function writeAll(root: string, files: Readonly<Record<string, string | Buffer>>): void {
  const made: string[] = [];
  for (const [file, content] of Object.entries(files)) {
    const absolute = path.join(root, file);
    try {
      const folder = mkdirSync(path.dirname(absolute), {recursive: true});
      made.push(...(folder === undefined ? [] : [folder]));
      writeFileSync(absolute, content, {flag: 'wx'});
      made.push(absolute);
    } catch (error) {
      for (const done of made.reverse()) {
        rmSync(done, {recursive: true});
      }
      throw new WriteError(`${file} cannot be written: ${(error as Error).message}`);
    }
  }
}
