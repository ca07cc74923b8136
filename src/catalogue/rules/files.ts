/** Rules for the names and locations of content files. */
import type {ContentTree} from '../contentTree';
import {DEFAULT_LOCALE} from '../vocabulary';
import {
  CATEGORIES_FILE,
  coverOf,
  DIRECTORY_FILE,
  DIRECTORY_SLUG,
  KIND_NAMES,
  originalOf,
  RECORD_KINDS,
  recordFile,
  routeOf,
  tagsFile,
  twinOf,
} from '../kinds';
import {isDrawing} from './drawings';
import {faultOfPicture, isPicture} from './pictures';
import {nearestWord, type Problem} from './problems';

/** Whether a file is a temporary or hidden file of an editor or operating system. */
const isLeftover = (file: string): boolean => /(?:^|\/)\.|(?:~|\.sw[a-p])$/.test(file);

/** One problem for each file that doesn't belong to an entry or a documentation page. */
export function checkFiles(content: ContentTree): Problem[] {
  return content.files
    .filter((file) => !isLeftover(file) && !file.includes('/_'))
    .flatMap((file) => {
      const message = findFault(content, file);
      return message === undefined ? [] : [{file, line: 1, column: 1, message, help: 'files'}];
    });
}

function findFault(content: ContentTree, file: string): string | undefined {
  const original = originalOf(file);
  const isTwin = original !== file;
  const kind = KIND_NAMES.find((name) => original.startsWith(`${RECORD_KINDS[name].folder}/`));
  return kind === undefined
    ? faultOfDocument(content, file, original)
    : faultOfEntryFile(content, {file, original, isTwin, folder: RECORD_KINDS[kind].folder, kind});
}

function faultOfDocument(content: ContentTree, file: string, original: string): string | undefined {
  if (original.startsWith('docs/hosting/')) {
    return undefined;
  }
  if (isPicture(file)) {
    return faultOfPicture(file, content.readBytes(file));
  }
  const proper = original.toLowerCase().replace(/[^a-z0-9/.]+/g, '-');
  return /\.mdx?$/.test(file)
    ? (orphanFault(content, file, original) ??
        (original === proper || file !== original
          ? undefined
          : `its URL would be ${routeOf(original)}; rename it to ${proper}, and its translation accordingly`))
    : 'only pages (.md, .mdx) and their pictures belong here; remove the file';
}

/** The problem of a translation without an English page, which Docusaurus would ignore silently. */
function orphanFault(content: ContentTree, file: string, original: string): string | undefined {
  if (file === original || !content.lacks(original)) {
    return undefined;
  }
  const other = original.endsWith('.md') ? `${original}x` : original.replace(/x$/, '');
  return content.has(other)
    ? `this translation of ${other} must have the same name; rename it to ${nameOf(other)}`
    : `this is the translation of ${original}, which does not exist; remove it, or move it to match its English page`;
}

type EntryFile = {
  readonly file: string;
  readonly original: string;
  readonly isTwin: boolean;
  readonly folder: string;
  readonly kind: (typeof KIND_NAMES)[number];
};

function faultOfEntryFile(content: ContentTree, entryFile: EntryFile): string | undefined {
  const {file, original, isTwin, folder, kind} = entryFile;
  const [slug = '', name = '', ...deeper] = original.slice(folder.length + 1).split('/');
  if (name === '') {
    const tags = tagsFile(DEFAULT_LOCALE);
    if (file === CATEGORIES_FILE || (original === tags && kind === 'service')) {
      return undefined;
    }
    if (isMeant(original, tags) && content.lacks(isTwin ? twinOf(tags) : tags)) {
      return `a list of tags must have another name; rename it to ${nameOf(tags)}`;
    }
    return isTwin && slug === 'options.json'
      ? undefined
      : `files of an entry belong in its own folder, such as ${folder}/example/index.md; move this file there, or remove it`;
  }
  if (deeper.length > 0) {
    if (/\.(?:yml|md|jpg)$/.test(name)) {
      return `${name} must be a file, not a folder; remove the folder`;
    }
    return `entries have no subfolders; move the file to ${folder}/${slug}/, or remove it`;
  }
  const page = `${folder}/${slug}/index.md`;
  const ofEntry =
    slug === DIRECTORY_SLUG && kind === 'company'
      ? [DIRECTORY_FILE]
      : [recordFile(kind, slug), ...(kind === 'service' ? [coverOf(slug)] : [])];
  const wanted = [...ofEntry, page];
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
  if (original === page) {
    // If other files of the entry exist, the missing English page is reported instead.
    return content.files.some((other) => folderOf(other) === folderOf(page))
      ? undefined
      : orphanFault(content, file, original);
  }
  if (ofEntry.includes(original)) {
    return isTwin
      ? `both languages use ${original}; move your changes there and remove this file`
      : undefined;
  }
  // If the folder has neither record nor page, only that is reported.
  if (!isTwin && isMissing(content, recordFile(kind, slug)) && content.lacks(page)) {
    return undefined;
  }
  const meant = wanted.find(
    (known) => isMeant(original, known) && content.lacks(isTwin ? twinOf(known) : known),
  );
  if (meant !== undefined) {
    return meant === coverOf(slug) && !/\.jpe?g$/i.test(file)
      ? `the cover must be ${nameOf(meant)}; remove this file and run "npm run covers -- ${slug}"`
      : `the file name is wrong; rename it to ${nameOf(meant)}`;
  }
  // If the case of letters differs, the link in the article is reported instead.
  const isShown = [page, twinOf(page)].some(
    (article) =>
      content.has(article) &&
      content.read(article).toLowerCase().includes(`/${name.toLowerCase()})`),
  );
  if (isPicture(file)) {
    return isShown || isDrawing(content, file)
      ? faultOfPicture(file, content.readBytes(file))
      : `no article in this folder shows this picture; add ![what it shows](./${name}) to one, or remove the file`;
  }
  if (isShown) {
    return undefined;
  }
  return `the file does not belong to the entry; a folder contains only ${wanted.map(nameOf).join(', ')} and the pictures they show, so remove it`;
}

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/**
 * Whether a required file is missing. It is not if there is a folder of that name, or a file that
 * was most likely meant to be it; those have their own problem.
 */
export const isMissing = (content: ContentTree, file: string): boolean =>
  content.lacks(file) &&
  !content.files.some((other) => isMeant(other, file) || other.startsWith(`${file}/`));

/** Whether a file was most likely meant to be a required one in the same folder. */
function isMeant(file: string, wanted: string): boolean {
  const [name, right] = [nameOf(file).toLowerCase(), nameOf(wanted)];
  const isBeside = file.slice(0, -name.length) === wanted.slice(0, -right.length);
  const [stem = '', extension] = right.split('.');
  return (
    isBeside &&
    file !== wanted &&
    (name.replace(/\.\w+$/, '') === stem ||
      (name.endsWith(`.${extension}`) && nearestWord(name, [right]) !== undefined) ||
      (right === 'index.md' && name.startsWith('readme.')) ||
      (isRecord(right) && isRecord(name)))
  );
}

const isRecord = (name: string): boolean =>
  KIND_NAMES.some((kind) => new RegExp(`^${kind}\\.ya?ml$`).test(name));
