/** What the comparison shows while values are missing, and what no entry of this catalogue causes. */
import {fireEvent, screen, waitFor} from '@testing-library/react';
import {expect, it} from 'vitest';
import ComparePage from '@site/src/compare/ui';
import {buildCategoryData} from '@site/src/compare/pageData';
import {catalogue, parseService} from '../catalogue/factories';
import {createHistory, HistoryContext} from '../docusaurus/router';
import {renderIn} from '../docusaurus/site';
import {SERVICES, SOURCE} from './services';

const whole = catalogue({services: SERVICES.map(({slug}) => parseService({slug}))});
const failing = () => Promise.reject(new Error('offline'));
const loading = () =>
  Promise.resolve({default: buildCategoryData(whole, 'keeping', {}, 'en', '2026-11-22')});

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
        categories={[{key: 'keeping', label: 'Keeping', page: '/docs/keeping', count: 5}]}
        data={{keeping}}
      />
    </HistoryContext>,
  );
  await waitFor(() => {
    expect(document.querySelector('input:disabled')).toBeNull();
  });
  return history;
}

const rows = () => document.querySelectorAll('tr[data-slug]');

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
