/** The diagrams of articles and category pages, drawn for each language. */
import {at, expect, LOCALES, open, test} from './fixtures';

const PAGES = ['/services/cloudflare-r2', '/docs/categories/storage'];

for (const locale of LOCALES) {
  for (const path of PAGES) {
    test(`the diagram of ${path} in ${locale} has alternative text and a fitting size`, async ({
      page,
    }) => {
      await open(page, at(locale, path));
      const figure = page.getByRole('main').locator('figure');
      await figure.scrollIntoViewIfNeeded();
      const picture = figure.locator('img');
      await expect(picture).toHaveAttribute('alt', locale === 'ja' ? /[ぁ-ん].*。$/ : /\.$/);
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThanOrEqual(640);
    });
  }
}

test('each language has its own image', async ({request}) => {
  const sourceOf = async (path: string): Promise<string | undefined> =>
    /assets\/ideal-img\/diagram\.\w+\.640\.png/.exec(await (await request.get(path)).text())?.[0];
  const [english, japanese] = [
    await sourceOf('/services/cloudflare-r2'),
    await sourceOf('/ja/services/cloudflare-r2'),
  ];
  expect(english).toBeDefined();
  expect(japanese).toBeDefined();
  expect(japanese).not.toBe(english);
});

test('a loading diagram causes no layout shift', async ({page}) => {
  // The image is held back until the position of the next element is measured.
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/ideal-img/**', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/services/cloudflare-r2');
  const figure = page.getByRole('main').getByRole('figure');
  await figure.scrollIntoViewIfNeeded();
  const next = page.getByRole('contentinfo');
  const before = await next.boundingBox();
  release!();
  await expect(figure.locator('img')).toHaveJSProperty('complete', true);
  // The height of the image is rounded to whole pixels.
  expect((await next.boundingBox())!.y).toBeCloseTo(before!.y, 0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the diagram is shown', async ({page}) => {
    await page.goto('/services/cloudflare-r2');
    await expect(page.getByRole('main').locator('figure img')).toBeVisible();
  });
});
