/** Which files may stand below the folders of the content, and where. */
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

/** What editors and systems leave behind; git does not take it. */
const isLeftover = (file: string): boolean => /(?:^|\/)\.|(?:~|\.sw[a-p])$/.test(file);

/** A problem for each file that belongs to no entry, or to none of the pages. */
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
          : `its address would be ${routeOf(original)}; rename it to ${proper}, and its translation alike`))
    : 'only pages (.md, .mdx) and their pictures stand here; remove the file';
}

/** A translation of nothing would be left out of the site without a word. */
function orphanFault(content: ContentTree, file: string, original: string): string | undefined {
  if (file === original || !content.lacks(original)) {
    return undefined;
  }
  const other = original.endsWith('.md') ? `${original}x` : original.replace(/x$/, '');
  return content.has(other)
    ? `it is the translation of ${other}, and must have the same name; rename it to ${nameOf(other)}`
    : `it is the translation of ${original}, which does not exist; remove it, or move it to where its English page is`;
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
      return `the file is no list of tags under this name; rename it to ${nameOf(tags)}`;
    }
    return isTwin && slug === 'options.json'
      ? undefined
      : `no file of an entry stands here; move it into a folder of its own, such as ${folder}/example/index.md, or remove it`;
  }
  if (deeper.length > 0) {
    if (/\.(?:yml|md|jpg)$/.test(name)) {
      return `${name} must be a file, and here it is a folder; remove it`;
    }
    return `an entry has no folders below it; move the file to ${folder}/${slug}/, or remove it`;
  }
  const page = `${folder}/${slug}/index.md`;
  const ofEntry =
    slug === DIRECTORY_SLUG && kind === 'company'
      ? [DIRECTORY_FILE]
      : [recordFile(kind, slug), ...(kind === 'service' ? [coverOf(slug)] : [])];
  const wanted = [...ofEntry, page];
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
  if (original === page) {
    // Where the rest of the entry is there, the English page is what is missing.
    return content.files.some((other) => folderOf(other) === folderOf(page))
      ? undefined
      : orphanFault(content, file, original);
  }
  if (ofEntry.includes(original)) {
    return isTwin
      ? `the two languages share ${original}; remove this one, and correct that`
      : undefined;
  }
  // A folder that is no entry at all has that problem alone.
  if (!isTwin && isMissing(content, recordFile(kind, slug)) && content.lacks(page)) {
    return undefined;
  }
  const meant = wanted.find(
    (known) => isMeant(original, known) && content.lacks(isTwin ? twinOf(known) : known),
  );
  if (meant !== undefined) {
    return meant === coverOf(slug) && !/\.jpe?g$/i.test(file)
      ? `the cover is ${nameOf(meant)}; remove this file, and "npm run covers -- ${slug}" draws that`
      : `the file is no part of an entry under this name; rename it to ${nameOf(meant)}`;
  }
  // In other letters, the article is told.
  const isShown = [page, twinOf(page)].some(
    (article) =>
      content.has(article) &&
      content.read(article).toLowerCase().includes(`/${name.toLowerCase()})`),
  );
  if (isPicture(file)) {
    return isShown || isDrawing(content, file)
      ? faultOfPicture(file, content.readBytes(file))
      : `no article beside it shows this picture; write ![what it shows](./${name}) into one, or remove the file`;
  }
  if (isShown) {
    return undefined;
  }
  return `the file is no part of an entry; the folder holds ${wanted.map(nameOf).join(', ')} and the pictures they show, so remove it`;
}

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/** Whether a file that has to be there is not, and no other, or folder, was meant to be it. */
export const isMissing = (content: ContentTree, file: string): boolean =>
  content.lacks(file) &&
  !content.files.some((other) => isMeant(other, file) || other.startsWith(`${file}/`));

/** Whether a file was most likely meant to be one that has to be there, beside it. */
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
