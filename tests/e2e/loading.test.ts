/** What a page does before its files are there, and crashes while rendering. */
import {setTimeout as wait} from 'node:timers/promises';
import {expect, test} from './fixtures';
import {crash, hold, PARTS} from './scripts';

test('the browser reads the whole page while the style sheet loads', async ({page}) => {
  const styles = await hold(page, /\.css$/);
  await page.goto('/services/linear/', {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(styles.count()).toBe(1);
  await styles.release();
});

test('a page that was not preloaded shows a spinner after 200 ms, and an error with Retry', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/Failed to load resource|ChunkLoadError|React|hydrat/i);
  await page.clock.install();
  const parts = await hold(page, PARTS);
  await page.goto('/blog/', {waitUntil: 'commit'});
  await page.waitForFunction(() => 'docusaurus' in window);
  // All parts of the old page are asked for, since later ones would not be released.
  await expect
    .poll(async () => {
      const before = parts.count();
      await wait(500);
      return before > 0 && parts.count() === before;
    })
    .toBe(true);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  // The router has preloaded the page of the old URL, not that of the new one.
  await page.evaluate((path) => {
    history.replaceState(null, '', path);
  }, '/services/linear');
  await parts.release();
  await expect.poll(parts.count).toBeGreaterThan(0);
  const spinner = page.getByRole('status', {name: 'Loading', exact: true});
  await page.clock.runFor(199);
  await expect(spinner).toHaveCount(0);
  await expect
    .poll(async () => {
      await page.clock.runFor(200);
      return spinner.count();
    })
    .toBe(1);
  await parts.fail();
  const failure = page.getByRole('alert').filter({hasText: 'ChunkLoadError'});
  await expect(failure).toBeVisible();
  await page.clock.resume();
  parts.stop();
  await failure.getByRole('button', {name: 'Retry', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1}).last()).toHaveText('Linear');
  await expect(failure).toHaveCount(0);
});

test('a crash shows the error with its causes, and the page can be retried', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/outer failure|React|Docusaurus/);
  for (const {path, literal, heading} of [
    // In content within the layout, and in the page as a whole.
    {
      path: '/docs/intro/',
      literal: /(?<=\bh2:)"h2"/,
      heading: 'Find, judge and compare a service',
    },
    {
      path: '/blog/',
      literal: /`pathname:\/\/\/services\/\$\{\w+\}`/,
      heading: 'Blog',
    },
  ]) {
    const {expectChanged} = await crash(page, PARTS, literal);
    await page.goto(path);
    await expectChanged();
    const crashed = page.getByRole('heading', {level: 1, name: 'This page crashed.'});
    await expect(crashed).toBeVisible();
    await expect(page.getByText(/outer failure\s+Cause:\s+inner failure/)).toBeVisible();
    const tryAgain = page.getByRole('button', {name: 'Try again', exact: true});
    await tryAgain.click();
    await expect(crashed).toBeVisible();
    await page.evaluate(() => {
      (window as {isMended?: boolean}).isMended = true;
    });
    await tryAgain.click();
    await expect(crashed).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    await page.unrouteAll({behavior: 'wait'});
  }
});
