/** What the comparison shows while values are missing, and what no entry of this catalogue causes. */
import {fireEvent, screen, waitFor} from '@testing-library/react';
import {expect, it} from 'vitest';
import {buildComparedCategory, buildSayings} from '@site/src/catalogue';
import {exportTexts} from '@site/src/compare/exportTexts';
import ComparePage from '@site/src/compare/ui';
import {catalogue, parseService} from '../catalogue/factories';
import {createHistory, HistoryContext} from '../docusaurus/router';
import {renderIn} from '../docusaurus/site';
import {SERVICES} from './services';

const whole = catalogue({services: SERVICES.map(({slug}) => parseService({slug}))});
const never = () => new Promise<never>(() => undefined);
const failing = () => Promise.reject(new Error('offline'));
const loading = () => Promise.resolve({default: buildComparedCategory(whole, 'keeping', 'en')});

/** Renders the page with a loader of the values of the category. */
function draw(search: string, keeping: typeof loading = loading) {
  const history = createHistory(search);
  renderIn(
    'en',
    <HistoryContext value={history}>
      <ComparePage
        title="Compare"
        description="All services"
        categories={{keeping: 'Keeping', running: 'Running'}}
        services={SERVICES}
        exportTexts={exportTexts('en')}
        attributes={{keeping}}
        sayings={{keeping: () => Promise.resolve({default: buildSayings(whole, 'keeping', 'en')})}}
        costs={{}}
      />
    </HistoryContext>,
  );
  return history;
}

const rows = () => document.querySelectorAll('tr[data-slug]');
const heads = () => screen.getAllByRole('columnheader').map(({textContent}) => textContent);
const button = (name: string) => screen.getByRole('button', {name});
const exports = () => screen.queryByRole('button', {name: 'Decision record'});

it('the list shows an error and the general values if others fail to load', async () => {
  draw('?category=keeping', failing);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  expect(rows()).toHaveLength(5);
});

it('the list keeps the parameters of values that are not loaded yet', () => {
  const search = '?category=keeping&versioning=yes&sort=-storage-price&field=versioning';
  const history = draw(search, never);
  expect(rows()).toHaveLength(5);
  fireEvent.click(screen.getByLabelText('Compare Service beta'));
  expect(Object.fromEntries(new URLSearchParams(history.location.search))).toEqual({
    ...Object.fromEntries(new URLSearchParams(search)),
    pick: 'beta',
  });
});

it('the list names the columns with hardly any known value, and shows them on request', () => {
  const history = draw('');
  expect(heads()).not.toContain('Billing in yen');
  expect(screen.getByText(/^Left out: Billing in yen/)).toBeDefined();
  fireEvent.click(button('Show them'));
  expect(heads()).toContain('Billing in yen');
  expect(history.location.search).toBe('?columns=all');
  fireEvent.click(screen.getByRole('checkbox', {name: 'Japan'}));
  expect(heads()).not.toContain('Billing in yen');
  expect(history.location.search).toBe('?columns=all&fold=japan');
});

it('the list offers to remove each of the filters that no service matches', () => {
  const history = draw('?tag=ai&free=no&q=epsilon');
  const offers = screen.getAllByRole('button', {name: /^Without/});
  expect(offers.map(({textContent}) => textContent)).toEqual([
    'Without Tag: AI (0)',
    'Without Free tier: No (1)',
    'Without Name, vendor or tag: epsilon (1)',
  ]);
  fireEvent.click(offers[1]!);
  expect(history.location.search).toBe('?tag=ai&q=epsilon');
  expect(rows()).toHaveLength(1);
});

it('services side by side are shown with an error if values fail to load', async () => {
  draw('?pick=alpha,beta', failing);
  expect((await screen.findByRole('alert')).textContent).toContain('could be loaded');
  expect(document.querySelector('tr[data-field="freeTier"]')).not.toBeNull();
  expect(exports()).not.toBeNull();
});

it('services side by side can be exported only when all values are loaded', async () => {
  let load: (() => void) | undefined;
  draw('?pick=alpha,beta', async () => {
    await new Promise<void>((resolve) => {
      load = resolve;
    });
    return loading();
  });
  expect((await screen.findAllByText('Big files')).length).toBeGreaterThan(0);
  expect(exports()).toBeNull();
  load!();
  await waitFor(() => {
    expect(exports()).not.toBeNull();
  });
});
