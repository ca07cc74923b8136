import type {APIRequestContext, Locator, Page} from '@playwright/test';
import {
  ANSWERS,
  FIELDS,
  LICENSE_CLASSES,
  LIFECYCLE_STATES,
  type Locale,
  OTHER_FIELDS,
  PRICING_MODELS,
} from '../../src/catalogue/vocabulary';
import {
  at,
  COMPANIES,
  expect,
  expectAddress,
  ja,
  LOCALES,
  navbarOf,
  open,
  say,
  SERVICES,
  TAGS,
  test,
  TEXTS,
  withinDocument,
} from './fixtures';

const NEWER = say('Newer entries', ja.pages['theme.blog.paginator.newerEntries']);
const OLDER = say('Older entries', ja.pages['theme.blog.paginator.olderEntries']);
const SIDEBAR_TITLE = say('List services', ja.services['sidebar.title']);
const ARCHIVE_TITLE = say('Archive', ja.pages['theme.blog.archive.title']);
const COMPANY_SERVICES = {en: 'Services in this catalogue', ja: '掲載しているサービス'};

const COMPARABLE_VALUES = [
  {en: 'Kind', ja: '種類'},
  {en: 'Vendor', ja: '提供元'},
  ...Object.values(FIELDS),
];

/**
 * The lifecycle notice. It precedes the panel "At a glance"; other admonitions follow the panel.
 */
const NOTICE = 'article .theme-admonition:has(~ * [aria-labelledby="at-a-glance"])';

const ENDED = [
  {slug: 'firebase-studio', notice: LIFECYCLE_STATES.sunset},
  {slug: 'minio', notice: LIFECYCLE_STATES.sunset},
  {slug: 'geospy', notice: LIFECYCLE_STATES.restricted},
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
const linksBelow = (part: Locator, locale: Locale, folder: string): Locator =>
  part.locator(`a[href^="${at(locale, folder)}"]`);

/** Titles of all services in the feed, newest first. */
async function newestTitles(request: APIRequestContext, locale: Locale): Promise<string[]> {
  const response = await request.get(at(locale, '/services/feed.json'));
  const {items} = (await response.json()) as {items: {title: string; date_modified: string}[]};
  return [...items]
    .sort((one, other) => other.date_modified.localeCompare(one.date_modified))
    .map(({title}) => title);
}

/**
 * Parses the HTML of a page in the browser.
 * @returns the source marks of the article, and the entries of the list of sources with the URLs of
 * their links
 */
async function readSources(page: Page, html: string) {
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/html');
    return {
      marks: [...document.querySelectorAll('article a[href^="#source-"][aria-label]')].map(
        (mark) => ({
          number: mark.textContent,
          target: mark.getAttribute('href')!.slice(1),
        }),
      ),
      entries: [...document.querySelectorAll('li[id^="source-"]')].map((entry) => ({
        id: entry.id,
        links: [...entry.querySelectorAll('a')].map((link) => link.getAttribute('href')),
      })),
    };
  }, html);
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test('home lists the six newest services, newest first', async ({page, request}) => {
      await open(page, at(locale, '/'));
      const recent = page.getByRole('region', {name: TEXTS.recentlyAdded[locale]});
      await expect(cardsIn(recent)).toHaveCount(6);
      const expected = (await newestTitles(request, locale)).slice(0, 6);
      expect(await namesOn(cardsIn(recent))).toEqual(expected);
    });

    test('a service on the home page opens its article', async ({page}) => {
      await open(page, at(locale, '/'));
      const recent = page.getByRole('region', {name: TEXTS.recentlyAdded[locale]});
      const link = cardsIn(recent).nth(1).getByRole('heading').getByRole('link');
      const name = await link.innerText();
      const [slug] = await slugsOf(link);
      await withinDocument(page, async () => {
        await link.click();
        await expectAddress(page, at(locale, `/services/${slug}`));
        await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
      });
    });

    test('a row shows key values and links to its tags in the same language', async ({page}) => {
      await open(page, at(locale, '/services'));
      const row = cardsIn(page.getByRole('main')).filter({hasText: 'Cloudflare R2'});
      await expect(row.getByRole('term')).toHaveText(
        [FIELDS.pricingModel, FIELDS.freeTier, FIELDS.license].map((label) => label[locale]),
      );
      await expect(row.getByRole('definition')).toHaveText([
        PRICING_MODELS.usage[locale],
        ANSWERS.yes[locale],
        LICENSE_CLASSES.proprietary[locale],
      ]);
      const tag = linksBelow(row, locale, '/services/tags/').first();
      const href = await tag.getAttribute('href');
      await withinDocument(page, async () => {
        await tag.click();
        await expectAddress(page, href!);
      });
    });

    test('the tabs link the views of the catalogue to each other', async ({page}) => {
      const tabs = page.getByRole('navigation', {
        name: {en: 'Views of the catalogue', ja: 'カタログの表示'}[locale],
      });
      const views = ['/services', '/services/tags', '/companies/company', '/services/archive'];
      for (const path of views) {
        await open(page, at(locale, path));
        await expect(tabs.locator('[aria-current="page"]'), path).toHaveCount(1);
        const hrefs = await tabs
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
        expect(hrefs.sort(), path).toEqual(
          [...views, '/compare']
            .filter((other) => other !== path)
            .map((other) => at(locale, other))
            .sort(),
        );
      }
      await withinDocument(page, async () => {
        await tabs.getByRole('link').first().click();
        await expectAddress(page, at(locale, '/services'));
      });
    });

    test('the list has 18 services on page 1 and 7 on page 2', async ({page, request}) => {
      await open(page, at(locale, '/services'));
      const cards = cardsIn(page.getByRole('main'));
      await expect(cards).toHaveCount(18);
      const firstTitle = await page.title();
      const firstNames = await namesOn(cards);

      await withinDocument(page, async () => {
        await page.getByRole('link', {name: OLDER[locale]}).click();
        await expectAddress(page, at(locale, '/services/page/2'));
        await expect(cards).toHaveCount(7);
      });
      await expect(page).not.toHaveTitle(firstTitle);
      const allNames = [...firstNames, ...(await namesOn(cards))];
      expect(allNames).toEqual(await newestTitles(request, locale));
      expect(new Set(allNames).size).toBe(25);
      await expect(page.getByRole('link', {name: OLDER[locale]})).toHaveCount(0);

      await withinDocument(page, async () => {
        await page.getByRole('link', {name: NEWER[locale]}).click();
        await expectAddress(page, at(locale, '/services'));
        await expect(cards).toHaveCount(18);
      });
      await expect(page).toHaveTitle(firstTitle);
      await expect(page.getByRole('link', {name: NEWER[locale]})).toHaveCount(0);
    });

    test('the sidebar lists all services', async ({page}) => {
      for (const path of ['/services', '/services/page/2', '/services/linear']) {
        await open(page, at(locale, path));
        const sidebar = page.getByRole('complementary').getByRole('navigation');
        await expect(sidebar.getByText(SIDEBAR_TITLE[locale], {exact: true}), path).toBeVisible();
        await expect(sidebar.getByRole('link'), path).toHaveCount(25);
        expect((await slugsOf(sidebar.getByRole('link'))).sort(), path).toEqual(SERVICES);
      }
    });

    test('the sidebar highlights the current service and links to the others', async ({page}) => {
      await open(page, at(locale, '/services/linear'));
      const sidebar = page.getByRole('complementary').getByRole('navigation');
      await expect(sidebar.getByRole('link', {name: 'Linear', exact: true})).toHaveAttribute(
        'aria-current',
        'page',
      );
      await withinDocument(page, async () => {
        await sidebar.getByRole('link', {name: 'GitMCP', exact: true}).click();
        await expect(page.getByRole('heading', {level: 1})).toHaveText('GitMCP');
      });
    });

    test('the sidebar groups services for the same job first, each group sorted by name', async ({
      page,
    }) => {
      await open(page, at(locale, '/services/cloudflare-r2'));
      const sidebar = page.getByRole('complementary').getByRole('navigation');
      const groups = sidebar.getByRole('group');
      await expect(groups).toHaveCount(2);
      const same = {en: 'For the same job', ja: '同じ用途'};
      const links = sidebar.getByRole('group', {name: same[locale]}).getByRole('link');
      expect((await slugsOf(links)).sort()).toEqual([
        'akamai-object-storage',
        'amazon-s3',
        'cloudflare-r2',
        'minio',
        'sakura-cloud-object-storage',
        'wasabi-hot-cloud-storage',
      ]);
      for (const group of await groups.all()) {
        const names = await group.getByRole('link').allTextContents();
        expect(names).toEqual([...names].sort(new Intl.Collator(locale).compare));
      }
      await expect(links.filter({hasText: 'MinIO'}).locator('s')).toHaveText('MinIO');
    });

    test('the table of contents of a service stays in view while the article scrolls', async ({
      page,
    }) => {
      await open(page, at(locale, '/services/cloudflare-r2'));
      const contents = page.getByRole('navigation', {name: TEXTS.contents[locale], exact: true});
      const titles = await page.locator('article .markdown h2').count();
      await page.locator('#sources').scrollIntoViewIfNeeded();
      await contents.getByText(TEXTS.contents[locale]).click();
      const links = contents.getByRole('link');
      await expect(links).toHaveCount(titles);
      await links.first().click();
      await expect(page.locator('article .markdown h2').first()).toBeInViewport({ratio: 1});
    });

    test('the archive lists all services', async ({page}) => {
      await open(page, at(locale, '/services/archive'));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(ARCHIVE_TITLE[locale]);
      const links = page.getByRole('main').getByRole('listitem').getByRole('link');
      await expect(links).toHaveCount(25);
      expect((await slugsOf(links)).sort()).toEqual(SERVICES);
      await withinDocument(page, async () => {
        await links.filter({hasText: 'Linear'}).click();
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Linear');
      });
    });

    test('the tag index lists the 45 tags', async ({page}) => {
      await open(page, at(locale, '/services/tags'));
      const links = linksBelow(page.getByRole('main'), locale, '/services/tags/');
      await expect(links).toHaveCount(45);
      expect((await slugsOf(links)).sort()).toEqual([...TAGS].sort());
    });

    test('a tag page lists its services', async ({page}) => {
      await open(page, at(locale, '/services/tags'));
      const links = linksBelow(page.getByRole('main'), locale, '/services/tags/');
      const link = links.and(page.locator('[href$="/object-storage"]'));
      await expect(link).toHaveAccessibleName(/6$/);
      await withinDocument(page, async () => {
        await link.click();
        await expectAddress(page, at(locale, '/services/tags/object-storage'));
        await expect(cardsIn(page.getByRole('main'))).toHaveCount(6);
      });
      await expect(page.getByRole('heading', {level: 1})).toContainText('6');
      await expect(
        page.getByRole('link', {
          name: {en: 'Compare these {count}', ja: 'この{count}件を比較'}[locale].replace(
            '{count}',
            '6',
          ),
        }),
      ).toHaveAttribute('href', at(locale, '/compare?tag=object-storage'));
      await expect(
        page.getByRole('main').locator(`a[href="${at(locale, '/docs/categories/storage')}"]`),
      ).toBeVisible();
      const headings = cardsIn(page.getByRole('main')).getByRole('heading', {level: 2});
      expect((await slugsOf(headings.getByRole('link'))).sort()).toEqual([
        'akamai-object-storage',
        'amazon-s3',
        'cloudflare-r2',
        'minio',
        'sakura-cloud-object-storage',
        'wasabi-hot-cloud-storage',
      ]);
      const toIndex = say('View all tags', ja.pages['theme.tags.tagsPageLink']);
      await page.getByRole('link', {name: toIndex[locale]}).click();
      await expectAddress(page, at(locale, '/services/tags'));
    });

    test('a company page shows its profile, sources and services', async ({page}) => {
      await open(page, at(locale, '/companies/cloudflare'));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', {level: 1})).toHaveText('Cloudflare');
      await expect(main.getByRole('term')).toContainText([
        OTHER_FIELDS.country[locale],
        OTHER_FIELDS.headquarters[locale],
        OTHER_FIELDS.founded[locale],
      ]);
      await expect(
        main
          .getByRole('definition')
          .filter({hasText: {en: 'United States', ja: 'アメリカ合衆国'}[locale]}),
      ).toBeVisible();
      await expect(main.getByRole('heading', {name: TEXTS.sources[locale]})).toBeVisible();

      await expect(main.getByRole('heading', {name: COMPANY_SERVICES[locale]})).toBeVisible();
      const services = main.getByRole('article').getByRole('article');
      expect((await namesOn(services)).sort()).toEqual([
        'Cloudflare Pages',
        'Cloudflare R2',
        'Cloudflare Workers',
      ]);
      await withinDocument(page, async () => {
        await services.getByRole('heading').getByRole('link', {name: 'Cloudflare R2'}).click();
        await expectAddress(page, at(locale, '/services/cloudflare-r2'));
        await expect(main.getByRole('heading', {level: 1})).toHaveText('Cloudflare R2');
      });
      // The link back is the name of the vendor.
      await page
        .getByRole('region', {name: TEXTS.atAGlance[locale]})
        .getByRole('link', {name: 'Cloudflare', exact: true})
        .click();
      await expectAddress(page, at(locale, '/companies/cloudflare'));
    });

    test('the directory lists the ten companies', async ({page}) => {
      await open(page, at(locale, '/companies/company'));
      const main = page.getByRole('main');
      const links = linksBelow(main, locale, '/companies/');
      await expect(links).toHaveCount(10);
      expect((await slugsOf(links)).sort()).toEqual(COMPANIES);
      const {length} = await slugsOf(linksBelow(main, locale, '/services/'));
      expect(length, 'services of the companies').toBeGreaterThanOrEqual(10);

      const backToAll = {en: 'All companies', ja: '企業一覧'};
      await withinDocument(page, async () => {
        await main.getByRole('link', {name: '37signals', exact: true}).click();
        await expect(main.getByRole('heading', {level: 1})).toHaveText('37signals');
        await main.getByRole('link', {name: backToAll[locale], exact: true}).click();
        await expectAddress(page, at(locale, '/companies/company'));
        await expect(links).toHaveCount(10);
      });
    });

    test('the directory can be filtered by country', async ({page}) => {
      await open(page, at(locale, '/companies/company'));
      const rows = page.getByRole('main').getByRole('rowheader');
      await expect(rows).toHaveCount(10);
      const country = {en: 'Japan', ja: '日本'}[locale];
      await withinDocument(page, async () => {
        await page.getByRole('main').getByRole('button', {name: country}).click();
        await expectAddress(page, at(locale, '/companies/company?country=JP'));
        await expect(rows).toHaveText(
          {en: [/Nulab/, /SAKURA/], ja: [/さくら/, /ヌーラボ/]}[locale],
        );
        await page.goBack();
        await expect(rows).toHaveCount(10);
      });
      await open(page, at(locale, '/companies/company?country=JP'));
      await expect(rows).toHaveCount(2);
    });

    test('a tag page compares its services in a table with links to their values', async ({
      page,
    }) => {
      await open(page, at(locale, '/services/tags/object-storage'));
      const table = page.getByRole('main').getByRole('table');
      await expect(table.getByRole('rowheader')).toHaveCount(6);
      const more = table.getByRole('row').filter({hasText: 'Amazon S3'}).getByRole('link').last();
      await withinDocument(page, async () => {
        await more.click();
        await expectAddress(page, at(locale, '/services/amazon-s3#at-a-glance'));
        await expect(page.getByRole('region', {name: TEXTS.atAGlance[locale]})).toBeInViewport();
      });
    });

    test('a service page shows its values at a glance', async ({page}) => {
      await open(page, at(locale, '/services/linear'));
      const panel = page.getByRole('region', {name: TEXTS.atAGlance[locale]});
      await expect(panel).toBeVisible();
      const terms = panel.getByRole('term');
      await expect(terms).toHaveCount(13);
      await expect(panel.getByRole('definition')).toHaveCount(13);
      for (const [index, label] of COMPARABLE_VALUES.entries()) {
        await expect(terms.nth(index)).toHaveText(label[locale]);
      }
      await expect(panel.getByRole('definition').nth(1)).toContainText('Linear');
      const homepage = {en: 'Website', ja: '公式サイト'};
      await expect(
        page.getByRole('article').getByRole('link', {name: homepage[locale], exact: true}),
      ).toHaveAttribute('href', 'https://linear.app/');
    });

    test('a value reveals its source', async ({page}) => {
      await open(page, at(locale, '/services/linear'));
      const row = page.locator('#value-pricingModel');
      const source = row.getByRole('link').first();
      await expect(source).toBeHidden();
      await row.locator('summary').press('Enter');
      await expect(source).toBeVisible();
      await expect(source).toHaveAttribute('href', /^https:/);
    });

    test('a service links to comparisons with each and with all of its alternatives', async ({
      page,
    }) => {
      const all = {en: 'Compare with alternatives', ja: '代わりのサービスと比較'};
      await open(page, at(locale, '/services/cloudflare-r2'));
      const article = page.getByRole('article');
      const alternatives = article
        .getByRole('listitem')
        .filter({has: page.locator('a[href*="/compare?pick="][aria-label]')});
      const slugs = await alternatives
        .locator(`a[href^="${at(locale, '/services/')}"]`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.split('/').at(-1)!));
      expect(slugs.length).toBeGreaterThan(3);
      const address = (picked: readonly string[]) =>
        at(locale, `/compare?pick=${['cloudflare-r2', ...picked].join(',')}`);
      await expect(article.getByRole('link', {name: all[locale], exact: true})).toHaveAttribute(
        'href',
        address(slugs.slice(0, 3)),
      );
      for (const [index, slug] of slugs.entries()) {
        await expect(alternatives.nth(index).locator('a[aria-label]')).toHaveAttribute(
          'href',
          address([slug]),
        );
      }
      // This service has no alternatives.
      await open(page, at(locale, '/services/firebase-studio'));
      await expect(article).toBeVisible();
      await expect(article.getByRole('link', {name: all[locale], exact: true})).toHaveCount(0);
    });

    test('a cited fact is shortened in the list of sources and shown in full when its mark is followed', async ({
      page,
    }) => {
      await open(page, at(locale, '/services/cloudflare-r2'));
      const entry = page.locator('#source-data-location');
      const text = entry.locator('span').first();
      const isWhole = () => text.evaluate((element) => element.scrollWidth <= element.clientWidth);
      expect(await isWhole()).toBe(false);
      const {height} = (await entry.boundingBox())!;
      await page.locator('article a[href="#source-data-location"][aria-label]').click();
      await expect.poll(isWhole).toBe(true);
      expect((await entry.boundingBox())!.height).toBeGreaterThan(height);
    });

    test('a service page shows the date it was added and its tags', async ({page}) => {
      await open(page, at(locale, '/services/linear'));
      const article = page.getByRole('article');
      const added = article.locator('> footer').getByRole('time');
      await expect(added).toHaveText({en: '20 November 2026', ja: '2026年11月20日'}[locale]);
      await expect(added).toHaveAttribute('datetime', /^2026-11-20T/);
      const tags = linksBelow(article, locale, '/services/tags/');
      expect(await slugsOf(tags)).toEqual([
        'project-management',
        'task-management',
        'product-development',
        'mcp',
      ]);
      await tags.first().click();
      await expectAddress(page, at(locale, '/services/tags/project-management'));
      await expect(
        page.getByRole('main').getByRole('heading').getByRole('link', {name: 'Linear'}),
      ).toBeVisible();
    });

    test('a service page links to the next newer and older service', async ({page, request}) => {
      const titles = await newestTitles(request, locale);
      const index = titles.indexOf('Linear');
      await open(page, at(locale, '/services/linear'));
      const newer = say('Newer post', ja.pages['theme.blog.post.paginator.newerPost']);
      const older = say('Older post', ja.pages['theme.blog.post.paginator.olderPost']);
      await expect(page.getByRole('link', {name: newer[locale]})).toContainText(titles[index - 1]!);
      await page.getByRole('link', {name: older[locale]}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(titles[index + 1]!);
    });

    for (const path of ['/services/linear', '/companies/cloudflare']) {
      test(`source marks on ${path} scroll to the list of sources`, async ({page}) => {
        await open(page, at(locale, path));
        const marks = page.locator('article a[href^="#source-"][aria-label]');
        const count = await marks.count();
        expect(count).toBeGreaterThan(3);
        for (const mark of [marks.first(), marks.nth(count - 1)]) {
          const number = await mark.innerText();
          const label = {en: `Source ${number}`, ja: `出典${number}`}[locale];
          await expect(mark).toHaveAccessibleName(label);
          const hash = await mark.getAttribute('href');
          await withinDocument(page, async () => {
            await mark.click();
            await expectAddress(page, at(locale, `${path}${hash}`));
          });

          const entry = page.locator(hash!);
          await expect(entry).toBeInViewport();
          const navbarBottom = await navbarOf(page, locale).evaluate(
            (navbar) => navbar.getBoundingClientRect().bottom,
          );
          await expect
            .poll(() => entry.evaluate((element) => element.getBoundingClientRect().top))
            .toBeGreaterThanOrEqual(navbarBottom);
          const entries = page.locator('li[id^="source-"]');
          await expect(entries.nth(Number(number) - 1)).toHaveAttribute('id', hash!.slice(1));
        }
      });
    }

    test('each service and company links an external source for each fact', async ({
      page,
      request,
    }) => {
      for (const path of [
        ...SERVICES.map((slug) => `/services/${slug}`),
        ...COMPANIES.map((slug) => `/companies/${slug}`),
      ]) {
        const response = await request.get(at(locale, path));
        const html = await response.text();
        // Without JavaScript, a single link on the page opens the correction form.
        expect.soft(html, path).toMatch(/<noscript><p><a href="?[^">]*\/issues\/new\?/);
        const {marks, entries} = await readSources(page, html);
        expect.soft(entries.length, `sources on ${path}`).toBeGreaterThan(0);
        for (const {id, links} of entries) {
          // The source, and the page it was read through if that is another one.
          expect.soft([1, 2], `links of ${id} on ${path}`).toContain(links.length);
          for (const link of links) {
            expect.soft(link, `source of ${id} on ${path}`).toMatch(/^https:\/\/[^/]+\.[^/]/);
          }
        }
        for (const {number, target} of marks) {
          expect.soft(entries[Number(number) - 1]?.id, `mark ${number} on ${path}`).toBe(target);
        }
      }
    });

    test('a value shows until when it is valid, and that it has expired afterwards', async ({
      page,
    }) => {
      const price = page.locator('#value-entry-price');
      await page.clock.setFixedTime(new Date('2026-12-31T12:00:00'));
      await open(page, at(locale, '/services/backlog'));
      await expect(price).toContainText(
        {en: 'valid until 31 Dec 2026', ja: '2026年12月31日まで有効'}[locale],
      );
      await page.clock.setFixedTime(new Date('2027-01-01T12:00:00'));
      await open(page, at(locale, '/services/backlog'));
      await expect(price).toContainText(
        {en: 'was valid until 31 Dec 2026', ja: '2026年12月31日まで有効でした'}[locale],
      );
    });

    test('the correction form is prefilled with the source and the value', async ({page}) => {
      for (const path of [`/services/${SERVICES[0]}`, `/companies/${COMPANIES[0]}`]) {
        await open(page, at(locale, path));
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

    for (const {slug, notice} of ENDED) {
      test(`${slug} has a notice above its values that explains its state`, async ({page}) => {
        await open(page, at(locale, `/services/${slug}`));
        const panel = page.locator(NOTICE);
        await expect(panel.getByText(notice[locale], {exact: true})).toBeVisible();
        await expect(panel.getByRole('paragraph').first()).toBeVisible();
        await expect(panel.getByRole('link').last()).toHaveAttribute('href', /^https:/);
      });
    }

    test('an active service has no notice', async ({page}) => {
      await open(page, at(locale, '/services/linear'));
      const article = page.getByRole('article');
      await expect(page.getByRole('region', {name: TEXTS.atAGlance[locale]})).toBeVisible();
      const {active, ...others} = LIFECYCLE_STATES;
      await expect(article.getByText(active[locale], {exact: true})).toBeVisible();
      for (const state of Object.values(others)) {
        await expect(article.getByText(state[locale], {exact: true})).toHaveCount(0);
      }
      await expect(page.locator(NOTICE)).toHaveCount(0);
    });
  });
}
