import {type Dirent, lstatSync, readdirSync, readFileSync, type Stats} from 'node:fs';
import path from 'node:path';
import {CATEGORIES_FILE, CONTENT_FOLDERS, RATES_FILE} from './kinds';
import {nearestWord, positionAt, type Problem, report, START} from './problems';

const isText = (file: string): boolean => /\.(?:ya?ml|mdx?)$/.test(file);

/** The texts of the interface, which Docusaurus reads beside the folders of pages. */
const TEXTS = /^i18n\/(?:en\/code|ja\/(?:[\w-]+\/)?\w+)\.json$/;

/** The files and symbolic links below a folder, or in place of it, sorted by name. */
function entriesIn(
  root: string,
  file: string,
  entry: Dirent | Stats | undefined = lstatSync(path.join(root, file), {throwIfNoEntry: false}),
): {readonly file: string; readonly isLink: boolean}[] {
  if (entry?.isDirectory()) {
    const entries = readdirSync(path.join(root, file), {withFileTypes: true});
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    return entries.flatMap((each) => entriesIn(root, `${file}/${each.name}`, each));
  }
  const isLink = entry?.isSymbolicLink() === true;
  return isLink || entry?.isFile() ? [{file, isLink}] : [];
}

/**
 * The content files on disk. Text files are read at most once. Symbolic links are not followed,
 * because they can point outside the repository or to the same file several times.
 */
export class ContentTree {
  /** Paths relative to the site root, with forward slashes, translations last. */
  readonly files: readonly string[];
  private readonly links: readonly string[];
  /** Translated and versioned files in none of the folders that pages are read from. */
  readonly strays: readonly string[];
  private readonly known: ReadonlySet<string>;
  private readonly texts = new Map<string, ReturnType<typeof readText>>();

  constructor(readonly root: string) {
    const entries = CONTENT_FOLDERS.flatMap((folder) => entriesIn(root, folder));
    const translations = ['i18n', 'versioned_docs'].flatMap((folder) => entriesIn(root, folder));
    this.files = entries.flatMap(({file, isLink}) => (isLink ? [] : file));
    this.links = entries.flatMap(({file, isLink}) => (isLink ? file : []));
    this.known = new Set(this.files);
    this.strays = translations
      .filter(({file, isLink}) => !isLink && !this.known.has(file) && !TEXTS.test(file))
      .map(({file}) => file);
  }

  /** Whether a file exists and, if it is text, can be read. */
  has(file: string): boolean {
    return this.known.has(file) && (!isText(file) || this.open(file).problems.length === 0);
  }

  /** What can't be read, or is behind a symbolic link, is not missing: it has its own problem. */
  lacks(file: string): boolean {
    return !this.known.has(file) && !this.links.some((link) => `${file}/`.startsWith(`${link}/`));
  }

  /** @throws Error if the file doesn't exist or can't be read as text */
  read(file: string): string {
    const {text, problems} = this.open(file);
    if (problems[0]) {
      throw new Error(`${file} cannot be read: ${problems[0].message}`);
    }
    return text;
  }

  private open(file: string): ReturnType<typeof readText> {
    const opened = this.texts.get(file) ?? readText(file, this.readBytes(file));
    this.texts.set(file, opened);
    return opened;
  }

  readBytes(file: string): Buffer {
    return readFileSync(path.join(this.root, file));
  }

  checkReadable(): Problem[] {
    const message =
      'symbolic links are not allowed; replace this one with the file or folder itself';
    return [
      ...this.links.flatMap((file) => report({file}, START, message, 'files')),
      ...this.files.filter(isText).flatMap((file) => this.open(file).problems),
    ];
  }
}

/** A content tree, or the path of the site root to open one from. */
export type Content = ContentTree | string;

export const openContent = (content: Content): ContentTree =>
  typeof content === 'string' ? new ContentTree(content) : content;

/** Maximum size of a record or page in bytes. Real ones are far smaller. */
const MAX_TEXT_BYTES = 60_000;
/** Parsers take minutes for more headings, notes or list items than this. */
const MAX_LINES = 2000;

/** Conflict markers of git. In Markdown, a row of "=" alone may be the underline of a heading. */
const CONFLICT = /^(?:<{7}|>{7}|\|{7})(?: .*)?$/m;
const CONFLICT_IN_YAML = /^(?:<{7}|>{7}|\|{7}|={7})(?: .*)?$/m;

/** A text with the first problem that makes it unreadable, if there is one. */
function readText(file: string, bytes: Buffer) {
  const text = bytes.toString('utf8');
  const lines = text.split('\n').length;
  /** The index of each fault, or -1 if the file doesn't have it. */
  const faults: readonly (readonly [index: number, message: string])[] = [
    [
      bytes.length > MAX_TEXT_BYTES ? 0 : -1,
      `the file has ${bytes.length} bytes; the maximum is ${MAX_TEXT_BYTES}`,
    ],
    [lines > MAX_LINES ? 0 : -1, `the file has ${lines} lines; the maximum is ${MAX_LINES}`],
    [
      text.indexOf('\0'),
      'the file contains a NUL character, so it is binary, UTF-16 or damaged; save it as UTF-8 text',
    ],
    [
      text.indexOf('\uFFFD'),
      'the file is not valid UTF-8 from here on, perhaps UTF-16, Shift_JIS, EUC-JP, Latin-1 or no text; save it as UTF-8',
    ],
    [
      text.search(/\.mdx?$/.test(file) ? CONFLICT : CONFLICT_IN_YAML),
      'unresolved git conflict; keep one side and remove the marker lines of "<", "=" and ">"',
    ],
    [
      text.startsWith('\uFEFF') ? 0 : -1,
      'the file starts with a byte order mark; save it as UTF-8 without one',
    ],
    [text.indexOf('\r'), 'the line ends with CR; save the file with LF line endings'],
  ];
  const [index = 0, message] = faults.find(([at]) => at >= 0) ?? [];
  return {text, problems: report({file}, positionAt(text, index), message, 'files')};
}

/** Files for all services, beside their folders, that both languages use. */
export const SHARED_FILES = [CATEGORIES_FILE, RATES_FILE];

/** The name of a file without its folder. */
export const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/** A folder of that name, or a file that was most likely meant to be it, has its own problem. */
export const isMissing = (content: ContentTree, file: string): boolean =>
  content.lacks(file) &&
  !content.files.some((other) => isMeant(other, file) || other.startsWith(`${file}/`));

/** Whether a file was most likely meant to be the wanted one, and its name is wrong. */
export function isMeant(file: string, wanted: string): boolean {
  const [name, right] = [nameOf(file).toLowerCase(), nameOf(wanted)];
  const stemOf = (one: string) => one.replace(/\.\w+$/, '');
  return (
    file.slice(0, -name.length) === wanted.slice(0, -right.length) &&
    file !== wanted &&
    !SHARED_FILES.includes(file) &&
    (stemOf(name) === stemOf(right) ||
      nearestWord(name, [right]) !== undefined ||
      (right === 'index.md' && name.startsWith('readme.')))
  );
}
