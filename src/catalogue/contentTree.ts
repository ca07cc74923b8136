import {lstatSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {CONTENT_FOLDERS} from './kinds';
import type {Problem} from './rules/problems';
import {readText} from './textFile';

/** Files that are read as text. */
export const isText = (file: string): boolean => /\.(?:ya?ml|mdx?)$/.test(file);

/**
 * The files of the content as they are on the disk, each of which is read once. Symbolic links
 * are none of them, as they may lead out of the repository, or several times to one file; nor
 * are texts that cannot be read.
 */
export class ContentTree {
  /** Paths relative to the root of the site, with forward slashes; translations are the last. */
  readonly files: readonly string[];
  readonly links: readonly string[];
  private readonly known: ReadonlySet<string>;
  private readonly texts = new Map<string, ReturnType<typeof readText>>();

  /** @param root folder of the site */
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
    [this.files, this.links, this.known] = [files, links, new Set(files)];
  }

  /** Adds what is below a folder. */
  private list(folder: string, files: string[], links: string[]): void {
    const entries = readdirSync(path.join(this.root, folder), {withFileTypes: true});
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

  /** Whether a file is there, and can be read. */
  has(file: string): boolean {
    return this.known.has(file) && (!isText(file) || 'text' in this.open(file));
  }

  /**
   * Whether there is nothing at all. What cannot be read, or what a symbolic link leads to, is
   * another problem.
   */
  lacks(file: string): boolean {
    return !this.known.has(file) && !this.links.some((link) => `${file}/`.startsWith(`${link}/`));
  }

  /** Text of a file that is there. */
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

  /** A problem for each symbolic link, and for each text that cannot be read. */
  checkReadable(): Problem[] {
    return [
      ...this.links.map((file) => ({
        ...{file, line: 1, column: 1, help: 'files' as const},
        message:
          'this is a symbolic link, which may lead out of the repository; put the file itself here',
      })),
      ...this.files.flatMap((file) => {
        const opened = isText(file) ? this.open(file) : undefined;
        return opened && 'problem' in opened ? [opened.problem] : [];
      }),
    ];
  }
}

/** Files that have been opened, or the folder of the site they are in. */
export type Content = ContentTree | string;

export const openContent = (content: Content): ContentTree =>
  typeof content === 'string' ? new ContentTree(content) : content;
