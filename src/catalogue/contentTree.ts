import {existsSync, lstatSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {CONTENT_FOLDERS} from './kinds';
import type {Problem} from './rules/problems';
import {readText} from './textFile';

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
    if ('problem' in opened) {
      throw new Error(`${file} cannot be read: ${opened.problem.message}`);
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
    return [
      ...this.links.map((file) => ({
        ...{file, line: 1, column: 1, help: 'files' as const},
        message: 'symbolic links are not allowed; replace this one with the file or folder itself',
      })),
      ...this.files.flatMap((file) => {
        const opened = isText(file) ? this.open(file) : undefined;
        return opened && 'problem' in opened ? [opened.problem] : [];
      }),
    ];
  }
}

/** A content tree, or the path of the site root to open one from. */
export type Content = ContentTree | string;

export const openContent = (content: Content): ContentTree =>
  typeof content === 'string' ? new ContentTree(content) : content;
