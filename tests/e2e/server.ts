import {createReadStream, existsSync, readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {DEFAULT_CACHE, headersOf, parseHeaderRules} from '../../src/plugins/security/headers';

/**
 * Serves a built site as plain static hosts do: a folder's page is found at the path with a
 * slash and redirected to from the path without, nothing is stripped from or added to a
 * path, and whatever is not found gets the one 404.html at the root with status 404. The
 * headers are those of the file `_headers`, which is not itself served.
 * @param folder the built site
 */
export function serveSite(folder: string): Server {
  const serve = sirv(folder, {extensions: [], dotfiles: true, etag: true});
  const rules = parseHeaderRules(readFileSync(path.join(folder, '_headers'), 'utf8'));
  return createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('cache-control', DEFAULT_CACHE);
    for (const [name, value] of headersOf(rules, pathname)) {
      response.setHeader(name, value);
    }
    const isFolder =
      !pathname.endsWith('/') &&
      existsSync(path.join(folder, decodeURIComponent(pathname), 'index.html'));
    if (isFolder) {
      response.writeHead(301, {location: `${pathname}/${search}`}).end();
      return;
    }
    const page = path.join(folder, decodeURIComponent(pathname), 'index.html');
    if (pathname.endsWith('/') && existsSync(page)) {
      response.writeHead(200, {'content-type': 'text/html; charset=utf-8'});
      createReadStream(page).pipe(response);
      return;
    }
    const sendNotFound = () => {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
      createReadStream(path.join(folder, '404.html')).pipe(response);
    };
    if (pathname === '/_headers') {
      sendNotFound();
    } else {
      serve(request, response, sendNotFound);
    }
  });
}
