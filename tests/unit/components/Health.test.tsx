import {screen, within} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {HealthReport} from '@site/src/catalogue';
import {Entries, Subjects, Summary, Translations} from '@site/src/components/Health';
import {renderIn} from '../docusaurus/renderIn';

const REPORT: HealthReport = {
  builtOn: '2026-11-22',
  values: [
    {
      subject: 'Free tier',
      shelfLifeDays: 90,
      total: 8,
      sourced: 5,
      unknown: 2,
      notApplicable: 1,
      uncompared: 2,
      checks: {'2026-10': 1, '2026-12-01': 2},
    },
  ],
  facts: [
    {
      subject: 'History',
      shelfLifeDays: null,
      total: 2,
      sourced: 2,
      unknown: 0,
      notApplicable: 0,
      uncompared: 1,
      checks: {'2020-01': 1},
    },
  ],
  entries: [
    {
      name: 'Alpha',
      route: '/services/alpha',
      oldest: '2026-10',
      dueDates: {'2026-12-31': 1, '2027-03-02': 2},
    },
  ],
  translations: {total: 44, outdated: ['/docs/intro'], missing: []},
};

beforeEach(() => {
  vi.useFakeTimers({now: new Date('2027-01-31T12:00:00Z')});
});
afterEach(() => {
  vi.useRealTimers();
});

/** Texts of the cells in the row with this header. */
const cellsOf = (head: string): (string | null)[] =>
  within(screen.getByRole('row', {name: new RegExp(`^${head}`)}))
    .getAllByRole('cell')
    .map(({textContent}) => textContent);

describe('Summary', () => {
  it('adds values and facts, and counts overdue ones by the date of the reader', () => {
    renderIn('en', <Summary report={REPORT} />);
    expect(
      screen.getByRole('table', {name: 'All values and facts, as of 31 January 2027'}),
    ).toBeInTheDocument();
    expect(cellsOf('Values and facts')).toEqual(['10', '100%']);
    expect(cellsOf('With a source')).toEqual(['7', '70%']);
    expect(cellsOf('Verified against')).toEqual(['4', '40%']);
    expect(cellsOf('Not yet')).toEqual(['3', '30%']);
    expect(cellsOf('Recheck due')).toEqual(['1', '10%']);
    expect(cellsOf('Unknown')).toEqual(['2', '20%']);
    expect(cellsOf('Not applicable')).toEqual(['1', '10%']);
  });

  it('shows the oldest check of claims that age', () => {
    const {container} = renderIn('en', <Summary report={REPORT} />);
    expect(container).toHaveTextContent('dates from October 2026 (122 days ago).');
  });

  it('shows no dates without checks', () => {
    const {container} = renderIn('en', <Summary report={{...REPORT, values: [], facts: []}} />);
    expect(container).not.toHaveTextContent('oldest');
    expect(cellsOf('With a source')).toEqual(['0', '0%']);
  });
});

describe('Subjects', () => {
  it('shows oldest and median check and overdue claims of each field', () => {
    renderIn('en', <Subjects report={REPORT} of="values" caption="Values" />);
    expect(screen.getByRole('region', {name: 'Values'})).toHaveAttribute('tabindex', '0');
    // It is folded below its caption and the number of its rows.
    expect(screen.getByText('Values (1)').closest('details')).not.toHaveAttribute('open');
    expect(cellsOf('Free tier')).toEqual([
      '8',
      '5',
      '2',
      '2',
      'October 2026 (122 days)',
      '1 December 2026 (61 days)',
      '90 days',
      '1',
    ]);
  });

  it('marks facts that do not age', () => {
    renderIn('ja', <Subjects report={REPORT} of="facts" caption="事実" />);
    expect(cellsOf('History').slice(4)).toEqual([
      '2020年1月（2,587 日）',
      '2020年1月（2,587 日）',
      '期限なし',
      '0',
    ]);
  });
});

describe('Entries', () => {
  it('links each entry with the date of its next check', () => {
    renderIn('en', <Entries report={REPORT} caption="Entries" />);
    expect(screen.getByRole('link', {name: 'Alpha'})).toHaveAttribute('href', '/services/alpha');
    expect(cellsOf('Alpha')).toEqual(['October 2026 (122 days)', '31 December 2026', '1']);
  });
});

describe('in the early morning in Japan', () => {
  // The second of March in Japan, and the first in UTC.
  beforeEach(() => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    vi.setSystemTime(new Date('2027-03-01T20:00:00Z'));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('shows the local date', () => {
    renderIn('en', <Summary report={REPORT} />);
    expect(screen.getByRole('table', {name: /as of 2 March 2027$/})).toBeInTheDocument();
  });

  it('counts ages and overdue claims up to the local date', () => {
    renderIn('en', <Entries report={REPORT} caption="Entries" />);
    expect(cellsOf('Alpha')).toEqual(['October 2026 (152 days)', '31 December 2026', '3']);
    renderIn('en', <Subjects report={REPORT} of="values" caption="Values" />);
    expect(cellsOf('Free tier').slice(5)).toEqual(['1 December 2026 (91 days)', '90 days', '3']);
  });
});

describe('Translations', () => {
  it('counts the pages and links outdated ones', () => {
    const {container} = renderIn('en', <Translations report={REPORT} />);
    expect(container).toHaveTextContent(
      '43 of 44 pages are up to date in Japanese, 1 are outdated',
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', '/docs/intro');
  });

  it('lists nothing if all pages are up to date', () => {
    const translations = {total: 44, outdated: [], missing: []};
    renderIn('en', <Translations report={{...REPORT, translations}} />);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
