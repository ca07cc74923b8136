/** Determines the files that the pages of a build need. */

/** Files of each named chunk group, relative to the output folder. */
export type ChunkFiles = Map<string, readonly string[]>;

/** The part of a compilation that is used, which webpack and Rspack have in common. */
type Compilation = {
  readonly namedChunkGroups: ReadonlyMap<string, {readonly getFiles: () => readonly string[]}>;
};
type Compiler = {
  readonly hooks: {
    readonly afterEmit: {tap: (name: string, callback: (compilation: Compilation) => void) => void};
  };
};

/** A bundler plugin that adds the files of all named chunk groups to `chunkFiles` after emit. */
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
 * The scripts and styles of chunks, sorted and without duplicates.
 * @throws Error if the build has no chunk with one of the names
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
