import type {Locator, Page} from '@playwright/test';
import type {Locale} from '../../src/catalogue/vocabulary';
import {
  at,
  expect,
  expectAddress,
  LANGUAGE_NAMES,
  LOCALES,
  navbarOf,
  open,
  test,
  TEXTS,
  withinDocument,
} from './fixtures';

/**
 * Elements that an open mobile menu makes inert, without its own panels, one of which is always
 * inert.
 */
const outOfReach = (page: Page): Locator => page.locator('[inert]:not(.navbar-sidebar__item)');

const buttonIn = (page: Page, locale: Locale, name: string): Locator =>
  navbarOf(page, locale).getByRole('button', {name, exact: true});

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.describe('at a width of 390', () => {
      test.use({viewport: {width: 390, height: 844}});

      test('the hamburger button opens the menu and the close button closes it', async ({page}) => {
        await open(page, at(locale, '/'));
        const toggle = buttonIn(page, locale, TEXTS.togglePanel[locale]);
        const close = buttonIn(page, locale, TEXTS.closePanel[locale]);
        await expect(close).not.toBeInViewport();
        await toggle.click();
        await expect(toggle).toHaveAttribute('aria-expanded', 'true');
        await expect(close).toBeInViewport({ratio: 0.9});
        for (const {[locale]: name} of [TEXTS.documents, TEXTS.services, TEXTS.compare]) {
          await expect(
            navbarOf(page, locale).getByRole('link', {name, exact: true}),
          ).toBeInViewport({ratio: 0.9});
        }
        await close.click();
        await expect(close).not.toBeInViewport();
        await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      });

      test('a link in the menu opens its page and closes the menu @journey', async ({page}) => {
        await open(page, at(locale, '/'));
        await buttonIn(page, locale, TEXTS.togglePanel[locale]).click();
        await expect(outOfReach(page)).not.toHaveCount(0);
        await withinDocument(page, async () => {
          await navbarOf(page, locale)
            .getByRole('link', {name: TEXTS.services[locale], exact: true})
            .click();
          await expectAddress(page, at(locale, '/services'));
        });
        await expect(buttonIn(page, locale, TEXTS.closePanel[locale])).not.toBeInViewport();
        await expect(page.getByRole('main').getByRole('article')).toHaveCount(18);
        await expect(outOfReach(page)).toHaveCount(0);
      });

      test('the menu of a document shows the documents first, and goes back to the main menu', async ({
        page,
      }) => {
        await open(page, at(locale, '/docs/'));
        await buttonIn(page, locale, TEXTS.togglePanel[locale]).click();
        const navbar = navbarOf(page, locale);
        const introduction = navbar.getByRole('link', {
          name: TEXTS.introduction[locale],
          exact: true,
        });
        const services = navbar.getByRole('link', {name: TEXTS.services[locale], exact: true});
        const back = buttonIn(page, locale, TEXTS.backToMainMenu[locale]);
        await expect(back).toBeInViewport({ratio: 0.9});
        await expect(introduction).toBeInViewport({ratio: 0.9});
        await expect(services).not.toBeInViewport();
        await back.click();
        await expect(services).toBeInViewport({ratio: 0.9});
        await expect(introduction).not.toBeInViewport();
        await services.click();
        await expectAddress(page, at(locale, '/services'));
      });

      test('pressing a link twice does not open the menu again', async ({page}) => {
        await open(page, at(locale, '/docs/'));
        const toggle = buttonIn(page, locale, TEXTS.togglePanel[locale]);
        await toggle.click();
        await navbarOf(page, locale)
          .getByRole('link', {name: TEXTS.introduction[locale], exact: true})
          .dblclick();
        await expect(toggle).toHaveAttribute('aria-expanded', 'false');
        await expect(buttonIn(page, locale, TEXTS.closePanel[locale])).not.toBeInViewport();
        await expect(toggle).toHaveAttribute('aria-expanded', 'false');
        await expect(outOfReach(page)).toHaveCount(0);
      });

      test('going back closes the menu', async ({page}) => {
        await open(page, at(locale, '/services'));
        await page.getByRole('main').getByRole('link', {name: 'Linear', exact: true}).click();
        await expectAddress(page, at(locale, '/services/linear'));
        // The URL changes first. The old page, with its own menu, stays until the new page is
        // loaded.
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Linear');
        await buttonIn(page, locale, TEXTS.togglePanel[locale]).click();
        const close = buttonIn(page, locale, TEXTS.closePanel[locale]);
        await expect(close).toBeInViewport({ratio: 0.9});
        await page.evaluate(() => {
          history.back();
        });
        await expect(close).not.toBeInViewport();
        await expectAddress(page, at(locale, '/services/linear'));
      });

      test('the menu switches the language', async ({page}) => {
        await open(page, at(locale, '/blog?x=1'));
        await buttonIn(page, locale, TEXTS.togglePanel[locale]).click();
        const other = locale === 'en' ? 'ja' : 'en';
        await buttonIn(page, locale, TEXTS.languages[locale]).click();
        const language = navbarOf(page, locale).getByRole('link', {
          name: LANGUAGE_NAMES[other],
          exact: true,
        });
        // Playwright would scroll the list while it expands and click the wrong item.
        await expect(language).toBeInViewport({ratio: 1});
        await language.click();
        await expectAddress(page, at(other, '/blog?x=1'));
      });

      test('no page scrolls horizontally @journey', async ({page}) => {
        for (const path of ['/', '/services', '/services/linear', '/docs/categories/storage']) {
          await open(page, at(locale, path));
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect.soft(width, `width of ${path}`).toBeLessThanOrEqual(390);
        }
      });
    });

    test('the hamburger button is shown at a width of 996 and hidden at 997', async ({page}) => {
      await page.setViewportSize({width: 997, height: 800});
      await open(page, at(locale, '/'));
      const toggle = buttonIn(page, locale, TEXTS.togglePanel[locale]);
      const services = navbarOf(page, locale).getByRole('link', {
        name: TEXTS.services[locale],
        exact: true,
      });
      await expect(services).toBeVisible();
      await expect(toggle).toBeHidden();
      await page.setViewportSize({width: 996, height: 800});
      await expect(toggle).toBeVisible();
      await expect(services.filter({visible: true})).not.toBeInViewport();
    });

    test('the menu closes when the window grows beyond 996', async ({page}) => {
      await page.setViewportSize({width: 996, height: 800});
      await open(page, at(locale, '/'));
      await buttonIn(page, locale, TEXTS.togglePanel[locale]).click();
      const close = buttonIn(page, locale, TEXTS.closePanel[locale]);
      await expect(close).toBeInViewport({ratio: 0.9});
      await page.setViewportSize({width: 997, height: 800});
      await expect(close).toBeHidden();
      await page.setViewportSize({width: 996, height: 800});
      await expect(buttonIn(page, locale, TEXTS.togglePanel[locale])).toHaveAttribute(
        'aria-expanded',
        'false',
      );
      await expect(close).not.toBeInViewport();
    });
  });
}
