/** What a reader does first, on a catalogue with any content. */
import {readFileSync} from 'node:fs';
import {at, expect, LOCALES, navbarOf, open, overflowOf, switchLanguage, test} from './fixtures';

type Entry = {readonly slug: string; readonly name: Readonly<Record<'en' | 'ja', string>>};
const {services} = JSON.parse(readFileSync('build/api/v1/services.json', 'utf8')) as {
  readonly services: readonly Entry[];
};
const FIRST = services[0]!;

const LISTS = [
  '/',
  '/services',
  '/services/archive',
  '/services/tags',
  '/companies/company',
  '/compare',
  '/changes',
  '/docs/',
  '/docs/category/categories',
];

for (const locale of LOCALES) {
  test(`pages of each kind fit a phone and have text in ${locale}`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    for (const path of [...LISTS, `/services/${FIRST.slug}`]) {
      await open(page, at(locale, path));
      await expect(page.getByRole('heading', {level: 1}), path).toBeVisible();
      const text = await page.getByRole('main').innerText();
      expect.soft(text.length, `characters on ${path}`).toBeGreaterThan(20);
      expect.soft(await overflowOf(page), `overflow of ${path}`).toBeLessThanOrEqual(0);
    }
  });

  test(`a service is found by its name in ${locale}`, async ({page}) => {
    await open(page, at(locale, `/search?q=${encodeURIComponent(FIRST.name[locale])}`));
    const first = page.getByRole('main').getByRole('listitem').getByRole('link').first();
    await expect(first).toHaveAttribute('href', at(locale, `/services/${FIRST.slug}`));
  });
}

test('a service is read in the other language', async ({page}) => {
  await open(page, `/services/${FIRST.slug}`);
  await switchLanguage(page, 'en');
  await expect(page.getByRole('heading', {level: 1})).toContainText(FIRST.name.ja);
  await expect(navbarOf(page, 'ja')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('pages of each kind have text besides their heading', async ({page}) => {
    for (const path of [...LISTS, `/services/${FIRST.slug}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', {level: 1}), path).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first(), path).toBeVisible();
      const text = await page.getByRole('main').innerText();
      expect(text.length, `characters on ${path}`).toBeGreaterThan(20);
    }
  });
});
