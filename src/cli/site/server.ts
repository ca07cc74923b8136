/** A plain static host of a built site, on this machine only: for tests and for measuring. */
import {once} from 'node:events';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {DEFAULT_CACHE, headersOf, parseHeaderRules} from '../../plugins/publish/headers';

/** The types of all files that a build writes. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
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

/**
 * Serves a built site as plain static hosts do: a folder's page is found at the path with a
 * slash and redirected to from the path without, nothing is stripped from or added to a
 * path, and whatever is not found gets the one 404.html at the root with status 404. As with
 * most hosts, slashes in a row count as one when a file is looked for. The headers are those
 * of the file `_headers`, which is not itself served.
 * @param folder the built site
 * @param compress whether texts are sent with brotli, as hosts on the internet do
 */
export function serveSite(folder: string, {compress = false} = {}): Server {
  const root = path.resolve(folder);
  const rules = parseHeaderRules(readFileSync(path.join(root, '_headers'), 'utf8'));
  const compressed = new Map<string, Buffer>();
  const compressedBody = (file: string): Buffer => {
    const body = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
    compressed.set(file, body);
    return body;
  };
  return createServer((request, response) => {
    const {pathname, search} = addressOf(request);
    response.setHeader('cache-control', DEFAULT_CACHE);
    for (const [name, value] of headersOf(rules, pathname)) {
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
        'content-type': TYPES[extension] ?? 'application/octet-stream',
        ...(found === undefined ? {} : {etag}),
        ...(isCompressed ? {'content-encoding': 'br'} : {}),
      })
      .end(isCompressed ? compressedBody(file) : readFileSync(file));
  });
}

/**
 * Starts a server that only this machine can reach.
 * @param port 0 for one that is free
 * @returns its origin, such as `http://localhost:4173`
 */
export async function listen(server: Server, port = 0): Promise<string> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/**
 * What a request asks for. The path is read as a path even where it begins with two slashes,
 * which a URL would take for the name of a host.
 */
export function addressOf({url = '/'}: IncomingMessage): {pathname: string; search: string} {
  const {pathname, search} = new URL(`http://localhost${url}`);
  return {pathname: pathname.replace(/\/{2,}/g, '/'), search};
}

/** The file of a path; `undefined` where there is none below the root. */
function fileAt(root: string, pathname: string): string | undefined {
  const file = path.join(root, decode(pathname));
  return file.startsWith(root + path.sep) && existsSync(file) && statSync(file).isFile()
    ? file
    : undefined;
}

/** A path whose escapes are wrong stands for itself. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
