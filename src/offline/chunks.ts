/** Which files the pages of a build are made of. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

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

/**
 * Names of the chunks of the routes, from the table that the router of Docusaurus uses.
 * @param routes base URL included
 * @throws Error when the table lacks one of the routes
 */
export async function chunksOf(
  routes: readonly string[],
  generatedFilesDir: string,
): Promise<string[]> {
  const table = JSON.parse(
    await readFile(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'),
  ) as Readonly<Record<string, unknown>>;
  // Each key is a route with a hash.
  const chunks = new Map(
    Object.entries(table).map(([key, names]) => [key.replace(/-[^-]+$/, ''), leaves(names)]),
  );
  return routes.flatMap((route) => {
    const names = chunks.get(route);
    if (!names) {
      throw new Error(`routesChunkNames.json has no chunks of ${route}`);
    }
    return names;
  });
}

const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves);

/**
 * The scripts and styles that the chunks consist of, each once, in order.
 * @throws Error when the build has no chunk of that name
 */
export function filesOf(names: readonly string[], chunkFiles: ChunkFiles): string[] {
  const files = names.flatMap((name) => {
    const group = chunkFiles.get(name);
    if (!group) {
      throw new Error(`The build has no chunk "${name}"`);
    }
    return group;
  });
  return [...new Set(files)].filter((file) => /\.(?:css|js)$/.test(file)).sort();
}
