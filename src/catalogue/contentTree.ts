import {existsSync, lstatSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {CONTENT_FOLDERS} from './kinds';
import {positionAt, type Problem, report, START} from './rules/problems';

/** Whether a file is read as text: YAML, Markdown or MDX. */
const isText = (file: string): boolean => /\.(?:ya?ml|mdx?)$/.test(file);

/** The texts of the interface, which Docusaurus reads beside the folders of pages. */
const TEXTS = /^i18n\/(?:en\/code|ja\/(?:[\w-]+\/)?\w+)\.json$/;

/**
 * The content files on disk. Text files are read at most once. Symbolic links are not followed,
 * because they can point outside the repository or to the same file several times; they are
 * listed in {@link links}.
 */
export class ContentTree {
  /** Paths relative to the site root, with forward slashes, translations last. */
  readonly files: readonly string[];
  readonly links: readonly string[];
  /** Translated and versioned files in none of the folders that pages are read from. */
  readonly strays: readonly string[];
  private readonly known: ReadonlySet<string>;
  private readonly texts = new Map<string, ReturnType<typeof readText>>();

  /** @param root path of the site root */
  constructor(readonly root: string) {
    const files: string[] = [];
    const links: string[] = [];
    for (const folder of CONTENT_FOLDERS) {
      const entry = lstatSync(path.join(root, folder), {throwIfNoEntry: false});
      if (entry?.isSymbolicLink()) {
        links.push(folder);
      } else if (entry?.isDirectory()) {
        this.list(folder, files, links);
      }
    }
    const translations: string[] = [];
    for (const folder of ['i18n', 'versioned_docs']) {
      this.list(folder, translations, []);
    }
    [this.files, this.links, this.known] = [files, links, new Set(files)];
    this.strays = translations.filter((file) => !this.known.has(file) && !TEXTS.test(file));
  }

  /** Collects the files and links below a folder, sorted by name. */
  private list(folder: string, files: string[], links: string[]): void {
    const place = path.join(this.root, folder);
    const entries = existsSync(place) ? readdirSync(place, {withFileTypes: true}) : [];
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const name = `${folder}/${entry.name}`;
      if (entry.isSymbolicLink()) {
        links.push(name);
      } else if (entry.isDirectory()) {
        this.list(name, files, links);
      } else if (entry.isFile()) {
        files.push(name);
      }
    }
  }

  /** Whether a file exists and, if it is text, can be read. */
  has(file: string): boolean {
    return this.known.has(file) && (!isText(file) || 'text' in this.open(file));
  }

  /**
   * Whether a file is missing. A file that can't be read, or that is behind a symbolic link, is
   * not missing: {@link checkReadable} reports it.
   */
  lacks(file: string): boolean {
    return !this.known.has(file) && !this.links.some((link) => `${file}/`.startsWith(`${link}/`));
  }

  /**
   * The text of an existing file.
   * @throws Error if it can't be read as text
   */
  read(file: string): string {
    const opened = this.open(file);
    if ('problems' in opened) {
      throw new Error(`${file} cannot be read: ${opened.problems[0]!.message}`);
    }
    return opened.text;
  }

  private open(file: string): ReturnType<typeof readText> {
    const opened = this.texts.get(file) ?? readText(file, this.readBytes(file));
    this.texts.set(file, opened);
    return opened;
  }

  readBytes(file: string): Buffer {
    return readFileSync(path.join(this.root, file));
  }

  /** One problem for each symbolic link and each text file that can't be read. */
  checkReadable(): Problem[] {
    const message =
      'symbolic links are not allowed; replace this one with the file or folder itself';
    return [
      ...this.links.flatMap((file) => report({file}, START, message, 'files')),
      ...this.files.filter(isText).flatMap((file) => {
        const opened = this.open(file);
        return 'problems' in opened ? opened.problems : [];
      }),
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

/**
 * Decodes a text file.
 * @returns the text, or the problem that makes the file unreadable
 */
function readText(
  file: string,
  bytes: Buffer,
): {readonly text: string} | {readonly problems: readonly Problem[]} {
  const refuse = (message: string, index = 0) => ({
    problems: report({file}, positionAt(text, index), message, 'files'),
  });
  const text = bytes.toString('utf8');
  const nul = text.indexOf('\0');
  const foreign = text.indexOf('\uFFFD');
  const end = text.indexOf('\r');
  if (bytes.length > MAX_TEXT_BYTES) {
    return refuse(`the file has ${bytes.length} bytes; the maximum is ${MAX_TEXT_BYTES}`);
  }
  const lines = text.split('\n').length;
  if (lines > MAX_LINES) {
    return refuse(`the file has ${lines} lines; the maximum is ${MAX_LINES}`);
  }
  if (nul >= 0) {
    const message =
      'the file contains a NUL character, so it is binary, UTF-16 or damaged; save it as UTF-8 text';
    return refuse(message, nul);
  }
  if (foreign >= 0) {
    const message =
      'the file is not valid UTF-8 from here on, perhaps UTF-16, Shift_JIS, EUC-JP, Latin-1 or no text; save it as UTF-8';
    return refuse(message, foreign);
  }
  const conflict = (
    file.endsWith('.md') || file.endsWith('.mdx') ? CONFLICT : CONFLICT_IN_YAML
  ).exec(text);
  if (conflict) {
    const message =
      'unresolved git conflict; keep one side and remove the marker lines of "<", "=" and ">"';
    return refuse(message, conflict.index);
  }
  if (text.startsWith('\uFEFF')) {
    return refuse('the file starts with a byte order mark; save it as UTF-8 without one');
  }
  if (end >= 0) {
    return refuse('the line ends with CR; save the file with LF line endings', end);
  }
  return {text};
}
