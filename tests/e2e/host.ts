import {createServer} from 'node:http';
import {addressOf, isByWorker, listen, serveSite} from '../site/server';

/** An answer that replaces a file of the build. */
type Answer = {readonly status: number; readonly type: string; readonly body: string};

/** A request that the host has received. */
type LoggedRequest = {
  readonly path: string;
  readonly isByWorker: boolean;
};

/** A host of the built site. A test can break it and publish other content on it. */
export type Host = {
  readonly url: string;
  /** Replaces the served site with another build. */
  publish: (folder: string) => void;
  /**
   * Answers by path. Paths without an entry are served from the build; `never` leaves the request
   * open.
   */
  readonly answers: Map<string, Answer | 'never'>;
  /** The requests so far, without those that the browser answers from its cache. */
  readonly requests: readonly LoggedRequest[];
  /** Stops the host, so that connections are refused. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

/**
 * Starts a host on a free port.
 * @param folder the build to serve
 * @param below path of the site, with a slash at both ends
 */
export async function startHost(folder: string, below = '/'): Promise<Host> {
  let site = serveSite(folder);
  const answers: Host['answers'] = new Map();
  const requests: LoggedRequest[] = [];
  const server = createServer((request, response) => {
    const {pathname, search} = addressOf(request);
    requests.push({path: pathname, isByWorker: isByWorker(request)});
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
  const url = await listen(server);
  return {
    url,
    answers,
    requests,
    publish: (next) => {
      site = serveSite(next);
    },
    start: async () => {
      await listen(server, Number(new URL(url).port));
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
