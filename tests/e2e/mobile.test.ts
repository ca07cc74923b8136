import type {Locator, Page} from 'playwright/test';
import {expect, expectAddress, navbarOf, open, test, withinDocument} from './fixtures';

/**
 * Elements that an open mobile menu makes inert, without its own panels, one of which is always
 * inert.
 */
const outOfReach = (page: Page): Locator => page.locator('[inert]:not(.navbar-sidebar__item)');

const buttonIn = (page: Page, name: string): Locator =>
  navbarOf(page).getByRole('button', {name, exact: true});

test.describe('at a width of 390', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the hamburger button opens the menu; the close button and its links close it @journey', async ({
    page,
  }) => {
    await open(page, '/');
    const toggle = buttonIn(page, 'Toggle navigation bar');
    const close = buttonIn(page, 'Close navigation bar');
    await expect(close).not.toBeInViewport();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(close).toBeInViewport({ratio: 0.9});
    for (const name of ['Documents', 'Services', 'Compare']) {
      const link = navbarOf(page).getByRole('link', {name, exact: true});
      await expect(link).toBeInViewport({ratio: 0.9});
    }
    await close.click();
    await expect(close).not.toBeInViewport();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await toggle.click();
    await expect(outOfReach(page)).not.toHaveCount(0);
    await withinDocument(page, async () => {
      await navbarOf(page).getByRole('link', {name: 'Services', exact: true}).click();
      await expectAddress(page, '/services');
    });
    await expect(close).not.toBeInViewport();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(18);
    await expect(outOfReach(page)).toHaveCount(0);
  });

  test('the menu of a document shows the documents first, and goes back to the main menu', async ({
    page,
  }) => {
    await open(page, '/docs/');
    await buttonIn(page, 'Toggle navigation bar').click();
    const navbar = navbarOf(page);
    const introduction = navbar.getByRole('link', {name: 'Introduction', exact: true});
    const services = navbar.getByRole('link', {name: 'Services', exact: true});
    const back = buttonIn(page, '← Back to main menu');
    await expect(back).toBeInViewport({ratio: 0.9});
    await expect(introduction).toBeInViewport({ratio: 0.9});
    await expect(services).not.toBeInViewport();
    await back.click();
    await expect(services).toBeInViewport({ratio: 0.9});
    await expect(introduction).not.toBeInViewport();
    await services.click();
    await expectAddress(page, '/services');
  });

  test('a section that the bar of a service leads to begins below the bar', async ({page}) => {
    await open(page, '/services/cloudflare-r2');
    const bar = page.getByRole('navigation', {name: 'Sections'});
    await bar.getByRole('link', {name: 'Limits'}).click();
    const heading = page.locator('h2#limits');
    await expect(heading).toBeInViewport();
    await expect(async () => {
      const [above, below] = [await bar.boundingBox(), await heading.boundingBox()];
      expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
    }).toPass();
  });

  test('pressing a link twice does not open the menu again', async ({page}) => {
    await open(page, '/docs/');
    const toggle = buttonIn(page, 'Toggle navigation bar');
    await toggle.click();
    await navbarOf(page).getByRole('link', {name: 'Introduction', exact: true}).dblclick();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(buttonIn(page, 'Close navigation bar')).not.toBeInViewport();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(outOfReach(page)).toHaveCount(0);
  });

  test('going back closes the menu', async ({page}) => {
    await open(page, '/services');
    await page.getByRole('main').getByRole('link', {name: 'Linear', exact: true}).click();
    await expectAddress(page, '/services/linear');
    // The URL changes first. The old page, with its own menu, stays until the new page is
    // loaded.
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Linear');
    await buttonIn(page, 'Toggle navigation bar').click();
    const close = buttonIn(page, 'Close navigation bar');
    await expect(close).toBeInViewport({ratio: 0.9});
    await page.evaluate(() => {
      history.back();
    });
    await expect(close).not.toBeInViewport();
    await expectAddress(page, '/services/linear');
  });

  test('the menu switches the language', async ({page}) => {
    await open(page, '/blog?x=1');
    await buttonIn(page, 'Toggle navigation bar').click();
    await buttonIn(page, 'Languages').click();
    const language = navbarOf(page).getByRole('link', {name: '日本語', exact: true});
    // Playwright would scroll the list while it expands and click the wrong item.
    await expect(language).toBeInViewport({ratio: 1});
    await language.click();
    await expectAddress(page, '/ja/blog?x=1');
  });
});

test('the hamburger button is shown at a width of 996 and hidden at 997', async ({page}) => {
  await page.setViewportSize({width: 997, height: 800});
  await open(page, '/');
  const toggle = buttonIn(page, 'Toggle navigation bar');
  const services = navbarOf(page).getByRole('link', {name: 'Services', exact: true});
  await expect(services).toBeVisible();
  await expect(toggle).toBeHidden();
  await page.setViewportSize({width: 996, height: 800});
  await expect(toggle).toBeVisible();
  await expect(services.filter({visible: true})).not.toBeInViewport();
});

test('the menu closes when the window grows beyond 996', async ({page}) => {
  await page.setViewportSize({width: 996, height: 800});
  await open(page, '/');
  await buttonIn(page, 'Toggle navigation bar').click();
  const close = buttonIn(page, 'Close navigation bar');
  await expect(close).toBeInViewport({ratio: 0.9});
  await page.setViewportSize({width: 997, height: 800});
  await expect(close).toBeHidden();
  await page.setViewportSize({width: 996, height: 800});
  await expect(buttonIn(page, 'Toggle navigation bar')).toHaveAttribute('aria-expanded', 'false');
  await expect(close).not.toBeInViewport();
});
