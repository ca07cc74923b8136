/**
 * Where the search files of a language lie below its base URL. `search/manifest.json` names the
 * others, whose names change with their content.
 */
export const SEARCH_FOLDER = 'search/';

export const MANIFEST = 'manifest.json';

/** What the files that the manifest names begin with. */
const FILE_KINDS = ['pages', 'texts'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** @param fingerprint of the content, in hexadecimal digits */
export const fileNameOf = (kind: FileKind, fingerprint: string): string =>
  `${kind}-${fingerprint}.json`;

const FINGERPRINTED = new RegExp(`/${SEARCH_FOLDER}(?:${FILE_KINDS.join('|')})-[\\da-f]+\\.json$`);

/** Their paths below the base URL, with `*` for what differs, as hosts read it. */
export const FINGERPRINTED_PATHS = FILE_KINDS.map((kind) => `${SEARCH_FOLDER}${kind}-*`);

/** Whether a path is that of a search file whose name changes with its content. */
export const isFingerprinted = (pathname: string): boolean => FINGERPRINTED.test(pathname);

/** Whether a path is that of the manifest. */
export const isManifest = (pathname: string): boolean =>
  pathname.endsWith(`/${SEARCH_FOLDER}${MANIFEST}`);
