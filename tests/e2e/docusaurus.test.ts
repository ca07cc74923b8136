/** Behaviour of Docusaurus itself that readers rely on. */
import type {Page} from 'playwright/test';
import {expect, expectAddress, open, test, withinDocument} from './fixtures';
import {startHost} from './host';
import {hold, PARTS} from './scripts';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', {name, exact: true});

test('the old page stays until the next one is loaded, with a progress bar after 200 ms', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/services/linear/');
  const parts = await hold(page, PARTS);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const bar = page.locator('#nprogress');
  await withinDocument(page, async () => {
    await footerLink(page, 'Blog').click();
    await expectAddress(page, '/blog');
    await page.clock.runFor(199);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar).toBeAttached();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Linear');
    await expect(page).toHaveTitle('Linear | DevShelf');
    parts.stop();
    await parts.release();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  });
  await page.clock.resume();
  await expect(bar).toHaveCount(0);
});

test('a site served below another path than its base URL shows a notice on the home page only', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/^foreign request: http:\/\/localhost:|Failed to load resource/);
  const host = await startHost('build', '/sub/');
  const banner = page.getByText('Your Docusaurus site did not load properly.');
  const suggestion = page.getByText('We suggest trying baseUrl = /sub/');
  for (const [path, tells] of [
    ['/sub/', true],
    ['/sub/ja/', true],
    ['/sub/services/', false],
  ] as const) {
    await page.goto(host.url + path, {waitUntil: 'commit'});
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(banner).toHaveCount(tells ? 1 : 0);
    if (tells) {
      await expect(banner).toBeVisible();
      await expect(suggestion.or(page.getByText('baseUrl = /sub/ja/'))).toBeVisible();
    }
  }
  await host.stop();
});

test('a preferred version of the documents that no longer exists is removed from storage', async ({
  page,
}) => {
  const key = 'docs-preferred-version-default-devshelf';
  await open(page, '/docs/');
  await page.evaluate((name) => {
    localStorage.setItem(name, 'gone');
  }, key);
  await open(page, '/');
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});
