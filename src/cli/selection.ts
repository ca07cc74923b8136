/** What the words of a command line stand for in the content. */
import path from 'node:path';
import {type ContentTree, KIND_NAMES, originalOf, recordFile, suggestion} from '../catalogue';
import {UsageError} from './command';

/** A word, and whether a file of the content, which need not be there, is among what it names. */
export type Selection = {readonly word: string; readonly has: (file: string) => boolean};

/**
 * Reads each word as a file, as a folder, which stands for all that is in it in both languages, or
 * as a slug, which stands for the folders of its entries.
 * @param from folder in which the words were written, beside the root of the site
 * @throws UsageError for words that stand for nothing
 */
export function select(
  content: ContentTree,
  words: readonly string[],
  from: string = content.root,
): readonly Selection[] {
  const found = words.map((word) => ({word, has: membersOf(content, word, from)}));
  const unknown = found.filter(({has}) => has === undefined);
  if (unknown.length > 0) {
    const slugs = slugsOf(content);
    throw new UsageError(
      unknown
        .map(({word}) => `there is no entry, file or folder "${word}"${suggestion(word, slugs)}`)
        .join('\n'),
    );
  }
  return found as readonly Selection[];
}

function membersOf(content: ContentTree, word: string, from: string): Selection['has'] | undefined {
  const plain = word.replaceAll('\\', '/');
  const paths = [from, content.root].map((base) =>
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

/** Whether a file, or the English one that it renders, is in one of the folders. */
function isBelow(folders: readonly string[]): Selection['has'] {
  const beginnings = folders.map((folder) => originalOf(folder === '' ? '' : `${folder}/`));
  return (file) =>
    beginnings.some(
      (beginning) => file.startsWith(beginning) || originalOf(file).startsWith(beginning),
    );
}

/** The slugs of all entries. */
function slugsOf({files}: ContentTree): string[] {
  const folders = KIND_NAMES.map((kind) => recordFile(kind, '').split('/')[0]);
  const slugs = files
    .map((file) => file.split('/'))
    .filter(([folder, , ...rest]) => folders.includes(folder) && rest.length > 0)
    .map(([, slug]) => slug!);
  return [...new Set(slugs)];
}
