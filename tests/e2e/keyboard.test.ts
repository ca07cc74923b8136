/** Keyboard use: where the focus is, where it moves to, and that it is visible. */
import type {Page} from 'playwright/test';
import {expect, expectAddress, navbarOf, open, startIn, test, withinDocument} from './fixtures';

/** The focus ring: style and width of the outline, and the shadow that may replace it. */
const ringOf = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement!;
    const {outlineStyle, outlineWidth} = getComputedStyle(element);
    return {
      element: `${element.tagName} ${element.textContent.trim().slice(0, 40)}`,
      isShown: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  });

const languages = (page: Page) => {
  const navbar = navbarOf(page);
  return {
    button: navbar.getByRole('button', {name: 'English', exact: true}),
    link: navbar.getByRole('link', {name: '日本語', exact: true}),
  };
};

test('the language menu opens and closes by key, takes the focus at once and returns it @journey', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  const {button, link} = languages(page);
  for (const key of ['Enter', 'Space']) {
    await button.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
    await link.focus();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
  await button.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeHidden();

  const reached = await button.evaluate(async (element: HTMLElement) => {
    element.click();
    // The menu opens in a microtask, and the next key press may come in the same frame.
    await Promise.resolve();
    const link = element.parentElement!.querySelector('a')!;
    link.focus();
    return document.activeElement === link;
  });
  expect(reached).toBe(true);
});

test('Escape closes a language menu that was opened with the mouse', async ({page}) => {
  await open(page, '/docs/intro');
  const {button, link} = languages(page);
  await button.hover();
  await expect(link).toBeVisible();
  await button.click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await page.mouse.move(0, 400);
  await button.hover();
  await expect(link).toBeVisible();
  await page.mouse.move(0, 400);
  await expect(link).toBeHidden();
});

test('a new page moves the focus to its beginning and announces its title', async ({page}) => {
  await open(page, '/docs/intro');
  const main = page.getByRole('main');
  const told = page.getByRole('status').filter({hasText: 'DevShelf'});
  await withinDocument(page, async () => {
    const services = {name: 'Services', exact: true};
    await navbarOf(page).getByRole('link', services).press('Enter');
    await expectAddress(page, '/services');
    await expect(main).toBeFocused();
    await expect(told).toHaveText(`Services | DevShelf`);
    await page.keyboard.press('Tab');
    await expect(main.getByRole('link').first()).toBeFocused();
    // Pages of the same kind share their layout, which must not take the focus.
    await page.getByRole('navigation').getByRole('link', {name: 'Linear'}).press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Linear');
    await expect(main).toBeFocused();
    await page.getByRole('navigation').getByRole('link', {name: 'Jira'}).press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Jira');
    await expect(told).toHaveText('Jira | DevShelf');
    await expect(main).toBeFocused();
  });
});

test('a hash on the same page or a change of the query keeps the focus', async ({page}) => {
  await open(page, '/services/linear');
  const mark = page.locator('article a[href="#source-coding-agents"][aria-label]');
  await mark.press('Enter');
  await expectAddress(page, '/services/linear#source-coding-agents');
  await expect(page.getByRole('main')).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#source-coding-agents').locator(':focus')).toBeVisible();

  await open(page, '/search/?q=redmine');
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('linear');
  await box.press('Enter');
  await expect.poll(() => new URL(page.url()).search).toBe('?q=linear');
  await expect(box).toBeFocused();
  const choice = page.getByRole('main').getByRole('combobox');
  await choice.focus();
  await choice.selectOption('docs');
  await expect.poll(() => new URL(page.url()).search).toBe('?q=linear&ctx=docs');
  await expect(choice).toBeFocused();
});

test('the mobile menu traps the focus and returns it when closed', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/docs/');
  const navbar = navbarOf(page);
  const toggle = navbar.locator('.navbar__toggle');
  await expect(toggle).toHaveAccessibleName('Toggle navigation bar');
  const close = navbar.getByRole('button', {name: 'Close navigation bar', exact: true});
  await toggle.press('Enter');
  await expect(close).toBeFocused();
  const panel = navbar.locator('.navbar-sidebar');
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await panel.evaluate(
      (element) =>
        document.activeElement !== document.body && !element.contains(document.activeElement),
    );
    expect(isOutside, `outside after ${presses + 1} presses`).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(close).not.toBeInViewport();
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');

  await toggle.press('Enter');
  await expect(close).toBeFocused();
  await close.press('Enter');
  await expect(toggle).toBeFocused();
});

for (const [mode, forcedColors] of [
  ['light', 'none'],
  ['dark', 'none'],
  ['light', 'active'],
] as const) {
  test(`the focus is visible in ${mode} mode with forced colours ${forcedColors}`, async ({
    page,
  }) => {
    await page.emulateMedia({forcedColors, reducedMotion: 'reduce'});
    await startIn(page, mode);
    for (const path of ['/', '/services/linear', '/compare']) {
      await open(page, path);
      for (let presses = 0; presses < 25; presses += 1) {
        await page.keyboard.press('Tab');
        const {element, isShown} = await ringOf(page);
        expect.soft(isShown, `ring of ${element} on ${path}`).toBe(true);
      }
    }
  });
}

for (const path of [
  '/services',
  '/services/cloudflare-r2',
  '/docs/categories/storage',
  '/compare',
  '/compare?pick=amazon-s3,cloudflare-r2',
  '/changes',
]) {
  test(`the first paragraph of ${path} is at most twelve tab stops into the page`, async ({
    page,
  }) => {
    await open(page, path);
    const main = page.getByRole('main');
    const paragraph = main.locator('p:visible').filter({hasText: /\S/}).first();
    await expect(paragraph).toBeVisible();
    await main.evaluate((element) => {
      element.tabIndex = -1;
      element.focus();
    });
    for (let presses = 0; presses <= 12; presses += 1) {
      await page.keyboard.press('Tab');
    }
    const isPast = await paragraph.evaluate(
      (element) =>
        element.contains(document.activeElement) ||
        Boolean(
          element.compareDocumentPosition(document.activeElement!) &
          Node.DOCUMENT_POSITION_FOLLOWING,
        ),
    );
    expect(isPast).toBe(true);
  });
}
