/** Copies of a site, in which a command can build and write without touching the site itself. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** What Docusaurus reads of a site. */
const PARTS = [
  'companies',
  'docs',
  'docusaurus.config.ts',
  'i18n',
  'package.json',
  'services',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
];

/** Calls `work` with an empty folder, which is removed afterwards. */
export async function withTemporaryFolder(
  work: (folder: string) => void | Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'devshelf-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Copies all that Docusaurus reads of a site, and links the packages. */
export function copySite(from: string, to: string): void {
  for (const part of PARTS.filter((name) => existsSync(path.join(from, name)))) {
    cpSync(path.join(from, part), path.join(to, part), {recursive: true});
  }
  linkPackages(from, to);
}

/**
 * Gives a site the packages of another, each as a link. The folder that holds the links is its
 * own, and with it `.cache`, where the bundler of a stock site keeps what it has compiled.
 */
export function linkPackages(from: string, to: string): void {
  const packages = path.resolve(from, 'node_modules');
  mkdirSync(path.join(to, 'node_modules'), {recursive: true});
  for (const name of readdirSync(packages).filter((entry) => !entry.startsWith('.'))) {
    // A junction is a link that anybody may make on Windows; elsewhere it is like any other.
    symlinkSync(path.join(packages, name), path.join(to, 'node_modules', name), 'junction');
  }
}
