/** The browsers that run the journeys, each with the library that drives it. */
import {existsSync} from 'node:fs';
import {type BrowserType, chromium, firefox, webkit} from '@playwright/test';
import puppeteer from 'puppeteer-core';
import {findProgram, launchOptions} from '../e2e/chromium';
import type {Driver} from './tab';
import {webKitGtk} from './webKitGtk';

/** A started browser. Each visit gets an empty profile. */
export type Started = {
  readonly version: string;
  readonly visit: () => Promise<Driver>;
  readonly close: () => Promise<void>;
};

export type Browser = {
  readonly name: string;
  /** Command that installs the browser; `undefined` if it is installed. */
  readonly missing: string | undefined;
  /** Whether its driver tells what the console says. */
  readonly tellsProblems: boolean;
  readonly start: () => Promise<Started>;
};

/** The levels of the console that are problems, in the words of all drivers. */
const PROBLEMS = ['error', 'warn', 'warning'];

/** What Firefox says of files that were on their way when the reader left their page. */
const LEFT = /NS_BINDING_ABORTED|A ServiceWorker intercepted the request/;

/** Notes down what was told, unless it is no problem. */
const noteDown = (problems: string[], told: string): void => {
  if (!LEFT.test(told)) {
    problems.push(told);
  }
};

/** Runs in each page before its own scripts: what the policy blocks, not every console tells. */
const tellViolations = (): void => {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
  });
};

/** Runs in each page as well: by BiDi an error comes without its text. */
const tellErrors = (): void => {
  const {error} = console;
  console.error = (...told: readonly unknown[]) => {
    error(...told.map((one) => (one instanceof Error ? String(one) : one)));
  };
};

function byPlaywright(
  type: BrowserType,
  {executablePath = type.executablePath(), args = []}: {executablePath?: string; args?: string[]},
): Browser {
  return {
    name: `${type.name()} (Playwright)`,
    missing: existsSync(executablePath) ? undefined : `npx playwright install ${type.name()}`,
    tellsProblems: true,
    async start() {
      const browser = await type.launch({executablePath, args});
      return {
        version: browser.version(),
        close: () => browser.close(),
        async visit() {
          const context = await browser.newContext();
          const problems: string[] = [];
          context.on('console', (message) => {
            if (PROBLEMS.includes(message.type())) {
              noteDown(problems, `${message.text()} (${message.location().url})`);
            }
          });
          context.on('weberror', (webError) => {
            noteDown(problems, String(webError.error()));
          });
          await context.addInitScript(tellViolations);
          const page = await context.newPage();
          return {
            problems,
            goto: async (url) => void (await page.goto(url)),
            evaluate: (read, argument) => page.evaluate(read as never, argument),
            click: (selector) => page.click(selector),
            select: async (selector, value) => void (await page.selectOption(selector, value)),
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
    tellsProblems: true,
    async start() {
      const browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath: executablePath!,
        headless: true,
      });
      return {
        version: await browser.version(),
        close: () => browser.close(),
        async visit() {
          const context = await browser.createBrowserContext();
          const page = await context.newPage();
          const problems: string[] = [];
          page.on('console', (message) => {
            if (PROBLEMS.includes(message.type())) {
              noteDown(problems, `${message.text()} (${message.location().url})`);
            }
          });
          page.on('pageerror', (error) => {
            noteDown(problems, String(error));
          });
          await page.evaluateOnNewDocument(tellViolations);
          await page.evaluateOnNewDocument(tellErrors);
          return {
            problems,
            goto: async (url) => void (await page.goto(url)),
            evaluate: (read, argument) => page.evaluate(read as never, argument),
            click: (selector) => page.locator(selector).click(),
            select: async (selector, value) => void (await page.select(selector, value)),
            press: (key) => page.keyboard.press(key),
            type: (text) => page.keyboard.type(text),
            resize: (width, height) => page.setViewport({width, height}),
            reload: async () => void (await page.reload()),
            // Its own way back waits for an event that may come before it listens; a journey waits
            // for what it expects anyway.
            goBack: () =>
              page.evaluate(() => {
                history.back();
              }),
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
  webKitGtk(),
];
