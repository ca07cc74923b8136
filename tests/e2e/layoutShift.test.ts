/** What hydration adds to a page must not move what is already painted. */
import type {Page} from 'playwright/test';
import {at, expect, test, waitForHydration} from './fixtures';
import {hold} from './scripts';

/** One page of each kind; on a wide window, those that are laid out differently there. */
const VIEWS = [
  {
    device: 'phone',
    viewport: {width: 412, height: 823},
    locale: 'ja',
    pages: [
      '/',
      '/services/',
      '/services/amazon-s3/',
      '/services/firebase-studio/',
      '/services/tags/object-storage/',
      '/companies/cloudflare/',
      '/companies/company/',
      '/compare/',
      '/changes/',
      '/docs/',
      '/docs/categories/storage/',
      '/search/',
    ],
  },
  {
    device: 'desktop',
    viewport: {width: 1350, height: 940},
    locale: 'en',
    pages: ['/', '/services/amazon-s3/', '/compare/', '/docs/categories/storage/'],
  },
] as const;

type Shift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly {readonly node: Node | null}[];
};
type Watched = {readonly observer: PerformanceObserver; readonly shifts: Shift[]};

/** Collects the layout shifts of the page from its start. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => {
      shifts.push(...list.getEntries());
    });
    observer.observe({type: 'layout-shift'});
    Object.assign(window, {observer, shifts});
  });
}

/** Drops what has moved so far, while the HTML arrived in parts. */
const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const {observer, shifts} = window as unknown as Watched;
    observer.takeRecords();
    shifts.length = 0;
  });

/** The texts that have moved until the second frame from now, each with the value of its shift. */
const movedOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    const {observer, shifts} = window as unknown as Watched;
    // What moves by a fraction of a pixel is not seen.
    return [...shifts, ...(observer.takeRecords() as Shift[])]
      .filter(({value}) => value >= 0.001)
      .flatMap(({value, sources}) =>
        sources.map(({node}) => `${value}: ${node?.textContent ?? ''}`),
      );
  });

/** Opens a page whose scripts arrive only when its HTML is complete and painted. */
async function hydrateAfterPaint(page: Page, path: string): Promise<void> {
  await watch(page);
  const scripts = await hold(page, /\.js$/);
  await page.goto(path, {waitUntil: 'commit'});
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await forget(page);
  scripts.stop();
  await scripts.release();
  await waitForHydration(page);
}

for (const {device, viewport, locale, pages} of VIEWS) {
  test.describe(device, () => {
    test.use({viewport});

    for (const path of pages.map((page) => at(locale, page))) {
      test(`nothing on ${path} moves on hydration`, async ({page}) => {
        await hydrateAfterPaint(page, path);
        expect(await movedOn(page)).toEqual([]);
      });
    }

    test('nothing on the page of results moves while the search loads', async ({page}) => {
      const texts = await hold(page.context(), /\/search\/texts-.*\.json$/);
      await hydrateAfterPaint(page, at(locale, '/search/?q=s3'));
      await expect.poll(() => texts.count()).toBe(1);
      const status = page.getByRole('main').getByRole('status');
      await expect(status).toHaveText(({en: 'Searching…', ja: '検索しています…'} as const)[locale]);
      texts.stop();
      await texts.release();
      await expect(status).toHaveText(/\d/);
      expect(await movedOn(page)).toEqual([]);
    });
  });
}

test.describe('an address that a reader shares', () => {
  test.use({viewport: {width: 390, height: 823}});

  for (const [search, shown] of [
    ['/docs/categories/storage/?storedGb=20&japan=1', 'tr[data-slug]'],
    ['/docs/categories/storage/?sort=egress-price&object-lock=yes', 'tr[data-slug]'],
    ['/compare/?tag=oss&sort=newest&q=a', 'tr[data-slug="playwright"]'],
    ['/compare/?pick=amazon-s3', 'tr[data-slug="amazon-s3"]:has(:checked)'],
    ['/compare/?pick=amazon-s3,minio', 'tr[data-field="attributes.storage-price"]'],
    ['/compare/?pick=jira,minio', 'tr[data-field="license"]'],
    ['/changes?category=object-storage', 'main section li:has(time)'],
    ['/changes?services=jira,backlog', 'main section li:has(time)'],
    ['/services/jira#value-sso-saml', '#value-sso-saml'],
    ['/services/jira#how-you-use-it', '#how-you-use-it'],
  ] as const) {
    test(`nothing on ${search} moves while it loads`, async ({page}) => {
      await hydrateAfterPaint(page, at('ja', search));
      await expect(page.locator(shown).first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect(await movedOn(page)).toEqual([]);
    });
  }
});
