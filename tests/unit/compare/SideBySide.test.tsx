import {act, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  buildCategoryCosts,
  buildComparedCategory,
  buildComparedService,
  buildSayings,
} from '@site/src/catalogue';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {exportTexts} from '@site/src/compare/exportTexts';
import ComparePage from '@site/src/compare/ui';
import {TEXTS} from '@site/src/compare/ui/sidesTexts';
import {
  attributes,
  catalogue,
  claim,
  type Draft,
  lifecycle,
  parseService,
  plan,
  tags,
} from '../catalogue/factories';
import {renderIn} from '../docusaurus/renderIn';
import {createHistory, HistoryContext} from '../docusaurus/router';

const TAGS = tags('storage', 'web', 'ai') as unknown as Parameters<typeof buildComparedService>[2];

const keeping = (slug: string, size: number, draft: Draft = {}): Draft => ({
  slug,
  attributes: attributes({'largest-object': claim({amount: size, unit: 'TiB'})}),
  goodFor: [{en: `Files of ${size} TiB`, ja: `${size} TiBのファイル`}],
  ...draft,
});

/** Four services of one category, one of them discontinued, and one of another category. */
const DRAFTS: readonly Draft[] = [
  keeping('alpha', 1, {freeTier: claim('yes')}),
  keeping('beta', 2, {freeTier: 'unknown', plans: []}),
  keeping('gamma', 2, {
    lifecycle: lifecycle({state: 'sunset', since: '2026', note: {en: 'It ends.', ja: '終了。'}}),
  }),
  keeping('delta', 3, {plans: [plan({base: {amount: 0, per: 'account'}})]}),
  {
    slug: 'runner',
    category: 'running',
    attributes: {
      compliance: claim(['soc-2']),
      'data-location': claim({en: 'Germany', ja: 'ドイツ'}),
      'latest-release': 'unknown',
      'run-time': 'unknown',
    },
    plans: [],
  },
];

const services = DRAFTS.map((draft) => parseService(draft));
const whole = catalogue({services});

/** Loads data immediately. */
const loading = <Data,>(build: (category: string) => Data) =>
  Object.fromEntries(
    ['keeping', 'running'].map((category) => [
      category,
      () => Promise.resolve({default: build(category)}),
    ]),
  );
const loadersIn = (locale: Locale) => ({
  attributes: loading((category) => buildComparedCategory(whole, category, locale)),
  sayings: loading((category) => buildSayings(whole, category, locale)),
  costs: {
    keeping: () =>
      Promise.resolve({default: buildCategoryCosts(whole, 'keeping', locale, '2026-11-22')}),
  },
});

/** Renders the page. Data that is loaded after the view may still be missing. */
async function drawView(search: string, locale: Locale = 'en', more = {}) {
  const history = createHistory(search);
  renderIn(
    locale,
    <HistoryContext value={history}>
      <ComparePage
        categories={{keeping: 'Keeping', running: 'Running'}}
        services={services.map((service) => buildComparedService(service, whole, TAGS, locale))}
        exportTexts={exportTexts(locale)}
        {...loadersIn(locale)}
        {...more}
      />
    </HistoryContext>,
  );
  await screen.findAllByRole('table');
  return history;
}

/** Renders the page and waits until all values are loaded or have failed to load. */
async function draw(...given: Parameters<typeof drawView>) {
  const history = await drawView(...given);
  const [, locale = 'en'] = given;
  await screen.findByRole('button', {name: TEXTS.record[locale]});
  return history;
}

const heads = () =>
  screen
    .getAllByRole('columnheader')
    .flatMap((head) => within(head).queryAllByRole('link'))
    .map(({textContent}) => textContent);
const fields = () =>
  [...document.querySelectorAll<HTMLElement>('tr[data-field]')].map(({dataset}) => dataset.field);
const cellsOf = (name: string) =>
  within(screen.getByRole('rowheader', {name}).parentElement!)
    .getAllByRole('cell')
    .map(({textContent}) => textContent);
const addMenu = () => document.querySelector<HTMLDetailsElement>('thead details')!;

beforeEach(() => {
  vi.useFakeTimers({now: new Date('2026-11-22T12:00:00Z'), shouldAdvanceTime: true});
  // jsdom has no layout and does not implement matchMedia.
  vi.stubGlobal('matchMedia', () => ({matches: true}));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('services side by side', () => {
  it('show what they are good for first, then their differences', async () => {
    await draw('?pick=alpha,beta');
    expect(heads()).toEqual(['Service alpha', 'Service beta']);
    const rows = screen.getAllByRole('rowheader').map(({textContent}) => textContent);
    expect(rows).toEqual(['Good for', 'Watch out for', 'Free tier', 'Features', 'Label']);
    expect(cellsOf('Good for')).toEqual(['Files of 1 TiB', 'Files of 2 TiB']);
    expect(fields()).toEqual(['freeTier', 'attributes.largest-object']);
  });

  it('mark the better number in words', async () => {
    await draw('?pick=alpha,beta');
    expect(cellsOf('Label')).toEqual([
      expect.stringMatching(/^1 TiB(?! highest)/),
      expect.stringMatching(/^2 TiB highest/),
    ]);
  });

  it('list the values that all share, and those unknown for all', async () => {
    await draw('?pick=alpha,beta');
    const alike = screen.getByText(/^The same for all \(\d+\)$/).parentElement!;
    expect(within(alike).getByText('Pricing model').nextSibling).toHaveTextContent('Pay per use');
    expect(screen.getByText(/^Not known for any:/)).toHaveTextContent(
      'Not known for any: Label, Billing in yen, Japanese user interface, Japanese documentation.',
    );
  });

  it('show all fields on request, kept in the URL, and Back undoes it', async () => {
    const history = await draw('?pick=alpha,beta');
    await userEvent.click(screen.getByRole('checkbox', {name: 'Differences only'}));
    expect(history.location.search).toBe('?pick=alpha,beta&all=1');
    expect(fields()).toContain('pricingModel');
    expect(fields().indexOf('pricingModel')).toBeGreaterThan(
      fields().indexOf('attributes.largest-object'),
    );
    act(() => {
      history.goBack();
    });
    expect(fields()).not.toContain('pricingModel');
  });

  it('show no category values for services of several categories', async () => {
    await draw('?pick=alpha,runner');
    expect(cellsOf('Good for')).toEqual(['Files of 1 TiB', 'Big files']);
    expect(fields()).not.toContain('attributes.largest-object');
    expect(screen.queryByText('What it would cost')).not.toBeInTheDocument();
  });

  it('use Japanese on a Japanese page', async () => {
    await draw('?pick=alpha,beta', 'ja');
    expect(cellsOf('向いている用途')).toEqual(['1 TiBのファイル', '2 TiBのファイル']);
    expect(screen.getByText(/^すべて同じ（\d+項目）$/)).toBeInTheDocument();
  });

  it('show the loaded values and an error if others fail to load', async () => {
    await draw('?pick=alpha,beta', 'en', {
      attributes: {keeping: () => Promise.reject(new Error('offline'))},
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('could be loaded');
    expect(fields()).toEqual(['freeTier']);
    expect(screen.getByRole('button', {name: 'Decision record'})).toBeInTheDocument();
  });

  it('can be exported only when all values are loaded', async () => {
    await drawView('?pick=alpha,beta', 'en', {
      attributes: {keeping: () => new Promise(() => undefined)},
    });
    expect(await screen.findByText('Files of 1 TiB')).toBeInTheDocument();
    expect(screen.queryByRole('button', {name: 'Decision record'})).not.toBeInTheDocument();
    expect(screen.getByRole('button', {name: 'All services'})).toBeInTheDocument();
  });
});

describe('changing the services', () => {
  it('adds one, listing those of the same category first, and Back removes it', async () => {
    const history = await draw('?pick=alpha,beta&storedGb=100');
    const others = within(addMenu()).getAllByRole('button', {hidden: true});
    expect(others.map(({textContent}) => textContent)).toEqual([
      'Service gamma Acme',
      'Service delta Acme',
      'Service runner Acme',
    ]);
    await userEvent.click(others[1]!);
    expect(addMenu().open).toBe(false);
    expect(history.location.search).toBe('?pick=alpha,beta,delta&storedGb=100');
    expect(heads()).toHaveLength(3);
    act(() => {
      history.goBack();
    });
    expect(heads()).toEqual(['Service alpha', 'Service beta']);
  });

  it('allows no fifth service and keeps at least two', async () => {
    await draw('?pick=alpha,beta,gamma,delta');
    expect(document.querySelector('thead details')).toBeNull();
    for (const name of ['gamma', 'alpha']) {
      await userEvent.click(
        screen.getByRole('button', {name: `Remove Service ${name} from the comparison`}),
      );
      expect(screen.getByRole('heading', {level: 2}).parentElement).toHaveFocus();
    }
    expect(heads()).toEqual(['Service beta', 'Service delta']);
    expect(screen.queryByRole('button', {name: /^Remove/})).not.toBeInTheDocument();
    expect(addMenu()).toBeInTheDocument();
  });

  it('closes its menu with Escape or a click outside', async () => {
    await draw('?pick=alpha,beta');
    const button = addMenu().querySelector('summary')!;
    addMenu().open = true;
    within(addMenu()).getAllByRole('button')[0]!.focus();
    await userEvent.keyboard('{Escape}');
    expect(addMenu().open).toBe(false);
    expect(button).toHaveFocus();
    addMenu().open = true;
    // Where a press gives a button no focus, what is around the menu gets it.
    const around = addMenu().parentElement!;
    around.tabIndex = -1;
    around.focus();
    expect(addMenu().open).toBe(true);
    await userEvent.click(screen.getByRole('heading', {level: 1}));
    expect(addMenu().open).toBe(false);
  });
});

describe('the estimate above the table', () => {
  it('covers these services only', async () => {
    await draw('?pick=delta,beta&storedGb=1000');
    const results = () =>
      [...document.querySelectorAll<HTMLElement>('li[data-slug]')].map(({dataset}) => dataset.slug);
    await waitFor(() => {
      expect(results()).toEqual(['delta', 'beta']);
    });
    expect(document.querySelector('li[data-slug="delta"]')).toHaveTextContent('15.00 USD');
    expect(document.querySelector('li[data-slug="beta"]')).toHaveTextContent('No price');
  });

  it('keeps other parameters in the URL', async () => {
    const history = await draw('?pick=alpha,delta&all=1');
    const box = await screen.findByRole('spinbutton', {name: 'Storage (GB)'});
    await userEvent.type(box, '300');
    await userEvent.tab();
    expect(history.location.search).toBe('?pick=alpha,delta&all=1&storedGb=300');
    await userEvent.click(screen.getByRole('checkbox', {name: 'Differences only'}));
    expect(history.location.search).toBe('?pick=alpha,delta&storedGb=300');
  });

  it('is part of the copied text', async () => {
    const user = userEvent.setup();
    await draw('?pick=alpha,delta&storedGb=1000');
    await user.click(screen.getByRole('button', {name: 'Markdown', hidden: true}));
    expect(await screen.findByText('Copied: Markdown')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toContain('| Service delta | 15.00 USD |');
  });
});
