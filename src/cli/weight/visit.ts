/** What a browser downloads when somebody opens a page of the site for the first time, and looks at it. */
import {once} from 'node:events';
import type {IncomingMessage} from 'node:http';
import type {Socket} from 'node:net';
import type {Browser, BrowserContextOptions, Page} from '@playwright/test';
import {BUILD} from '../site/build';
import {isByWorker, listen, serveSite} from '../site/server';

/**
 * What a download is for. `prefetched` are scripts of pages that the reader may open next, and
 * `worker` what the service worker loads beside what the page has.
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

/** Bytes as the server has sent them, with brotli and with the headers of each answer. */
export type Visit = Readonly<Record<Part, number>>;

/** What a first visit may cost, and what the site aims at. */
export const VISIT_BUDGETS = {
  all: {limit: 300_000, goal: 220_000},
  worker: {limit: 60_000, goal: 20_000},
} as const;

export const bytesOf = (visit: Visit): number =>
  Object.values(visit).reduce((sum, bytes) => sum + bytes, 0);

/** A phone, with two pixels of its screen for each of the page. */
export const PHONE: BrowserContextOptions = {
  viewport: {width: 390, height: 844},
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'allow',
};

/** A visit has ended when nothing has been asked for or sent for so many milliseconds. */
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

/** First visits to the built site, one at a time. */
export type Visits = {
  /**
   * Opens a page in a browser that has nothing of the site yet, and does nothing there until the
   * worker has kept the page and the server has come to rest.
   * @param path path of the page, with the slash at its end
   */
  readonly visit: (browser: Browser, path: string) => Promise<Visit>;
  readonly stop: () => Promise<void>;
};

/** Starts a server of the built site, which sends texts with brotli, for first visits. */
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
