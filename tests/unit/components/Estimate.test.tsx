import {act, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {buildCategoryCosts} from '@site/src/catalogue';
import type {CategoryCosts} from '@site/src/catalogue/costs';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {Estimate} from '@site/src/components/Estimate';
import {catalogue, charge, parseService, plan} from '../catalogue/factories';
import {renderIn} from '../docusaurus/renderIn';
import {createHistory, HistoryContext} from '../docusaurus/router';

const services = [
  parseService({slug: 'alpha', plans: [plan({charges: [charge({included: 0})]})]}),
  parseService({
    slug: 'beta',
    plans: [
      plan({
        currency: 'JPY',
        base: {amount: 500, per: 'account'},
        charges: [charge({tiers: [{upTo: null, price: 0}]})],
        limits: [{quantity: 'storedGb', atMost: 100, because: 'price-unknown'}],
        note: {en: 'One bucket', ja: '1バケット'},
      }),
    ],
  }),
  parseService({slug: 'gamma', plans: []}),
];

const costsIn = (locale: Locale): CategoryCosts => ({
  ...buildCategoryCosts(catalogue({services}), 'keeping', locale, '2026-11-22'),
  examples: [
    {label: 'Few', usage: {storedGb: 100}},
    {label: 'Many', usage: {storedGb: 1000}},
  ],
});

function draw(search = '', locale: Locale = 'en') {
  const history = createHistory(search);
  renderIn(
    locale,
    <HistoryContext value={history}>
      <Estimate costs={costsIn(locale)} />
    </HistoryContext>,
  );
  return history;
}

/** The visible text of each result, without collapsed details. */
const results = (): (string | null)[] =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.dataset.slug !== undefined)
    .map((item) => {
      const copy = item.cloneNode(true) as HTMLElement;
      copy.querySelector('details')?.remove();
      return copy.textContent;
    });

beforeEach(() => {
  vi.useFakeTimers({now: new Date('2026-11-22T12:00:00Z'), shouldAdvanceTime: true});
});
afterEach(() => {
  vi.useRealTimers();
});

describe('without a usage', () => {
  it('shows the examples with their costs', () => {
    draw();
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    const texts = rows.map((row) =>
      [...row.children].map(({textContent}) => textContent.replace(/\s+/g, ' ')),
    );
    expect(texts[0]).toEqual(['Service', 'Few', 'Many']);
    expect(texts.slice(1)).toEqual([
      ['Service alpha', '7.00 USD Standard', '25.00 USD Standard'],
      ['Service beta', '500 JPY Standard (One bucket)', 'price beyond 100 GB stored unknown'],
      ['Service gamma', 'No price in this catalogue', 'No price in this catalogue'],
    ]);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('renders the same before hydration, with a disabled form', () => {
    const html = renderToStaticMarkup(
      <HistoryContext value={createHistory('?storedGb=100')}>
        <Estimate costs={costsIn('en')} />
      </HistoryContext>,
    );
    expect(html).toContain('<table');
    expect(html).not.toContain('role="status"');
  });
});

describe('with a usage in the URL', () => {
  it('shows a sum or a reason for each service', () => {
    draw('?storedGb=1000');
    expect(screen.getByRole('status')).toHaveTextContent('Per month for 1,000 GB stored');
    expect(results()).toEqual([
      'Service alpha 25.00 USD Standard',
      'Service beta Cannot be estimated: price beyond 100 GB stored unknown',
      'Service gamma No price in this catalogue',
    ]);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('spinbutton', {name: 'Storage (GB)'})).toHaveValue(1000);
  });

  it('shows the calculation, the conditions and the source of each sum', () => {
    draw('?storedGb=100');
    const [alpha, beta] = screen.getAllByRole('group').filter(({tagName}) => tagName === 'DETAILS');
    expect(alpha).toHaveTextContent('How it is calculated Service alpha');
    expect(
      within(alpha!)
        .getAllByRole('listitem')
        .map(({textContent}) => textContent),
    ).toEqual(['Monthly price: 5.00 USD', '100 GB stored: 100 at 0.02 USD = 2.00 USD']);
    expect(within(alpha!).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:/),
    );
    expect(beta).toHaveTextContent('100 GB stored: free of charge');
    expect(screen.getByText('Standard (One bucket)')).toBeInTheDocument();
  });

  it('does not convert without a rate', () => {
    draw('?storedGb=100');
    expect(results()[0]).toBe('Service alpha 7.00 USD Standard');
    expect(document.querySelectorAll('[aria-hidden="true"]')).toHaveLength(0);
  });

  it('converts at the rate of the reader and compares all sums', () => {
    draw('?storedGb=100&rate=100');
    expect(results().slice(0, 2)).toEqual([
      'Service beta 500 JPY Standard (One bucket)about 5.00 USD at your rate',
      'Service alpha 7.00 USD Standardabout 700 JPY at your rate',
    ]);
    const bars = [...document.querySelectorAll<HTMLElement>('[aria-hidden="true"] > div')];
    expect(bars.map(({style}) => parseInt(style.inlineSize))).toEqual([71, 100]);
  });

  it('uses Japanese on a Japanese page', () => {
    draw('?storedGb=1000', 'ja');
    expect(screen.getByRole('status')).toHaveTextContent(
      '保存1,000 GBの月額（条件に合う最も安いプラン）：',
    );
    expect(results().slice(0, 2)).toEqual([
      'サービスalpha 25.00ドル スタンダード',
      'サービスbeta 見積もれません：保存100 GBを超える料金が不明',
    ]);
  });
});

describe('the form', () => {
  const user = userEvent.setup({advanceTimers: vi.advanceTimersByTime.bind(vi)});

  it('writes a typed number to the URL', async () => {
    const history = draw('?theme=dark');
    const box = screen.getByRole('spinbutton', {name: 'Storage (GB)'});
    await user.type(box, '0.5');
    expect(box).toHaveValue(0.5);
    act(() => {
      vi.runAllTimers();
    });
    expect(history.location.search).toBe('?theme=dark&storedGb=0.5');
    expect(history.depth).toBe(1);
  });

  it('sets an example, and Back undoes it', async () => {
    const history = draw('?rate=150');
    await user.click(screen.getByRole('button', {name: 'Many'}));
    expect(history.location.search).toBe('?rate=150&storedGb=1000');
    expect(screen.getByRole('button', {name: 'Many'})).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', {name: 'Few'})).toHaveAttribute('aria-pressed', 'false');
    act(() => {
      history.goBack();
    });
    expect(history.location.search).toBe('?rate=150');
    expect(screen.getByRole('table')).toBeInTheDocument();
  });

  it('clears the usage', async () => {
    const history = draw('?rate=150&storedGb=7');
    await user.click(screen.getByRole('button', {name: 'Clear'}));
    expect(history.location.search).toBe('?rate=150');
    expect(screen.getByRole('table')).toBeInTheDocument();
  });
});
