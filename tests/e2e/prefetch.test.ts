/** Prefetching of pages. */
import type {Locator, Page} from '@playwright/test';
import {expect, expectAddress, open, test} from './fixtures';
import {PARTS} from './scripts';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', {name, exact: true});

const prefetched = (page: Page) => page.locator('link[rel="prefetch"]').count();

/** Waits until the intersection observer of the page has reported the link. */
const waitForView = (link: Locator): Promise<void> =>
  link.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((entries, observer) => {
          if (entries.some(({isIntersecting}) => isIntersecting)) {
            observer.disconnect();
            resolve();
          }
        }).observe(element);
      }),
  );

async function scrollTo(link: Locator): Promise<void> {
  await link.evaluate((element) => {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
  });
  await waitForView(link);
}

test('pages whose links are in view when the reader has scrolled, and no others', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/services/');
  const services = page.getByRole('main').getByRole('heading', {level: 2}).getByRole('link');
  await waitForView(services.first());
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  expect(await prefetched(page)).toBe(0);

  const passed = services.nth(9);
  await scrollTo(passed);
  await scrollTo(footerLink(page, 'Privacy'));
  expect(await prefetched(page)).toBe(0);
  await page.clock.runFor(150);
  const atTheEnd = await prefetched(page);
  expect(atTheEnd).toBeGreaterThan(0);

  await scrollTo(passed);
  await page.clock.runFor(150);
  expect(await prefetched(page)).toBeGreaterThan(atTheEnd);
});

test('links that a page begins with are none that were scrolled to, whichever way it was opened', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/docs/privacy/');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const blog = footerLink(page, 'Blog');
  await scrollTo(blog);
  await blog.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  await page.clock.runFor(150);
  const before = await prefetched(page);
  const link = page.getByRole('main').getByRole('link').first();
  await waitForView(link);
  await page.clock.runFor(150);
  expect(await prefetched(page)).toBe(before);
});

test('pages whose links are pointed at or touched', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  // Without a cache, each load reaches the server.
  await page.route(PARTS, (route) => route.fallback());
  await open(page, '/services/linear/');
  await footerLink(page, 'Blog').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  for (const [name, gesture] of [
    ['Blog', (link: Locator) => link.hover()],
    ['Tutorial', (link: Locator) => link.dispatchEvent('touchstart')],
  ] as const) {
    const count = scripts.length;
    await gesture(footerLink(page, name));
    await expect.poll(() => scripts.length, name).toBeGreaterThan(count);
  }
  await expectAddress(page, '/services/linear');
});

for (const connection of [
  {effectiveType: '2g', saveData: false},
  {effectiveType: 'slow-2g', saveData: false},
  {effectiveType: '4g', saveData: true},
]) {
  const name = connection.saveData ? 'data saver' : connection.effectiveType;
  test(`nothing with ${name}`, async ({page}) => {
    await page.clock.install();
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {
        value: Object.assign(new EventTarget(), value),
      });
    }, connection);
    await open(page, '/services/linear/');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const link = footerLink(page, 'Blog');
    await scrollTo(link);
    await page.clock.runFor(150);
    await link.hover();
    await link.dispatchEvent('touchstart');
    await page.waitForLoadState('networkidle');
    expect(await prefetched(page)).toBe(0);
    expect(requests.filter((url) => PARTS.test(url))).toEqual([]);
    await link.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  });
}
