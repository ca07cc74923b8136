/** Icons and covers of the entries, and the pictures by which browsers and networks know the site. */
import {load} from 'cheerio';
import {at, COMPANIES, expect, LOCALES, open, SERVICES, test} from './fixtures';

const COVER_ALT = {
  'amazon-s3': {
    en: 'Cover: Amazon S3 by Amazon Web Services',
    ja: 'Amazon S3（Amazon Web Services（AWS））のカバー画像',
  },
  linear: {
    en: 'Cover: Linear by Linear (Linear Orbit, Inc.)',
    ja: 'Linear（Linear（Linear Orbit, Inc.））のカバー画像',
  },
};

for (const locale of LOCALES) {
  test.describe(`pictures in ${locale}`, () => {
    for (const [slug, alt] of Object.entries(COVER_ALT)) {
      test(`the cover of ${slug} is shown`, async ({page}) => {
        await open(page, at(locale, `/services/${slug}`));
        const cover = page.getByRole('img', {name: alt[locale], exact: true});
        await expect(cover).toBeVisible();
        await expect
          .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThanOrEqual(640);
      });
    }

    test('each service names its cover to social networks', async ({request, baseURL}) => {
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

    test('other pages have the social card', async ({page, request}) => {
      for (const path of ['/', '/docs/', '/companies/cloudflare']) {
        await open(page, at(locale, path));
        const image = await page.locator('meta[property="og:image"]').getAttribute('content');
        expect(new URL(image!).pathname).toBe(at(locale, '/img/social-card.jpg'));
        await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute(
          'content',
          /^DevShelf[:：]/,
        );
      }
      const response = await request.get(at(locale, '/img/social-card.jpg'));
      expect(response.headers()['content-type']).toBe('image/jpeg');
    });

    test('favicons and the manifest are there', async ({page, request}) => {
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

    test('cards, entries and the directory have an icon each', async ({page}) => {
      const icons = 'img[src*="/img/tiles/"]';
      await open(page, at(locale, '/services'));
      for (const card of await page.getByRole('main').getByRole('article').all()) {
        await expect(card.locator('header').locator(icons)).toHaveCount(1);
      }
      for (const path of [`/services/${SERVICES[0]}`, `/companies/${COMPANIES[0]}`]) {
        await open(page, at(locale, path));
        const heading = page.getByRole('heading', {level: 1});
        await expect(heading.locator('..').locator(icons), path).toHaveCount(1);
      }
      await open(page, at(locale, '/companies/company'));
      await expect(page.getByRole('main').locator('li > img[src*="/img/tiles/"]')).toHaveCount(
        COMPANIES.length,
      );
    });
  });
}

for (const width of [390, 1280]) {
  test(`nothing moves when the cover arrives, at ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    // The picture is kept back until the place of what follows is known.
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/ideal-img/**', async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/services/amazon-s3');
    // On a phone the cover ends the page, and is loaded once it comes into view.
    await page.getByRole('region', {name: COVER_ALT['amazon-s3'].en}).scrollIntoViewIfNeeded();
    const next = page.getByRole('contentinfo');
    const before = await next.boundingBox();
    release!();
    await expect(page.getByRole('img', {name: COVER_ALT['amazon-s3'].en})).toBeVisible();
    expect(await next.boundingBox()).toEqual(before);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const locale of LOCALES) {
    test(`the cover is shown in ${locale}`, async ({page}) => {
      await page.goto(at(locale, '/services/amazon-s3'));
      await expect(
        page.getByRole('img', {name: COVER_ALT['amazon-s3'][locale], exact: true}),
      ).toBeVisible();
    });
  }
});
