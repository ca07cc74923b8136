/**
 * Audits every page of the site with axe, in light or dark mode at a width of 390 or 1280 pixels.
 * One page of each kind is audited in both languages, and in Japanese in the other mode and at the
 * other width. Any other is audited once, as its translation has the same elements and styles;
 * languages, sizes and modes take turns.
 * Each page is also resized to the widths that zooming a window of 1280 pixels gives, and its
 * outline is checked after hydration, in both languages. The pages of tags differ in their rows only,
 * so one of them is opened. The fixture `test` fails a page that writes to the console.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright/test';
import type {Locale} from '../../src/catalogue/vocabulary';
import {expectNoBarriers, findBarriers, MODES, setMode} from './accessibility';
import {
  at,
  expect,
  LOCALES,
  navbarOf,
  NOT_FOUND_STATUS,
  open,
  overflowOf,
  test,
  waitForHydration,
} from './fixtures';

const WIDE = {width: 1280, height: 800};
const NARROW = {width: 390, height: 844};

/** Widths in CSS pixels of a 1280 pixel window zoomed to 200% and 400%. */
const ZOOMED = [640, 320];

/** Tests of a language. */
const BATCHES = 4;

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

/** Paths of the pages to open, without the language. */
const PATHS = readdirSync('build', {recursive: true, encoding: 'utf8'})
  .filter((file) => path.basename(file) === 'index.html')
  .map((file) => `/${file.split(path.sep).slice(0, -1).join('/')}/`.replace('//', '/'))
  .filter((pathname) => !pathname.startsWith('/ja/'))
  .filter((pathname) => KINDS.includes(pathname) || !/\/tags\/./.test(pathname))
  .sort();

/** Size and mode in which the page at this index of `PATHS` is audited in a language, if it is. */
function viewOf(index: number, locale: Locale) {
  const turn = Math.floor(index / 2);
  const isKind = KINDS.includes(PATHS[index]!);
  const isOther = isKind && locale === 'ja';
  if (!isKind && LOCALES[index % 2] !== locale) {
    return undefined;
  }
  return {
    size: (turn % 2 === 0) === isOther ? NARROW : WIDE,
    mode: MODES[turn % 4 < 2 === isOther ? 1 : 0],
  };
}

/**
 * Goes to a page as the router does when a reader goes back, which takes a fraction of the time that
 * loading the page would.
 */
async function visit(page: Page, pathname: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, pathname);
  const canonical = page.locator('link[rel="canonical"]');
  const address = pathname.replace(/(?<=.)\/$/, '');
  await expect(canonical).toHaveAttribute('href', new RegExp(`^https?://[^/]+${address}/?$`));
}

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
const expectOutline = (page: Page, pathname: string): Promise<void> =>
  expect(async () => {
    const outline = await outlineOf(page);
    const [heading] = outline.headings;
    expect(outline, `outline of ${pathname}`).toEqual({
      lang: pathname.startsWith('/ja/') ? 'ja' : 'en',
      title: ['/', '/ja/'].includes(pathname) ? 'DevShelf' : `${heading} | DevShelf`,
      headings: [heading],
      hidden: 0,
      mains: 1,
    });
    // The router changes the title after the page.
  }).toPass({timeout: 20_000});

test('finds the pages of the build', () => {
  expect(PATHS.length).toBeGreaterThan(60);
  expect(PATHS).toEqual(expect.arrayContaining(KINDS));
});

test('the colour mode changes without a transition under reduced motion', async ({page}) => {
  await open(page, '/services/akamai-object-storage/');
  await setMode(page, 'light');
  await setMode(page, 'dark');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

for (const locale of LOCALES) {
  for (let batch = 0; batch < BATCHES; batch += 1) {
    test(`no page in ${locale} has accessibility violations, part ${batch + 1}`, async ({page}) => {
      test.setTimeout(240_000);
      await open(page, at(locale, '/offline/'));
      for (const [index, unlocalized] of PATHS.entries()) {
        if (index % BATCHES !== batch) {
          continue;
        }
        const pathname = at(locale, unlocalized);
        await visit(page, pathname);
        await expectOutline(page, pathname);
        const view = viewOf(index, locale);
        if (view) {
          const {size, mode} = view;
          await page.setViewportSize(size);
          await setMode(page, mode);
          const barriers = await findBarriers(page);
          expect.soft(barriers, `${pathname}, ${size.width}, ${mode}`).toEqual([]);
        }
        for (const width of ZOOMED) {
          await page.setViewportSize({width, height: 800});
          const excess = await overflowOf(page);
          expect.soft(excess, `width of ${pathname} beyond ${width}`).toBeLessThanOrEqual(0);
        }
      }
    });
  }
}

test('the open menus have no accessibility violations', async ({page}) => {
  await open(page, '/docs/');
  const navbar = navbarOf(page);
  await navbar.getByRole('button', {name: 'English', exact: true}).press('Enter');
  await expect(navbar.getByRole('link', {name: '日本語'})).toBeVisible();
  await expectNoBarriers(page, 'language menu');
  await page.keyboard.press('Escape');
  await page.setViewportSize(NARROW);
  await navbar.getByRole('button', {name: 'Toggle navigation bar', exact: true}).click();
  await expect(navbar.getByRole('link', {name: 'Introduction', exact: true})).toBeInViewport({
    ratio: 0.9,
  });
  await expectNoBarriers(page, 'documents in the panel');
  await navbar.getByRole('button', {name: '← Back to main menu', exact: true}).click();
  await navbar.getByRole('button', {name: 'Languages', exact: true}).click();
  const japanese = navbar.getByRole('link', {name: '日本語', exact: true});
  await expect(japanese.filter({visible: true})).toBeInViewport({ratio: 0.9});
  await expectNoBarriers(page, 'main menu in the panel');
});

for (const locale of LOCALES) {
  test(`the 404 page in ${locale} has no accessibility violations`, async ({
    page,
    allowProblem,
  }) => {
    allowProblem(NOT_FOUND_STATUS);
    await page.goto(at(locale, '/no/such/page'));
    await waitForHydration(page);
    await expectNoBarriers(page, 'unknown path');
    await page.setViewportSize({width: 320, height: 800});
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
}
