import {expect, expectAddress, navbarOf, open, test, withinDocument} from './fixtures';

test('/docs/ shows the introduction with a sidebar that links to the other documents', async ({
  page,
}) => {
  await open(page, '/docs/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar', exact: true});
  await expect(sidebar.getByRole('link', {name: 'Introduction', exact: true})).toHaveAttribute(
    'aria-current',
    'page',
  );
  const category = sidebar.getByRole('link', {name: 'Object storage', exact: true});
  await expect(category).toHaveCount(0);
  await sidebar.getByRole('button', {name: "Expand sidebar category 'Categories'"}).click();
  // Playwright would scroll the list while it expands and click the wrong item.
  await expect(category).toBeInViewport({ratio: 1});
  await withinDocument(page, async () => {
    await category.click();
    await expectAddress(page, '/docs/categories/storage');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Object storage');
  });
  await expect(category).toHaveAttribute('aria-current', 'page');
});

test('the generated index of categories lists all of them', async ({page}) => {
  await open(page, '/docs/category/categories');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1})).toHaveText('Categories');
  const cards = main.getByRole('heading', {level: 2});
  await expect(cards).toHaveCount(6);
  await expect(cards.first()).toContainText('Object storage');
  await expect(cards.last()).toContainText('Payment');
  const counts = main.getByRole('article').locator('.chip');
  await expect(counts).toHaveCount(6);
  await expect(counts.first()).toContainText('6');
  await expect(counts.last()).toHaveText('No entries yet');
  await withinDocument(page, async () => {
    await main.getByRole('heading', {name: 'Payment'}).click();
    await expectAddress(page, '/docs/categories/payment');
    await expect(main.getByRole('heading', {level: 1})).toHaveText('Payment');
  });
});

test('the table of contents of a document has its headings of levels 2 and 3', async ({page}) => {
  for (const path of ['/docs/', '/docs/intro', '/docs/editorial-policy']) {
    await open(page, path);
    const headings = await page
      .getByRole('article')
      .locator('h2, h3')
      .evaluateAll((elements) => elements.map(({id}) => `#${id}`));
    expect.soft(headings.length, `headings of ${path}`).toBeGreaterThan(1);
    const entries = await page
      .locator('.table-of-contents')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect.soft(entries, `table of contents of ${path}`).toEqual(headings);
  }
});

test('the table of contents of a service has only headings of level 2', async ({page}) => {
  await open(page, '/services/linear');
  const links = page
    .getByRole('article')
    .getByRole('navigation')
    .filter({visible: true})
    .locator('.table-of-contents__link');
  const levels = await links.evaluateAll((elements) =>
    elements.map((element) => {
      const {hash} = element as HTMLAnchorElement;
      return document.getElementById(decodeURIComponent(hash.slice(1)))?.tagName;
    }),
  );
  expect(new Set(levels)).toEqual(new Set(['H2']));
  await withinDocument(page, async () => {
    await links.filter({hasText: 'Facts and sources'}).click();
    await expectAddress(page, '/services/linear#sources');
  });
  await expect(page.getByRole('heading', {name: 'Facts and sources'})).toBeInViewport();
});

for (const path of ['/docs/contributing', '/services/linear']) {
  test(`the table of contents of ${path} stays in view`, async ({page}) => {
    await open(page, path);
    const list = page.locator('.table-of-contents').filter({visible: true}).first();
    await page.evaluate(() => {
      window.scrollTo({top: 1200, behavior: 'instant'});
    });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
    const navbar = (await navbarOf(page).boundingBox())!;
    const {y, height} = (await list.boundingBox())!;
    expect(y, 'top of the list').toBeGreaterThanOrEqual(navbar.y + navbar.height);
    expect(y + height, 'end of the list').toBeLessThanOrEqual(page.viewportSize()!.height);
  });
}
