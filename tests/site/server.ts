/** A plain static server for a built site, on localhost only. */
import {once} from 'node:events';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {DEFAULT_CACHE, type HeaderRule, parseHeaderRules} from '../../src/hosting/headers';
import {headersOf} from './headers';

/** MIME types of all files that a build writes. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};
const PICTURES = ['.jpg', '.png'];

/** What the server uses of a request and a response of HTTP/1.1 or HTTP/2. */
type Request = Pick<IncomingMessage, 'url' | 'headers'>;
type Response = {
  readonly setHeader: (name: string, value: string) => unknown;
  readonly writeHead: (
    status: number,
    headers: OutgoingHttpHeaders,
  ) => {readonly end: {(): unknown; (body: Buffer): unknown}};
};

/**
 * Answers requests for a built site like a plain static host: the page of a folder has a trailing
 * slash, to which the path without it redirects; paths are not rewritten otherwise, except that
 * consecutive slashes count as one; unknown paths get `404.html` from the root with status 404.
 * Responses have the headers in the file `_headers`, which is not served itself.
 * @param folder folder of the built site
 * @param compress whether texts are sent with brotli, without negotiation
 */
export function answerFrom(
  folder: string,
  {compress = false} = {},
): (request: Request, response: Response) => void {
  const root = path.resolve(folder);
  let rules: readonly HeaderRule[] | undefined;
  const compressed = new Map<string, Buffer>();
  const compressedBody = (file: string): Buffer => {
    const body = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
    compressed.set(file, body);
    return body;
  };
  return (request, response) => {
    // The folder may be built after the server has started.
    rules ??= parseHeaderRules(readFileSync(path.join(root, '_headers'), 'utf8'));
    const {pathname, search} = addressOf(request);
    response.setHeader('cache-control', DEFAULT_CACHE);
    const headers = headersOf(rules, pathname);
    for (const [name, value] of headers) {
      response.setHeader(name, value);
    }
    const isPage = pathname.endsWith('/');
    if (!isPage && fileAt(root, `${pathname}/index.html`) !== undefined) {
      response.writeHead(301, {location: `${pathname}/${search}`}).end();
      return;
    }
    const found =
      pathname === '/_headers'
        ? undefined
        : fileAt(root, isPage ? `${pathname}index.html` : pathname);
    const file = found ?? path.join(root, '404.html');
    const {size, mtimeMs} = statSync(file);
    const etag = `W/"${size}-${mtimeMs}"`;
    if (found !== undefined && request.headers['if-none-match'] === etag) {
      response.writeHead(304, {etag}).end();
      return;
    }
    const extension = path.extname(file);
    const isCompressed = compress && !PICTURES.includes(extension);
    response
      .writeHead(found === undefined ? 404 : 200, {
        'content-type':
          headers.find(([name]) => name === 'Content-Type')?.[1] ??
          TYPES[extension] ??
          'application/octet-stream',
        ...(found === undefined ? {} : {etag}),
        ...(isCompressed ? {'content-encoding': 'br'} : {}),
      })
      .end(isCompressed ? compressedBody(file) : readFileSync(file));
  };
}

/** Serves a built site over HTTP/1.1, as {@link answerFrom} says. */
export const serveSite = (folder: string, options?: {readonly compress: boolean}): Server =>
  createServer(answerFrom(folder, options));

/**
 * Starts a server on the loopback interface.
 * @param port port number, or 0 for any free port
 * @returns the origin, such as `http://localhost:4173`
 * @throws Error if the port is in use
 */
export async function listen(server: Server, port = 0): Promise<string> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/**
 * Path and query of a request, with consecutive slashes merged. A path that starts with two slashes
 * is not read as a host name, as the URL parser would do.
 */
export function addressOf({url = '/'}: Request): {pathname: string; search: string} {
  const {pathname, search} = new URL(`http://localhost${url}`);
  return {pathname: pathname.replace(/\/{2,}/g, '/'), search};
}

/** Whether a request was sent by a service worker, or is for the script of one. */
export const isByWorker = ({headers}: IncomingMessage): boolean =>
  'service-worker' in headers || Boolean(headers.referer?.endsWith('/service-worker.js'));

/** Absolute path of the file for a URL path; `undefined` if there is none below the root. */
function fileAt(root: string, pathname: string): string | undefined {
  const file = path.join(root, decode(pathname));
  return file.startsWith(root + path.sep) && existsSync(file) && statSync(file).isFile()
    ? file
    : undefined;
}

/** Decodes percent-encoding; a path with invalid encoding is returned unchanged. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
