/** Measures the download of a first visit to a page. */
import {once} from 'node:events';
import type {IncomingMessage} from 'node:http';
import type {Socket} from 'node:net';
import type {Browser, BrowserContextOptions, Page} from '@playwright/test';
import {BUILD} from '../site/build';
import {isByWorker, listen, serveSite} from '../site/server';

/**
 * Parts of a download. `prefetched` are scripts of pages that the reader may open next, `worker`
 * what the service worker loads in addition to the page.
 */
export const PARTS = [
  'document',
  'styles',
  'scripts',
  'pictures',
  'prefetched',
  'worker',
  'other',
] as const;
type Part = (typeof PARTS)[number];

/** Bytes sent by the server, with brotli and including response headers. */
export type Visit = Readonly<Record<Part, number>>;

/** Limits and goals of a first visit, in bytes. */
export const VISIT_BUDGETS = {
  all: {limit: 300_000, goal: 220_000},
  worker: {limit: 60_000, goal: 20_000},
} as const;

export const bytesOf = (visit: Visit): number =>
  Object.values(visit).reduce((sum, bytes) => sum + bytes, 0);

/** A phone with a device pixel ratio of 2. */
export const PHONE: BrowserContextOptions = {
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

/** Starts a server with brotli for the built site. */
export async function startVisits(): Promise<Visits> {
  const server = serveSite(BUILD, {compress: true});
  const sent = new WeakMap<Socket, number>();
  let visit = emptyVisit();
  let pending = 0;
  let lastChange = 0;
  server.on('request', (request, response) => {
    const {socket} = request;
    const part = partOf(request);
    const count = (change: 1 | -1) => {
      pending += change;
      lastChange = performance.now();
    };
    count(1);
    response.on('close', () => {
      visit[part] += socket.bytesWritten - (sent.get(socket) ?? 0);
      sent.set(socket, socket.bytesWritten);
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
      visit = emptyVisit();
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
        return visit;
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

const emptyVisit = (): Record<Part, number> =>
  Object.fromEntries(PARTS.map((part) => [part, 0])) as Record<Part, number>;
