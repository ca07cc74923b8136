import {expect, test, TEXTS} from './fixtures';

test.use({javaScriptEnabled: false});

test('the home page is readable', async ({page}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(TEXTS.tagline.en);
  const previews = page.getByRole('main').getByRole('article');
  await expect(previews).toHaveCount(6);
  for (const preview of await previews.all()) {
    await expect(preview.getByRole('paragraph').first()).toBeVisible();
  }
});

test('the list links to its articles', async ({page}) => {
  await page.goto('/services');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(18);
  await expect(cards.last()).toBeVisible();
  await expect(page.getByRole('complementary').getByRole('link')).toHaveCount(25);
  await cards.getByRole('heading').getByRole('link', {name: 'Linear', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Linear');
});

test('a service page is readable, including its sources', async ({page}) => {
  await page.goto('/services/linear');
  const panel = page.locator('#at-a-glance');
  await panel.locator('summary').click();
  await expect(panel.getByRole('definition').first()).toBeVisible();
  const article = page.getByRole('article');
  await expect(article.getByRole('paragraph').first()).toBeVisible();
  await article.getByText('Steps', {exact: true}).first().click();
  await expect(article.locator('pre').filter({hasText: 'LinearClient'}).first()).toBeVisible();
  await expect(article.getByRole('heading', {name: 'Facts and sources'})).toBeVisible();
  const mark = article.getByRole('link', {name: 'Source 1', exact: true});
  await mark.click();
  await expect(page.locator('li[id^="source-"]').first()).toBeInViewport();
});

test('the links of navbar and footer work', async ({page}) => {
  await page.goto('/companies/company');
  await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0);
  await page
    .getByRole('navigation', {name: 'Main', exact: true})
    .getByRole('link', {name: 'Documents', exact: true})
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Blog'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
});
