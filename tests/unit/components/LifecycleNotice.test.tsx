import {screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {localize} from '@site/src/catalogue';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {LifecycleNotice} from '@site/src/components/LifecycleNotice';
import {type Draft, lifecycle, parseService} from '../catalogue/factories';
import {renderIn} from '../docusaurus/renderIn';

const NOTE = {en: 'It ends for good.', ja: '完全に終了します。'};

function draw(overrides: Draft, locale: Locale = 'en', hasAlternatives = true) {
  const service = parseService({lifecycle: lifecycle({note: NOTE, ...overrides})});
  return renderIn(
    locale,
    <LifecycleNotice
      entry="example"
      lifecycle={localize(service.lifecycle, locale)}
      hasAlternatives={hasAlternatives}
    />,
  );
}

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date'], now: new Date(2026, 10, 22, 12)});
});
afterEach(() => {
  vi.useRealTimers();
});

describe('LifecycleNotice', () => {
  it('renders nothing without a note', () => {
    const {container} = draw({note: null});
    expect(container).toBeEmptyDOMElement();
  });

  it('shows an undated note for an active service', () => {
    const {container} = draw({since: '2026-03'});
    expect(screen.getByRole('region', {name: 'Important change'})).toHaveTextContent(
      'It ends for good.',
    );
    expect(container).not.toHaveTextContent('March 2026');
    expect(screen.queryByRole('link', {name: 'Where to go instead'})).not.toBeInTheDocument();
  });

  it('announces the end of a service, with its source', () => {
    draw({state: 'sunset', since: '2026-03', ends: '2027-03-22'});
    const notice = screen.getByRole('region', {name: 'Ended or ending Ends on 22 March 2027'});
    expect(notice).not.toHaveTextContent('March 2026');
    expect(screen.getByText('Ended or ending')).toBeInTheDocument();
    expect(screen.getByText('22 March 2027')).toHaveAttribute('datetime', '2027-03-22');
    expect(screen.getByRole('link', {name: 'example.com'})).toBeInTheDocument();
  });

  it.each([
    [
      'after its last day',
      {state: 'sunset', since: '2026', ends: '2026-11-21'},
      'Ended: 21 November 2026',
    ],
    [
      'on its last day',
      {state: 'sunset', since: '2026', ends: '2026-11-22'},
      'Ends on 22 November 2026',
    ],
    ['with the date of an end alone', {state: 'sunset', since: '2026-02'}, 'Ended: February 2026'],
    ['in maintenance', {state: 'maintenance', since: '2026'}, 'Maintenance only since 2026'],
  ])('has a title for a service %s', (_, given, title) => {
    draw(given);
    expect(screen.getByRole('region').querySelector('strong')).toHaveTextContent(
      new RegExp(`${title}$`),
    );
  });

  it('links to the alternatives if there are any', () => {
    const given = {state: 'sunset', since: '2026-02'};
    const {unmount} = draw(given);
    expect(screen.getByRole('link', {name: 'Where to go instead'})).toHaveAttribute(
      'href',
      '#alternatives',
    );
    unmount();
    draw(given, 'en', false);
    expect(screen.queryByRole('link', {name: 'Where to go instead'})).not.toBeInTheDocument();
  });

  it('lists the successors, with links where possible', () => {
    const {container} = draw({
      state: 'renamed',
      since: '2026',
      successors: [
        {name: {en: 'Beta', ja: 'ベータ'}, url: 'https://example.com/beta'},
        {name: {en: 'Gamma', ja: 'ガンマ'}, url: null},
      ],
    });
    expect(container).toHaveTextContent('Suggested replacements: Beta, Gamma');
    expect(screen.getByRole('link', {name: 'Beta'})).toHaveAttribute(
      'href',
      'https://example.com/beta',
    );
    expect(screen.queryByRole('link', {name: 'Gamma'})).not.toBeInTheDocument();
  });

  it('separates successors with the Japanese comma', () => {
    const successors = [
      {name: {en: 'Beta', ja: 'ベータ'}, url: 'https://example.com/beta'},
      {name: {en: 'Gamma', ja: 'ガンマ'}, url: null},
    ];
    const {container} = draw({state: 'renamed', since: '2026', successors}, 'ja');
    expect(container).toHaveTextContent('ベータ、ガンマ');
  });

  it('uses Japanese on a Japanese page', () => {
    const {container} = draw({state: 'sunset', since: '2026-03'}, 'ja');
    expect(container).toHaveTextContent('終了・終了予定');
    expect(container).toHaveTextContent('完全に終了します。');
    expect(container).toHaveTextContent('2026年3月');
  });
});
