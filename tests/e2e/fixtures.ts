/**
 * Shared by all e2e tests: the fixture that watches each page, the locales, and texts that the
 * specification fixes.
 */
import {test as base, expect, type Locator, type Page} from 'playwright/test';
import pages from '../../i18n/ja/code.json';
import services from '../../i18n/ja/docusaurus-plugin-content-blog-services/options.json';
import docs from '../../i18n/ja/docusaurus-plugin-content-docs/current.json';
import footer from '../../i18n/ja/docusaurus-theme-classic/footer.json';
import navbar from '../../i18n/ja/docusaurus-theme-classic/navbar.json';
import {LOCALES, type Locale, type Localized} from '../../src/catalogue/vocabulary';

export {expect, LOCALES};

type Watch = {
  /**
   * Allows problems that match the pattern in this test. Problems have the form `console error: …`,
   * `console warning: …`, `uncaught: …`, `foreign request: …` or `policy: …`; the last is a
   * violation of the Content Security Policy.
   */
  readonly allowProblem: (pattern: RegExp) => void;
};

/**
 * A test that also fails if a page logs an error or a warning, throws, leaves a rejection
 * unhandled, sends a request to another origin or violates the Content Security Policy.
 */
export const test = base.extend<Watch>({
  allowProblem: [
    async ({context, baseURL}, use) => {
      const {origin} = new URL(baseURL!);
      const problems: string[] = [];
      const allowed: RegExp[] = [WORKER_BLOCKED, LEFT];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (webError) => {
        problems.push(`uncaught: ${String(webError.error())}`);
      });
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.origin !== origin && !['data:', 'blob:'].includes(url.protocol)) {
          problems.push(`foreign request: ${request.url()}`);
        }
      });
      await context.exposeFunction('reportViolation', (violation: string) => {
        problems.push(`policy: ${violation}`);
      });
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const {reportViolation} = window as unknown as {
            readonly reportViolation: (violation: string) => void;
          };
          const {effectiveDirective, blockedURI, sample, documentURI} = event;
          reportViolation(`${effectiveDirective} ${blockedURI} ${sample} (${documentURI})`);
        });
      });
      await use((pattern) => {
        allowed.push(pattern);
      });
      const unexpected = problems.filter(
        (problem) => !allowed.some((pattern) => pattern.test(problem)),
      );
      expect(unexpected, 'problems that the browser reported').toEqual([]);
    },
    {auto: true},
  ],
});

/** Logged by Playwright when its configuration blocks the service worker. */
const WORKER_BLOCKED = /^console warning: Service Worker registration blocked by Playwright/;

/** Logged by Firefox for files that were loading when the reader left their page. */
const LEFT = /NS_BINDING_ABORTED|A ServiceWorker intercepted the request/;

/** Logged by Chromium when a host answers with status 404. */
export const NOT_FOUND_STATUS = /^console error: Failed to load resource: .* status of 404/;

/** Japanese translations, by the part of the site they belong to. */
export const ja = {pages, navbar, footer, docs, services};

/** A text of the interface in both languages: the English message and its Japanese translation. */
export const say = (english: string, japanese: {readonly message: string}): Localized => ({
  en: english,
  ja: japanese.message,
});

/** Texts of the interface that tests in both languages look for. */
export const TEXTS = {
  mainNavigation: say('Main', ja.pages['theme.NavBar.navAriaLabel']),
  services: say('Services', ja.navbar['item.label.Services']),
  documents: say('Documents', ja.navbar['item.label.Documents']),
  sources: {en: 'Facts and sources', ja: '情報と出典'},
  introduction: {en: 'Introduction', ja: 'はじめに'},
  tagline: {
    en: 'Introducing cloud services and open source software useful for developers',
    ja: '開発者に役立つクラウドサービスとオープンソースソフトウェアを紹介',
  },
} as const satisfies Record<string, Localized>;

/** Names of the languages in the language menu. */
export const LANGUAGE_NAMES = {en: 'English', ja: '日本語'} as const satisfies Localized;

/** Path of a page in a language. */
export const at = (locale: Locale, path: string): string => (locale === 'en' ? path : `/ja${path}`);

/** Opens a page and waits until React has hydrated it. */
export async function open(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status(), `status of ${path}`).toBe(200);
  await waitForHydration(page);
}

export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Waits until the URL has this path, query and hash. A trailing slash of the path is ignored. */
export async function expectAddress(page: Page, address: string): Promise<void> {
  await expect
    .poll(() => {
      const {pathname, search, hash} = new URL(page.url());
      return `${pathname.replace(/(?<=.)\/$/, '')}${search}${hash}`;
    })
    .toBe(address);
}

/** Runs an action and checks that it navigated within the page, without loading a document. */
export async function withinDocument(page: Page, action: () => Promise<void>): Promise<void> {
  let loads = 0;
  const count = () => {
    loads += 1;
  };
  page.on('domcontentloaded', count);
  await action();
  page.off('domcontentloaded', count);
  expect(loads, 'documents loaded').toBe(0);
}

/** The bar at the top of each page, which stays in view. */
export const navbarOf = (page: Page, locale: Locale = 'en'): Locator =>
  page.getByRole('navigation', {name: TEXTS.mainNavigation[locale], exact: true});

/** Chooses the other language in the language menu of the navbar. */
export async function switchLanguage(page: Page, from: Locale): Promise<void> {
  const navbar = navbarOf(page, from);
  const other = from === 'en' ? 'ja' : 'en';
  await navbar.getByRole('button', {name: LANGUAGE_NAMES[from], exact: true}).hover();
  await navbar.getByRole('link', {name: LANGUAGE_NAMES[other], exact: true}).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await waitForHydration(page);
}

/** Pixels by which the content of the page overflows the window horizontally. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Stores the colour mode that pages opened from now on begin with. */
export const startIn = (page: Page, mode: 'light' | 'dark'): Promise<unknown> =>
  page.addInitScript((value) => {
    localStorage.setItem('theme-devshelf', value);
  }, mode);
