import {createServer, type IncomingMessage} from 'node:http';
import {addressOf, listen, serveSite} from '../../src/cli/site/server';

/** An answer that a host gives in place of a file. */
type Answer = {readonly status: number; readonly type: string; readonly body: string};

/** A request that has reached a host. */
type LoggedRequest = {
  readonly path: string;
  /** Whether the service worker has made it, or is what was asked for. */
  readonly isByWorker: boolean;
};

/** A host of the built site that a test can break, and publish other content on. */
export type Host = {
  readonly url: string;
  /** Puts another built site in the place of the one that is served. */
  publish: (folder: string) => void;
  /** Answers for paths; what has none is served as it is built. */
  readonly answers: Map<string, Answer | 'never'>;
  /** The requests so far; what the browser takes from its own cache is not among them. */
  readonly requests: readonly LoggedRequest[];
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

const isByWorker = ({headers}: IncomingMessage): boolean =>
  'service-worker' in headers || Boolean(headers.referer?.endsWith('/service-worker.js'));
