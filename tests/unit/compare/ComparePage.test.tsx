/** What the comparison shows while values are missing, and what no entry of this catalogue causes. */
import {fireEvent, screen, waitFor} from '@testing-library/react';
import {expect, it} from 'vitest';
import {buildComparedCategory, buildSayings} from '@site/src/catalogue';
import {exportTexts} from '@site/src/compare/exportTexts';
import ComparePage from '@site/src/compare/ui';
import {catalogue, parseService} from '../catalogue/factories';
import {createHistory, HistoryContext} from '../docusaurus/router';
import {renderIn} from '../docusaurus/site';
import {SERVICES, SOURCE} from './services';

const whole = catalogue({services: SERVICES.map(({slug}) => parseService({slug}))});
const failing = () => Promise.reject(new Error('offline'));
const loading = () =>
  Promise.resolve({
    default: {
      ...buildComparedCategory(whole, 'keeping', 'en'),
      sayings: buildSayings(whole, 'keeping', 'en'),
      costs: null,
    },
  });

/** Renders the page, and waits until it shows what the query asks for. */
async function draw(search: string, keeping: typeof loading = loading) {
  const history = createHistory(search);
  renderIn(
    'en',
    <HistoryContext value={history}>
      <ComparePage
        title="Compare"
        description="All services"
        source={SOURCE}
        exportTexts={exportTexts('en')}
        data={{keeping}}
      />
    </HistoryContext>,
  );
  await waitFor(() => {
    expect(document.querySelector('fieldset:disabled')).toBeNull();
  });
  return history;
}

const rows = () => document.querySelectorAll('tr[data-slug]');
const heads = () => screen.getAllByRole('columnheader').map(({textContent}) => textContent);
const button = (name: string) => screen.getByRole('button', {name});

it('a list without the values of its category keeps their parameters', async () => {
  const search = '?category=keeping&versioning=yes&sort=-storage-price&field=versioning';
  const history = await draw(search, failing);
  expect(rows()).toHaveLength(5);
  fireEvent.click(screen.getByLabelText('Compare Service beta'));
  expect(Object.fromEntries(new URLSearchParams(history.location.search))).toEqual({
    ...Object.fromEntries(new URLSearchParams(search)),
    pick: 'beta',
  });
});

it('the list names the columns with hardly any known value, and shows them on request', async () => {
  const history = await draw('');
  expect(heads()).not.toContain('Billing in yen');
  expect(screen.getByText(/^Left out: Billing in yen/)).toBeDefined();
  fireEvent.click(button('Show them'));
  expect(heads()).toContain('Billing in yen');
  expect(history.location.search).toBe('?columns=all');
  fireEvent.click(screen.getByRole('checkbox', {name: 'Japan'}));
  expect(heads()).not.toContain('Billing in yen');
  expect(history.location.search).toBe('?columns=all&fold=japan');
});

it('the list offers to remove each of the filters that no service matches', async () => {
  const history = await draw('?tag=ai&free=no&q=epsilon');
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
  await draw('?pick=alpha,beta', failing);
  expect((await screen.findByRole('alert')).textContent).toContain('could be loaded');
  expect(document.querySelector('tr[data-field="freeTier"]')).not.toBeNull();
  expect(screen.getByRole('button', {name: 'Decision record'})).toBeDefined();
});
