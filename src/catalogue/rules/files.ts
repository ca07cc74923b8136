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
  FOLDERS,
  recordFile,
  type RecordKind,
  tagsFile,
  twinOf,
} from '../kinds';
import {isDrawing} from './drawn';
import {faultOfPicture, isPicture} from './pictures';
import {cut, nearestWord, type Problem, report, START} from './problems';

/** Names of files and folders that are safe in URLs, commands and on all systems. */
const PLAIN_NAME = /^[a-z0-9][a-z0-9._-]*$/;

export const isPlainName = (name: string): boolean => PLAIN_NAME.test(name);

/** Files for all services, beside their folders, that both languages use. */
const SHARED_FILES = [CATEGORIES_FILE, RATES_FILE];

/** Files of the web servers, which documentation pages show. */
const SERVER_FILES = 'docs/hosting/';

/** One problem for each file that doesn't belong to an entry or a documentation page. */
export function checkFiles(content: ContentTree): Problem[] {
  const stray = 'no page or record is read from here; move the file to its folder, or remove it';
  // A name or folder that is wrong is reported once, at its first file.
  const faults = new Map<string, Problem[]>();
  for (const file of content.files) {
    const original = originalOf(file);
    const parts = original.split('/');
    const odd = parts.findIndex((part) => !isPlainName(part));
    const isOdd = odd >= 0 && !original.startsWith(SERVER_FILES);
    const isDeep = parts.length > 3 && parts[0] !== 'docs';
    const place = isOdd || isDeep ? parts.slice(0, isOdd ? odd + 1 : 3).join('/') : file;
    const message = isOdd ? faultOfName(parts[odd]!) : findFault(content, file);
    const known = faults.get(place) ?? [];
    faults.set(place, known.length > 0 ? known : report({file}, START, message, 'files'));
  }
  return [
    ...content.strays.flatMap((file) => report({file}, START, stray, 'files')),
    ...[...faults.values()].flat(),
  ];
}

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
  const kind = KIND_NAMES.find((name) => original.startsWith(`${FOLDERS[name]}/`));
  if (kind !== undefined) {
    return faultOfEntryFile(content, file, kind);
  }
  return original.startsWith(SERVER_FILES)
    ? undefined
    : isPicture(file)
      ? faultOfPicture(file, content.readBytes(file))
      : /\.mdx?$/.test(file)
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

function faultOfEntryFile(
  content: ContentTree,
  file: string,
  kind: RecordKind,
): string | undefined {
  const original = originalOf(file);
  const isTwin = original !== file;
  const isFree = (english: string) => content.lacks(isTwin ? twinOf(english) : english);
  const folder = FOLDERS[kind];
  const [slug = '', name, ...deeper] = original.slice(folder.length + 1).split('/');
  if (name === undefined) {
    const tags = tagsFile(DEFAULT_LOCALE);
    const isKnown = SHARED_FILES.includes(file) || original === tags || slug === 'options.json';
    return isKnown
      ? undefined
      : isMeant(original, tags) && isFree(tags)
        ? `a list of tags must have another name; rename it to ${nameOf(tags)}`
        : `files of an entry belong in its own folder, such as ${folder}/example/index.md; move this file there, or remove it`;
  }
  if (deeper.length > 0) {
    return /\.(?:yml|md|jpg)$/.test(name)
      ? `${name} must be a file, not a folder; remove the folder`
      : `entries have no subfolders; move the file to ${folder}/${slug}/, or remove it`;
  }
  const page = `${folder}/${slug}/index.md`;
  const ofEntry =
    slug === DIRECTORY_SLUG && kind === 'company'
      ? [DIRECTORY_FILE]
      : [recordFile(kind, slug), ...(kind === 'service' ? [coverOf(slug)] : [])];
  const wanted = [...ofEntry, page];
  if (original === page) {
    // If other files of the entry exist, the missing English page is reported instead.
    return content.files.some((other) => other.startsWith(`${folder}/${slug}/`))
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
  const meant = wanted.find((known) => isMeant(original, known) && isFree(known));
  if (meant !== undefined) {
    return meant === coverOf(slug)
      ? `the cover must be ${nameOf(meant)}; remove this file and run "npm run covers -- ${slug}"`
      : `the file name is wrong; rename it to ${nameOf(meant)}`;
  }
  // If the case of letters differs, the link in the article is reported instead.
  const isShown = [page, twinOf(page)].some(
    (article) =>
      content.has(article) &&
      content.read(article).toLowerCase().includes(`/${name.toLowerCase()})`),
  );
  if (isPicture(file) && (isShown || isDrawing(content, file))) {
    return faultOfPicture(file, content.readBytes(file));
  }
  return isShown
    ? undefined
    : isPicture(file)
      ? `no article in this folder shows this picture; add ![what it shows](./${name}) to one, or remove the file`
      : `the file does not belong to the entry; a folder contains only ${wanted.map(nameOf).join(', ')} and the pictures they show, so remove it`;
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
  const stemOf = (one: string) => one.replace(/\.\w+$/, '');
  const isBeside = file.slice(0, -name.length) === wanted.slice(0, -right.length);
  return (
    isBeside &&
    file !== wanted &&
    !SHARED_FILES.includes(file) &&
    (stemOf(name) === stemOf(right) ||
      nearestWord(name, [right]) !== undefined ||
      (right === 'index.md' && name.startsWith('readme.')))
  );
}
