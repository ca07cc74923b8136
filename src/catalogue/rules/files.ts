/** Which files may stand below the folders of the content, and where. */
import type {ContentTree} from '../contentTree';
import {
  coverOf,
  DIRECTORY_FILE,
  DIRECTORY_SLUG,
  KIND_NAMES,
  originalOf,
  RECORD_KINDS,
  recordFile,
  twinOf,
} from '../kinds';
import {PICTURE} from './articles';
import type {Problem} from './problems';

/** What editors and systems leave behind; git does not take it. */
const isLeftover = (file: string): boolean => /(?:^|\/)\.|(?:~|\.sw[a-p])$/.test(file);

const isPicture = (file: string): boolean =>
  PICTURE.formats.some((format) => file.toLowerCase().endsWith(`.${format}`));

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
  if (original.startsWith('docs/hosting/') || isPicture(file)) {
    return undefined;
  }
  return /\.mdx?$/.test(file)
    ? orphanFault(content, file, original)
    : 'only pages (.md, .mdx) and their pictures stand here; remove the file';
}

/** A translation of nothing would be left out of the site without a word. */
const orphanFault = (content: ContentTree, file: string, original: string): string | undefined =>
  file !== original && content.lacks(original)
    ? `it is the translation of ${original}, which does not exist; remove it, or move it to where its English page is`
    : undefined;

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
    const isKnown = kind === 'service' && slug === 'tags.yml';
    return isKnown || (isTwin && slug === 'options.json')
      ? undefined
      : `no file of an entry stands here; move it into a folder of its own, such as ${folder}/example/index.md, or remove it`;
  }
  if (deeper.length > 0) {
    return `an entry has no folders below it; move the file to ${folder}/${slug}/, or remove it`;
  }
  const ofEntry =
    slug === DIRECTORY_SLUG && kind === 'company'
      ? [DIRECTORY_FILE]
      : [recordFile(kind, slug), ...(kind === 'service' ? [coverOf(slug)] : [])];
  if (original === `${folder}/${slug}/index.md`) {
    return orphanFault(content, file, original);
  }
  if (ofEntry.includes(original)) {
    return isTwin
      ? `the two languages share ${original}; remove this one, and correct that`
      : undefined;
  }
  if (isPicture(file)) {
    const page = `${folder}/${slug}/index.md`;
    const isShown = [page, twinOf(page)].some(
      (article) => content.has(article) && content.read(article).includes(name),
    );
    return isShown
      ? undefined
      : `no article beside it shows this picture; write ![what it shows](./${name}) into one, or remove the file`;
  }
  const meant = [...ofEntry, `${folder}/${slug}/index.md`].find(
    (known) => stem(known) === stem(original) || isMeant(known, name),
  );
  return `the file is no part of an entry; ${
    meant !== undefined && content.lacks(meant)
      ? `rename it to ${meant.slice(meant.lastIndexOf('/') + 1)}`
      : `the folder holds ${ofEntry.map((known) => known.split('/').at(-1)).join(', ')}, index.md and the pictures they show, so remove it`
  }`;
}

const stem = (file: string): string => file.toLowerCase().replace(/\.[^./]*$/, '');

/** `service.yaml`, `Index.MD`, `README.md` and the like. */
const isMeant = (known: string, name: string): boolean =>
  known.endsWith('/index.md') && /^(?:readme|index)\./i.test(name);
