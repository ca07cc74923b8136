/** What components show by the date of the reader, whichever day the site was built on. */
import type {ComponentProps, ReactNode} from 'react';
import {screen, within} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {buildServiceView, type HealthReport} from '@site/src/catalogue';
import {Entries, Subjects, Summary} from '@site/src/routes/Health';
import {Notice} from '@site/src/components/ServiceFacts';
import {Evidence} from '@site/src/components/Value';
import {State} from '@site/src/components/Dates';
import {catalogue, type Draft, lifecycle, parseService} from '../catalogue/factories';
import {renderIn} from '../docusaurus/site';

/** The second of March in Japan, and the first in UTC. */
const EARLY_IN_JAPAN = new Date('2027-03-01T20:00:00Z');

beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  vi.useFakeTimers({now: EARLY_IN_JAPAN});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const textOf = (children: ReactNode) => renderIn('en', children).container.textContent;

type State = ComponentProps<typeof State>['lifecycle'];

it.each<[Partial<State> & Pick<State, 'state'>, list: string, chip: string]>([
  [{state: 'active', since: '2006-03'}, 'Active', ''],
  [{state: 'sunset', since: '2026-06', ends: '2027-03-02'}, 'Ends 2 Mar 2027', 'Ends 2 Mar 2027'],
  [{state: 'sunset', ends: '2027-03-01'}, 'Ended 1 Mar 2027', 'Ended 1 Mar 2027'],
  [{state: 'sunset', since: '2026-02'}, 'Ended Feb 2026', 'Ended Feb 2026'],
  [{state: 'sunset'}, 'Ended or ending', 'Ended or ending'],
  [{state: 'restricted', since: '2025-01'}, 'Restricted', 'Restricted'],
])('the state %o', (given, text, chip) => {
  const state = {since: null, ends: null, ...given};
  expect(textOf(<State lifecycle={state} />)).toBe(text);
  expect(textOf(<State lifecycle={state} isChip />)).toBe(chip);
});

describe('the notice on a service', () => {
  const draw = (given: Draft, locale: 'en' | 'ja' = 'en') =>
    renderIn(
      locale,
      <Notice
        service={buildServiceView(
          parseService({lifecycle: lifecycle({note: {en: 'Note.', ja: '注記。'}, ...given})}),
          catalogue(),
          locale,
        )}
      />,
    ).container;

  it.each([
    ['Ends on 2 March 2027', {state: 'sunset', since: '2026', ends: '2027-03-02'}],
    ['Ended: 1 March 2027', {state: 'sunset', since: '2026', ends: '2027-03-01'}],
    ['Ended: February 2026', {state: 'sunset', since: '2026-02'}],
    ['Maintenance only since 2026', {state: 'maintenance', since: '2026'}],
  ])('has the title "%s"', (title, given) => {
    expect(draw(given).querySelector('strong')!.textContent).toMatch(new RegExp(`${title}$`));
  });

  it('links successors, and is left out for what is active and does not change', () => {
    const successors = [
      {name: {en: 'Beta', ja: 'ベータ'}, url: 'https://example.com/beta'},
      {name: {en: 'Gamma', ja: 'ガンマ'}},
    ];
    const given = {state: 'renamed', since: '2026', successors};
    expect(draw(given, 'ja').textContent).toContain('ベータ、ガンマ');
    expect(draw(given).textContent).toContain('Beta, Gamma');
    const hrefOf = (name: string) => screen.getByRole('link', {name}).getAttribute('href');
    expect(hrefOf('Beta')).toBe('https://example.com/beta');
    expect(screen.queryByRole('link', {name: 'Gamma'})).toBeNull();
    expect(draw({}).textContent).toBe('');
  });

  it('says apart from its evidence that a recheck is due, so that nothing moves', () => {
    const {children} = draw({state: 'renamed', since: '2026'}).querySelector('p.cluster')!;
    expect([...children].map((part) => part.textContent.includes('due'))).toEqual([false, true]);
  });
});

describe('the evidence of a claim', () => {
  const claim = {
    source: 'https://example.com/docs',
    via: null,
    basis: 'primary',
    checked: '2026-11-01',
    dated: null,
    until: null,
  } as const;

  it.each([
    ['recheck due', {}, 120],
    ['', {}, 121],
    ['', {}, null],
    ['recheck due', {checked: '2027-02-01', dated: '2026-10-01'}, 120],
    ['valid until 2 Mar 2027', {until: '2027-03-02'}, null],
    ['was valid until 1 Mar 2027', {until: '2027-03-01'}, null],
    ['valid until Mar 2027', {until: '2027-03'}, null],
    ['not yet verified', {basis: 'general-knowledge', checked: null}, 1],
    ['third party', {basis: 'secondary'}, null],
    ['example.com (via github.com)', {via: 'https://github.com/example'}, null],
  ] as const)('says "%s" for %o with a shelf life of %s days', (words, given, shelfLifeDays) => {
    const parts = [
      ...renderIn('en', <Evidence claim={{...claim, ...given}} shelfLifeDays={shelfLifeDays} />)
        .container.firstElementChild!.children,
    ].map(({textContent}) => textContent);
    expect(parts.filter((part) => !/^(?:as of )?\d|^example\.com$/.test(part))).toEqual(
      words === '' ? [] : [words],
    );
  });
});

describe('the state of the data', () => {
  const none = {unknown: 0, notApplicable: 0, uncompared: 0};
  const report: HealthReport = {
    builtOn: '2026-11-22',
    values: [
      {
        ...{subject: 'Free tier', shelfLifeDays: 90, total: 8, sourced: 5},
        ...{unknown: 2, notApplicable: 1, uncompared: 2},
        checks: {'2026-10': 1, '2026-12-01': 2},
      },
    ],
    facts: [
      {
        ...{subject: 'History', shelfLifeDays: null, total: 2, sourced: 2, ...none},
        checks: {'2020-01': 1},
      },
    ],
    entries: [
      {
        ...{name: 'Alpha', route: '/services/alpha', oldest: '2026-10'},
        dueDates: {'2026-12-31': 1, '2027-03-02': 2, '2027-03-03': 4},
      },
    ],
    translations: {total: 44, outdated: ['/docs/intro'], missing: []},
  };
  const cellsOf = (head: string) =>
    within(screen.getByRole('row', {name: new RegExp(`^${head}`)}))
      .getAllByRole('cell')
      .map(({textContent}) => textContent);

  it('is summed up with shares and overdue checks', () => {
    const text = textOf(<Summary report={report} />);
    expect(text).toContain('as of 2 March 2027');
    expect(text).toContain('dates from October 2026 (152 days ago).');
    expect(
      ['With a source', 'Verified against', 'Not yet', 'Recheck due', 'Unknown'].map(cellsOf),
    ).toEqual([
      ['7', '70%'],
      ['5', '50%'],
      ['2', '20%'],
      ['3', '30%'],
      ['2', '20%'],
    ]);
  });

  it('has ages and overdue checks by field and by entry', () => {
    renderIn('en', <Subjects report={report} of="values" caption="Values" />);
    expect(cellsOf('Free tier').slice(4)).toEqual([
      ...['October 2026 (152 days)', '1 December 2026 (91 days)', '90 days', '3'],
    ]);
    renderIn('en', <Entries report={report} caption="Entries" />);
    expect(cellsOf('Alpha')).toEqual(['October 2026 (152 days)', '31 December 2026', '3']);
  });
});
