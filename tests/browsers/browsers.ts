/** The browsers that run the journeys, each with the library that drives it. */
import {existsSync} from 'node:fs';
import {type BrowserType, chromium, firefox, webkit} from '@playwright/test';
import puppeteer from 'puppeteer-core';
import {findProgram, launchOptions} from '../../src/cli/site/chromium';
import type {Driver} from './tab';

/** A started browser. Each visit gets an empty profile. */
type Started = {
  readonly visit: () => Promise<Driver>;
  readonly close: () => Promise<void>;
};

export type Browser = {
  readonly name: string;
  /** Command that installs the browser; `undefined` if it is installed. */
  readonly missing: string | undefined;
  readonly start: () => Promise<Started>;
};

function byPlaywright(
  type: BrowserType,
  {executablePath = type.executablePath(), args = []}: {executablePath?: string; args?: string[]},
): Browser {
  return {
    name: `${type.name()} (Playwright)`,
    missing: existsSync(executablePath) ? undefined : `npx playwright install ${type.name()}`,
    async start() {
      const browser = await type.launch({executablePath, args});
      return {
        close: () => browser.close(),
        async visit() {
          const context = await browser.newContext();
          const page = await context.newPage();
          return {
            goto: async (url) => void (await page.goto(url)),
            evaluate: (read, argument) => page.evaluate(read as never, argument),
            click: (selector) => page.click(selector),
            press: (key) => page.keyboard.press(key),
            type: (text) => page.keyboard.type(text),
            resize: (width, height) => page.setViewportSize({width, height}),
            reload: async () => void (await page.reload()),
            goBack: async () => void (await page.goBack()),
            close: () => context.close(),
          };
        },
      };
    },
  };
}

/** Firefox as packaged by a distribution, driven over WebDriver BiDi. */
function byBiDi(executablePath: string | undefined): Browser {
  return {
    name: 'firefox (of the system)',
    missing: executablePath === undefined ? 'apt-get install firefox-esr' : undefined,
    async start() {
      const browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath: executablePath!,
        headless: true,
      });
      return {
        close: () => browser.close(),
        async visit() {
          const context = await browser.createBrowserContext();
          const page = await context.newPage();
          return {
            goto: async (url) => void (await page.goto(url)),
            evaluate: (read, argument) => page.evaluate(read as never, argument),
            click: (selector) => page.locator(selector).click(),
            press: (key) => page.keyboard.press(key as never),
            type: (text) => page.keyboard.type(text),
            resize: (width, height) => page.setViewport({width, height}),
            reload: async () => void (await page.reload()),
            goBack: async () => void (await page.goBack()),
            close: () => context.close(),
          };
        },
      };
    },
  };
}

export const BROWSERS: readonly Browser[] = [
  byPlaywright(chromium, launchOptions()),
  byPlaywright(firefox, {}),
  byPlaywright(webkit, {}),
  byBiDi(findProgram(['firefox-esr', 'firefox'])),
];
