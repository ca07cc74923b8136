/** Reading without a connection, by the service worker that the build has written. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {Locale} from '../../src/catalogue/vocabulary';
import {COPIED} from '../../src/components/CopyNotice/copied';
import {findBarriers} from './accessibility';
import {
  at,
  expect,
  ja,
  LOCALES,
  navbarOf,
  open,
  say,
  test as base,
  TEXTS,
  withinDocument,
} from './fixtures';
import {type Host, startHost} from './host';

base.use({serviceWorkers: 'allow'});

/** Each test has a host of its own: workers and caches belong to an origin, and hosts are broken here. */
const test = base.extend<{host: Host}>({
  // eslint-disable-next-line no-empty-pattern -- the form that Playwright asks for
  host: async ({}, use) => {
    const host = await startHost('build');
    await use(host);
    await host.stop();
  },
  baseURL: async ({host}, use) => {
    await use(host.url);
  },
});

const SEARCH = say('Search', ja.pages['theme.SearchBar.label']);
const OFFLINE = say('Reading offline', ja.pages['offline.title']);
const KEPT = say('Readable without a connection', ja.pages['offline.kept']);
const AGAIN = say('Try again', ja.pages['offline.again']);
const COPY = say(
  'The site did not answer. This is a copy of the page as it was on {date}.',
  ja.pages['offline.copy'],
);
const LIST = say('What you can read now', ja.pages['offline.copy.list']);

const UNREACHABLE = /Failed to load resource|ERR_/;

/** Waits until the worker of the language answers for the page and has kept what it was told. */
async function waitForWorker(page: Page, path: string): Promise<void> {
  await page.evaluate(async () => {
    const {active} = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') {
      await new Promise((resolve) => active?.addEventListener('statechange', resolve));
    }
  });
  await waitForKept(page, path);
}

const waitForKept = (page: Page, path: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        async (key) => Boolean(await caches.match(key, {ignoreSearch: true})),
        new URL(path, page.url()).href,
      ),
    )
    .toBe(true);

const goToServices = (page: Page, locale: Locale): Promise<void> =>
  navbarOf(page, locale).getByRole('link', {name: TEXTS.services[locale], exact: true}).click();

const h1 = (page: Page) => page.getByRole('heading', {level: 1});

for (const locale of LOCALES) {
  test(`${locale}: what was read, the lists and the search are there without a connection`, async ({
    page,
    host,
    allowProblem,
  }) => {
    allowProblem(UNREACHABLE);
    await open(page, at(locale, '/services/linear/'));
    await waitForWorker(page, at(locale, '/services/linear/'));
    // A page that the router has drawn counts as read as well.
    await page
      .getByRole('contentinfo')
      .getByRole('link', {name: say('Blog', ja.footer['link.item.label.Blog'])[locale]})
      .click();
    await waitForKept(page, at(locale, '/blog/'));
    await host.stop();

    for (const [path, heading] of [
      ['/services/linear', 'Linear'],
      ['/blog?x=1', say('Blog', ja.pages['blog.title'])[locale]],
      ['/services/', TEXTS.services[locale]],
      ['/compare', /./],
    ] as const) {
      await open(page, at(locale, path));
      await expect(h1(page)).toHaveText(heading);
      await expect(page.getByRole('alert')).toBeHidden();
    }
    const box = page.getByRole('combobox', {name: SEARCH[locale], exact: true}).first();
    await box.fill('redmine');
    await expect(page.getByRole('option').first()).toContainText('Redmine');

    await page.goto(at(locale, '/services/redmine?x=1#sources'));
    await expect(h1(page)).toHaveText(OFFLINE[locale]);
    await expect(page.getByRole('main')).toContainText(at(locale, '/services/redmine?x=1'));
    await expect(page.getByRole('heading', {name: KEPT[locale], exact: true})).toBeVisible();
    const kept = page.getByRole('main').getByRole('listitem');
    await expect(kept.filter({hasText: 'Linear'})).toBeVisible();
    await expect(kept.filter({hasText: OFFLINE[locale]})).toHaveCount(0);
    await kept.getByRole('link', {name: 'Linear', exact: true}).click();
    await expect(h1(page)).toHaveText('Linear');
    await page.goBack();

    await expect(h1(page)).toHaveText(OFFLINE[locale]);
    const again = page.getByRole('main').getByRole('link', {name: AGAIN[locale], exact: true});
    await expect(again).toHaveAttribute('href', at(locale, '/services/redmine?x=1#sources'));
    // The page is there as soon as the host is, whether or not the reader tries again.
    await host.start();
    await expect(h1(page)).toHaveText('Redmine', {timeout: 15_000});
  });
}

for (const locale of LOCALES) {
  test(`${locale}: a copy says of which day it is, until the host has the same page`, async ({
    page,
    context,
    host,
    allowProblem,
  }) => {
    allowProblem(UNREACHABLE);
    const today = new Intl.DateTimeFormat(locale, {dateStyle: 'long'}).format();
    const notice = page
      .getByRole('status')
      .filter({hasText: COPY[locale].replace('{date}', today)});
    const linear = at(locale, '/services/linear/');
    await open(page, linear);
    await waitForWorker(page, linear);
    await expect(notice).toBeHidden();

    // The router draws the next page from what is kept; the worker learns that the host is away.
    await host.stop();
    await withinDocument(page, async () => {
      await goToServices(page, locale);
      await expect(h1(page)).toHaveText(TEXTS.services[locale]);
      await expect(notice).toBeVisible();
    });
    await open(page, linear);
    await expect(notice).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await notice.getByRole('link', {name: LIST[locale], exact: true}).click();
    await expect(h1(page)).toHaveText(OFFLINE[locale]);
    await expect(notice).toBeHidden();

    // A page of another build is not what the reader sees; the copy stays one.
    await open(page, linear);
    const html = readFileSync(`build${linear}index.html`, 'utf8');
    const body = html.replaceAll('runtime~main.', 'runtime~main.other.');
    host.answers.set(linear, {status: 200, type: 'text/html; charset=utf-8', body});
    await host.start();
    const reconnect = async () => {
      await context.setOffline(true);
      const compared = page.waitForEvent('requestfinished', (request) =>
        request.url().endsWith(linear),
      );
      await context.setOffline(false);
      await compared;
    };
    await reconnect();
    await expect(notice).toBeVisible();
    host.answers.clear();
    await reconnect();
    await expect(notice).toBeHidden();

    await host.stop();
    await open(page, linear);
    await expect(notice).toBeVisible();
    await host.start();
    await goToServices(page, locale);
    await expect(h1(page)).toHaveText(TEXTS.services[locale]);
    await expect(notice).toBeHidden();
  });
}

test('what is new shows at once, a slow host is waited for only so long, a broken one not at all', async ({
  page,
  host,
  allowProblem,
}) => {
  allowProblem(UNREACHABLE);
  const type = 'text/html; charset=utf-8';
  const html = readFileSync('build/docs/index.html', 'utf8');
  const publish = (text: string) => {
    const body = html.replaceAll('<h1>Introduction</h1>', `<h1>${text}</h1>`);
    expect(body).not.toBe(html);
    // Without scripts the page stays as it was sent.
    host.answers.set('/docs/', {status: 200, type, body: body.replace(/<script src[^>]*>/g, '')});
  };
  const copy = page.locator(`html[${COPIED}]`);
  await open(page, '/docs/');
  await waitForWorker(page, '/docs/');
  for (const text of ['A second edition', 'A third edition']) {
    publish(text);
    await page.goto('/docs/');
    await expect(h1(page)).toHaveText(text);
    await expect(copy).toHaveCount(0);
  }
  for (const answer of [{status: 503, type, body: 'out of order'}, 'never'] as const) {
    host.answers.set('/docs/', answer);
    await page.goto('/docs/');
    await expect(h1(page)).toHaveText('A third edition');
    await expect(copy).toHaveCount(1);
  }

  // Only what belongs to pages is kept, and of that not without end.
  const addresses = await page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys()) {
      all.push(...(await (await caches.open(name)).keys()).map(({url}) => url));
    }
    return all;
  });
  expect(addresses.filter((address) => !address.startsWith(host.url))).toEqual([]);
  expect(addresses.filter((address) => /\.xml|feed\.json/.test(address))).toEqual([]);
});

test('a build without reading offline takes the worker away, with all that it has kept', async ({
  page,
  context,
  host,
  allowProblem,
}) => {
  allowProblem(/googletagmanager/);
  await context.route(/googletagmanager/, (route) => route.abort());
  await open(page, '/docs/');
  await waitForWorker(page, '/docs/');
  await page.evaluate(() => caches.open('of-another-site'));
  host.publish('build-variant');
  await open(page, '/docs/');
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        await caches.keys(),
      ]),
    )
    .toEqual([0, ['of-another-site']]);
});
