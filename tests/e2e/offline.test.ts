/** Offline reading with the service worker of the build. */
import {readFileSync} from 'node:fs';
import type {Page} from 'playwright/test';
import type {Locale} from '../../src/catalogue/vocabulary';
import {PAGES} from '../../src/site/pages';
import {findBarriers} from './accessibility';
import {at, expect, ja, navbarOf, open, say, TEXTS} from './fixtures';
import type {Host} from './host';
import {readKept, test, waitForKept} from './offline';

/** Logged by the browser when a host is unreachable or answers with an error. */
const UNREACHABLE = /Failed to load resource|ERR_|Loading (CSS )?chunk/;

const OFFLINE = say(PAGES.offline.texts.title.en, {message: PAGES.offline.texts.title.ja});
const SEARCH = say('Search', ja.pages['theme.SearchBar.label']);
const MINIO = '/services/minio/';
const REDMINE = '/services/redmine/';
const HTML = 'text/html; charset=utf-8';

const h1 = (page: Page) => page.getByRole('heading', {level: 1});

const goToServices = (page: Page, locale: Locale): Promise<void> =>
  navbarOf(page, locale).getByRole('link', {name: TEXTS.services[locale], exact: true}).click();

/** Publishes a changed worker, as a deploy does, and waits until it controls the page in view. */
async function deploy(
  page: Page,
  host: Host,
  locale: Locale,
  change = (script: string) => `${script}\n// another`,
): Promise<void> {
  const path = at(locale, '/service-worker.js');
  const body = change(readFileSync(`build${path}`, 'utf8'));
  host.answers.set(path, {status: 200, type: 'text/javascript', body});
  await page.evaluate(async () => {
    const {serviceWorker} = navigator;
    const changed = new Promise((resolve) => (serviceWorker.oncontrollerchange = resolve));
    await (await serviceWorker.ready).update();
    await changed;
  });
}

test(
  'pages read in both languages open offline',
  {tag: '@journey'},
  async ({page, host, allowProblem}) => {
    allowProblem(UNREACHABLE);
    const compare = '/compare/?tag=object-storage';
    for (const locale of ['en', 'ja'] as const) {
      await open(page, at(locale, MINIO));
      await waitForKept(page, at(locale, MINIO), at(locale, '/offline/'));
      // A page that the router has rendered counts as read.
      await goToServices(page, locale);
      await waitForKept(page, at(locale, '/services/'));
    }
    for (const locale of ['ja', 'en'] as const) {
      await open(page, at(locale, compare));
      await waitForKept(page, at(locale, '/compare/'));
      await expect(page.getByRole('table').first()).toBeVisible();
      await deploy(page, host, locale);
    }
    await host.stop();

    for (const locale of ['en', 'ja'] as const) {
      await open(page, at(locale, compare));
      await expect(page.getByRole('table').first()).toBeVisible();
      await open(page, at(locale, MINIO));
      await expect(h1(page)).toHaveText('MinIO');
      await goToServices(page, locale);
      await expect(h1(page)).toHaveText(TEXTS.services[locale]);
      await page.reload();
      await expect(h1(page)).toHaveText(TEXTS.services[locale]);
      // Neither the router nor the browser can open this page.
      const documents = navbarOf(page, locale).getByRole('link', {name: TEXTS.documents[locale]});
      for (const request of [() => documents.click(), () => page.goto(at(locale, REDMINE))]) {
        await request();
        await expect(h1(page)).toHaveText(OFFLINE[locale]);
        expect(await findBarriers(page)).toEqual([]);
      }
    }
  },
);

test('the offline page opens the wanted page when online', async ({page, host, allowProblem}) => {
  allowProblem(UNREACHABLE);
  await open(page, MINIO);
  await waitForKept(page, MINIO, '/offline/');
  await host.stop();
  await page.goto(`${REDMINE}?x=1#sources`);
  const again = page.getByRole('link', {name: 'Try again', exact: true});
  await expect(again).toHaveAttribute('href', `${host.url}${REDMINE}?x=1#sources`);
  await again.click();
  await expect(h1(page)).toHaveText(OFFLINE.en);
  await expect(again).toBeVisible();
  await host.start();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(h1(page)).toHaveText('Redmine');
});

test('the offline page links to this site only', async ({page, host}) => {
  for (const [wanted, expected] of [
    ['//evil.example/phish', '//evil.example/phish'],
    ['/\\evil.example', '//evil.example'],
    ['@evil.example', undefined],
    ['javascript:alert(1)', undefined],
  ] as const) {
    await open(page, `/offline/?page=${encodeURIComponent(wanted)}`);
    const links = page.getByRole('main').getByRole('link');
    const targets = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).href),
    );
    expect(targets, wanted).toEqual(expected === undefined ? [] : [host.url + expected]);
  }
});

test('the first page makes the worker load itself and the offline page, and nothing else', async ({
  page,
  host,
}) => {
  await open(page, MINIO);
  await waitForKept(page, MINIO, '/offline/');
  await page.waitForLoadState('networkidle');
  const byWorker = host.requests.filter(({isByWorker}) => isByWorker).map(({path}) => path);
  const others = new Set(host.requests.filter((one) => !one.isByWorker).map(({path}) => path));
  expect(byWorker.filter((path) => !others.has(path))).toEqual(['/service-worker.js', '/offline/']);
  const pages = (await readKept(page)).filter(({path}) => path.endsWith('/'));
  expect(pages.map(({path}) => path).sort()).toEqual(['/offline/', MINIO]);
});

test('nothing is cached when data saving is on', async ({page, host}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  await open(page, MINIO);
  await goToServices(page, 'en');
  await page.waitForLoadState('networkidle');
  expect(await readKept(page)).toEqual([]);
  expect(host.requests.filter(({isByWorker}) => isByWorker)).toEqual([]);
});

test('the search works offline once it was used', async ({page, host, allowProblem}) => {
  allowProblem(UNREACHABLE);
  await open(page, MINIO);
  await waitForKept(page, MINIO);
  const box = page.getByRole('combobox', {name: SEARCH.en, exact: true}).first();
  await box.fill('minio');
  await expect(page.getByRole('option').first()).toContainText('MinIO');
  const manifest = readFileSync('build/search/manifest.json', 'utf8');
  const index = Object.values(JSON.parse(manifest) as Record<string, string>);
  await waitForKept(page, ...['manifest.json', ...index].map((file) => `/search/${file}`));
  await host.stop();
  await open(page, MINIO);
  await box.fill('redmine');
  await expect(page.getByRole('option').first()).toContainText('Redmine');
});

test('a deploy replaces pages; a failing host does not', async ({page, host, allowProblem}) => {
  allowProblem(UNREACHABLE);
  const html = readFileSync('build/docs/index.html', 'utf8');
  // Without scripts the page stays as it was sent.
  const still = html.replace(/<link rel=preload[^>]*>|<script [^>]*src=[^>]*><\/script>/g, '');
  await open(page, '/docs/');
  await waitForKept(page, '/docs/', '/offline/');
  for (const text of ['A second edition', 'A third edition']) {
    const body = still.replaceAll('<h1>Introduction</h1>', `<h1>${text}</h1>`);
    host.answers.set('/docs/', {status: 200, type: HTML, body});
    await page.goto('/docs/');
    await expect(h1(page)).toHaveText(text);
  }
  for (const answer of [{status: 503, type: HTML, body: 'out of order'}, 'never'] as const) {
    host.answers.set('/docs/', answer);
    await page.goto('/docs/');
    await expect(h1(page)).toHaveText('A third edition');
  }
});

test('files of pages that were read stay cached after a deploy', async ({page, host}) => {
  const styles = /\/assets\/css\/[^"> ]+/.exec(readFileSync('build/index.html', 'utf8'))![0];
  const next = '/assets/css/styles.0a1b2c3d.css';
  await open(page, MINIO);
  await waitForKept(page, MINIO, styles);
  host.answers.set(next, {status: 200, type: 'text/css', body: 'body {}'});
  await deploy(page, host, 'en', (script) => script.replaceAll(styles, next));
  await expect
    .poll(async () =>
      (await readKept(page))
        .filter(({path}) => [styles, next].includes(path))
        .map(({cache, path}) => `${cache.replace(/-.*/, '')} ${path}`),
    )
    .toEqual([`workbox ${next}`, `devshelf ${styles}`]);
});

test('only pages and files of the site are cached', async ({page, host, allowProblem}) => {
  allowProblem(UNREACHABLE);
  // The XML viewer of the browser has inline styles that the policy blocks.
  allowProblem(/^(policy: style-src-elem inline|console error: Applying inline style)/);
  await open(page, MINIO);
  await waitForKept(page, MINIO, '/offline/');
  host.answers.set('/docs/odd/', {status: 200, type: 'text/plain', body: 'no page'});
  host.answers.set('/assets/js/gone.0a1b2c.js', {status: 200, type: HTML, body: 'no script'});
  host.answers.set('/other/', {status: 200, type: HTML, body: '<!doctype html>Other'});
  for (const path of ['/services/rss.xml', '/img/icon-512.png?x=1', '/docs/odd/', '/other/']) {
    expect((await page.goto(path))?.status(), path).toBe(200);
  }
  const files = ['assets/js/gone.0a1b2c.js', 'api/v1/index.json', 'docs/intro', 'nope/'];
  for (const file of [...files, 'services/nope/', '/services/redmine/']) {
    await page.evaluate((address) => fetch(address), `${host.url}/${file}`);
  }
  await page.waitForLoadState('networkidle');
  const odd = /rss|icon-512|odd|other|gone|api|intro|nope|redmine/;
  expect((await readKept(page)).filter(({path}) => odd.test(path))).toEqual([]);

  host.answers.set('/other/', {status: 503, type: 'text/plain', body: 'out of order'});
  const response = await page.goto('/other/');
  expect([response?.status(), await response?.text()]).toEqual([503, 'out of order']);
});

test('without its page, the worker gives network errors', async ({page, host, allowProblem}) => {
  allowProblem(UNREACHABLE);
  await open(page, MINIO);
  await waitForKept(page, MINIO, '/offline/');
  await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('workbox-precache'));
    await Promise.all(names.map((name) => caches.delete(name)));
  });
  await host.stop();
  await expect(page.evaluate(() => fetch('/img/not-kept.png'))).rejects.toThrow('Failed to fetch');
  for (const path of [REDMINE, '/offline/?page=%2F']) {
    await expect(page.goto(path)).rejects.toThrow(/ERR_FAILED/);
  }
});

test('the texts on privacy list every entry that a visit leaves in the browser', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await waitForKept(page, '/', '/offline/');
  await page
    .getByRole('button', {name: /Switch between dark and light mode/})
    .first()
    .click();
  await page.getByRole('button', {name: 'Close', exact: true}).first().click();
  await page.getByRole('combobox', {name: SEARCH.en, exact: true}).first().fill('minio');
  await expect(page.getByRole('option').first()).toBeVisible();
  await open(page, '/services/minio');
  await page.getByRole('button', {name: 'My shelf'}).click();
  await open(page, '/docs/categories/storage/');
  await page.getByRole('checkbox', {name: 'Must stay in Japan'}).check();
  await open(page, '/offline/');
  const left = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    // The names of caches are listed without version and scope.
    ...(await caches.keys()).map((name) => name.replace(/(?:-v\d+)?-http.*$/, '')),
    ...(await indexedDB.databases()).map(({name}) => name!),
  ]);
  const cookies = (await context.cookies()).map(({name}) => name);
  // Docusaurus writes it only when the documents have several versions.
  const version = 'docs-preferred-version-default-devshelf';
  for (const file of [
    'docs/privacy.md',
    'i18n/ja/docusaurus-plugin-content-docs/current/privacy.md',
  ]) {
    const text = readFileSync(file, 'utf8');
    const section = text.slice(text.indexOf('{/* #browser-storage */}')).split('\n## ')[0]!;
    const documented = [...section.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
    expect(documented.sort(), file).toEqual([...left, ...cookies, version].sort());
  }
});
