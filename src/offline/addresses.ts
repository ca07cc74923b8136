/** What the address of a request says about who answers it, and how. */
import {isFingerprinted, isManifest} from '../search/fileNames';

/** The part of an origin that one worker answers for: the pages and files of one language. */
export type Territory = {
  /** Address of the home page, with a slash at the end. */
  readonly scope: string;
  /**
   * First segments of the paths of the pages; that of the home page is empty. Other languages and
   * other sites may lie below the same address, and are none of this worker's business.
   */
  readonly sections: readonly string[];
};

/** Path, below the scope, of the page that lists what can be read without a connection. */
export const OFFLINE_PAGE = 'offline/';

/**
 * The address under which a page is kept. Its forms with `.html`, without a slash, with a
 * query or a hash are all the same file on the host.
 */
export function pageKey({origin, pathname}: Pick<URL, 'origin' | 'pathname'>): string {
  const path = pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  return `${origin}${path.endsWith('/') ? path : `${path}/`}`;
}

/** Whether a page may be found there; feeds, pictures and other files are none. */
export function isPage(url: URL, {scope, sections}: Territory): boolean {
  const key = pageKey(url);
  const path = key.slice(scope.length);
  // A version such as "1.0" is no extension.
  const isFile = /\.[a-z]\w*\/$/i.test(path);
  return key.startsWith(scope) && !isFile && sections.includes(path.split('/')[0]!);
}

/**
 * How a file of the site is kept:
 * `immutable`: its name changes with its content, so that a copy can never be outdated;
 * `manifest`: the list of the files that the search loads, which is small and changes;
 * `picture`: a picture of the site's frame or a tile, which has a fixed name and hardly changes.
 */
export type FileKind = 'immutable' | 'manifest' | 'picture';

const FILE_KINDS: readonly (readonly [FileKind, (path: string) => boolean])[] = [
  ['immutable', (path) => /^\/assets\/./.test(path) || isFingerprinted(path)],
  ['manifest', isManifest],
  ['picture', (path) => /^\/img\/(?:[^/]+|tiles\/.+)$/.test(path)],
];

/** How the file is kept; `undefined` for one that is not. */
export function fileKind({origin, pathname}: URL, scope: string): FileKind | undefined {
  const address = origin + pathname;
  return address.startsWith(scope)
    ? FILE_KINDS.find(([, matches]) => matches(address.slice(scope.length - 1)))?.[0]
    : undefined;
}
