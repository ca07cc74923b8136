/** Reads which chunks and style sheets the pages of a build consist of. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {CHUNK_NAMES} from '../tuning/tables';

/**
 * Names of the chunks of a route, which includes the base URL.
 * @throws Error if the route is unknown
 */
type ChunksOf = (route: string) => readonly string[];

/** What the bundler has made of the pages of a language. */
export type Bundles = {
  readonly chunksOf: ChunksOf;
  /** URLs of the style sheets of a chunk. */
  readonly stylesOf: (chunk: string) => readonly string[];
};

/** The bundler's manifest, from which Docusaurus takes the files of each page. */
type Manifest = {
  readonly assets: Readonly<
    Record<string, {readonly css?: readonly {readonly publicPath: string}[]}>
  >;
};

/**
 * Reads what the bundler has made, once for all pages of a language, before Docusaurus replaces it
 * with that of the next language.
 * @throws Error if a file does not exist
 */
export async function readBundles(generatedFilesDir: string): Promise<Bundles> {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(generatedFilesDir, file), 'utf8'));
  const table = (await read(CHUNK_NAMES)) as Readonly<Record<string, unknown>>;
  const {assets} = (await read('client-manifest.json')) as Manifest;
  // Keys are routes with a number as suffix, such as `/docs-1`.
  const chunks = new Map(
    Object.entries(table).map(([key, names]) => [key.replace(/-[^-]+$/, ''), leaves(names)]),
  );
  return {
    chunksOf(route) {
      const names = chunks.get(route);
      if (!names) {
        throw new Error(`${CHUNK_NAMES} has no chunks of ${route}`);
      }
      return names;
    },
    stylesOf: (chunk) => (assets[chunk]?.css ?? []).map(({publicPath}) => publicPath),
  };
}

const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves);
