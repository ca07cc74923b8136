/** Icons and covers of entries, favicons and social cards. */
import {load} from 'cheerio';
import {at, COMPANIES, expect, LOCALES, open, SERVICES, test} from './fixtures';

for (const locale of LOCALES) {
  test.describe(`images in ${locale}`, () => {
    test('each service has its cover as social card', async ({request, baseURL}) => {
      const seen = new Set<string>();
      for (const slug of SERVICES) {
        const $ = load(await (await request.get(at(locale, `/services/${slug}`))).text());
        const elements = $('meta[property^="og:image"], meta[name^="twitter:image"]').toArray();
        const meta: Readonly<Partial<Record<string, string>>> = Object.fromEntries(
          elements.map(({attribs: {property, name, content}}) => [property ?? name!, content!]),
        );
        const image = new URL(meta['og:image']!);
        expect.soft(image.protocol, slug).toBe('https:');
        expect.soft(meta['twitter:image'], slug).toBe(image.href);
        expect.soft(meta['og:image:width'], slug).toBe('1200');
        expect.soft(meta['og:image:height'], slug).toBe('630');
        expect
          .soft(meta['og:image:alt'], slug)
          .toMatch({en: /^Cover: /, ja: /カバー画像$/}[locale]);
        expect.soft(meta['twitter:image:alt'], slug).toBe(meta['og:image:alt']);
        const response = await request.get(new URL(image.pathname, baseURL).href);
        expect.soft(response.status(), image.pathname).toBe(200);
        expect.soft(response.headers()['content-type'], slug).toBe('image/jpeg');
        expect.soft((await response.body()).length, slug).toBeLessThan(100_000);
        seen.add(image.pathname);
      }
      expect(seen.size).toBe(SERVICES.length);
    });

    test('other pages have the general social card', async ({page, request}) => {
      for (const path of ['/', '/docs/', '/companies/cloudflare']) {
        await open(page, at(locale, path));
        const image = await page.locator('meta[property="og:image"]').getAttribute('content');
        expect(new URL(image!).pathname).toBe(at(locale, `/img/social-card.${locale}.png`));
        await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute(
          'content',
          /^DevShelf[:：]/,
        );
      }
      const response = await request.get(at(locale, `/img/social-card.${locale}.png`));
      expect(response.headers()['content-type']).toBe('image/png');
      expect((await response.body()).length).toBeLessThan(40_000);
    });

    test('the favicons and the manifest exist', async ({page, request}) => {
      await open(page, at(locale, '/'));
      const links = page.locator('link[rel="icon"], link[rel="apple-touch-icon"]');
      await expect(links).toHaveCount(3);
      for (const link of await links.all()) {
        const response = await request.get((await link.getAttribute('href'))!);
        expect(response.status()).toBe(200);
        expect(response.headers()['content-type']).toMatch(/^image\//);
      }

      const href = (await page.locator('link[rel="manifest"]').getAttribute('href'))!;
      const manifest = new URL(href, page.url());
      const response = await request.get(manifest.href);
      expect(response.status()).toBe(200);
      const {name, icons} = (await response.json()) as {
        readonly name: string;
        readonly icons: readonly {readonly src: string}[];
      };
      expect(name).toBe('DevShelf');
      for (const {src} of icons) {
        const icon = await request.get(new URL(src, manifest).href);
        expect(icon.headers()['content-type'], src).toBe('image/png');
      }
    });

    test('rows, entries and the directory have one icon per entry', async ({page}) => {
      const icons = 'img[src*="/img/tiles/"]';
      await open(page, at(locale, '/services'));
      for (const card of await page.getByRole('main').getByRole('article').all()) {
        await expect(card.locator(icons)).toHaveCount(1);
      }
      for (const path of [`/services/${SERVICES[0]}`, `/companies/${COMPANIES[0]}`]) {
        await open(page, at(locale, path));
        const heading = page.getByRole('heading', {level: 1});
        await expect(heading.locator('..').locator(icons), path).toHaveCount(1);
      }
      await open(page, at(locale, '/companies/company'));
      await expect(page.getByRole('rowheader').locator(icons)).toHaveCount(COMPANIES.length);
    });
  });
}
