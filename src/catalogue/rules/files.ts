/** Rules for the names and locations of content files. */
import {type ContentTree, isMeant, isMissing, nameOf, SHARED_FILES} from '../contentTree';
import {DEFAULT_LOCALE} from '../vocabulary';
import {
  articleFile,
  coverOf,
  DIRECTORY_FILE,
  DIRECTORY_SLUG,
  FOLDERS,
  KIND_NAMES,
  originalOf,
  recordFile,
  type RecordKind,
  tagsFile,
  twinOf,
} from '../kinds';
import {faultOfPicture, isDrawing, isPicture} from './pictures';
import {cut, type Fault, type Problem, report, START} from '../problems';

/** Whether the name of a file or folder is safe in URLs, commands and on all systems. */
export const isPlainName = (name: string): boolean => /^[a-z0-9][a-z0-9._-]*$/.test(name);

/** Files of the web servers, which documentation pages show. */
const SERVER_FILES = 'docs/hosting/';

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
    const fault = isOdd ? faultOfName(parts[odd]!) : faultOfPlace(content, file);
    const known = faults.get(place) ?? [];
    faults.set(place, known.length > 0 ? known : report({file}, START, fault, 'files'));
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

function faultOfPlace(content: ContentTree, file: string): Fault {
  const original = originalOf(file);
  const kind = KIND_NAMES.find((name) => original.startsWith(`${FOLDERS[name]}/`));
  if (kind !== undefined) {
    return faultOfEntryFile(content, file, kind);
  }
  if (original.startsWith(SERVER_FILES)) {
    return undefined;
  }
  if (isPicture(file)) {
    return faultOfPicture(file, content.readBytes(file));
  }
  return /\.mdx?$/.test(file)
    ? faultOfOrphan(content, file)
    : 'only pages (.md, .mdx) and their pictures belong here; remove the file';
}

/** The problem of a translation without an English page, which Docusaurus would ignore silently. */
function faultOfOrphan(content: ContentTree, file: string): Fault {
  const original = originalOf(file);
  const other = original.endsWith('.md') ? `${original}x` : original.replace(/x$/, '');
  const remedy = content.has(other)
    ? `this translation of ${other} must have the same name; rename it to ${nameOf(other)}`
    : `this is the translation of ${original}, which does not exist; remove it, or move it to match its English page`;
  return file !== original && content.lacks(original) && remedy;
}

function faultOfEntryFile(content: ContentTree, file: string, kind: RecordKind): Fault {
  const original = originalOf(file);
  const isTwin = original !== file;
  const isMeantFor = (english: string) =>
    isMeant(original, english) && content.lacks(isTwin ? twinOf(english) : english);
  const folder = FOLDERS[kind];
  const [slug = '', name, ...deeper] = original.slice(folder.length + 1).split('/');
  if (name === undefined) {
    const tags = tagsFile(DEFAULT_LOCALE);
    const isKnown = SHARED_FILES.includes(file) || original === tags || slug === 'options.json';
    const remedy = isMeantFor(tags)
      ? `a list of tags must have another name; rename it to ${nameOf(tags)}`
      : `files of an entry belong in its own folder, such as ${folder}/example/index.md; move this file there, or remove it`;
    return !isKnown && remedy;
  }
  if (deeper.length > 0) {
    return /\.(?:yml|md|jpg)$/.test(name)
      ? `${name} must be a file, not a folder; remove the folder`
      : `entries have no subfolders; move the file to ${folder}/${slug}/, or remove it`;
  }
  const page = articleFile(kind, slug);
  if (original === page) {
    // If other files of the entry exist, the missing English page is reported instead.
    const isAlone = !content.files.some((other) => other.startsWith(`${folder}/${slug}/`));
    return isAlone && faultOfOrphan(content, file);
  }
  const ofEntry =
    slug === DIRECTORY_SLUG && kind === 'company'
      ? [DIRECTORY_FILE]
      : [recordFile(kind, slug), ...(kind === 'service' ? [coverOf(slug)] : [])];
  if (ofEntry.includes(original)) {
    return isTwin && `both languages use ${original}; move your changes there and remove this file`;
  }
  // If the folder has neither record nor page, only that is reported.
  if (!isTwin && isMissing(content, recordFile(kind, slug)) && content.lacks(page)) {
    return undefined;
  }
  if (/\.ja\.mdx?$/.test(name)) {
    return `the Japanese article is another file; move this one to ${twinOf(page)}`;
  }
  const wanted = [...ofEntry, page];
  const meant = wanted.find(isMeantFor);
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
  const remedy = isPicture(file)
    ? `no article in this folder shows this picture; add ![what it shows](./${name}) to one, or remove the file`
    : `the file does not belong to the entry; a folder contains only ${wanted.map(nameOf).join(', ')} and the pictures they show, so remove it`;
  return !isShown && remedy;
}
