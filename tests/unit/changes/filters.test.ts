import {expect, it} from 'vitest';
import {parseChosen, selectEvents, serializeChosen} from '@site/src/changes/pageEvents';
import {event, EVENTS} from './events';

it('filters are kept in the URL, without values that no event has', () => {
  const chosen = {category: 'hosting', kind: 'lifecycle', tag: 'web'};
  const search = '?category=hosting&kind=lifecycle&tag=web';
  expect(serializeChosen(chosen)).toBe(search);
  expect(parseChosen(search, EVENTS, [])).toEqual(chosen);
  expect(parseChosen('?category=none&kind=&services=none&x=1', EVENTS, ['alpha'])).toEqual({});
  expect(serializeChosen({})).toBe('');
});

it('the page has upcoming events and those of two years, and counts earlier ones by entry', () => {
  const events = [...EVENTS, event({date: '2025'}), event({date: '2024-12-31'})];
  const {recent, earlier} = selectEvents(events, '2026-11-22');
  expect(recent.map(({date}) => date)).toEqual(['2027-01-01', '2025-03', '2025']);
  expect(recent[0]).not.toHaveProperty('noted');
  expect(earlier).toEqual([
    {name: 'Gamma', path: '/companies/gamma#sources', count: 1},
    {name: 'Alpha', path: '/services/alpha#sources', count: 1},
  ]);
});
