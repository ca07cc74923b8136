import type {Locator, Page} from 'playwright/test';
import {at, expect, open, startIn, test} from './fixtures';

const ID_KEY = 'docusaurus.announcement.id-devshelf';

/** The button that changes the colour mode. Its label names the current mode. */
const toggleIn = (page: Page, mode: 'light' | 'dark'): Locator =>
  page.getByRole('button', {
    name: `Switch between dark and light mode (currently ${mode} mode)`,
    exact: true,
  });

const closeButton = (page: Page): Locator => page.getByRole('button', {name: 'Close', exact: true});

const announcement = (page: Page): Locator =>
  page.getByRole('banner').filter({has: closeButton(page)});

/** Brightness of the page background, from 0 to 255. */
const brightness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return (red + green + blue) / 3;
  });

test.describe('the colour mode', () => {
  test.use({colorScheme: 'dark'});

  test('is light by default, whatever the system prefers and changes to', async ({page}) => {
    await open(page, '/');
    await expect(toggleIn(page, 'light')).toBeEnabled();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await brightness(page)).toBeGreaterThan(200);
    await page.emulateMedia({colorScheme: 'light'});
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(toggleIn(page, 'light')).toBeEnabled();
    expect(await brightness(page)).toBeGreaterThan(200);
  });

  test('can be switched to dark and back, and persists after a reload @journey', async ({page}) => {
    await open(page, '/services/linear');
    await toggleIn(page, 'light').press('Enter');
    await expect(toggleIn(page, 'dark')).toBeFocused();
    await expect.poll(() => brightness(page)).toBeLessThan(60);
    await page.reload();
    await expect(toggleIn(page, 'dark')).toBeEnabled();
    expect(await brightness(page)).toBeLessThan(60);
    await toggleIn(page, 'dark').click();
    await expect(toggleIn(page, 'light')).toBeVisible();
    await expect.poll(() => brightness(page)).toBeGreaterThan(200);
  });

  test('is synchronised between tabs, also in the other language', async ({page, context}) => {
    await open(page, '/');
    const second = await context.newPage();
    await open(second, '/ja/services');
    await toggleIn(page, 'light').click();
    await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => brightness(second)).toBeLessThan(60);
    await second.getByRole('button', {name: /ダークモード/}).click();
    await expect(toggleIn(page, 'light')).toBeVisible();
  });
});

test.describe('the announcement', () => {
  for (const locale of ['en', 'ja'] as const) {
    test(`fits on one line on a phone in ${locale}`, async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await open(page, at(locale, '/'));
      const link = page.getByRole('banner').first().getByRole('link');
      await expect(link).toBeInViewport({ratio: 1});
      const lines = await link.evaluate((element) => {
        const text = element.parentElement!;
        const {lineHeight, paddingBlockStart, paddingBlockEnd} = getComputedStyle(text);
        const [line, above, below] = [lineHeight, paddingBlockStart, paddingBlockEnd].map(
          Number.parseFloat,
        );
        return (text.clientHeight - above! - below!) / line!;
      });
      expect(Math.round(lines)).toBe(1);
    });
  }

  test('stays dismissed, also in the other language, until its id changes @journey', async ({
    page,
  }) => {
    await open(page, '/');
    const bar = announcement(page);
    await expect(bar).toHaveCSS('background-color', 'rgb(29, 59, 92)');
    await expect(bar).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(bar.getByRole('link')).toHaveAttribute('href', '/docs/editorial-policy');
    await closeButton(page).click();
    await expect(bar).toBeHidden();
    for (const path of ['/', '/services/linear', '/ja/']) {
      await open(page, path);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.locator('.theme-announcement-bar')).toBeHidden();
    }
    const readId = () => page.evaluate((key) => localStorage.getItem(key), ID_KEY);
    const id = await readId();
    expect(id).toMatch(/.+/);
    await page.evaluate((key) => {
      localStorage.setItem(key, 'older');
    }, ID_KEY);
    await open(page, '/services');
    await expect(announcement(page)).toBeVisible();
    await expect.poll(readId).toBe(id);
    await closeButton(page).click();
    await page.reload();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(closeButton(page)).toBeHidden();
  });
});

test('the site works when storage is blocked', async ({page, allowProblem}) => {
  allowProblem(/^console warning: .*storage/i);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure', 'SecurityError');
      },
    });
  });
  await open(page, '/');
  await expect(announcement(page)).toBeVisible();
  await toggleIn(page, 'light').click();
  await expect(toggleIn(page, 'dark')).toBeVisible();
  await closeButton(page).click();
  await expect(announcement(page)).toBeHidden();
});

test('a service prints in dark text with all sources and without navigation', async ({page}) => {
  await startIn(page, 'dark');
  await open(page, '/services/cloudflare-r2');
  const source = page.locator('#at-a-glance').getByRole('link').first();
  await expect(source).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(source).toBeVisible();
  await expect(page.getByRole('banner').or(page.getByRole('complementary'))).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const article = page.getByRole('article').first();
  await expect(article).toHaveCSS('color', 'rgb(0, 0, 0)');
});
