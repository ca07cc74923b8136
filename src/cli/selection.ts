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

/** Whether a path relative to the site is selected; the file need not exist. */
type Selection = (file: string) => boolean;

/**
 * Resolves each argument to a file, to everything in a folder in both languages, or, for a slug, to
 * everything in the folders of its entries. Paths are relative to the folder in which npm was called
 * or to the root of the site.
 * @param files what the command works on
 * @param faultOf message about an argument that selects none of these
 * @returns the selection of all arguments; without arguments, of everything
 * @throws UsageError for arguments that match nothing
 */
export function select(
  content: ContentTree,
  words: readonly string[],
  files: readonly string[] = content.files,
  faultOf = (word: string) => `"${word}" contains nothing`,
): Selection {
  const slugs = [...new Set(content.files.flatMap((file) => entryOf(file)?.slug ?? []))];
  const found = words.map((word) => ({word, has: membersOf(content, word)}));
  const faults = found.flatMap(({word, has}) =>
    has === undefined
      ? [`there is no entry, file or folder "${word}"${suggestion(word, slugs)}`]
      : files.some(has)
        ? []
        : [faultOf(word)],
  );
  if (faults.length > 0) {
    throw new UsageError(faults.join('\n'));
  }
  return (file) => words.length === 0 || found.some(({has}) => has!(file));
}

/** Which paths an argument selects; `undefined` if it matches nothing. */
function membersOf(content: ContentTree, word: string): Selection | undefined {
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
function isBelow(folders: readonly string[]): Selection {
  const beginnings = folders.map((folder) => originalOf(folder === '' ? '' : `${folder}/`));
  return (file) =>
    beginnings.some(
      (beginning) => file.startsWith(beginning) || originalOf(file).startsWith(beginning),
    );
}
