import {screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {Timeline} from '@site/src/components/Timeline';
import {renderIn} from '../docusaurus/renderIn';

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date'], now: new Date(2026, 10, 22, 12)});
});
afterEach(() => {
  vi.useRealTimers();
});

const EVENTS = [
  {id: 'a', date: '2026-11-23', text: 'It ends.', path: '/services/alpha#source-end'},
  {id: 'b', date: '2026-03', text: 'It was announced.', path: '/services/alpha'},
];

it('links dates to their events, and shows the days until upcoming ones', () => {
  renderIn('en', <Timeline events={EVENTS} />);
  const [end, announced] = screen.getAllByRole('listitem');
  expect(end).toHaveTextContent('23 November 2026 (tomorrow) It ends.');
  expect(announced).toHaveTextContent('March 2026 It was announced.');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#source-end',
    'pathname:///services/alpha/changes.xml',
    'pathname:///services/alpha/changes.ics',
    '/changes',
  ]);
});

it('links a calendar if an event has a day', () => {
  renderIn('en', <Timeline events={EVENTS.slice(1)} />);
  expect(screen.getByText(/^Follow:/)).toHaveTextContent('Follow: AtomAll changes');
});

it('renders nothing without events', () => {
  const {container} = renderIn('ja', <Timeline events={[]} />);
  expect(container).toBeEmptyDOMElement();
});
