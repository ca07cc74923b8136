import type {Page} from 'playwright/test';
import {repositoryUrl} from '../../src/site/settings';
import {
  expect,
  expectAddress,
  navbarOf,
  open,
  switchLanguage,
  test,
  TEXTS,
  withinDocument,
} from './fixtures';

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

test('the navbar links to the services, the comparison, the changes and the documents', async ({
  page,
}) => {
  await open(page, '/');
  const navbar = navbarOf(page);
  const linkTo = (name: string) => navbar.getByRole('link', {name, exact: true});
  const items = [
    ...['Services', 'Compare', 'Changes', 'Documents'].map(linkTo),
    navbar.getByRole('link', {name: 'GitHub'}),
    navbar.getByRole('button', {name: 'English', exact: true}),
  ];
  const middle = page.viewportSize()!.width / 2;
  const boxes = await Promise.all(items.map((item) => item.boundingBox()));
  const lefts = boxes.map((box) => box!.x);
  expect(lefts).toEqual([...lefts].sort((one, another) => one - another));
  expect(lefts.map((left) => left > middle)).toEqual([false, false, false, false, true, true]);

  await withinDocument(page, async () => {
    for (const [name, path] of [
      ['Documents', '/docs'],
      ['Changes', '/changes'],
      ['Services', '/services'],
      ['Compare', '/compare'],
    ] as const) {
      await linkTo(name).click();
      await expectAddress(page, path);
      await expect(linkTo(name)).toHaveAttribute('aria-current', 'page');
    }
    await linkTo('DevShelf').click();
    await expectAddress(page, '/');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(TEXTS.tagline.en);
  });
});

for (const path of ['/services/linear', '/services/archive']) {
  test(`the skip link moves the focus to the main content of ${path} @journey`, async ({page}) => {
    await open(page, path);
    const link = page.getByRole('link', {name: 'Skip to main content', exact: true});
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

test('the language menu keeps path, query and hash, and leads back @journey', async ({page}) => {
  await open(page, '/services/linear/?x=1&y=%E3%81%82#sources');
  await switchLanguage(page, 'en');
  await expectAddress(page, '/ja/services/linear?x=1&y=%E3%81%82#sources');
  await expect(page.getByRole('heading', {name: TEXTS.sources.ja})).toBeInViewport();
  await switchLanguage(page, 'ja');
  await expectAddress(page, '/services/linear?x=1&y=%E3%81%82#sources');
});

test('the language menu follows navigation within the page, and a hash', async ({page}) => {
  await open(page, '/services/?x=1');
  await withinDocument(page, async () => {
    const sidebar = page.getByRole('complementary');
    await sidebar.getByRole('link', {name: 'Linear', exact: true}).click();
    await expectAddress(page, '/services/linear');
    await page.goBack();
    await expectAddress(page, '/services?x=1');
    await page.goForward();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Linear');
    await page.locator('article a[href="#source-coding-agents"][aria-label]').click();
    await expectAddress(page, '/services/linear#source-coding-agents');
  });
  await switchLanguage(page, 'en');
  await expectAddress(page, '/ja/services/linear#source-coding-agents');
});

test('navigation scrolls to the top, or to the anchor of a hash', async ({page}) => {
  await open(page, '/services/linear/#sources');
  const sources = page.getByRole('heading', {name: TEXTS.sources.en});
  await expect(sources).toBeInViewport();
  expect(await scrollTop(page)).toBeGreaterThan(500);
  await withinDocument(page, async () => {
    await navbarOf(page).getByRole('link', {name: 'Services', exact: true}).click();
    await expectAddress(page, '/services');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expectAddress(page, '/services/linear#sources');
  });
  await expect(sources).toBeFocused();
  await expect(sources).toBeInViewport();
  const navbar = (await navbarOf(page).boundingBox())!;
  expect(navbar.y, 'the navbar stays in view').toBe(0);
  expect((await sources.boundingBox())!.y).toBeGreaterThanOrEqual(navbar.height);
});

test('the footer has its three columns, the repository and the copyright', async ({page}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('list')).toHaveCount(3);
  for (const title of ['Docs', 'Community', 'More']) {
    await expect(footer.getByText(title, {exact: true})).toBeVisible();
  }
  for (const [name, href] of [
    ['Tutorial', '/docs/intro'],
    ['Blog', '/blog'],
  ] as const) {
    await expect(footer.getByRole('link', {name, exact: true})).toHaveAttribute('href', href);
  }
  for (const part of [navbarOf(page), footer]) {
    await expect(part.getByRole('link', {name: 'GitHub'})).toHaveAttribute('href', repositoryUrl);
  }
  const community = footer.getByRole('list').nth(1).getByRole('link');
  await expect(community.first()).toHaveAttribute('href', /^https:\/\//);
  await expect(footer.getByText(/^Copyright © 2026 /)).toBeVisible();
});

test('the placeholder page of the blog links to the services, the archive and the feed', async ({
  page,
  request,
}) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await withinDocument(page, async () => {
    await page.getByRole('contentinfo').getByRole('link', {name: 'Blog', exact: true}).click();
    await expectAddress(page, '/blog');
    await expect(main.getByRole('heading', {level: 1})).toHaveText('Blog');
    await main.getByRole('link', {name: 'All services, newest first', exact: true}).click();
    await expectAddress(page, '/services');
    await expect(main.getByRole('article')).toHaveCount(18);
    await page.goBack();
    await main.getByRole('link', {name: 'Archive by date', exact: true}).click();
    await expectAddress(page, '/services/archive');
    await page.goBack();
  });
  const feed = main.getByRole('link', {name: 'Feed of new services', exact: true});
  await expect(feed).toHaveAttribute('href', '/services/rss.xml');
  expect((await request.get('/services/rss.xml')).status()).toBe(200);
});
