import type {AddressInfo} from 'node:net';
import {createServer} from 'node:http';
import {serveSite} from './server';

/** An answer that a host gives in place of a file. */
type Answer = {readonly status: number; readonly type: string; readonly body: string};

/** A host of the built site that a test can break, and publish other content on. */
export type Host = {
  readonly url: string;
  /** Puts another built site in the place of the one that is served. */
  publish: (folder: string) => void;
  /** Answers for paths; what has none is served as it is built. */
  readonly answers: Map<string, Answer | 'never'>;
  /** Stops answering, as a host does that is out of reach. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

/**
 * Starts a host at a free port.
 * @param folder the built site
 * @param below path below which the site is served, with a slash at both ends
 */
export async function startHost(folder: string, below = '/'): Promise<Host> {
  let site = serveSite(folder);
  const answers: Host['answers'] = new Map();
  const server = createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    const answer = answers.get(pathname);
    if (answer === 'never') {
      return;
    }
    if (answer) {
      response.writeHead(answer.status, {'content-type': answer.type}).end(answer.body);
    } else if (pathname.startsWith(below)) {
      request.url = `/${pathname.slice(below.length)}${search}`;
      site.emit('request', request, response);
    } else {
      response.writeHead(404, {'content-type': 'text/plain'}).end('Not found');
    }
  });
  let port = 0;
  const start = () =>
    new Promise<void>((resolve) => {
      server.listen(port, resolve);
    });
  await start();
  ({port} = server.address() as AddressInfo);
  return {
    url: `http://localhost:${port}`,
    answers,
    publish: (next) => {
      site = serveSite(next);
    },
    start,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
