/** Reads which chunks the pages of a build consist of. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {CHUNK_NAMES} from '../tuning/tables';

/**
 * Names of the chunks of a route, which includes the base URL.
 * @throws Error if the route is unknown
 */
export type ChunksOf = (route: string) => readonly string[];

/**
 * Reads the table of the chunks of routes, as browsers have it, once for all routes of a language.
 * @throws Error if the file does not exist
 */
export async function readRouteChunks(generatedFilesDir: string): Promise<ChunksOf> {
  const file = path.join(generatedFilesDir, CHUNK_NAMES);
  const table = JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, unknown>>;
  // Keys are routes with a number as suffix, such as `/docs-1`.
  const chunks = new Map(
    Object.entries(table).map(([key, names]) => [key.replace(/-[^-]+$/, ''), leaves(names)]),
  );
  return (route) => {
    const names = chunks.get(route);
    if (!names) {
      throw new Error(`${CHUNK_NAMES} has no chunks of ${route}`);
    }
    return names;
  };
}

const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves);
