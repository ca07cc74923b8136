/**
 * Folder of the search files of a language, relative to its base URL. `manifest.json` in it names
 * the other files, whose names contain a fingerprint.
 */
export const SEARCH_FOLDER = 'search/';

/** File name of the manifest, which is always the same. */
export const MANIFEST = 'manifest.json';

/** Prefixes of the files named by the manifest. */
const FILE_KINDS = ['pages', 'texts'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** @param fingerprint hash of the content, in hexadecimal digits */
export const fileNameOf = (kind: FileKind, fingerprint: string): string =>
  `${kind}-${fingerprint}.json`;

/** Glob patterns of these files relative to the base URL, for the headers of hosts. */
export const FINGERPRINTED_PATHS = FILE_KINDS.map((kind) => `${SEARCH_FOLDER}${kind}-*`);
