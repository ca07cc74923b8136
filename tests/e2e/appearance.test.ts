import type {Locator, Page} from '@playwright/test';
import type {Locale} from '../../src/catalogue/vocabulary';
import {at, expect, expectAddress, ja, LOCALES, open, say, test} from './fixtures';

const TOGGLE = say(
  'Switch between dark and light mode (currently {mode})',
  ja.pages['theme.colorToggle.ariaLabel'],
);
const MODES = {
  light: say('light mode', ja.pages['theme.colorToggle.ariaLabel.mode.light']),
  dark: say('dark mode', ja.pages['theme.colorToggle.ariaLabel.mode.dark']),
};
const CLOSE = say('Close', ja.pages['theme.AnnouncementBar.closeButtonAriaLabel']);

const ID_KEY = 'docusaurus.announcement.id-devshelf';
const DISMISS_KEY = 'docusaurus.announcement.dismiss-devshelf';

/** The button that changes the colour mode. Its label names the current mode. */
const toggleIn = (page: Page, locale: Locale, mode: keyof typeof MODES): Locator =>
  page.getByRole('button', {
    name: TOGGLE[locale].replace('{mode}', MODES[mode][locale]),
    exact: true,
  });

const closeButton = (page: Page, locale: Locale): Locator =>
  page.getByRole('button', {name: CLOSE[locale], exact: true});

const announcement = (page: Page, locale: Locale): Locator =>
  page.getByRole('banner').filter({has: closeButton(page, locale)});

/** Brightness of the page background, from 0 to 255. */
const brightness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return (red + green + blue) / 3;
  });

for (const locale of LOCALES) {
  const other = locale === 'en' ? 'ja' : 'en';

  test.describe(locale, () => {
    test.describe('the colour mode', () => {
      test.use({colorScheme: 'dark'});

      test('is light by default, even if the system prefers dark', async ({page}) => {
        await open(page, at(locale, '/'));
        await expect(toggleIn(page, locale, 'light')).toBeEnabled();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
        expect(await brightness(page)).toBeGreaterThan(200);
      });

      test('ignores a change of the system preference', async ({page}) => {
        await open(page, at(locale, '/'));
        await page.emulateMedia({colorScheme: 'light'});
        await page.emulateMedia({colorScheme: 'dark'});
        await expect(toggleIn(page, locale, 'light')).toBeEnabled();
        expect(await brightness(page)).toBeGreaterThan(200);
      });

      test('can be switched to dark and back', async ({page}) => {
        await open(page, at(locale, '/services/linear'));
        await toggleIn(page, locale, 'light').click();
        await expect(toggleIn(page, locale, 'dark')).toBeVisible();
        await expect.poll(() => brightness(page)).toBeLessThan(60);
        await toggleIn(page, locale, 'dark').click();
        await expect(toggleIn(page, locale, 'light')).toBeVisible();
        await expect.poll(() => brightness(page)).toBeGreaterThan(200);
      });

      test('persists after a reload and in the other language @journey', async ({page}) => {
        await open(page, at(locale, '/'));
        await toggleIn(page, locale, 'light').click();
        await expect(toggleIn(page, locale, 'dark')).toBeVisible();
        await page.reload();
        await expect(toggleIn(page, locale, 'dark')).toBeEnabled();
        expect(await brightness(page)).toBeLessThan(60);
        await open(page, at(other, '/docs/'));
        await expect(toggleIn(page, other, 'dark')).toBeEnabled();
        expect(await brightness(page)).toBeLessThan(60);
      });

      test('is synchronised between tabs', async ({page, context}) => {
        await open(page, at(locale, '/'));
        const second = await context.newPage();
        await open(second, at(other, '/services'));
        await expect(toggleIn(second, other, 'light')).toBeEnabled();
        await toggleIn(page, locale, 'light').click();
        await expect(toggleIn(second, other, 'dark')).toBeVisible();
        await expect.poll(() => brightness(second)).toBeLessThan(60);
        await toggleIn(second, other, 'dark').click();
        await expect(toggleIn(page, locale, 'light')).toBeVisible();
      });
    });

    test.describe('the announcement', () => {
      test('has its own colours and links to the editorial policy', async ({page}) => {
        await open(page, at(locale, '/'));
        const bar = announcement(page, locale);
        await expect(bar).toBeVisible();
        await expect(bar).toHaveCSS('background-color', 'rgb(29, 59, 92)');
        await expect(bar).toHaveCSS('color', 'rgb(255, 255, 255)');
        await bar.getByRole('link').click();
        await expectAddress(page, at(locale, '/docs/editorial-policy'));
      });

      test('fits on one line on a phone', async ({page}) => {
        await page.setViewportSize({width: 390, height: 844});
        await open(page, at(locale, '/'));
        const link = announcement(page, locale).getByRole('link');
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

      test('stays dismissed after a reload and in the other language @journey', async ({page}) => {
        await open(page, at(locale, '/'));
        await closeButton(page, locale).click();
        await expect(announcement(page, locale)).toBeHidden();
        for (const [language, path] of [
          [locale, '/'],
          [locale, '/services/linear'],
          [other, '/'],
        ] as const) {
          await open(page, at(language, path));
          await expect(page.getByRole('heading', {level: 1})).toBeVisible();
          await expect(closeButton(page, language)).toBeHidden();
        }
      });

      test('is shown again when its id changes', async ({page}) => {
        await open(page, at(locale, '/'));
        await closeButton(page, locale).click();
        await expect(announcement(page, locale)).toBeHidden();
        const id = await page.evaluate((key) => localStorage.getItem(key), ID_KEY);
        expect(id).toMatch(/.+/);
        expect(await page.evaluate((key) => localStorage.getItem(key), DISMISS_KEY)).toBe('true');

        await page.evaluate((key) => {
          localStorage.setItem(key, 'older');
        }, ID_KEY);
        await open(page, at(locale, '/services'));
        await expect(announcement(page, locale)).toBeVisible();
        await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), ID_KEY)).toBe(id);
        await open(page, at(other, '/'));
        await expect(announcement(page, other)).toBeVisible();
        await closeButton(page, other).click();
        await page.reload();
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        await expect(closeButton(page, other)).toBeHidden();
      });
    });
  });
}

test('content, navbar and footer align at the left edge', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  const leftOf = async (part: Locator): Promise<number> => (await part.boundingBox())!.x;
  for (const path of ['/', '/compare', '/companies/company', '/search?q=s3']) {
    await open(page, path);
    expect.soft(await leftOf(page.getByRole('heading', {level: 1})), path).toBe(24);
    expect.soft(await leftOf(page.locator('.navbar__logo')), path).toBe(24);
    expect.soft(await leftOf(page.locator('.footer__title').first()), path).toBe(24);
  }
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
  await expect(announcement(page, 'en')).toBeVisible();
  await toggleIn(page, 'en', 'light').click();
  await expect(toggleIn(page, 'en', 'dark')).toBeVisible();
  await closeButton(page, 'en').click();
  await expect(announcement(page, 'en')).toBeHidden();
});
