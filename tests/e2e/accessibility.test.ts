/**
 * Audits every page of the site with axe, in light and dark mode at widths of 390 and 1280 pixels.
 * Each page is loaded once. One page of each kind is audited in all four combinations; any other in
 * one of them, its translation in the opposite mode and width.
 * Each page is also resized to the widths that zooming a window of 1280 pixels gives, and its
 * outline is checked after hydration. The fixture `test` fails a page that writes to the console.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {findBarriers} from './accessibility';
import {
  at,
  expect,
  LANGUAGE_NAMES,
  LOCALES,
  navbarOf,
  NOT_FOUND_STATUS,
  open,
  test,
  TEXTS,
  waitForHydration,
} from './fixtures';

const WIDE = {width: 1280, height: 800};
const NARROW = {width: 390, height: 844};

/** Widths in CSS pixels of a 1280 pixel window zoomed to 200% and 400%. */
const ZOOMED = [640, 320];

const MODES = ['light', 'dark'] as const;
const BATCHES = 8;

/** Paths of all pages of the build. Each English path is followed by its Japanese one. */
const PATHS = readdirSync('build', {recursive: true, encoding: 'utf8'})
  .filter((file) => path.basename(file) === 'index.html')
  .map((file) => `/${file.split(path.sep).slice(0, -1).join('/')}/`.replace('//', '/'))
  .filter((pathname) => !pathname.startsWith('/ja/'))
  .sort()
  .flatMap((pathname) => LOCALES.map((locale) => at(locale, pathname)));

/** One path of each kind of page. */
const KINDS = [
  '/',
  '/blog/',
  '/changes/',
  '/companies/cloudflare/',
  '/companies/company/',
  '/compare/',
  '/docs/',
  '/docs/category/categories/',
  '/docs/categories/storage/',
  '/docs/contributing/',
  '/search/',
  '/services/',
  '/services/archive/',
  '/services/firebase-studio/',
  '/services/tags/',
  '/services/tags/object-storage/',
];

/**
 * Sizes and modes in which the page at this index of `PATHS` is audited.
 * The English and the Japanese page have the same elements and styles, so unless the page is in
 * `KINDS`, one is audited in light mode and the other in dark mode. The widths alternate from page
 * to page.
 */
function viewsOf(index: number) {
  if (KINDS.includes(PATHS[index]!)) {
    return [WIDE, NARROW].flatMap((size) => MODES.map((mode) => ({size, mode})));
  }
  const isEnglish = index % 2 === 0;
  const isEven = Math.floor(index / 2) % 2 === 0;
  return [
    {size: isEnglish === isEven ? WIDE : NARROW, mode: isEnglish ? 'light' : 'dark'},
  ] as const;
}

/** Sets the colour mode. Reduced motion must be on, so that no transition is running afterwards. */
const setMode = (page: Page, mode: (typeof MODES)[number]): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, mode);

/** Pixels by which the content overflows the viewport horizontally. */
const widerThanScreen = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Language, title, level-1 headings and landmarks of the hydrated page. */
const outlineOf = (page: Page) =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1')];
    return {
      lang: document.documentElement.lang,
      title: document.title,
      headings: headings.filter((heading) => heading.checkVisibility()).map((h1) => h1.textContent),
      hidden: headings.filter((heading) => !heading.checkVisibility()).length,
      mains: document.querySelectorAll('main').length,
    };
  });

/** Checks that the page has a single level-1 heading, which is also its title. */
async function expectOutline(page: Page, pathname: string): Promise<void> {
  const outline = await outlineOf(page);
  const [heading] = outline.headings;
  expect.soft(outline, `outline of ${pathname}`).toEqual({
    lang: pathname.startsWith('/ja/') ? 'ja' : 'en',
    title: ['/', '/ja/'].includes(pathname) ? 'DevShelf' : `${heading} | DevShelf`,
    headings: [heading],
    hidden: 0,
    mains: 1,
  });
}

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('finds the pages of the build', () => {
  expect(PATHS.length).toBeGreaterThan(190);
  expect(PATHS).toEqual(expect.arrayContaining([...KINDS, '/ja/', '/ja/docs/']));
});

test('the colour mode changes without a transition under reduced motion', async ({page}) => {
  await open(page, '/services/akamai-object-storage/');
  await setMode(page, 'light');
  await setMode(page, 'dark');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

for (let batch = 0; batch < BATCHES; batch += 1) {
  test(`no page has accessibility violations, part ${batch + 1} of ${BATCHES}`, async ({page}) => {
    test.setTimeout(240_000);
    for (const [index, pathname] of PATHS.entries()) {
      if (Math.floor(index / 2) % BATCHES !== batch) {
        continue;
      }
      await open(page, pathname);
      await expectOutline(page, pathname);
      for (const {size, mode} of viewsOf(index)) {
        await page.setViewportSize(size);
        await setMode(page, mode);
        const barriers = await findBarriers(page);
        expect.soft(barriers, `${pathname}, ${size.width}, ${mode}`).toEqual([]);
      }
      for (const width of ZOOMED) {
        await page.setViewportSize({width, height: 800});
        const excess = await widerThanScreen(page);
        expect.soft(excess, `width of ${pathname} beyond ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    const other = locale === 'en' ? 'ja' : 'en';

    /** Audits the page in its current state in both modes. */
    async function expectNoBarriers(page: Page, state: string): Promise<void> {
      for (const mode of MODES) {
        await setMode(page, mode);
        expect.soft(await findBarriers(page), `${state}, ${mode}`).toEqual([]);
      }
    }

    test('the open language menu has no accessibility violations', async ({page}) => {
      await open(page, at(locale, '/docs/'));
      const navbar = navbarOf(page, locale);
      await navbar.getByRole('button', {name: LANGUAGE_NAMES[locale], exact: true}).press('Enter');
      await expect(navbar.getByRole('link', {name: LANGUAGE_NAMES[other]})).toBeVisible();
      await expectNoBarriers(page, 'language menu');
    });

    test('the open mobile menu has no accessibility violations', async ({page}) => {
      await page.setViewportSize(NARROW);
      await open(page, at(locale, '/docs/'));
      const navbar = navbarOf(page, locale);
      await navbar.getByRole('button', {name: TEXTS.togglePanel[locale], exact: true}).click();
      const introduction = {name: TEXTS.introduction[locale], exact: true};
      await expect(navbar.getByRole('link', introduction)).toBeInViewport({ratio: 0.9});
      await expectNoBarriers(page, 'documents in the panel');
      await navbar.getByRole('button', {name: TEXTS.backToMainMenu[locale], exact: true}).click();
      await navbar.getByRole('button', {name: TEXTS.languages[locale], exact: true}).click();
      const japanese = navbar.getByRole('link', {name: LANGUAGE_NAMES.ja, exact: true});
      await expect(japanese.filter({visible: true})).toBeInViewport({ratio: 0.9});
      await expectNoBarriers(page, 'main menu in the panel');
    });

    test('the 404 page has no accessibility violations', async ({page, allowProblem}) => {
      allowProblem(NOT_FOUND_STATUS);
      await page.goto(at(locale, '/no/such/page'));
      await waitForHydration(page);
      await expectNoBarriers(page, 'unknown path');
      await page.setViewportSize({width: 320, height: 800});
      expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
    });
  });
}
