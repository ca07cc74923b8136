import {findBarriers} from './accessibility';
import {expect, expectAddress, open, test} from './fixtures';

test('home has its own search box, which works with the keyboard alone @journey', async ({
  page,
}) => {
  await open(page, '/');
  const box = page
    .getByRole('main')
    .getByRole('combobox', {name: 'Find a service, a company or a subject'});
  await box.focus();
  await page.keyboard.type('redmine');
  await expect(page.getByRole('main').getByRole('option').first()).toContainText('Redmine');
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectAddress(page, '/services/redmine');
});

test('home lists upcoming changes, ways into the catalogue, and all services by category', async ({
  page,
}) => {
  await open(page, '/');
  const changes = page.getByRole('region', {name: 'Upcoming and recent changes'});
  const firebase = changes.getByRole('listitem').filter({hasText: 'Firebase Studio'});
  await expect(firebase).toContainText('ends on 22 March 2027');
  await expect(firebase.locator('time')).toHaveAttribute('datetime', '2027-03-22');
  await expect(firebase.getByRole('link')).toHaveAttribute(
    'href',
    '/services/firebase-studio#timeline',
  );
  await expect(changes.getByRole('link', {name: 'All changes'})).toHaveAttribute(
    'href',
    '/changes',
  );
  const ways = page.getByRole('navigation', {name: 'Browse the catalogue'}).getByRole('link');
  expect(await ways.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/services',
    '/compare',
    '/services/tags',
    '/docs/category/categories',
    '/companies/company',
  ]);

  const shelves = page.getByRole('region', {name: 'Services by category'});
  await expect(shelves.locator('a[href*="/services/"]')).toHaveCount(25);
  const shelf = shelves.locator('.shelf').filter({hasText: 'Amazon S3'});
  await expect(shelf.getByRole('heading', {level: 3}).getByRole('link')).toHaveAttribute(
    'href',
    '/docs/categories/storage',
  );
  await expect(shelf.getByRole('listitem').last()).toContainText('MinIO');
  await expect(shelf.getByRole('listitem').last().locator('time')).toHaveAttribute(
    'datetime',
    '2026-02',
  );
  await expect(
    shelf.getByRole('link', {name: 'Compare: Object storage', exact: true}),
  ).toHaveAttribute('href', '/docs/categories/storage');
});
