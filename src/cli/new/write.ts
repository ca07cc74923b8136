/** Writes the files of an entry: all of them or none. */
import {lstatSync, mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describeFailure, Failure} from '../command';

/** Text or picture of each file, by path relative to the site. */
export type Contents = Readonly<Record<string, string | Buffer>>;

/** Signals that interrupt a command. */
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Checks that the folders of the files do not exist yet.
 * @param root folder of the site
 * @param files paths relative to `root`
 * @throws Failure that names the existing folders
 */
export function assertFoldersAreFree(root: string, files: readonly string[]): void {
  const taken = foldersOf(files).filter((folder) =>
    lstatSync(path.join(root, folder), {throwIfNoEntry: false}),
  );
  if (taken.length > 0) {
    throw new Failure(
      [
        ...taken.map((folder) => `${folder} already exists`),
        'Delete the leftovers of an earlier entry, or choose another slug.',
      ].join('\n'),
    );
  }
}

/**
 * Writes the files into new folders, or nothing. Each folder is written under a temporary name next
 * to its target; when all are complete, they are renamed.
 * @param root folder of the site
 * @throws Failure if a file cannot be written; what was written by then is removed
 */
export function writeEntry(root: string, contents: Contents): void {
  const undo: (() => void)[] = [];
  const remove = (folder: string) => () => {
    rmSync(folder, {recursive: true, force: true});
  };
  // The writing is synchronous, so with a listener, a signal is handled only after it.
  const wait = () => undefined;
  ENDINGS.forEach((signal) => process.on(signal, wait));
  try {
    assertFoldersAreFree(root, Object.keys(contents));
    const moves = foldersOf(Object.keys(contents)).map((folder) => {
      const place = path.join(root, folder);
      // Docusaurus and the content check ignore names that start with an underscore.
      const draft = path.join(path.dirname(place), `_new-${path.basename(place)}-${process.pid}`);
      undo.push(remove(mkdirSync(draft, {recursive: true}) ?? draft));
      for (const [file, content] of Object.entries(contents)) {
        if (path.posix.dirname(file) === folder) {
          writeFileSync(path.join(draft, path.basename(file)), content, {flag: 'wx'});
        }
      }
      return {draft, place};
    });
    for (const {draft, place} of moves) {
      renameSync(draft, place);
      undo.push(remove(place));
    }
  } catch (error) {
    for (const step of undo.reverse()) {
      step();
    }
    const reason = describeFailure(error);
    throw reason === undefined ? error : new Failure(`${reason}\nNothing was written.`);
  } finally {
    ENDINGS.forEach((signal) => process.off(signal, wait));
  }
}

const foldersOf = (files: readonly string[]): string[] => [
  ...new Set(files.map((file) => path.posix.dirname(file))),
];
