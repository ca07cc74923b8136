/** A site that was published with offline reading, and then without it. */
import {readFileSync} from 'node:fs';
import {at, expect, open} from './fixtures';
import {test, waitForKept} from './offline';

test('a build without offline reading removes the worker and its caches', async ({
  page,
  host,
  context,
  allowProblem,
}) => {
  allowProblem(/googletagmanager/);
  await context.route(/googletagmanager/, (route) => route.abort());
  await page.goto('/robots.txt');
  const other = `devshelf-pages-${host.url}/other-project/`;
  await page.evaluate((name) => caches.open(name), other);
  for (const locale of ['ja', 'en'] as const) {
    await open(page, at(locale, '/docs/'));
    await waitForKept(page, at(locale, '/docs/'), at(locale, '/offline/'));
  }
  // The variant is built in English only. This script is the same in all languages.
  const body = readFileSync('build-variant/service-worker.js', 'utf8');
  host.answers.set('/ja/service-worker.js', {status: 200, type: 'text/javascript', body});
  host.publish('build-variant');
  /** What is left: scopes of the workers, and names of the caches. */
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({scope}) => scope),
      ...(await caches.keys()),
    ]);
  const english = (await left()).filter((name) => name.endsWith(`${host.url}/`));
  for (const [path, rest] of [
    ['/ja/', [...english, other]],
    ['/', [other]],
  ] as const) {
    await page.evaluate(async (scope) => {
      await (await navigator.serviceWorker.getRegistration(scope))!.update();
    }, path);
    await expect.poll(async () => (await left()).sort()).toEqual([...rest].sort());
  }
  // A later visit stores nothing.
  await open(page, '/docs/');
  await page.waitForLoadState('networkidle');
  expect(await left()).toEqual([other]);
});
