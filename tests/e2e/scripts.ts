/** Ways to delay or break the scripts that a page loads. */
import {expect, type Page, type Route} from '@playwright/test';

export const MAIN = /\/assets\/js\/main\./;

/** Scripts of individual pages. Those of the layout are loaded before a test begins. */
export const PARTS = /\/assets\/js\/(?!main|runtime)/;

/** Holds matching requests back until they are released or made to fail. */
export async function hold(page: Pick<Page, 'route'>, pattern: RegExp) {
  let held: Route[] = [];
  let isHolding = true;
  await page.route(pattern, async (route) => {
    if (isHolding) {
      held.push(route);
    } else {
      await route.fallback();
    }
  });
  const settle = async (how: (route: Route) => Promise<void>) => {
    const routes = held;
    held = [];
    await Promise.all(routes.map(how));
  };
  return {
    count: () => held.length,
    release: () => settle((route) => route.fallback()),
    fail: () => settle((route) => route.abort()),
    stop: () => {
      isHolding = false;
    },
  };
}

/**
 * Changes scripts in transit. The text to change may be missing from the bundle, for example after
 * an upgrade of Docusaurus, so `expectChanged` waits until a script was changed and fails if none
 * is.
 */
export async function alter(
  page: Page,
  scripts: RegExp,
  change: (body: string) => string,
): Promise<{expectChanged: () => Promise<void>}> {
  let isChanged = false;
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const changed = change(body);
    isChanged ||= changed !== body;
    await route.fulfill({response, body: changed});
  });
  return {
    expectChanged: () =>
      expect.poll(() => isChanged, 'the scripts hold the text that this test changes').toBe(true),
  };
}

/** Replaces a text in the scripts with a statement that throws until `window.isMended` is set. */
export const crash = (page: Page, scripts: RegExp, literal: RegExp) =>
  alter(page, scripts, (body) =>
    body.replace(
      literal,
      (text) =>
        `(()=>{if(!window.isMended)throw new Error("outer failure",{cause:new Error("inner failure")});return ${text}})()`,
    ),
  );
