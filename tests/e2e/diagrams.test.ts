/** The diagrams of articles and category pages, drawn for each language. */
import {expect, open, test} from './fixtures';

for (const [path, sentence] of [
  ['/services/cloudflare-r2', /\.$/],
  ['/docs/categories/storage', /\.$/],
  ['/ja/services/cloudflare-r2', /[ぁ-ん].*。$/],
] as const) {
  test(`the diagram of ${path} has alternative text and a fitting size`, async ({page}) => {
    await open(page, path);
    const figure = page.getByRole('main').locator('figure');
    await figure.scrollIntoViewIfNeeded();
    const picture = figure.locator('img');
    await expect(picture).toHaveAttribute('alt', sentence);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThanOrEqual(640);
  });
}

test('each language has its own image', async ({request}) => {
  const sourceOf = async (path: string): Promise<string> =>
    /assets\/ideal-img\/diagram\.\w+\.640\.png/.exec(await (await request.get(path)).text())![0];
  expect(await sourceOf('/ja/services/cloudflare-r2')).not.toBe(
    await sourceOf('/services/cloudflare-r2'),
  );
});

test('a loading diagram causes no layout shift', async ({page}) => {
  await open(page, '/services/cloudflare-r2');
  const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await heightOfPage();
  const figure = page.getByRole('main').getByRole('figure');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('img')).toHaveJSProperty('complete', true);
  expect(await heightOfPage()).toBe(before);
});
