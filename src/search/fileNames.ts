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

const FINGERPRINTED = new RegExp(`/${SEARCH_FOLDER}(?:${FILE_KINDS.join('|')})-[\\da-f]+\\.json$`);

/** Glob patterns of these files relative to the base URL, for the headers of hosts. */
export const FINGERPRINTED_PATHS = FILE_KINDS.map((kind) => `${SEARCH_FOLDER}${kind}-*`);

/** Whether a path is that of a search file with a fingerprint, which never changes. */
export const isFingerprinted = (pathname: string): boolean => FINGERPRINTED.test(pathname);

/** Whether a path is that of the manifest. */
export const isManifest = (pathname: string): boolean =>
  pathname.endsWith(`/${SEARCH_FOLDER}${MANIFEST}`);
