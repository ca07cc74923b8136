/** Reads which chunks the pages of a build consist of. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** Table of the chunks of all routes, in the folder of generated files. */
const CHUNK_NAMES = 'routesChunkNames.json';

/** What the bundler has made of the pages of a language. */
export type Bundles = {
  /**
   * Names of the chunks of a route, which includes the base URL.
   * @throws Error if the route is unknown
   */
  readonly chunksOf: (route: string) => readonly string[];
};

/** @throws Error if the table does not exist */
export async function readBundles(generatedFilesDir: string): Promise<Bundles> {
  const text = await readFile(path.join(generatedFilesDir, CHUNK_NAMES), 'utf8');
  // Keys are routes with a hash as suffix, such as `/docs-1f3`.
  const chunks = new Map(
    Object.entries(JSON.parse(text) as Readonly<Record<string, unknown>>).map(([key, names]) => [
      key.replace(/-[^-]+$/, ''),
      leaves(names),
    ]),
  );
  return {
    chunksOf(route) {
      const names = chunks.get(route);
      if (!names) {
        throw new Error(`${CHUNK_NAMES} has no chunks of ${route}`);
      }
      return names;
    },
  };
}

const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves);
