/**
 * What offline reading stores in the browser, which caches belong to which site and language, and
 * how they are removed.
 */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {Locale} from '../../src/catalogue/vocabulary';
import {at, expect, LOCALES, open} from './fixtures';
import type {Host} from './host';
import {
  AMAZON_S3,
  goToServices,
  h1,
  MINIO,
  OFFLINE,
  readKept,
  readUses,
  REDMINE,
  SEARCH,
  stylesOf,
  test,
  UNREACHABLE,
  waitForKept,
  waitForLists,
  waitForWorker,
} from './offline';

/** Publishes a changed worker, as a deploy does, and waits until it is active. */
async function deploy(
  page: Page,
  host: Host,
  locale: Locale,
  change: (script: string) => string,
): Promise<void> {
  const path = at(locale, '/service-worker.js');
  const body = change(readFileSync(`build${path}`, 'utf8'));
  host.answers.set(path, {status: 200, type: 'text/javascript', body});
  await page.evaluate(async (script) => {
    const registration = await navigator.serviceWorker.register(script);
    await registration.update();
    const next = registration.installing ?? registration.waiting ?? registration.active;
    while (next?.state !== 'activated') {
      await new Promise((resolve) => next?.addEventListener('statechange', resolve));
    }
  }, path);
}

test('the styles of a page read before a deploy stay cached', async ({page, host}) => {
  await open(page, MINIO);
  await waitForWorker(page, MINIO);
  const next = '/assets/css/styles.0a1b2c3d.css';
  host.answers.set(next, {status: 200, type: 'text/css', body: 'body {}'});
  await deploy(page, host, 'en', (script) => script.replaceAll(stylesOf('en'), next));
  await waitForKept(page, [next, stylesOf('en')]);
});

for (const order of [
  ['ja', 'en'],
  ['en', 'ja'],
] as const) {
  test(`the caches of both languages are independent, ${order.join(' before ')}`, async ({
    page,
    host,
    allowProblem,
  }) => {
    allowProblem(UNREACHABLE);
    await open(page, '/docs/');
    const others = await page.evaluate(async () => {
      const names = ['precache-v2', 'runtime'].map(
        (name) => `workbox-${name}-${window.location.origin}/other-project/`,
      );
      await Promise.all(names.map((name) => caches.open(name)));
      return names;
    });
    for (const locale of order) {
      await open(page, at(locale, MINIO));
      await waitForWorker(page, at(locale, MINIO));
      await waitForKept(page, [at(locale, '/offline/')]);
    }
    for (const locale of order) {
      await deploy(page, host, locale, (script) => `${script}\n// another`);
    }
    expect(await page.evaluate(() => caches.keys())).toEqual(expect.arrayContaining(others));
    await host.stop();

    for (const locale of order) {
      await open(page, at(locale, MINIO));
      await expect(h1(page)).toHaveText('MinIO');
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) {
          documents.push(request.url().slice(host.url.length));
        }
      });
      const redmine = at(locale, REDMINE);
      await page.goto(redmine);
      await expect(h1(page)).toHaveText(OFFLINE[locale]);
      const offline = `${at(locale, '/offline/')}?page=${encodeURIComponent(redmine)}`;
      expect(documents).toEqual([redmine, offline]);
      page.removeAllListeners('request');
    }
  });
}

test('the worker ignores other sites below its path', async ({page, host, allowProblem}) => {
  allowProblem(UNREACHABLE);
  const publish = (text: string) => {
    const script = `document.body.append('${text}')`;
    host.answers.set('/other/assets/app.js', {status: 200, type: 'text/javascript', body: script});
  };
  host.answers.set('/other/', {
    status: 200,
    type: 'text/html',
    body: '<!doctype html><title>Other</title><script src=/other/assets/app.js defer></script>',
  });
  publish('one');
  await open(page, MINIO);
  await waitForWorker(page, MINIO);
  await page.goto('/other/');
  await expect(page.locator('body')).toHaveText('one');
  publish('two');
  await page.goto('/other/');
  await expect(page.locator('body')).toHaveText('two');
  const kept = await readKept(page);
  expect(kept.filter(({path}) => path.startsWith('/other/'))).toEqual([]);

  host.answers.set('/other/', {status: 503, type: 'text/plain', body: 'out of order'});
  const response = await page.goto('/other/');
  expect([response?.status(), await response?.text()]).toEqual([503, 'out of order']);
});

/** Files that a reader may open as if they were pages. */
const FILES = [
  '/services/rss.xml',
  '/services/atom.xml',
  '/services/feed.json',
  '/search/manifest.json',
  '/robots.txt',
  '/sitemap.xml',
  '/img/icon-512.png',
  '/schema/service.json',
];

test('only HTML documents are cached as pages', async ({page, host, allowProblem}) => {
  allowProblem(UNREACHABLE);
  // The XML viewer of the browser has inline styles that the policy blocks.
  allowProblem(/^(policy: style-src-elem inline|console error: Applying inline style)/);
  await open(page, MINIO);
  await waitForWorker(page, MINIO);
  for (const file of FILES) {
    const response = await page.goto(file);
    expect(response?.status(), file).toBe(200);
  }
  await open(page, AMAZON_S3);
  await waitForKept(page, [AMAZON_S3]);
  const kept = await readKept(page);
  const asPages = kept.filter(({path, type}) => path.endsWith('/') && !type.includes('html'));
  expect(asPages).toEqual([]);
  expect(kept.filter(({path}) => /\.(xml|txt)|feed|512/.test(path))).toEqual([]);

  await open(page, '/offline/');
  const pages = page.getByRole('main').getByRole('listitem');
  await expect(pages.getByRole('link')).toHaveText(['Amazon S3', 'MinIO']);
  // Each cached page has a date, since the host sent one.
  await expect(pages.getByRole('time')).toHaveCount(2);
  // These files are not available offline.
  await host.stop();
  await expect(page.goto('/services/rss.xml')).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
});

test('a response that is not the requested page or script is not cached', async ({page, host}) => {
  await open(page, MINIO);
  await waitForWorker(page, MINIO);
  host.answers.set(REDMINE, {status: 200, type: 'application/json', body: '{}'});
  const script = '/assets/js/just-published.0a1b2c.js';
  const body = '<!doctype html><title>Sign in</title>';
  host.answers.set(script, {status: 200, type: 'text/html; charset=utf-8', body});
  await page.evaluate(async (address) => (await fetch(address)).text(), script);
  // The browser requests a favicon for a document that names none.
  host.answers.set('/favicon.ico', {status: 200, type: 'image/svg+xml', body: '<svg/>'});
  await page.goto(REDMINE);
  await open(page, AMAZON_S3);
  await waitForKept(page, [AMAZON_S3]);
  const paths = (await readKept(page)).map(({path}) => path);
  expect(paths).not.toContain(REDMINE);
  expect(paths).not.toContain(script);
});

test('the worker ignores invalid messages, and a failing file does not affect others', async ({
  page,
  host,
}) => {
  await open(page, '/ja/docs/');
  await waitForWorker(page, '/ja/docs/');
  await open(page, MINIO);
  await waitForWorker(page, MINIO);
  const forJapanese = {type: 'read', page: `${host.url}/ja/services/`, files: []};
  const messages = [
    null,
    'read',
    {type: 'read'},
    {type: 'read', page: 7, files: []},
    {type: 'read', page: `${host.url}/docs/`, files: 'all'},
    {type: 'read', page: 'https://example.org/', files: []},
    {type: 'read', page: `${host.url}/ja/services/`, files: []},
    {type: 'read', page: `${host.url}/img/icon-512.png`, files: []},
    {
      type: 'read',
      page: `${host.url}/services/no-such-page/`,
      files: [
        'https://example.org/assets/x.js',
        'chrome-extension://example/assets/x.js',
        `${host.url}/assets/js/gone.0a1b2c.js`,
        `${host.url}${stylesOf('en')}?again`,
      ],
    },
    {type: 'read', page: `${host.url}/docs/privacy/`, files: []},
  ];
  await page.evaluate(
    async ([foreign, ...own]) => {
      const japanese = await navigator.serviceWorker.getRegistration('/ja/');
      japanese?.active?.postMessage(foreign);
      own.forEach((message) => navigator.serviceWorker.controller?.postMessage(message));
    },
    [forJapanese, ...messages],
  );
  await waitForKept(page, ['/docs/privacy/']);
  await expect
    .poll(() =>
      page.evaluate(
        async (address) => Boolean(await caches.match(address)),
        `${host.url}${stylesOf('en')}?again`,
      ),
    )
    .toBe(true);
  const paths = (await readKept(page)).map(({path}) => path);
  for (const path of ['/ja/services/', '/docs/', '/img/icon-512.png/', '/services/no-such-page/']) {
    expect(paths).not.toContain(path);
  }
  expect(paths.filter((path) => path.includes('gone'))).toEqual([]);
  const asked = host.requests.map(({path}) => path);
  expect(asked).not.toContain('/ja/services/');
});

for (const locale of LOCALES) {
  test(`${locale}: a build without offline reading removes the worker and all its caches`, async ({
    page,
    host,
    context,
    allowProblem,
  }) => {
    allowProblem(/googletagmanager/);
    await context.route(/googletagmanager/, (route) => route.abort());
    const docs = at(locale, '/docs/');
    await open(page, docs);
    await waitForWorker(page, docs);
    await expect.poll(() => readUses(page)).not.toEqual([]);
    const other = 'of-another-site';
    await page.evaluate(async (name) => {
      await caches.open(name);
      await new Promise((resolve, reject) => {
        const request = indexedDB.open('workbox-expiration', 1);
        request.onerror = reject;
        request.onsuccess = () => {
          const transaction = request.result.transaction('cache-entries', 'readwrite');
          const row = {id: 'x', url: 'https://x.test/', timestamp: 1, cacheName: name};
          transaction.objectStore('cache-entries').put(row);
          transaction.oncomplete = resolve;
        };
      });
    }, other);
    if (locale === 'en') {
      host.publish('build-variant');
    } else {
      // The variant is built in English only. This script is the same in all languages.
      const body = readFileSync('build-variant/service-worker.js', 'utf8');
      host.answers.set('/ja/service-worker.js', {status: 200, type: 'text/javascript', body});
    }
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect
      .poll(async () => ({
        workers: await page.evaluate(
          async () => (await navigator.serviceWorker.getRegistrations()).length,
        ),
        caches: await page.evaluate(() => caches.keys()),
        uses: await readUses(page),
      }))
      .toEqual({workers: 0, caches: [other], uses: [other]});
  });
}

test('a first visit to a build without offline reading stores nothing', async ({
  page,
  host,
  context,
  allowProblem,
}) => {
  allowProblem(/googletagmanager/);
  await context.route(/googletagmanager/, (route) => route.abort());
  host.publish('build-variant');
  await open(page, '/docs/');
  await page.waitForLoadState('networkidle');
  const stores = await page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
    (await indexedDB.databases()).length,
  ]);
  expect(stores).toEqual([0, 0, 0]);
});

/** Names of storage entries that the text on privacy lists, sorted. */
function documentedNames(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const section = text.slice(text.indexOf('{/* #browser-storage */}')).split('\n## ')[0]!;
  return [...section.matchAll(/`([^`]+)`/g)].map(([, name]) => name!).sort();
}

/** Docusaurus writes it only when the documents have several versions. */
const VERSION = 'docs-preferred-version-default-devshelf';

test('the texts on privacy list every entry that a visit leaves in the browser', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await waitForWorker(page, '/');
  await page
    .getByRole('button', {name: /Switch between dark and light mode/})
    .first()
    .click();
  await page.getByRole('button', {name: 'Close', exact: true}).first().click();
  await page.getByRole('combobox', {name: SEARCH.en, exact: true}).first().fill('minio');
  await expect(page.getByRole('option').first()).toBeVisible();
  await goToServices(page, 'en');
  await waitForLists(page, 'en');
  await open(page, '/compare/?services=minio');
  await open(page, '/docs/');
  await open(page, '/offline/');
  const left = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    // The names of caches are listed without version and scope.
    ...(await caches.keys()).map((name) => name.replace(/-v\d+-http.*$/, '')),
    ...(await indexedDB.databases()).map(({name}) => name!),
  ]);
  const cookies = (await context.cookies()).map(({name}) => name);
  for (const file of [
    'docs/privacy.md',
    'i18n/ja/docusaurus-plugin-content-docs/current/privacy.md',
  ]) {
    expect(documentedNames(file), file).toEqual([...left, ...cookies, VERSION].sort());
  }
});
