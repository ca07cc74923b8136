import type {Page} from '@playwright/test';
import type {Locale} from '../../src/catalogue/vocabulary';
import {repositoryUrl} from '../../src/site';
import {
  at,
  expect,
  expectAddress,
  ja,
  LANGUAGE_NAMES,
  LOCALES,
  navbarOf,
  open,
  say,
  test,
  TEXTS,
  waitForHydration,
  withinDocument,
} from './fixtures';

const SKIP_LINK = say('Skip to main content', ja.pages['theme.common.skipToMainContent']);
const OLDER = say('Older entries', ja.pages['theme.blog.paginator.olderEntries']);
const FOOTER_COLUMNS = [
  {
    title: say('Docs', ja.footer['link.title.Docs']),
    item: say('Tutorial', ja.footer['link.item.label.Tutorial']),
    to: '/docs/intro',
  },
  {
    title: say('More', ja.footer['link.title.More']),
    item: say('Blog', ja.footer['link.item.label.Blog']),
    to: '/blog',
  },
];

const other = (locale: Locale): Locale => (locale === 'en' ? 'ja' : 'en');

/** Selects the other language in the language menu of the navbar. */
async function switchLanguage(page: Page, locale: Locale): Promise<void> {
  const navbar = navbarOf(page, locale);
  await navbar.getByRole('button', {name: LANGUAGE_NAMES[locale], exact: true}).hover();
  await navbar.getByRole('link', {name: LANGUAGE_NAMES[other(locale)], exact: true}).click();
}

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test('the navbar links to the documents, the services and the comparison', async ({page}) => {
      await open(page, at(locale, '/'));
      const navbar = navbarOf(page, locale);
      await withinDocument(page, async () => {
        for (const [name, path] of [
          [TEXTS.documents[locale], '/docs'],
          [TEXTS.services[locale], '/services'],
          [TEXTS.compare[locale], '/compare'],
        ] as const) {
          const link = navbar.getByRole('link', {name, exact: true});
          await link.click();
          await expectAddress(page, at(locale, path));
          await expect(link).toHaveAttribute('aria-current', 'page');
        }
        await navbar.getByRole('link', {name: 'DevShelf', exact: true}).click();
        await expectAddress(page, locale === 'en' ? '/' : '/ja');
        await expect(page.getByRole('heading', {level: 1})).toHaveText(TEXTS.tagline[locale]);
      });
    });

    test('the navbar has documents, services and comparison on the left and the other items on the right', async ({
      page,
    }) => {
      await open(page, at(locale, '/'));
      const navbar = navbarOf(page, locale);
      const items = [
        navbar.getByRole('link', {name: TEXTS.documents[locale], exact: true}),
        navbar.getByRole('link', {name: TEXTS.services[locale], exact: true}),
        navbar.getByRole('link', {name: TEXTS.compare[locale], exact: true}),
        navbar.getByRole('link', {name: 'GitHub'}),
        navbar.getByRole('button', {name: LANGUAGE_NAMES[locale], exact: true}),
      ];
      const middle = page.viewportSize()!.width / 2;
      const lefts: number[] = [];
      for (const item of items) {
        lefts.push((await item.boundingBox())!.x);
      }
      expect(lefts).toEqual([...lefts].sort((one, another) => one - another));
      expect(lefts.map((left) => left > middle)).toEqual([false, false, false, true, true]);
    });

    test('the navbar and the footer link to the repository', async ({page}) => {
      await open(page, at(locale, '/'));
      for (const part of [navbarOf(page, locale), page.getByRole('contentinfo')]) {
        await expect(part.getByRole('link', {name: 'GitHub'})).toHaveAttribute(
          'href',
          repositoryUrl,
        );
      }
    });

    for (const path of ['/services/linear', '/services/archive']) {
      test(`the skip link moves the focus to the main content of ${path}`, async ({page}) => {
        await open(page, at(locale, path));
        const link = page.getByRole('link', {name: SKIP_LINK[locale], exact: true});
        await expect(link).not.toBeInViewport();
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
        await expect(link).toBeInViewport();
        await page.keyboard.press('Enter');
        await expect(link).not.toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('main').locator(':focus')).toBeVisible();
      });
    }

    test('the language menu keeps path, query and hash after a page load', async ({page}) => {
      await open(page, at(locale, '/services/linear/?x=1&y=%E3%81%82#sources'));
      await switchLanguage(page, locale);
      await expectAddress(page, at(other(locale), '/services/linear?x=1&y=%E3%81%82#sources'));
      await waitForHydration(page);
      await expect(page.locator('html')).toHaveAttribute('lang', other(locale));
      await expect(
        page.getByRole('heading', {name: TEXTS.sources[other(locale)]}),
      ).toBeInViewport();
    });

    test('the language menu keeps path, query and hash after client-side navigation', async ({
      page,
    }) => {
      await open(page, at(locale, '/services/linear/?x=1#sources'));
      await withinDocument(page, async () => {
        const services = navbarOf(page, locale).getByRole('link', {
          name: TEXTS.services[locale],
          exact: true,
        });
        await services.click();
        await expectAddress(page, at(locale, '/services'));
        await page.goBack();
        await expectAddress(page, at(locale, '/services/linear?x=1#sources'));
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Linear');
      });
      await switchLanguage(page, locale);
      await expectAddress(page, at(other(locale), '/services/linear?x=1#sources'));
    });

    test('the language menu follows a hash set within the page', async ({page}) => {
      await open(page, at(locale, '/services'));
      await withinDocument(page, async () => {
        const sidebar = page.getByRole('complementary');
        await sidebar.getByRole('link', {name: 'Linear', exact: true}).click();
        await expectAddress(page, at(locale, '/services/linear'));
        await page.locator('article a[href="#source-overview"][aria-label]').click();
        await expectAddress(page, at(locale, '/services/linear#source-overview'));
      });
      await switchLanguage(page, locale);
      await expectAddress(page, at(other(locale), '/services/linear#source-overview'));
    });

    test('the language can be switched back and forth', async ({page}) => {
      const path = '/companies/cloudflare?x=1#sources';
      await open(page, at(locale, path));
      await switchLanguage(page, locale);
      await expectAddress(page, at(other(locale), path));
      await waitForHydration(page);
      await switchLanguage(page, other(locale));
      await expectAddress(page, at(locale, path));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    });

    test('the language menu opens by keyboard', async ({page}) => {
      await open(page, at(locale, '/docs/intro'));
      const navbar = navbarOf(page, locale);
      const button = navbar.getByRole('button', {name: LANGUAGE_NAMES[locale], exact: true});
      const link = navbar.getByRole('link', {
        name: LANGUAGE_NAMES[other(locale)],
        exact: true,
      });
      await expect(link).toBeHidden();
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(link).toBeVisible();
      await link.press('Enter');
      await expectAddress(page, at(other(locale), '/docs/intro'));
    });

    test('navigation scrolls to the top', async ({page}) => {
      await open(page, at(locale, '/services'));
      const older = page.getByRole('link', {name: OLDER[locale]});
      await older.scrollIntoViewIfNeeded();
      expect(await scrollTop(page)).toBeGreaterThan(500);
      await withinDocument(page, async () => {
        await older.click();
        await expectAddress(page, at(locale, '/services/page/2'));
      });
      await expect.poll(() => scrollTop(page)).toBe(0);
    });

    test('navigation to a hash scrolls to its anchor', async ({page}) => {
      await open(page, at(locale, '/services/linear/#sources'));
      const sources = page.getByRole('heading', {name: TEXTS.sources[locale]});
      await expect(sources).toBeInViewport();
      await withinDocument(page, async () => {
        const services = navbarOf(page, locale).getByRole('link', {
          name: TEXTS.services[locale],
          exact: true,
        });
        await services.click();
        await expectAddress(page, at(locale, '/services'));
        await expect.poll(() => scrollTop(page)).toBe(0);
        await page.goBack();
        await expectAddress(page, at(locale, '/services/linear#sources'));
      });
      await expect(sources).toBeInViewport();
      const {y} = (await sources.boundingBox())!;
      const navbar = (await navbarOf(page, locale).boundingBox())!;
      expect(y).toBeGreaterThanOrEqual(navbar.height);
    });

    test('the navbar stays in view while the page scrolls', async ({page}) => {
      await open(page, at(locale, '/services/linear'));
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, 2500);
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(2000);
      const navbar = navbarOf(page, locale);
      await expect(navbar).toBeInViewport({ratio: 1});
      expect((await navbar.boundingBox())!.y).toBe(0);
    });

    test('the footer has its three columns and the copyright', async ({page}) => {
      await open(page, at(locale, '/'));
      const footer = page.getByRole('contentinfo');
      for (const {title, item, to} of FOOTER_COLUMNS) {
        await expect(footer.getByText(title[locale], {exact: true})).toBeVisible();
        const link = footer.getByRole('link', {name: item[locale], exact: true});
        await expect(link).toHaveAttribute('href', at(locale, to));
      }
      const community = say('Community', ja.footer['link.title.Community']);
      await expect(footer.getByText(community[locale], {exact: true})).toBeVisible();
      await expect(footer.getByRole('list')).toHaveCount(3);
      const communityLinks = footer.getByRole('list').nth(1).getByRole('link');
      await expect(communityLinks.first()).toHaveAttribute('href', /^https:\/\//);
      await expect(footer.getByText(/^Copyright © 2026 /)).toBeVisible();
    });

    test('the blog link in the footer opens the placeholder page', async ({page}) => {
      await open(page, at(locale, '/'));
      const blog = say('Blog', ja.footer['link.item.label.Blog']);
      const main = page.getByRole('main');
      await withinDocument(page, async () => {
        const link = page.getByRole('contentinfo').getByRole('link', {
          name: blog[locale],
          exact: true,
        });
        await link.click();
        await expectAddress(page, at(locale, '/blog'));
        await expect(main.getByRole('heading', {level: 1})).toHaveText(blog[locale]);
      });
      const all = {en: 'All services, newest first', ja: 'サービス一覧（新しい順）'};
      await withinDocument(page, async () => {
        await main.getByRole('link', {name: all[locale], exact: true}).click();
        await expectAddress(page, at(locale, '/services'));
        await expect(main.getByRole('article')).toHaveCount(18);
      });
    });

    test('the placeholder page of the blog links to the archive and the feed', async ({
      page,
      request,
    }) => {
      await open(page, at(locale, '/blog'));
      const main = page.getByRole('main');
      const feed = {en: 'Feed of new services', ja: '新着サービスのフィード'};
      const feedPath = await main
        .getByRole('link', {name: feed[locale], exact: true})
        .getAttribute('href');
      expect(feedPath).toBe(at(locale, '/services/rss.xml'));
      expect((await request.get(feedPath!)).status()).toBe(200);
      const archive = {en: 'Archive by date', ja: 'アーカイブ（日付順）'};
      await main.getByRole('link', {name: archive[locale], exact: true}).click();
      await expectAddress(page, at(locale, '/services/archive'));
    });
  });
}
