import type {ComponentProps} from 'react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {State} from '@site/src/components/State';
import {renderIn} from '../docusaurus/renderIn';

type Props = ComponentProps<typeof State>;

/** Renders the state, without dates by default. */
const draw = (
  lifecycle: Partial<Props['lifecycle']> & Pick<Props['lifecycle'], 'state'>,
  {locale = 'en', isChip = false} = {},
): HTMLElement =>
  renderIn(locale, <State lifecycle={{since: null, ends: null, ...lifecycle}} isChip={isChip} />)
    .container;

beforeEach(() => {
  vi.useFakeTimers({now: new Date('2026-11-22T12:00:00Z')});
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows the state "active" only on request', () => {
  expect(draw({state: 'active', since: '2006-03'})).toHaveTextContent(/^Active$/);
  expect(draw({state: 'active'}).querySelector('.chip')).toBeNull();
  expect(draw({state: 'active'}, {isChip: true})).toBeEmptyDOMElement();
});

it('shows when a service ends', () => {
  const ending = draw({state: 'sunset', since: '2026-06-22', ends: '2027-03-22'}, {isChip: true});
  expect(ending).toHaveTextContent(/^Ends 22 Mar 2027$/);
  expect(ending.querySelector('time')).toHaveAttribute('datetime', '2027-03-22');
  expect(ending.querySelector('.chip--end')).not.toBeNull();
  expect(draw({state: 'sunset', ends: '2027-03-22'}, {locale: 'ja'})).toHaveTextContent(
    '2027年3月22日',
  );
});

it('shows since when a service has ended', () => {
  expect(draw({state: 'sunset', since: '2026-02'})).toHaveTextContent(/^Ended Feb 2026$/);
  expect(draw({state: 'sunset', ends: '2026-11-21'})).toHaveTextContent(/^Ended 21 Nov 2026$/);
  expect(draw({state: 'sunset', ends: '2026-11-22'})).toHaveTextContent(/^Ends 22 Nov 2026$/);
});

it('shows no date if none is known', () => {
  const ended = draw({state: 'sunset'});
  expect(ended).toHaveTextContent(/^Ended or ending$/);
  expect(ended.querySelector('.chip--end')).not.toBeNull();
});

it('shows other states as a warning without a date', () => {
  const restricted = draw({state: 'restricted', since: '2025-01'}, {isChip: true});
  expect(restricted).toHaveTextContent(/^Restricted$/);
  expect(restricted.querySelector('.chip--warning')).not.toBeNull();
});
