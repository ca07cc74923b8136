/** Ways to delay or break the scripts that a page loads. */
import {expect, type Page, type Route} from 'playwright/test';

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
 * Replaces a text in the scripts with a statement that throws until `window.isMended` is set. The
 * text may be missing after an upgrade of a package, so `expectChanged` waits until it was replaced.
 */
export async function crash(
  page: Page,
  scripts: RegExp,
  literal: RegExp,
): Promise<{expectChanged: () => Promise<void>}> {
  let isChanged = false;
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(literal, (text) => {
      isChanged = true;
      return `(()=>{if(!window.isMended)throw new Error("outer failure",{cause:new Error("inner failure")});return ${text}})()`;
    });
    await route.fulfill({response, body});
  });
  return {
    expectChanged: () =>
      expect.poll(() => isChanged, 'the scripts hold the text that this test changes').toBe(true),
  };
}
