/** What all tests share: the watch over each page, the two languages, and the names that the specification fixes. */
import {test as base, expect, type Page} from '@playwright/test';
import servicesOptions from '../../i18n/ja/docusaurus-plugin-content-blog-services/options.json';
import docsTexts from '../../i18n/ja/docusaurus-plugin-content-docs/current.json';
import footerTexts from '../../i18n/ja/docusaurus-theme-classic/footer.json';
import navbarTexts from '../../i18n/ja/docusaurus-theme-classic/navbar.json';
import pageTexts from '../../i18n/ja/code.json';
import {LOCALES, type Locale, type Localized} from '../../src/catalogue/vocabulary';

export {expect, LOCALES, type Locale, type Localized};

type Watch = {
  /**
   * Lets this test pass in spite of problems that match the pattern. A problem reads as
   * `console error: …`, `console warning: …`, `uncaught: …` or `foreign request: …`.
   */
  readonly allowProblem: (pattern: RegExp) => void;
};

/**
 * A test that also fails when one of its pages writes an error or a warning to the console,
 * throws, leaves a rejection unhandled, or asks another origin for anything.
 */
export const test = base.extend<Watch>({
  allowProblem: [
    async ({context, baseURL}, use) => {
      const {origin} = new URL(baseURL!);
      const problems: string[] = [];
      const allowed: RegExp[] = [];
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
      await use((pattern) => {
        allowed.push(pattern);
      });
      expect(
        problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
      ).toEqual([]);
    },
    {auto: true},
  ],
});

/** What Chromium logs when a host answers a page with status 404. */
export const NOT_FOUND_STATUS = /^console error: Failed to load resource: .* status of 404/;

const JAPANESE = {
  ...pageTexts,
  ...navbarTexts,
  ...footerTexts,
  ...docsTexts,
  ...servicesOptions,
};

/** A text of the pages: in English as written here, in Japanese as the translations have it. */
export const say = (id: keyof typeof JAPANESE, en: string): Localized => ({
  en,
  ja: JAPANESE[id].message,
});

/** Path of a page in a language. */
export const at = (locale: Locale, path: string): string => (locale === 'en' ? path : `/ja${path}`);

/** Opens a page and waits until it reacts to the reader. */
export async function open(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  await waitForHydration(page);
}

export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Runs an action and makes sure that it left the document in place: no page was loaded anew. */
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

/** Path, query and hash of the address that the page shows. */
export function addressOf(page: Page): string {
  const {pathname, search, hash} = new URL(page.url());
  return pathname + search + hash;
}

/** Waits until the page shows this path, query and hash; a slash at the end of the path may be missing. */
export async function expectAddress(page: Page, address: string): Promise<void> {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  await expect
    .poll(() => addressOf(page))
    .toMatch(new RegExp(`^${RegExp.escape?.(path) ?? path}$`));
  expect(rest).toBe('');
}
