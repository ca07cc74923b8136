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
  RATES_FILE,
  RECORD_KINDS,
  recordFile,
  tagsFile,
  twinOf,
} from '../kinds';
import {isDrawing} from './drawings';
import {faultOfPicture, isPicture} from './pictures';
import {nearestWord, type Problem} from './problems';
import {cut} from './show';

/** Names of files and folders that are safe in URLs, commands and on all systems. */
const PLAIN_NAME = /^[a-z0-9][a-z0-9._-]*$/;

export const isPlainName = (name: string): boolean => PLAIN_NAME.test(name);

/** Files for all services, beside their folders, that both languages use. */
const SHARED_FILES = [CATEGORIES_FILE, RATES_FILE];

/** Files of the web servers, which documentation pages show. */
const SERVER_FILES = 'docs/hosting/';

/** One problem for each file that doesn't belong to an entry or a documentation page. */
export function checkFiles(content: ContentTree): Problem[] {
  const problems: Problem[] = content.strays.map((file) =>
    problemOf(
      file,
      'no page or record is read from here; move the file to its folder, or remove it',
    ),
  );
  const told = new Set<string>();
  for (const file of content.files) {
    const parts = originalOf(file).split('/');
    const odd = parts.findIndex((part) => !isPlainName(part));
    // A name or folder that is wrong is reported once, at its first file.
    const place = odd < 0 ? subfolderOf(parts) : parts.slice(0, odd + 1).join('/');
    const message =
      odd < 0 || originalOf(file).startsWith(SERVER_FILES)
        ? findFault(content, file)
        : faultOfName(parts[odd]!);
    if (message !== undefined && !told.has(place ?? file)) {
      problems.push(problemOf(file, message));
      told.add(place ?? file);
    }
  }
  return problems;
}

const problemOf = (file: string, message: string): Problem => ({
  ...{file, line: 1, column: 1, message},
  help: 'files',
});

/** The folder below that of an entry, in which no file belongs. */
const subfolderOf = (parts: readonly string[]): string | undefined =>
  parts.length > 3 && parts[0] !== 'docs' ? parts.slice(0, 3).join('/') : undefined;

function faultOfName(name: string): string {
  if (/^[._]|~$/.test(name)) {
    return `"${cut(name)}" is a hidden or temporary file; remove it`;
  }
  const proper = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-+|-+(?=\.|$)/g, '');
  return `the name "${cut(name)}" must consist of lower-case letters, digits and hyphens; rename it${isPlainName(proper) ? ` to "${proper}"` : ''}, in both languages`;
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
  if (original.startsWith(SERVER_FILES)) {
    return undefined;
  }
  if (isPicture(file)) {
    return faultOfPicture(file, content.readBytes(file));
  }
  return /\.mdx?$/.test(file)
    ? orphanFault(content, file, original)
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
    if (SHARED_FILES.includes(file) || (original === tags && kind === 'service')) {
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
  if (/\.ja\.mdx?$/.test(name)) {
    return `the Japanese article is another file; move this one to ${twinOf(page)}`;
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
    !SHARED_FILES.includes(file) &&
    (name.replace(/\.\w+$/, '') === stem ||
      (name.endsWith(`.${extension}`) && nearestWord(name, [right]) !== undefined) ||
      (right === 'index.md' && name.startsWith('readme.')) ||
      (isRecord(right) && isRecord(name)))
  );
}

const isRecord = (name: string): boolean =>
  KIND_NAMES.some((kind) => new RegExp(`^${kind}\\.ya?ml$`).test(name));
