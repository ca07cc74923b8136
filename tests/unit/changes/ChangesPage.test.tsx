import {act, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Locale} from '@site/src/catalogue/vocabulary';
import ChangesPage from '@site/src/changes/ui';
import {renderIn} from '../docusaurus/renderIn';
import {createHistory, HistoryContext} from '../docusaurus/router';
import {event, EVENTS} from './events';

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date'], now: new Date(2026, 10, 22, 12)});
});
afterEach(() => {
  vi.useRealTimers();
});

function draw(search = '', locale: Locale = 'en', events = EVENTS.slice(0, 2)) {
  const history = createHistory(search);
  renderIn(
    locale,
    <HistoryContext value={history}>
      <ChangesPage
        title="Changes"
        description="What changes."
        events={events}
        earlier={[{name: 'Gamma', path: '/companies/gamma#sources', count: 1}]}
        labels={{
          category: {storage: 'Storage', hosting: 'Hosting'},
          tag: {s3: 'S3 compatible', web: 'Web'},
        }}
        builtOn="2025-01-01"
      />
    </HistoryContext>,
  );
  return history;
}

const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('the page of changes', () => {
  it('links the feeds and the calendar', () => {
    draw();
    expect(screen.getByText(/^Follow:/)).toHaveTextContent(
      'Follow: RSS · Atom · JSON Feed · iCalendar',
    );
  });

  it('lists upcoming events by the date of the reader, then past events by year', () => {
    draw();
    const ahead = within(screen.getByRole('region', {name: 'Upcoming'}));
    expect(ahead.getByRole('listitem')).toHaveTextContent(
      '1 January 2027 (in 40 days)AlphaPriceIt costs more. example.com',
    );
    expect(ahead.getByRole('link', {name: 'Alpha'})).toHaveAttribute(
      'href',
      '/services/alpha#source-price',
    );
    const year = within(screen.getByRole('region', {name: '2025'}));
    expect(year.getByRole('listitem')).toHaveTextContent('March 2025BetaLifecycleIt ended.');
    const earlier = within(screen.getByRole('region', {name: 'Earlier'}));
    expect(earlier.getByRole('link', {name: 'Gamma'})).toHaveAttribute(
      'href',
      '/companies/gamma#sources',
    );
  });

  it('links a company that reports the same event', () => {
    draw('', 'en', [event({company: {name: 'Acme', path: '/companies/acme#source-price'}})]);
    const [item] = screen.getAllByRole('listitem');
    const links = within(item!).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Alpha', '/services/alpha#source-price'],
      ['Acme', '/companies/acme#source-price'],
      ['example.com', 'https://example.com/docs'],
    ]);
  });

  it('links the feed and the calendar of the selected category', () => {
    draw('?category=storage');
    const [, links] = screen.getAllByText(/Follow:/);
    expect(links).toHaveTextContent('Storage Follow: Atom · iCalendar');
    expect(within(links!).getByRole('link', {name: 'Atom'})).toHaveAttribute(
      'href',
      'pathname:///changes/storage/changes.xml',
    );
  });

  it('reads its filters from the URL', () => {
    draw('?tag=web&kind=lifecycle');
    expect(shown()[0]).toContain('Beta');
    expect(screen.getByRole('status')).toHaveTextContent('Changes: 1');
    expect(screen.getByRole('combobox', {name: 'Tag'})).toHaveDisplayValue('Web');
    expect(screen.getByRole('combobox', {name: 'Category'})).toHaveDisplayValue('All');
  });

  it('writes its filters to the URL, and Back undoes each step', async () => {
    const history = draw();
    const user = userEvent.setup();
    await user.selectOptions(screen.getByRole('combobox', {name: 'Category'}), 'Hosting');
    expect(history.location.search).toBe('?category=hosting');
    expect(screen.queryByText('It costs more.', {exact: false})).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', {name: 'Kind'}), 'Lifecycle');
    expect(history.location.search).toBe('?category=hosting&kind=lifecycle');
    act(() => {
      history.goBack();
    });
    await user.selectOptions(screen.getByRole('combobox', {name: 'Category'}), 'All');
    expect(history.location.search).toBe('');
    expect(screen.getByRole('status')).toHaveTextContent('Changes: 2');
  });
});
