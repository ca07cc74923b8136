import type {APIRequestContext, Locator} from 'playwright/test';
import {LIFECYCLE_STATES} from '../../src/catalogue/vocabulary';
import {COMPANIES, SERVICES, TAGS} from '../fixtures/slugs';
import {at, expect, expectAddress, LOCALES, navbarOf, open, test, withinDocument} from './fixtures';
import {nodesOf} from '../site/markdown';

/** The lifecycle notice. */
const NOTICE = 'article section[aria-labelledby="lifecycle"]';

const ENDED = [
  {slug: 'firebase-studio', notice: LIFECYCLE_STATES.sunset.en},
  {slug: 'minio', notice: LIFECYCLE_STATES.sunset.en},
  {slug: 'geospy', notice: LIFECYCLE_STATES.restricted.en},
];

const OBJECT_STORAGE = [
  'akamai-object-storage',
  'amazon-s3',
  'cloudflare-r2',
  'minio',
  'sakura-cloud-object-storage',
  'wasabi-hot-cloud-storage',
];

/** Rows of services within a part of a page. */
const cardsIn = (part: Locator): Locator => part.getByRole('article');

/** Names of the services in rows, in the order of the rows. */
const namesOn = (cards: Locator): Promise<string[]> =>
  cards.getByRole('heading').getByRole('link').allInnerTexts();

/** Last path segments of the URLs of links. */
const slugsOf = (links: Locator): Promise<string[]> =>
  links.evaluateAll((elements) =>
    elements.map((element) =>
      (element as HTMLAnchorElement).pathname.replace(/\/$/, '').replace(/^.*\//, ''),
    ),
  );

/** Links within a part of a page whose path begins with the folder. */
const linksBelow = (part: Locator, folder: string): Locator => part.locator(`a[href^="${folder}"]`);

/** Titles of all services in the feed, newest first. */
async function newestTitles(request: APIRequestContext): Promise<string[]> {
  const response = await request.get('/services/feed.json');
  const {items} = (await response.json()) as {items: {title: string; date_modified: string}[]};
  return [...items]
    .sort((one, other) => other.date_modified.localeCompare(one.date_modified))
    .map(({title}) => title);
}

test('home lists the six newest services, newest first, and opens them', async ({
  page,
  request,
}) => {
  await open(page, '/');
  const recent = cardsIn(page.getByRole('region', {name: 'Recently added'}));
  await expect(recent).toHaveCount(6);
  const names = await namesOn(recent);
  expect(names).toEqual((await newestTitles(request)).slice(0, 6));
  await withinDocument(page, async () => {
    await recent.nth(1).getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/services\/[\w-]+$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(names[1]!);
  });
});

test('a row shows key values and links to its tags', async ({page}) => {
  await open(page, '/services');
  const row = cardsIn(page.getByRole('main')).filter({hasText: 'Cloudflare R2'});
  await expect(row.getByRole('term')).toHaveText(['Pricing model', 'Free tier', 'Licence']);
  await expect(row.getByRole('definition')).toHaveText(['Pay per use', 'Yes', 'Proprietary']);
  const tag = linksBelow(row, '/services/tags/').first();
  const href = await tag.getAttribute('href');
  await withinDocument(page, async () => {
    await tag.click();
    await expectAddress(page, href!);
  });
});

test('the tabs link the views of the catalogue to each other', async ({page}) => {
  const tabs = page.getByRole('navigation', {name: 'Views of the catalogue'});
  const views = ['/services', '/services/tags', '/companies/company', '/services/archive'];
  for (const path of views) {
    await open(page, path);
    await expect(tabs.locator('[aria-current="page"]'), path).toHaveCount(1);
    const hrefs = await tabs
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.sort(), path).toEqual(
      [...views, '/compare'].filter((other) => other !== path).sort(),
    );
  }
  await withinDocument(page, async () => {
    await tabs.getByRole('link').first().click();
    await expectAddress(page, '/services');
  });
});

test('the list has 18 services on page 1 and 7 on page 2', async ({page, request}) => {
  await open(page, '/services');
  const cards = cardsIn(page.getByRole('main'));
  const older = page.getByRole('link', {name: 'Older entries'});
  const newer = page.getByRole('link', {name: 'Newer entries'});
  await expect(cards).toHaveCount(18);
  const firstTitle = await page.title();
  const firstNames = await namesOn(cards);
  await withinDocument(page, async () => {
    await older.click();
    await expectAddress(page, '/services/page/2');
    await expect(cards).toHaveCount(7);
    await expect(page).not.toHaveTitle(firstTitle);
    expect([...firstNames, ...(await namesOn(cards))]).toEqual(await newestTitles(request));
    await expect(older).toHaveCount(0);
    await newer.click();
    await expectAddress(page, '/services');
    await expect(cards).toHaveCount(18);
    await expect(page).toHaveTitle(firstTitle);
    await expect(newer).toHaveCount(0);
  });
});

test('the sidebar lists all services, highlights the current one and links to the others', async ({
  page,
}) => {
  const sidebar = page.getByRole('complementary').getByRole('navigation');
  for (const path of ['/services', '/services/page/2', '/services/linear']) {
    await open(page, path);
    await expect(sidebar.getByText('List services', {exact: true}), path).toBeVisible();
    expect((await slugsOf(sidebar.getByRole('link'))).sort(), path).toEqual(SERVICES);
  }
  const current = sidebar.getByRole('link', {name: 'Linear', exact: true});
  await expect(current).toHaveAttribute('aria-current', 'page');
  await withinDocument(page, async () => {
    await sidebar.getByRole('link', {name: 'GitMCP', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('GitMCP');
  });
});

test('the sidebar groups services for the same job first, each group sorted by name', async ({
  page,
}) => {
  await open(page, '/services/cloudflare-r2');
  const groups = page.getByRole('complementary').getByRole('navigation').getByRole('group');
  await expect(groups).toHaveCount(2);
  const links = groups.and(page.getByRole('group', {name: 'For the same job'})).getByRole('link');
  expect((await slugsOf(links)).sort()).toEqual(OBJECT_STORAGE);
  for (const group of await groups.all()) {
    const names = await group.getByRole('link').allTextContents();
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
  }
  await expect(links.filter({hasText: 'MinIO'}).locator('s')).toHaveText('MinIO');
});

test('the archive lists all services', async ({page}) => {
  await open(page, '/services/archive');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Archive');
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  expect((await slugsOf(links)).sort()).toEqual(SERVICES);
  await withinDocument(page, async () => {
    await links.filter({hasText: 'Linear'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Linear');
  });
});

test('the tag index leads to the services of each of the 45 tags, and they to their category', async ({
  page,
}) => {
  await open(page, '/services/tags');
  const main = page.getByRole('main');
  const links = linksBelow(main, '/services/tags/');
  expect((await slugsOf(links)).sort()).toEqual([...TAGS].sort());
  const link = links.and(page.locator('[href$="/object-storage"]'));
  await expect(link).toHaveAccessibleName(/6$/);
  await withinDocument(page, async () => {
    await link.click();
    await expectAddress(page, '/services/tags/object-storage');
    await expect(cardsIn(main)).toHaveCount(6);
  });
  await expect(page.getByRole('heading', {level: 1})).toContainText('6');
  await expect(main.locator('a[href="/docs/categories/storage"]')).toBeVisible();
  const headings = cardsIn(main).getByRole('heading', {level: 2});
  expect((await slugsOf(headings.getByRole('link'))).sort()).toEqual(OBJECT_STORAGE);
  await expect(page.getByRole('link', {name: 'View all tags'})).toHaveAttribute(
    'href',
    '/services/tags',
  );
  await main.locator('a[href="/docs/categories/storage"]').click();
  await expectAddress(page, '/docs/categories/storage');
  await expect(
    main.getByRole('table').first().getByRole('rowheader', {name: 'Amazon S3'}),
  ).toBeVisible();
});

test('a company page shows its profile, sources and services', async ({page}) => {
  await open(page, '/companies/cloudflare');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1})).toHaveText('Cloudflare');
  await expect(main.getByRole('term')).toContainText(['Country', 'Head office', 'Founded']);
  await expect(main.getByRole('definition').filter({hasText: 'United States'})).toBeVisible();
  await expect(main.getByRole('heading', {name: 'Facts and sources'})).toBeVisible();
  await expect(main.getByRole('heading', {name: 'Services in this catalogue'})).toBeVisible();
  const services = cardsIn(main).getByRole('article');
  expect((await namesOn(services)).sort()).toEqual([
    'Cloudflare Pages',
    'Cloudflare R2',
    'Cloudflare Workers',
  ]);
  await withinDocument(page, async () => {
    await services.getByRole('heading').getByRole('link', {name: 'Cloudflare R2'}).click();
    await expectAddress(page, '/services/cloudflare-r2');
    await expect(main.getByRole('heading', {level: 1})).toHaveText('Cloudflare R2');
  });
  // The link back is the name of the vendor.
  const header = main.locator('article > header');
  await header.getByRole('link', {name: 'Cloudflare', exact: true}).click();
  await expectAddress(page, '/companies/cloudflare');
});

test('the directory lists the ten companies and can be filtered by country', async ({page}) => {
  await open(page, '/companies/company');
  const main = page.getByRole('main');
  expect((await slugsOf(linksBelow(main, '/companies/'))).sort()).toEqual(COMPANIES);
  const {length} = await slugsOf(linksBelow(main, '/services/'));
  expect(length, 'services of the companies').toBeGreaterThanOrEqual(10);
  const rows = main.getByRole('rowheader');
  await withinDocument(page, async () => {
    await main.getByRole('link', {name: '37signals', exact: true}).click();
    await expect(main.getByRole('heading', {level: 1})).toHaveText('37signals');
    await main.getByRole('link', {name: 'All companies', exact: true}).click();
    await expectAddress(page, '/companies/company');
    await main.getByRole('button', {name: 'Japan'}).click();
    await expectAddress(page, '/companies/company?country=JP');
    await expect(rows).toHaveText([/Nulab/, /SAKURA/]);
    await page.goBack();
    await expect(rows).toHaveCount(10);
  });
  await open(page, '/companies/company?country=JP');
  await expect(rows).toHaveCount(2);
});

test('a service page shows its values at a glance, each with its source, and its tags @journey', async ({
  page,
}) => {
  await open(page, '/services/linear');
  const panel = page.locator('#at-a-glance');
  const row = page.locator('#value-pricingModel');
  const source = row.getByRole('link').first();
  await expect(source).toBeHidden();
  await panel.locator('summary').first().press('Enter');
  await expect(source).toBeVisible();
  await expect(source).toHaveAttribute('href', /^https:/);

  const article = page.getByRole('article');
  await expect(article.getByRole('link', {name: 'Website', exact: true})).toHaveAttribute(
    'href',
    'https://linear.app/',
  );
  const added = article.locator('> footer').getByRole('time');
  await expect(added).toHaveText('20 November 2026');
  await expect(added).toHaveAttribute('datetime', /^2026-11-20T/);
  const tags = linksBelow(article, '/services/tags/');
  expect(await slugsOf(tags)).toEqual([
    'project-management',
    'task-management',
    'product-development',
    'mcp',
  ]);
  await tags.first().click();
  await expectAddress(page, '/services/tags/project-management');
});

test('pages of services open with the verdict and a price, and are short', async ({page}) => {
  test.slow();
  for (const {width, median} of [
    {width: 1280, median: 3400},
    {width: 390, median: 5200},
  ]) {
    await page.setViewportSize({width, height: 800});
    const heights: Record<string, number> = {};
    for (const slug of SERVICES) {
      await page.goto(`/services/${slug}/`);
      heights[slug] = await page.evaluate(() => document.documentElement.scrollHeight);
    }
    const sorted = Object.values(heights).sort((one, other) => one - other);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(median);
    if (width === 1280) {
      expect(heights['cloudflare-r2']).toBeLessThanOrEqual(3600);
    }
  }
  await page.setViewportSize({width: 1280, height: 800});
  for (const locale of LOCALES) {
    await page.goto(at(locale, '/services/cloudflare-r2/'));
    const top = (await navbarOf(page, locale).boundingBox())!;
    const verdict = page.getByRole('article').getByRole('paragraph').first();
    const price = verdict.locator('.sourced').first();
    const from = async (part: Locator) => (await part.boundingBox())!.y - top.y;
    expect(await from(verdict), 'below the announcement').toBeLessThanOrEqual(150);
    expect(await from(price), 'below the announcement').toBeLessThanOrEqual(270);
  }
});

test('a service links to the comparison with as many alternatives as it names', async ({page}) => {
  const main = page.getByRole('main');
  const comparison = main.locator('article a[href*="/compare?pick=cloudflare-r2,"]');
  await open(page, '/services/cloudflare-r2');
  const named = Number(/\d+/.exec(await comparison.innerText())?.[0]);
  await withinDocument(page, async () => {
    await comparison.click();
    await expect(page).toHaveURL(/\/compare\?pick=cloudflare-r2,/);
  });
  expect(new URL(page.url()).searchParams.get('pick')!.split(',')).toHaveLength(1 + named);
});

test('a mark in the article opens the folded list at its fact', async ({page}) => {
  await open(page, '/services/cloudflare-r2');
  const mark = page.locator('article a[href^="#source-"][aria-label]:visible').last();
  const entry = page.locator((await mark.getAttribute('href'))!);
  await expect(entry).toBeHidden();
  await mark.click();
  await expect(entry).toBeInViewport();
});

test('a service page links to the next newer and older service', async ({page, request}) => {
  const titles = await newestTitles(request);
  const index = titles.indexOf('Linear');
  await open(page, '/services/linear');
  await expect(page.getByRole('link', {name: 'Newer post'})).toContainText(titles[index - 1]!);
  await page.getByRole('link', {name: 'Older post'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(titles[index + 1]!);
});

test('source marks scroll to the list of sources', async ({page}) => {
  for (const path of ['/services/linear', '/companies/cloudflare']) {
    await open(page, path);
    const mark = page.locator('article a[href^="#source-"][aria-label]:visible').last();
    await expect(mark).toHaveAccessibleName(`Source ${await mark.innerText()}`);
    const hash = await mark.getAttribute('href');
    await withinDocument(page, async () => {
      await mark.click();
      await expectAddress(page, `${path}${hash}`);
    });
    const entry = page.locator(hash!);
    await expect(entry).toBeInViewport();
    const navbar = (await navbarOf(page).boundingBox())!;
    await expect
      .poll(() => entry.evaluate((element) => element.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(navbar.height);
  }
});

test('a value shows until when it is valid, and that it has expired afterwards', async ({page}) => {
  const price = page.locator('#value-entry-price');
  await page.clock.setFixedTime(new Date('2026-12-31T12:00:00'));
  await open(page, '/services/backlog');
  await expect(price).toContainText('valid until 31 Dec 2026');
  await page.clock.setFixedTime(new Date('2027-01-01T12:00:00'));
  await open(page, '/ja/services/backlog');
  await expect(price).toContainText('2026年12月31日まで有効でした');
});

test('the correction form is prefilled with the source and the value', async ({page}) => {
  for (const path of [`/services/${SERVICES[0]}`, `/companies/${COMPANIES[0]}`]) {
    await open(page, path);
    await page.getByText(/^\d+ facts$/).click();
    const entries = await page.locator('li[id^="source-"]').all();
    expect(entries.length, path).toBeGreaterThan(0);
    for (const entry of entries) {
      const links = await entry
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      const report = new URL(links.at(-1)!);
      expect.soft(report.pathname, path).toMatch(/\/issues\/new$/);
      const form = report.searchParams;
      const id = await entry.getAttribute('id');
      expect.soft(form.get('field'), path).toBe(id?.replace(/^source-/, ''));
      expect.soft(form.get('source'), path).toBe(links[0]);
      expect.soft(await entry.innerText(), path).toContain(form.get('shown')!.slice(0, 20));
    }
  }
});

test('only services that end or are restricted have a notice above their values', async ({
  page,
}) => {
  const panel = page.locator(NOTICE);
  for (const {slug, notice} of ENDED) {
    await open(page, `/services/${slug}`);
    await expect(panel.getByText(notice, {exact: true}), slug).toBeVisible();
    await expect(panel.getByRole('paragraph').first(), slug).toBeVisible();
    await expect(panel.getByRole('link').last(), slug).toHaveAttribute('href', /^https:/);
  }
  await open(page, '/services/linear');
  const article = page.getByRole('article');
  const {active, ...others} = LIFECYCLE_STATES;
  await expect(article.getByText(active.en, {exact: true})).toBeVisible();
  for (const state of Object.values(others)) {
    await expect(article.getByText(state.en, {exact: true})).toHaveCount(0);
  }
  await expect(panel).toHaveCount(0);
});

test('the badge is copied as Markdown that shows it and leads to the page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/ja/services/minio/');
  const main = page.getByRole('main');
  await main.locator('summary').filter({hasText: 'コピー'}).click();
  await main.getByRole('link', {name: 'バッジ（Markdown）', exact: true}).click();
  await expect(main.getByRole('status').filter({hasText: 'コピーしました'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const [link] = nodesOf(copied, 'link');
  expect(link!.url).toBe(new URL('/ja/services/minio', page.url()).href);
  const [image] = nodesOf(link!, 'image');
  expect(image!.alt).toBe('MinIO');
  // As a README shows it.
  await page.setContent(`<img src="${image!.url}" alt="">`);
  const width = () => page.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(width).toBeGreaterThan(100);
});

test('the steps in an article are folded, and the contents open them', async ({page}) => {
  await open(page, '/services/cloudflare-r2');
  const command = page.getByRole('article').getByText('npx wrangler@4 dev');
  await expect(command).toBeHidden();
  await page
    .getByRole('navigation', {name: 'On this page'})
    .getByRole('link', {name: 'How you use it'})
    .click();
  await expect(command).toBeVisible();

  await open(page, '/services/minio');
  await expect(page.getByRole('article').getByText('Steps', {exact: true})).toHaveCount(0);
});
