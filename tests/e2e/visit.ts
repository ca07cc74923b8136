/** Measures the download of a first visit to a page. */
import {once} from 'node:events';
import {createServer, type IncomingMessage} from 'node:http';
import {connect, createServer as createHttp2Server, type ServerHttp2Session} from 'node:http2';
import type {AddressInfo, Socket} from 'node:net';
import type {Browser, BrowserContextOptions, Page} from 'playwright/test';
import {answerFrom, isByWorker, listen} from '../site/server';

/**
 * Parts of a download. `prefetched` are scripts of pages that the reader may open next, `worker`
 * what the service worker loads in addition to the page.
 */
const PARTS = [
  'document',
  'styles',
  'scripts',
  'pictures',
  'prefetched',
  'worker',
  'other',
] as const;
type Part = (typeof PARTS)[number];

/** Bytes that the server sends with brotli, including response headers. */
export type Visit = {
  /** Over one HTTP/2 connection, as hosts do, where a repeated header takes a byte. */
  readonly parts: Readonly<Record<Part, number>>;
  /** All parts together over HTTP/1.1, where each response has all headers in full. */
  readonly http1: number;
};

/** Limits of a first visit, in bytes. */
export const VISIT_BUDGETS = {
  all: 200_000,
  /** A page with the values and prices of a whole category. */
  table: 220_000,
  http1: 260_000,
  worker: 60_000,
} as const;

export const bytesOf = ({parts}: Visit): number =>
  Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);

/** A phone with a device pixel ratio of 2. */
const PHONE: BrowserContextOptions = {
  viewport: {width: 390, height: 844},
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'allow',
};

/** Milliseconds without requests and responses after which a visit ends. */
const QUIET_MS = 500;

const DESTINATIONS: Readonly<Record<string, Part>> = {
  document: 'document',
  style: 'styles',
  script: 'scripts',
  image: 'pictures',
};

function partOf(request: IncomingMessage): Part {
  if (isByWorker(request)) {
    return 'worker';
  }
  const {'sec-purpose': purpose, 'sec-fetch-dest': destination} = request.headers;
  return purpose === 'prefetch' ? 'prefetched' : (DESTINATIONS[String(destination)] ?? 'other');
}

/** Makes first visits to the built site, one at a time. */
export type Visits = {
  /**
   * Opens a page in a new browser context and waits until the worker has cached the page and no
   * more requests are made.
   * @param path path of the page, with a trailing slash
   */
  readonly visit: (browser: Browser, path: string) => Promise<Visit>;
  readonly stop: () => Promise<void>;
};

/** A response of the server: what part of a visit it is, and its path. */
type Sent = {readonly part: Part; readonly path: string};

/**
 * Starts a server with brotli for the built site. The browser uses HTTP/1.1, since browsers require
 * a certificate for HTTP/2; what it has requested is then requested again over HTTP/2.
 */
export async function startVisits(): Promise<Visits> {
  const answer = answerFrom('build', {compress: true});
  const server = createServer(answer);
  let sent: Sent[] = [];
  let sockets: Socket[] = [];
  let pending = 0;
  let lastChange = 0;
  server.on('connection', (socket) => sockets.push(socket));
  server.on('request', (request, response) => {
    const count = (change: 1 | -1) => {
      pending += change;
      lastChange = performance.now();
    };
    count(1);
    response.on('close', () => {
      sent.push({part: partOf(request), path: request.url!});
      count(-1);
    });
  });
  const origin = await listen(server);

  const waitForQuiet = async (page: Page): Promise<void> => {
    for (;;) {
      const left = QUIET_MS - (performance.now() - lastChange);
      if (pending === 0 && left <= 0) {
        return;
      }
      await page.waitForTimeout(Math.max(left, 50));
    }
  };

  return {
    visit: async (browser, path) => {
      sent = [];
      sockets = [];
      const context = await browser.newContext(PHONE);
      try {
        const page = await context.newPage();
        await page.goto(origin + path);
        await page.evaluate(async () => {
          while (!(await caches.match(window.location.href))) {
            await new Promise((resolve) => setTimeout(resolve, 50));
          }
        });
        await waitForQuiet(page);
        return {
          parts: await weighHttp2(answer, sent),
          http1: sockets.reduce((sum, {bytesWritten}) => sum + bytesWritten, 0),
        };
      } finally {
        await context.close();
      }
    },
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

/** Bytes of responses over one HTTP/2 connection, from the first on, by part. */
async function weighHttp2(
  answer: ReturnType<typeof answerFrom>,
  responses: readonly Sent[],
): Promise<Visit['parts']> {
  const server = createHttp2Server(answer);
  let socket: Socket | undefined;
  server.on('session', (session: ServerHttp2Session) => {
    ({socket} = session as {socket: Socket});
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const parts = Object.fromEntries(PARTS.map((part) => [part, 0])) as Record<Part, number>;
  let before = 0;
  for (const {part, path} of responses) {
    await once(client.request({':path': path}).resume(), 'close');
    parts[part] += socket!.bytesWritten - before;
    before = socket!.bytesWritten;
  }
  client.close();
  server.close();
  return parts;
}
