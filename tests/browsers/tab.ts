/** A tab of any browser, as journeys use it: elements are found by role and accessible name. */
import {expect} from 'vitest';

type Key = 'ArrowDown' | 'Enter' | 'Escape' | 'Tab' | ' ';

/** The operations that each driver implements in its own way. */
export type Driver = {
  readonly goto: (url: string) => Promise<void>;
  readonly evaluate: <Argument, Result>(
    read: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
  readonly click: (selector: string) => Promise<void>;
  /** Chooses the option with this value in a list of the browser's own. */
  readonly select: (selector: string, value: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly goBack: () => Promise<void>;
  /** Errors and warnings of the console, and what the policy has blocked, as far as the driver tells. */
  readonly problems: readonly string[];
  readonly close: () => Promise<void>;
};

/** Selectors of the elements that have a role, implicit or explicit. */
const ROLES = {
  alert: '[role="alert"]',
  button: 'button, summary, [role="button"]',
  checkbox: 'input[type="checkbox"]',
  combobox: '[role="combobox"], select',
  dialog: 'dialog[open], [role="dialog"]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  option: '[role="option"]',
  spinbutton: 'input[type="number"]',
  status: '[role="status"]',
} as const;
type Role = keyof typeof ROLES;

export type Tab = ReturnType<typeof tabOf>;

const PATIENCE = {timeout: 15_000, interval: 100};

/** No control that a journey steps to is further away. */
const MAX_STEPS = 40;

const isFocused = (selector: string): boolean => document.activeElement?.matches(selector) ?? false;

/** @param origin of the host, without a trailing slash */
export function tabOf(driver: Driver, origin: string) {
  let found = 0;

  /** Marks the first visible element with the role and name, and returns its selector. */
  const look = (role: Role, text: string, isExact: boolean): Promise<string | undefined> => {
    found += 1;
    return driver.evaluate(
      ({candidates, wanted, exact, mark}) => {
        const nameOf = (element: Element): string => {
          const labelledBy = element.getAttribute('aria-labelledby');
          const labels = (element as HTMLSelectElement).labels as NodeList | undefined;
          return (
            element.getAttribute('aria-label') ??
            (labelledBy ? document.getElementById(labelledBy)?.textContent : undefined) ??
            labels?.[0]?.textContent ??
            element.textContent
          ).trim();
        };
        const element = [...document.querySelectorAll(candidates)].find((candidate) => {
          const {width, height} = candidate.getBoundingClientRect();
          const name = nameOf(candidate);
          return (
            width > 0 &&
            height > 0 &&
            candidate.checkVisibility({visibilityProperty: true}) &&
            candidate.closest('[inert]') === null &&
            (exact ? name === wanted : name.includes(wanted))
          );
        });
        element?.setAttribute('data-journey', mark);
        return element ? `[data-journey="${mark}"]` : undefined;
      },
      {candidates: ROLES[role], wanted: text, exact: isExact, mark: String(found)},
    );
  };

  /** Waits for a visible element with the role and name, and returns its selector. */
  async function find(role: Role, text: string, {isExact = true} = {}): Promise<string> {
    let selector: string | undefined;
    await expect
      .poll(async () => (selector = await look(role, text, isExact)), {
        ...PATIENCE,
        message: `${role} "${text}"`,
      })
      .toBeDefined();
    return selector!;
  }

  /** Waits until evaluating `read` in the page returns this value. */
  async function expectValue<Argument, Result>(
    read: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
    value: Result,
    message: string,
  ): Promise<void> {
    await expect.poll(() => driver.evaluate(read, argument), {...PATIENCE, message}).toEqual(value);
  }

  /** Brings an element to the middle of the window, where nothing that stays in view covers it. */
  const bringIntoView = (selector: string): Promise<void> =>
    expectValue(
      (wanted) => {
        const element = document.querySelector(wanted);
        element?.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
        return element !== null;
      },
      selector,
      true,
      `${selector} is there`,
    );

  async function click(selector: string): Promise<void> {
    await bringIntoView(selector);
    await driver.click(selector);
  }

  return {
    ...driver,
    click,
    async select(selector: string, value: string): Promise<void> {
      await bringIntoView(selector);
      await driver.select(selector, value);
    },
    find,
    /** Opens a page and waits until React has hydrated it. */
    async open(path: string): Promise<void> {
      await driver.goto(origin + path);
      await expect
        .poll(() => driver.evaluate(() => document.documentElement.dataset.hasHydrated, null), {
          ...PATIENCE,
          message: `reaction of ${path}`,
        })
        .toBe('true');
    },
    async choose(role: Role, text: string, options?: {readonly isExact: boolean}): Promise<void> {
      await click(await find(role, text, options));
    },
    /** Types into a field. */
    async fill(role: Role, text: string, value: string): Promise<void> {
      await click(await find(role, text));
      await driver.type(value);
    },
    /** Presses Tab until the focus is on an element, as a reader without a mouse does. */
    async tabTo(role: Role, text: string, options?: {readonly isExact: boolean}): Promise<string> {
      const selector = await find(role, text, options);
      for (let steps = 0; steps < MAX_STEPS; steps += 1) {
        await driver.press('Tab');
        if (await driver.evaluate(isFocused, selector)) {
          return selector;
        }
      }
      throw new Error(`${role} "${text}" has not got the focus after ${MAX_STEPS} steps`);
    },
    expectFocus: (selector: string, message: string): Promise<void> =>
      expectValue(isFocused, selector, true, `focus on ${message}`),
    async expectGone(role: Role, text: string): Promise<void> {
      await expect
        .poll(() => look(role, text, true), {...PATIENCE, message: `${role} "${text}"`})
        .toBeUndefined();
    },
    /**
     * Waits until the URL has this path, query and hash. A trailing slash of the path is ignored.
     */
    async expectAddress(address: string): Promise<void> {
      await expect
        .poll(
          () =>
            driver.evaluate(() => {
              const {pathname, search, hash} = window.location;
              return `${pathname.replace(/(.)\/$/, '$1')}${search}${hash}`;
            }, null),
          PATIENCE,
        )
        .toBe(address);
    },
    expectValue,
  };
}
