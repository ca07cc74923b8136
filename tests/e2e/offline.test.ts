/** Offline reading with the service worker of the build. */
import {readFileSync} from 'node:fs';
import {formatDate} from '../../src/catalogue/browser';
import {COPIED} from '../../src/offline/copies';
import {findBarriers} from './accessibility';
import {at, expect, ja, LOCALES, open, say, TEXTS, withinDocument} from './fixtures';
import {
  goToServices,
  h1,
  MINIO,
  OFFLINE,
  readKept,
  REDMINE,
  SEARCH,
  test,
  UNREACHABLE,
  waitForKept,
  waitForLists,
  waitForWorker,
} from './offline';

const KEPT = say('Available offline', ja.pages['offline.kept']);
const AGAIN = say('Try again', ja.pages['offline.again']);
const COPY = say(
  'The site can’t be reached. You’re reading a copy saved on {date}. {list}',
  ja.pages['offline.copy'],
);
const LIST = say('Pages available offline', ja.pages['offline.copy.list']);

for (const locale of LOCALES) {
  test(`${locale}: pages read before, lists and search work offline`, async ({
    page,
    host,
    allowProblem,
  }) => {
    allowProblem(UNREACHABLE);
    await open(page, at(locale, '/services/linear/'));
    await waitForWorker(page, at(locale, '/services/linear/'));
    // A page reached by client-side navigation counts as read.
    await page
      .getByRole('contentinfo')
      .getByRole('link', {name: say('Blog', ja.footer['link.item.label.Blog'])[locale]})
      .click();
    await waitForKept(page, [at(locale, '/blog/')]);
    await waitForLists(page, locale);
    await host.stop();

    for (const [path, heading] of [
      ['/services/linear', 'Linear'],
      ['/blog?x=1', {en: 'Blog', ja: 'ブログ'}[locale]],
      ['/services/', TEXTS.services[locale]],
      ['/compare', /./],
    ] as const) {
      await open(page, at(locale, path));
      await expect(h1(page)).toHaveText(heading);
      await expect(page.getByRole('alert')).toBeHidden();
    }
    const box = page.getByRole('combobox', {name: SEARCH[locale], exact: true}).first();
    await box.fill('redmine');
    await expect(page.getByRole('option').first()).toContainText('Redmine');

    await page.goto(at(locale, '/services/redmine?x=1#sources'));
    await expect(h1(page)).toHaveText(OFFLINE[locale]);
    await expect(page.getByRole('main')).toContainText(at(locale, '/services/redmine?x=1'));
    await expect(page.getByRole('heading', {name: KEPT[locale], exact: true})).toBeVisible();
    const kept = page.getByRole('main').getByRole('listitem');
    await expect(kept.filter({hasText: 'Linear'})).toBeVisible();
    await expect(kept.filter({hasText: OFFLINE[locale]})).toHaveCount(0);
    await kept.getByRole('link', {name: 'Linear', exact: true}).click();
    await expect(h1(page)).toHaveText('Linear');
    await page.goBack();

    await expect(h1(page)).toHaveText(OFFLINE[locale]);
    const again = page.getByRole('main').getByRole('link', {name: AGAIN[locale], exact: true});
    await expect(again).toHaveAttribute('href', at(locale, '/services/redmine?x=1#sources'));
    // The page loads as soon as the host is back, whether or not the reader retries.
    await host.start();
    await expect(h1(page)).toHaveText('Redmine', {timeout: 15_000});
  });
}

for (const locale of LOCALES) {
  test(`${locale}: a cached page shows its date until the host serves the same page`, async ({
    page,
    context,
    host,
    allowProblem,
  }) => {
    allowProblem(UNREACHABLE);
    const today = formatDate(new Intl.DateTimeFormat('sv-SE').format(), locale);
    const notice = page
      .getByRole('status')
      .filter({hasText: COPY[locale].replace('{date}', today).replace('{list}', LIST[locale])});
    const linear = at(locale, '/services/linear/');
    await open(page, linear);
    await waitForWorker(page, linear);
    await goToServices(page, locale);
    await waitForLists(page, locale);
    await page.goBack();
    await expect(h1(page)).toHaveText('Linear');
    await expect(notice).toBeHidden();

    // The router renders the next page from the cache, and the worker notices that the host is
    // down.
    await host.stop();
    await withinDocument(page, async () => {
      await goToServices(page, locale);
      await expect(h1(page)).toHaveText(TEXTS.services[locale]);
      await expect(notice).toBeVisible();
    });
    await open(page, linear);
    await expect(notice).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await notice.getByRole('link', {name: LIST[locale], exact: true}).click();
    await expect(h1(page)).toHaveText(OFFLINE[locale]);
    await expect(notice).toBeHidden();

    // A page of another build does not match the page in view, so the cached page stays marked.
    await open(page, linear);
    const html = readFileSync(`build${linear}index.html`, 'utf8');
    const body = html.replaceAll('runtime~main.', 'runtime~main.other.');
    host.answers.set(linear, {status: 200, type: 'text/html; charset=utf-8', body});
    await host.start();
    const reconnect = async () => {
      await context.setOffline(true);
      const compared = page.waitForEvent('requestfinished', (request) =>
        request.url().endsWith(linear),
      );
      await context.setOffline(false);
      await compared;
    };
    await reconnect();
    await expect(notice).toBeVisible();
    host.answers.clear();
    await reconnect();
    await expect(notice).toBeHidden();

    await host.stop();
    await open(page, linear);
    await expect(notice).toBeVisible();
    await host.start();
    await goToServices(page, locale);
    await expect(h1(page)).toHaveText(TEXTS.services[locale]);
    await expect(notice).toBeHidden();
  });
}

test('the worker prefers the network, limits the wait for a slow host and skips a failing one', async ({
  page,
  host,
  allowProblem,
}) => {
  allowProblem(UNREACHABLE);
  const type = 'text/html; charset=utf-8';
  const html = readFileSync('build/docs/index.html', 'utf8');
  const publish = (text: string) => {
    const body = html.replaceAll('<h1>Introduction</h1>', `<h1>${text}</h1>`);
    expect(body).not.toBe(html);
    // Without scripts the page stays as it was sent.
    host.answers.set('/docs/', {
      status: 200,
      type,
      body: body.replace(/<link rel=preload[^>]*>/g, ''),
    });
  };
  const copy = page.locator(`html[${COPIED}]`);
  await open(page, '/docs/');
  await waitForWorker(page, '/docs/');
  for (const text of ['A second edition', 'A third edition']) {
    publish(text);
    await page.goto('/docs/');
    await expect(h1(page)).toHaveText(text);
    await expect(copy).toHaveCount(0);
  }
  for (const answer of [{status: 503, type, body: 'out of order'}, 'never'] as const) {
    host.answers.set('/docs/', answer);
    await page.goto('/docs/');
    await expect(h1(page)).toHaveText('A third edition');
    await expect(copy).toHaveCount(1);
  }
});

test('the worker answers with status 503 and no redirect if its offline page is missing', async ({
  page,
  host,
  allowProblem,
}) => {
  allowProblem(UNREACHABLE);
  await open(page, MINIO);
  await waitForWorker(page, MINIO);
  const kept = await readKept(page);
  await page.evaluate(
    async (names) => {
      await Promise.all(names.map((name) => caches.delete(name)));
    },
    kept.filter(({path}) => path === '/offline/').map(({cache}) => cache),
  );
  await host.stop();
  for (const path of [REDMINE, '/offline/?page=%2F']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(503);
    expect(response?.request().redirectedFrom()).toBeNull();
  }
});

test('the offline page only links to this site', async ({page, host}) => {
  for (const [wanted, expected] of [
    ['/docs/?x=1#y', '/docs/?x=1#y'],
    ['/.//evil.example/phish', '/evil.example/phish'],
    ['/..//evil.example', '/evil.example'],
  ] as const) {
    await open(page, `/offline/?page=${encodeURIComponent(wanted)}`);
    const again = page.getByRole('link', {name: 'Try again', exact: true});
    const target = await again.evaluate((link) => (link as HTMLAnchorElement).href);
    expect(target, wanted).toBe(host.url + expected);
  }
});

test('the worker answers with a network error if a file is neither cached nor reachable', async ({
  page,
  host,
  context,
  allowProblem,
}) => {
  allowProblem(UNREACHABLE);
  await open(page, MINIO);
  await waitForWorker(page, MINIO);
  // Only within the worker can an error response be told from a missing answer.
  const [worker] = context.serviceWorkers();
  await worker!.evaluate(() => {
    const log: string[] = [];
    const {prototype} = FetchEvent;
    const respondWith = Object.getOwnPropertyDescriptor(prototype, 'respondWith')!.value as (
      this: FetchEvent,
      answer: Promise<Response>,
    ) => void;
    prototype.respondWith = function respond(answer: Promise<Response>) {
      answer.then(
        ({type}) => log.push(type),
        (error: unknown) => log.push(String(error)),
      );
      respondWith.call(this, answer);
    };
    Object.assign(globalThis, {log});
  });
  await host.stop();
  for (const file of ['assets/js/not-kept.0a1b2c.js', 'img/not-kept.png']) {
    const failure = page.evaluate((path) => fetch(`/${path}`), file);
    await expect(failure).rejects.toThrow('Failed to fetch');
  }
  const answers = await worker!.evaluate(() => (globalThis as unknown as {log: string[]}).log);
  expect(answers).toEqual(['error', 'error']);
});
