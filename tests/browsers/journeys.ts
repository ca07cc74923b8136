/**
 * What readers do on the site, from the first page of a visit on. Every browser runs the same
 * steps.
 */
import {expect} from 'vitest';
import pages from '../../i18n/ja/code.json';
import navbar from '../../i18n/ja/docusaurus-theme-classic/navbar.json';
import {QUANTITY_WORDS} from '../../src/catalogue/costs/estimate';
import type {Locale, Localized} from '../../src/catalogue/vocabulary';
import {TEXTS as SIDES} from '../../src/compare/ui/sidesTexts';
import {fill, TEXTS as LIST} from '../../src/compare/ui/texts';
import {TEXTS as ESTIMATE} from '../../src/components/Estimate/texts';
import type {Host} from '../e2e/host';
import type {Tab} from './tab';

type Surroundings = {readonly tab: Tab; readonly host: Host; readonly locale: Locale};
type Journey = {
  readonly name: string;
  /** Viewport width in pixels, for journeys on a phone. */
  readonly width?: number;
  /** Problems that belong to it; any other lets it fail. */
  readonly allowed?: RegExp;
  /** Whether it asks for problems, which not every driver tells. */
  readonly isAboutProblems?: boolean;
  readonly run: (surroundings: Surroundings) => Promise<void>;
};

const say = (en: string, ja: {readonly message: string}): Localized => ({en, ja: ja.message});
const at = (locale: Locale, path: string): string => (locale === 'en' ? path : `/ja${path}`);

const WORDS = {
  search: say('Search', pages['theme.SearchBar.label']),
  languages: {en: 'English', ja: '日本語'},
  colours: {en: 'Switch between dark and light mode', ja: 'ダークモードを切り替える'},
  close: say('Close', pages['theme.AnnouncementBar.closeButtonAriaLabel']),
  openMenu: say('Toggle navigation bar', pages['theme.docs.sidebar.toggleSidebarButtonAriaLabel']),
  closeMenu: say('Close navigation bar', pages['theme.docs.sidebar.closeSidebarButtonAriaLabel']),
  services: say('Services', navbar['item.label.Services']),
  notFound: say('Page Not Found', pages['theme.NotFound.title']),
  kind: say('Kind', pages['changes.filter.kind']),
  skip: say('Skip to main content', pages['theme.common.skipToMainContent']),
  source: say(', source', pages['value.source']),
} as const satisfies Record<string, Localized>;

/** One path of each kind of page. */
const KINDS = [
  '/',
  '/search/?q=storage',
  '/services/',
  '/services/linear/',
  '/services/archive/',
  '/services/tags/',
  '/services/tags/oss/',
  '/companies/cloudflare/',
  '/compare/',
  '/compare/?category=object-storage',
  '/compare/?pick=amazon-s3,cloudflare-r2&storedGb=1000&egressGb=1000',
  '/changes/',
  '/docs/',
  '/docs/categories/storage/?storedGb=1000&egressGb=1000',
  '/blog/',
];

/** What is kept and sent in a month, and its sums as tests/content/estimates.test.ts works them out. */
const USE = '1000';
const SUMS: readonly Localized[] = [
  {en: '14.85 USD', ja: '14.85ドル'},
  {en: '127.60 USD', ja: '127.60ドル'},
];

/** What browsers say of a host that they cannot reach. */
const UNREACHABLE = /Failed to load resource|ERR_|NetworkError|Error Response/;

const theme = (): string | undefined => document.documentElement.dataset.theme;

const looks = (width: number): Journey => ({
  name: `pages fit a width of ${width} and show their pictures`,
  width,
  async run({tab, locale}) {
    for (const path of KINDS) {
      await tab.open(at(locale, path));
      expect(await tab.evaluate(() => window.innerWidth, null)).toBe(width);
      const excess = await tab.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
        null,
      );
      expect(excess, `width of ${path}`).toBeLessThanOrEqual(0);
      await tab.evaluate(() => {
        for (const image of document.images) {
          image.loading = 'eager';
        }
      }, null);
      const missing = () =>
        [...document.images]
          .filter(
            ({complete, naturalWidth, currentSrc}) => currentSrc && !(complete && naturalWidth),
          )
          .map(({currentSrc}) => currentSrc);
      await tab.expectValue(missing, null, [], `missing pictures of ${path}`);
    }
  },
});

const slugs = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('tr[data-slug]')].map(({dataset}) => dataset.slug!);

const estimate = (width: number): Journey => ({
  name: `two services are picked, compared and their costs estimated at a width of ${width}`,
  width,
  async run({tab, locale}) {
    const sums = () =>
      [...document.querySelectorAll('li[data-slug]')].map(({textContent}) =>
        textContent.replace(/\s+/g, ' '),
      );
    const expectSums = (message: string) =>
      tab.expectValue(
        (wanted) => {
          const shown = [...document.querySelectorAll('li[data-slug]')].map(({textContent}) =>
            textContent.replace(/\s+/g, ' '),
          );
          return wanted.map((sum, index) => shown[index]?.includes(sum));
        },
        SUMS.map((sum) => sum[locale]),
        [true, true],
        message,
      );
    await tab.open(at(locale, '/compare/'));
    for (const name of ['Amazon S3', 'Cloudflare R2']) {
      await tab.choose('checkbox', fill(LIST.pick[locale], {name}));
    }
    await tab.choose('button', fill(LIST.compare[locale], {count: 2}));
    await tab.expectAddress(at(locale, '/compare?pick=amazon-s3,cloudflare-r2'));
    await tab.find('button', SIDES.record[locale]);
    expect(await tab.evaluate(sums, null)).toEqual([]);
    await tab.fill('spinbutton', QUANTITY_WORDS.storedGb.label[locale], USE);
    await tab.fill('spinbutton', QUANTITY_WORDS.egressGb.label[locale], USE);
    await expectSums('sums');
    await tab.expectAddress(
      at(locale, `/compare?pick=amazon-s3,cloudflare-r2&storedGb=${USE}&egressGb=${USE}`),
    );
    await tab.reload();
    await expectSums('sums after a reload');
    await tab.choose('button', ESTIMATE.lines[locale], {isExact: false});
    await tab.find('link', 'developers.cloudflare.com');
  },
});

export const JOURNEYS: readonly Journey[] = [
  looks(1280),
  looks(390),
  {
    name: 'nothing is in the console, and the policy blocks only what the site does not ask for',
    isAboutProblems: true,
    allowed: /elsewhere\.example/,
    async run({tab, locale}) {
      for (const path of KINDS) {
        await tab.open(at(locale, path));
        await tab.evaluate(() => {
          window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'});
        }, null);
        await tab.find('heading', '', {isExact: false});
      }
      expect(tab.problems).toEqual([]);
      await tab.evaluate(() => {
        new Image().src = 'https://elsewhere.example/picture.png';
      }, null);
      await expect.poll(() => tab.problems.join()).toContain('policy: img-src');
    },
  },
  {
    name: 'the first key leads past the bar',
    async run({tab, locale}) {
      await tab.open(at(locale, '/docs/'));
      await tab.press('Tab');
      const focused = () => document.activeElement?.textContent.trim();
      expect(await tab.evaluate(focused, null)).toBe(WORDS.skip[locale]);
      await tab.press('Enter');
      await tab.expectFocus('main', 'the content');
      await tab.press('Tab');
      await tab.expectFocus('main *', 'what is first in the content');
    },
  },
  {
    name: 'a service is found by key alone',
    async run({tab, locale}) {
      await tab.open(at(locale, '/docs/'));
      await tab.tabTo('combobox', WORDS.search[locale]);
      await tab.type('redmine');
      await tab.find('option', 'Redmine', {isExact: false});
      await tab.press('ArrowDown');
      await tab.press('Enter');
      await tab.expectAddress(at(locale, '/services/redmine'));
      await tab.find('heading', 'Redmine');
      await tab.expectFocus('main', 'the content');
    },
  },
  {
    name: 'the menu of languages opens by key, and Escape closes it and leads back',
    async run({tab, locale}) {
      const other = WORDS.languages[locale === 'en' ? 'ja' : 'en'];
      await tab.open(at(locale, '/docs/'));
      await tab.expectGone('link', other);
      const button = await tab.tabTo('button', WORDS.languages[locale]);
      await tab.press('Enter');
      await tab.tabTo('link', other);
      await tab.press('Escape');
      await tab.expectGone('link', other);
      await tab.expectFocus(button, 'the button of the menu');
    },
  },
  {
    name: 'a source opens and closes by key',
    async run({tab, locale}) {
      await tab.open(at(locale, '/services/linear/'));
      await tab.press('Tab');
      await tab.press('Enter');
      await tab.expectFocus('main', 'the content');
      const source = await tab.tabTo('button', WORDS.source[locale], {isExact: false});
      const isOpen = (selector: string) =>
        document.querySelector(selector)!.parentElement!.hasAttribute('open');
      for (const [key, state] of [
        ['Enter', true],
        ['Enter', false],
        [' ', true],
      ] as const) {
        await tab.press(key);
        await tab.expectValue(isOpen, source, state, `source after "${key}"`);
      }
    },
  },
  estimate(1280),
  estimate(390),
  {
    name: 'a category is filtered by number and sorted by column',
    async run({tab, locale}) {
      const search = '/compare?category=object-storage';
      const [wasabi, r2] = ['wasabi-hot-cloud-storage', 'cloudflare-r2'];
      await tab.open(at(locale, '/compare/?category=object-storage&sort=storage-price'));
      await tab.expectValue(
        () => document.querySelectorAll('tr[data-slug]').length,
        null,
        6,
        'rows',
      );
      await tab.click('details:has([data-facet="storage-price"]) > summary');
      await tab.click('[data-facet="storage-price"] input:nth-of-type(2)');
      await tab.type('0.016');
      await tab.expectValue(slugs, null, [wasabi, r2], 'rows that fit');
      await tab.press('Escape');
      await tab.click('th[aria-sort="ascending"] button');
      await tab.expectValue(slugs, null, [r2, wasabi], 'rows the other way round');
      await tab.expectAddress(at(locale, `${search}&storage-price=..0.016&sort=-storage-price`));
      await tab.reload();
      await tab.expectValue(slugs, null, [r2, wasabi], 'rows after a reload');
      await tab.choose('button', LIST.clear[locale]);
      await tab.expectValue(
        () => document.querySelectorAll('tr[data-slug]').length,
        null,
        6,
        'rows',
      );
      await tab.goBack();
      await tab.expectValue(slugs, null, [r2, wasabi], 'rows after Back');
    },
  },
  {
    name: 'on a phone the list shows one value, is sorted by a box and filtered',
    width: 390,
    async run({tab, locale}) {
      await tab.open(at(locale, '/compare/'));
      const shown = () =>
        [...document.querySelectorAll<HTMLElement>('tr[data-slug]:first-of-type td[data-field]')]
          .filter((cell) => cell.checkVisibility())
          .map(({dataset}) => dataset.field);
      await tab.expectValue(shown, null, ['pricing'], 'value shown');
      await tab.click('label:has(> input[name="field"][value="free"])');
      await tab.expectValue(shown, null, ['free'], 'value shown');
      await tab.select(await tab.find('combobox', LIST.sort[locale]), 'oldest');
      await tab.expectValue(
        () => document.querySelector('tr[data-slug]')!.getAttribute('data-slug'),
        null,
        'jira',
        'first row',
      );
      await tab.choose('button', LIST.filters[locale]);
      await tab.click('details:has([data-facet="tag"]) > summary');
      await tab.click('[data-facet="tag"] label:has(input[value="object-storage"])');
      await tab.expectValue(
        () => document.querySelectorAll('tr[data-slug]').length,
        null,
        6,
        'rows',
      );
      await tab.expectAddress(at(locale, '/compare?tag=object-storage&sort=oldest&field=free'));
    },
  },
  {
    name: 'the list of contents stays in view',
    async run({tab, locale}) {
      for (const path of ['/docs/contributing/', '/services/linear/']) {
        await tab.open(at(locale, path));
        await tab.evaluate(() => {
          window.scrollTo({top: 1200, behavior: 'instant'});
        }, null);
        await tab.expectValue(
          () => {
            const list = document.querySelector('.table-of-contents')!.getBoundingClientRect();
            const bar = document.querySelector('.navbar')!.getBoundingClientRect();
            return [window.scrollY, list.top >= bar.bottom && list.top < window.innerHeight / 2];
          },
          null,
          [1200, true],
          `place of the page and list in view on ${path}`,
        );
      }
    },
  },
  {
    name: 'the search box finds a service and Enter opens it',
    async run({tab, locale}) {
      await tab.open(at(locale, '/docs/'));
      await tab.choose('combobox', WORDS.search[locale]);
      await tab.type('redmine');
      await tab.find('option', 'Redmine', {isExact: false});
      await tab.press('ArrowDown');
      await tab.press('Enter');
      await tab.find('heading', 'Redmine');
    },
  },
  {
    name: 'the results page answers the query in the URL',
    async run({tab, locale}) {
      await tab.open(at(locale, '/search/?q=redmine'));
      await tab.choose('link', 'Redmine', {isExact: false});
      await tab.find('heading', 'Redmine');
    },
  },
  {
    name: 'the language menu keeps the path, query and hash',
    async run({tab, locale}) {
      const other = locale === 'en' ? 'ja' : 'en';
      await tab.open(at(locale, '/services/linear/?x=1#sources'));
      await tab.choose('button', WORDS.languages[locale]);
      await tab.choose('link', WORDS.languages[other]);
      await tab.expectAddress(at(other, '/services/linear?x=1#sources'));
      await tab.expectValue(() => document.documentElement.lang, null, other, 'language');
    },
  },
  {
    name: 'the colour mode can be changed and is remembered',
    async run({tab, locale}) {
      await tab.open(at(locale, '/docs/'));
      expect(await tab.evaluate(theme, null)).toBe('light');
      await tab.choose('button', WORDS.colours[locale], {isExact: false});
      await tab.expectValue(theme, null, 'dark', 'colour mode');
      await tab.reload();
      await tab.expectValue(theme, null, 'dark', 'colour mode after a reload');
    },
  },
  {
    name: 'the announcement stays closed after it is dismissed',
    async run({tab, locale}) {
      await tab.open(at(locale, '/'));
      await tab.choose('button', WORDS.close[locale]);
      await tab.expectGone('button', WORDS.close[locale]);
      await tab.open(at(locale, '/docs/'));
      await tab.expectGone('button', WORDS.close[locale]);
    },
  },
  {
    name: 'the mobile menu opens, leads to a page and closes',
    width: 390,
    async run({tab, locale}) {
      await tab.open(at(locale, '/'));
      await tab.choose('button', WORDS.openMenu[locale]);
      await tab.find('button', WORDS.closeMenu[locale]);
      await tab.choose('link', WORDS.services[locale]);
      await tab.expectAddress(at(locale, '/services'));
      await tab.find('heading', WORDS.services[locale]);
      await tab.expectValue(
        () => document.querySelectorAll('main:is([inert], [inert] *)').length,
        null,
        0,
        'content out of reach',
      );
    },
  },
  {
    name: 'a disclosure opens with the mouse and closes with the keyboard',
    async run({tab, locale}) {
      await tab.open(at(locale, '/services/linear/'));
      const disclosure = await tab.evaluate(() => {
        const summary = [...document.querySelectorAll('main details:not([open]) > summary')].find(
          (one) => one.checkVisibility() && one.getBoundingClientRect().height > 0,
        );
        summary?.setAttribute('id', 'journey');
        return summary !== undefined;
      }, null);
      expect(disclosure).toBe(true);
      const isOpen = () => document.getElementById('journey')!.parentElement!.hasAttribute('open');
      await tab.click('#journey');
      await tab.expectValue(isOpen, null, true, 'disclosure');
      await tab.press('Enter');
      await tab.expectValue(isOpen, null, false, 'disclosure after Enter');
    },
  },
  {
    name: 'the table of contents scrolls to a section',
    async run({tab, locale}) {
      await tab.open(at(locale, '/docs/contributing/'));
      const hash = await tab.evaluate(() => {
        const links = document.querySelectorAll<HTMLAnchorElement>('.table-of-contents a');
        const last = links[links.length - 1]!;
        last.setAttribute('id', 'journey');
        return decodeURIComponent(last.hash);
      }, null);
      await tab.click('#journey');
      await tab.expectValue(
        (id) => {
          const {top} = document.getElementById(id)!.getBoundingClientRect();
          return top >= 0 && top < window.innerHeight;
        },
        hash.slice(1),
        true,
        `${hash} in view`,
      );
    },
  },
  {
    name: 'an unknown path shows the 404 page',
    allowed: /\b404\b/,
    async run({tab, locale}) {
      await tab.open(at(locale, '/no/such/page'));
      await tab.find('heading', WORDS.notFound[locale]);
    },
  },
  {
    name: 'a comparison opens its decision record, and Back returns to the previous page',
    async run({tab, locale}) {
      await tab.open(at(locale, '/docs/'));
      await tab.open(at(locale, '/compare/?pick=amazon-s3,cloudflare-r2'));
      await tab.choose('button', SIDES.record[locale]);
      await tab.find('dialog', SIDES.recordTitle[locale], {isExact: false});
      await tab.press('Escape');
      await tab.expectValue(
        () => document.querySelectorAll('dialog[open]').length,
        null,
        0,
        'open dialogs',
      );
      await tab.goBack();
      await tab.expectAddress(at(locale, '/docs'));
    },
  },
  {
    name: 'changes are filtered by the URL',
    async run({tab, locale}) {
      const count = () => document.querySelectorAll('main section li time').length;
      await tab.open(at(locale, '/changes/'));
      const all = await tab.evaluate(count, null);
      await tab.open(at(locale, '/changes/?kind=lifecycle'));
      // The text of the label includes the options.
      await tab.find('combobox', WORDS.kind[locale], {isExact: false});
      const filtered = await tab.evaluate(count, null);
      expect(filtered).toBeGreaterThan(0);
      expect(filtered).toBeLessThan(all);
    },
  },
  {
    name: 'what was read is there without a connection',
    allowed: UNREACHABLE,
    async run({tab, host, locale}) {
      const linear = at(locale, '/services/linear/');
      const expectKept = (wanted: readonly string[]) =>
        tab.expectValue(
          async (paths) => {
            const kept = new Set<string>();
            for (const name of await caches.keys()) {
              // What the worker keeps has its revision in the query.
              for (const {url} of await (await caches.open(name)).keys()) {
                kept.add(new URL(url).pathname);
              }
            }
            return paths.filter((path) => !kept.has(path));
          },
          wanted,
          [],
          'what is not kept',
        );
      await tab.open(linear);
      await expectKept([linear]);
      await tab.choose('link', WORDS.services[locale]);
      await tab.expectAddress(at(locale, '/services'));
      await expectKept([at(locale, '/services/')]);
      await host.stop();
      try {
        await tab.open(linear);
        await tab.find('heading', 'Linear');
        await tab.open(at(locale, '/services/'));
        await tab.find('heading', WORDS.services[locale]);
      } finally {
        await host.start();
      }
    },
  },
];
