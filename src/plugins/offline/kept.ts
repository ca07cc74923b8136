/** Which pages and files the worker keeps from the start. */
import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {isHashed, pageKey} from './addresses';

/** A file to keep; one whose name does not change with its content needs a revision. */
export type KeptEntry = {readonly url: string; readonly revision: string | null};

/** Files of each named chunk, relative to the folder of the build. */
export type ChunkFiles = Map<string, readonly string[]>;

/** The part of a compilation, of webpack or Rspack, that is looked at. */
type Compilation = {
  readonly namedChunkGroups: ReadonlyMap<string, {readonly getFiles: () => readonly string[]}>;
};
type Compiler = {
  readonly hooks: {
    readonly afterEmit: {tap: (name: string, callback: (compilation: Compilation) => void) => void};
  };
};

/** A plugin of the bundler that notes down the files of the chunks as they are written. */
export function recordChunks(chunkFiles: ChunkFiles): {
  readonly apply: (compiler: Compiler) => void;
} {
  return {
    apply({hooks}: Compiler) {
      hooks.afterEmit.tap('offline', ({namedChunkGroups}) => {
        for (const [name, group] of namedChunkGroups) {
          chunkFiles.set(name, group.getFiles());
        }
      });
    },
  };
}

/** What is known of a build once it is written. */
export type Built = {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Routes, base URL included. */
  readonly routesPaths: readonly string[];
  readonly generatedFilesDir: string;
  readonly chunkFiles: ChunkFiles;
};

/**
 * Lists the pages, with the scripts and styles that they and the named chunks need.
 * @throws Error when one of the pages does not exist
 */
export async function listKept(
  built: Built,
  {pages, chunks}: {readonly pages: readonly string[]; readonly chunks: readonly string[]},
): Promise<KeptEntry[]> {
  const {outDir, baseUrl, routesPaths} = built;
  const routes = pages.map((page) => baseUrl + page.slice(1));
  const unknown = routes.filter((route) => !routesPaths.includes(route));
  if (unknown.length > 0) {
    throw new Error(`The offline plugin is to keep pages that do not exist: ${unknown.join(', ')}`);
  }
  const documents = routes.map(async (route) => {
    const url = pageKey({origin: '', pathname: route});
    const content = await readFile(path.join(outDir, url.slice(baseUrl.length), 'index.html'));
    return {url, revision: createHash('sha256').update(content).digest('hex').slice(0, 8)};
  });
  const names = ['main', ...chunks, ...(await chunksOf(built, routes))];
  const files = new Set(names.flatMap((name) => filesOf(built, name)));
  return [
    ...(await Promise.all(documents)),
    ...[...files].sort().map((file) => ({url: baseUrl + file, revision: null})),
  ];
}

/** Names of the chunks of the routes, from the table that the router of Docusaurus uses. */
async function chunksOf({generatedFilesDir}: Built, routes: readonly string[]): Promise<string[]> {
  const table = JSON.parse(
    await readFile(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'),
  ) as Record<string, unknown>;
  return Object.entries(table)
    .filter(([route]) => routes.includes(route.replace(/-[^-]+$/, '')))
    .flatMap(([, names]) => leaves(names));
}

const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves);

/** A chunk without a group of its own has become part of another one of the same page. */
const filesOf = ({chunkFiles}: Built, name: string): readonly string[] =>
  (chunkFiles.get(name) ?? []).filter((file) => isHashed(`/${file}`));
