/**
 * What readers do on the site, from the first page of a visit on. Every browser runs the same
 * steps.
 */
import {expect} from 'vitest';
import pages from '../../i18n/ja/code.json';
import navbar from '../../i18n/ja/docusaurus-theme-classic/navbar.json';
import type {Locale, Localized} from '../../src/catalogue/vocabulary';
import {TEXTS as SIDES} from '../../src/compare/ui/sidesTexts';
import type {Host} from '../e2e/host';
import type {Tab} from './tab';

type Surroundings = {readonly tab: Tab; readonly host: Host; readonly locale: Locale};
type Journey = {
  readonly name: string;
  /** Viewport width in pixels, for journeys on a phone. */
  readonly width?: number;
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
} as const satisfies Record<string, Localized>;

/** One path of each kind of page. */
const KINDS = [
  '/',
  '/services/',
  '/services/linear/',
  '/services/tags/',
  '/companies/cloudflare/',
  '/compare/',
  '/changes/',
  '/docs/',
  '/docs/categories/storage/',
];

const theme = (): string | undefined => document.documentElement.dataset.theme;

const looks = (width: number): Journey => ({
  name: `pages fit a width of ${width} and show their pictures`,
  width,
  async run({tab, locale}) {
    for (const path of KINDS) {
      await tab.open(at(locale, path));
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

export const JOURNEYS: readonly Journey[] = [
  looks(1280),
  looks(390),
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
    name: 'a page that was read is available offline',
    async run({tab, host, locale}) {
      const linear = at(locale, '/services/linear/');
      await tab.open(linear);
      await tab.expectValue(
        async (path) => {
          await navigator.serviceWorker.ready;
          return (await caches.match(path)) !== undefined;
        },
        linear,
        true,
        'kept page',
      );
      await host.stop();
      try {
        await tab.open(linear);
        await tab.find('heading', 'Linear');
      } finally {
        await host.start();
      }
    },
  },
];
