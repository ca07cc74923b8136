/** Classifies URLs: which requests the worker of one language answers, and how it caches them. */
import {isFingerprinted, isManifest} from '../search/fileNames';

/** The part of an origin that one worker serves: the pages and files of one language. */
export type Territory = {
  /** Absolute URL of the home page, with a trailing slash. */
  readonly scope: string;
  /**
   * First path segments of the pages of this language; empty for the home page. Other languages and
   * other sites may have URLs below the scope, which this worker must ignore.
   */
  readonly sections: readonly string[];
};

/** Path, relative to the scope, of the page that lists the cached pages. */
export const OFFLINE_PAGE = 'offline/';

/**
 * The cache key of a page: its URL with a trailing slash. URLs with `.html`, without the slash, or
 * with a query or a hash are the same file on the host.
 */
export function pageKey({origin, pathname}: Pick<URL, 'origin' | 'pathname'>): string {
  const path = pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  return `${origin}${path.endsWith('/') ? path : `${path}/`}`;
}

/** Whether a URL may be a page of the territory, and not a feed, picture or other file. */
export function isPage(url: URL, {scope, sections}: Territory): boolean {
  const key = pageKey(url);
  const path = key.slice(scope.length);
  // A version such as "1.0" is not a file extension.
  const isFile = /\.[a-z]\w*\/$/i.test(path);
  return key.startsWith(scope) && !isFile && sections.includes(path.split('/')[0]!);
}

/**
 * How a file of the site is cached:
 * - `immutable`: its name contains a fingerprint, so a copy is never outdated
 * - `manifest`: the manifest of the search, which is small and changes
 * - `picture`: a picture of the layout or a tile, which has a fixed name and rarely changes
 */
export type FileKind = 'immutable' | 'manifest' | 'picture';

const FILE_KINDS: readonly (readonly [FileKind, (path: string) => boolean])[] = [
  ['immutable', (path) => /^\/assets\/./.test(path) || isFingerprinted(path)],
  ['manifest', isManifest],
  ['picture', (path) => /^\/img\/(?:[^/]+|tiles\/.+)$/.test(path)],
];

/** How a file is cached; `undefined` if it is not. */
export function fileKind({origin, pathname}: URL, scope: string): FileKind | undefined {
  const address = origin + pathname;
  return address.startsWith(scope)
    ? FILE_KINDS.find(([, matches]) => matches(address.slice(scope.length - 1)))?.[0]
    : undefined;
}
