/** Prefetching of pages. */
import type {Locator, Page} from 'playwright/test';
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

test('no pages whose links come into view', async ({page}) => {
  await open(page, '/services/');
  const services = page.getByRole('main').getByRole('heading', {level: 2}).getByRole('link');
  for (const link of [services.first(), services.nth(9), footerLink(page, 'Privacy')]) {
    await link.scrollIntoViewIfNeeded();
    await waitForView(link);
  }
  await page.waitForLoadState('networkidle');
  expect(await prefetched(page)).toBe(0);
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
  await open(page, '/compare/');
  await page.waitForLoadState('networkidle');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  for (const [name, gesture] of [
    ['Documents', (link: Locator) => link.hover()],
    ['Services', (link: Locator) => link.dispatchEvent('touchstart')],
  ] as const) {
    const count = scripts.length;
    await gesture(navbar.getByRole('link', {name, exact: true}));
    await expect.poll(() => scripts.length, name).toBeGreaterThan(count);
  }
  await expectAddress(page, '/compare');
});

for (const connection of [
  {effectiveType: '2g', saveData: false},
  {effectiveType: '4g', saveData: true},
]) {
  test(`nothing with ${connection.saveData ? 'data saver' : 'a slow connection'}`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {
        value: Object.assign(new EventTarget(), value),
      });
    }, connection);
    await open(page, '/services/linear/');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const link = footerLink(page, 'Blog');
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await link.dispatchEvent('touchstart');
    await page.waitForLoadState('networkidle');
    expect(await prefetched(page)).toBe(0);
    expect(requests.filter((url) => PARTS.test(url))).toEqual([]);
    await link.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  });
}
