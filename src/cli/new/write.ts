/** The files of an entry appear together, or not at all. */
import {lstatSync, mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describeFailure, Failure} from '../command';

/** Text or picture of each file by its path below the root of the site. */
export type Contents = Readonly<Record<string, string | Buffer>>;

/** Signals by which a terminal ends a program. */
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * The folders of an entry have to be new.
 * @param root folder of the site
 * @param files paths below it
 * @throws Failure naming those that are there
 */
export function assertFoldersAreFree(root: string, files: readonly string[]): void {
  const taken = foldersOf(files).filter((folder) =>
    lstatSync(path.join(root, folder), {throwIfNoEntry: false}),
  );
  if (taken.length > 0) {
    throw new Failure(
      [
        ...taken.map((folder) => `${folder} exists already`),
        'Delete what an earlier entry has left, or choose another slug.',
      ].join('\n'),
    );
  }
}

/**
 * Writes all of the files into new folders, or nothing. Each folder is filled under another name
 * beside its place, and named as it is to be called when all of them are full.
 * @throws Failure when something cannot be written
 */
export function writeEntry(root: string, contents: Contents): void {
  const undo: (() => void)[] = [];
  const remove = (folder: string) => () => {
    rmSync(folder, {recursive: true, force: true});
  };
  // All of this is one piece of work to Node.js: a signal that somebody listens to waits for its end.
  const wait = () => undefined;
  ENDINGS.forEach((signal) => process.on(signal, wait));
  try {
    assertFoldersAreFree(root, Object.keys(contents));
    const moves = foldersOf(Object.keys(contents)).map((folder) => {
      const place = path.join(root, folder);
      // Docusaurus and the check pass over what starts with an underscore.
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
