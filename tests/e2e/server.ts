import {createReadStream, existsSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/**
 * Serves a built site as plain static hosts do: a folder's page is found at the path with a
 * slash and redirected to from the path without, nothing is stripped from or added to a
 * path, and whatever is not found gets the one 404.html at the root with status 404.
 * @param folder the built site
 */
export function serveSite(folder: string): Server {
  const serve = sirv(folder, {extensions: [], dotfiles: true});
  return createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
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
    serve(request, response, () => {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
      createReadStream(path.join(folder, '404.html')).pipe(response);
    });
  });
}
