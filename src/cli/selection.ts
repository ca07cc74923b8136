/** Resolves the arguments of commands to files of the content. */
import path from 'node:path';
import {
  type ContentTree,
  entryOf,
  KIND_NAMES,
  originalOf,
  recordFile,
  suggestion,
} from '../catalogue';
import {callerFolder} from '../site';
import {UsageError} from './command';

/** An argument, and whether it selects a path relative to the site; the file need not exist. */
export type Selection = {readonly word: string; readonly has: (file: string) => boolean};

/**
 * Resolves each argument to a file, to everything in a folder in both languages, or, for a slug, to
 * everything in the folders of its entries. Paths are relative to the folder in which npm was called
 * or to the root of the site.
 * @returns a selection for each argument, in the same order
 * @throws UsageError for arguments that match nothing
 */
export function select(content: ContentTree, words: readonly string[]): readonly Selection[] {
  const found = words.map((word) => ({word, has: membersOf(content, word)}));
  const unknown = found.filter(({has}) => has === undefined);
  if (unknown.length > 0) {
    const slugs = [...new Set(content.files.flatMap((file) => entryOf(file)?.slug ?? []))];
    throw new UsageError(
      unknown
        .map(({word}) => `there is no entry, file or folder "${word}"${suggestion(word, slugs)}`)
        .join('\n'),
    );
  }
  return found as readonly Selection[];
}

/** Which paths an argument selects; `undefined` if it matches nothing. */
function membersOf(content: ContentTree, word: string): Selection['has'] | undefined {
  const plain = word.replaceAll('\\', '/');
  const paths = [callerFolder ?? content.root, content.root].map((base) =>
    path.relative(content.root, path.resolve(base, plain)).split(path.sep).join('/'),
  );
  const file = paths.find((name) => content.has(name));
  if (file !== undefined) {
    return (other) => other === file;
  }
  const ofSlug = KIND_NAMES.map((kind) => path.posix.dirname(recordFile(kind, plain)));
  const folders = [...paths.map((name) => [name]), ofSlug].map((names) => isBelow(names));
  return folders.find((has) => content.files.some(has));
}

/** Whether a file, or the English file that it translates, is in one of the folders. */
function isBelow(folders: readonly string[]): Selection['has'] {
  const beginnings = folders.map((folder) => originalOf(folder === '' ? '' : `${folder}/`));
  return (file) =>
    beginnings.some(
      (beginning) => file.startsWith(beginning) || originalOf(file).startsWith(beginning),
    );
}

/** @throws UsageError with the words of the selections that have none of the files */
export function assertUseful(
  selections: readonly Selection[],
  files: readonly string[],
  messageOf: (word: string) => string,
): void {
  const useless = selections.filter(({has}) => !files.some(has));
  if (useless.length > 0) {
    throw new UsageError(useless.map(({word}) => messageOf(word)).join('\n'));
  }
}
