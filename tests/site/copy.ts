/** Copies a site. */
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

/** Files and folders of a site that Docusaurus reads. */
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
  'tsconfig.base.jsonc',
  'tsconfig.json',
];

/** Calls `work` with an empty temporary folder, which is removed afterwards, even after errors. */
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

/** Copies everything that Docusaurus reads of a site, and links its packages. */
export function copySite(from: string, to: string): void {
  for (const part of PARTS.filter((name) => existsSync(path.join(from, name)))) {
    cpSync(path.join(from, part), path.join(to, part), {recursive: true});
  }
  linkPackages(from, to);
}

/**
 * Links each package of a site into another. `node_modules` itself is not a link, so that each site
 * has its own `.cache`, in which the bundler keeps compiled modules.
 */
export function linkPackages(from: string, to: string): void {
  const packages = path.resolve(from, 'node_modules');
  mkdirSync(path.join(to, 'node_modules'), {recursive: true});
  for (const name of readdirSync(packages).filter((entry) => !entry.startsWith('.'))) {
    // On Windows, junctions need no privileges; other systems ignore the type.
    symlinkSync(path.join(packages, name), path.join(to, 'node_modules', name), 'junction');
  }
}
