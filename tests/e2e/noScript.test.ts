import {at, COMPANIES, expect, ja, LOCALES, say, SERVICES, test, TEXTS} from './fixtures';

test.use({javaScriptEnabled: false});

for (const locale of LOCALES) {
  test.describe(`${locale}, without JavaScript`, () => {
    test('the home page is readable', async ({page}) => {
      await page.goto(at(locale, '/'));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(TEXTS.tagline[locale]);
      const previews = page.getByRole('main').getByRole('article');
      await expect(previews).toHaveCount(6);
      for (const preview of await previews.all()) {
        await expect(preview.getByRole('paragraph').first()).toBeVisible();
      }
    });

    test('the list links to its articles', async ({page}) => {
      await page.goto(at(locale, '/services'));
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards).toHaveCount(18);
      await expect(cards.last()).toBeVisible();
      await expect(page.getByRole('complementary').getByRole('link')).toHaveCount(25);
      await cards.getByRole('heading').getByRole('link', {name: 'Linear', exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Linear');
    });

    test('a service page is readable, including its sources', async ({page}) => {
      await page.goto(at(locale, '/services/linear'));
      const panel = page.getByRole('region', {name: TEXTS.atAGlance[locale]});
      await expect(panel.getByRole('definition')).toHaveCount(13);
      await expect(panel).toBeVisible();
      const article = page.getByRole('article');
      await expect(article.getByRole('paragraph').first()).toBeVisible();
      await expect(article.locator('pre')).toContainText('LinearClient');
      await expect(article.getByRole('heading', {name: TEXTS.sources[locale]})).toBeVisible();
      const mark = article.getByRole('link', {name: /^(Source |出典)1$/});
      await mark.click();
      await expect(page.locator('li[id^="source-"]').first()).toBeInViewport();
    });

    test('the storage table is readable', async ({page}) => {
      await page.goto(at(locale, '/docs/categories/storage'));
      const table = page.getByRole('table').last();
      await expect(table).toBeVisible();
      await expect(table.getByRole('columnheader')).toHaveCount(1 + 6);
      await expect(table.getByRole('columnheader', {name: 'MinIO'})).toBeVisible();
    });

    test('the placeholder page of the blog links to the services', async ({page}) => {
      await page.goto(at(locale, '/blog'));
      const all = {en: 'All services, newest first', ja: 'サービス一覧（新しい順）'};
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', {level: 1})).toBeVisible();
      await main.getByRole('link', {name: all[locale], exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(TEXTS.services[locale]);
    });

    test('the links of navbar and footer work', async ({page}) => {
      await page.goto(at(locale, '/companies/company'));
      await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0);
      await page
        .getByRole('navigation', {name: TEXTS.mainNavigation[locale], exact: true})
        .getByRole('link', {name: TEXTS.documents[locale], exact: true})
        .click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(TEXTS.introduction[locale]);
      await page
        .getByRole('contentinfo')
        .getByRole('link', {name: say('Blog', ja.footer['link.item.label.Blog'])[locale]})
        .click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        {en: 'Blog', ja: 'ブログ'}[locale],
      );
    });

    test('pages of each kind have text besides their heading', async ({page}) => {
      for (const path of [
        `/services/${SERVICES[0]}`,
        `/companies/${COMPANIES[0]}`,
        '/services/archive',
        '/services/tags',
        '/services/tags/ai',
        '/docs/',
        '/docs/category/categories',
      ]) {
        await page.goto(at(locale, path));
        await expect(page.getByRole('heading', {level: 1}), path).toBeVisible();
        await expect(page.getByRole('main').getByRole('link').first(), path).toBeVisible();
        const text = await page.getByRole('main').innerText();
        expect(text.length, `characters on ${path}`).toBeGreaterThan(100);
      }
    });
  });
}
