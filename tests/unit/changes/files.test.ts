import {parseJsonFeed, parseRssFeed} from 'feedsmith';
import ICAL from 'ical.js';
import {describe, expect, it} from 'vitest';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {changesFiles, followedFiles} from '@site/src/changes/files';
import {event, EVENTS} from './events';

const CHANNEL = {
  title: 'Changes',
  description: 'What changes.',
  locale: 'en',
  home: 'https://shelf.example/ja/',
  page: 'changes',
} as const;

const filesIn = (locale: Locale, events = EVENTS) => changesFiles(events, {...CHANNEL, locale});

describe('the feeds', () => {
  it('list the most recently noted events first, each with the URL of its place', () => {
    const files = filesIn('en');
    const rss = parseRssFeed(files['changes/rss.xml']!);
    expect(rss.link).toBe('https://shelf.example/ja/changes');
    expect(rss.items?.map(({title, link}) => [title, link])).toEqual([
      ['Gamma (29 October 1999)', 'https://shelf.example/ja/companies/gamma#source-founded'],
      ['Alpha (1 January 2027)', 'https://shelf.example/ja/services/alpha#source-price'],
      ['Beta (March 2025)', 'https://shelf.example/ja/services/beta#source-end'],
    ]);
    const json = parseJsonFeed(JSON.parse(files['changes/feed.json']!));
    expect(json.items?.map(({date_modified: date}) => date)).toEqual([
      '2026-11-22T00:00:00.000Z',
      '2026-11-22T00:00:00.000Z',
      '2026-10-01T00:00:00.000Z',
    ]);
  });

  it('are in the language of the site', () => {
    expect(parseRssFeed(filesIn('ja')['changes/rss.xml']!).items?.[1]).toMatchObject({
      title: 'Alpha（2027年1月1日）',
      categories: [{name: '料金'}],
    });
  });
});

it('the feeds and the calendar name a company that reports the same event', () => {
  const events = [event({company: {name: 'Acme', path: '/companies/acme#source-price'}})];
  const files = filesIn('ja', events);
  expect(parseRssFeed(files['changes/rss.xml']!).items?.[0]?.title).toBe(
    'Alpha、Acme（2027年1月1日）',
  );
  expect(files['changes/calendar.ics']).toContain('SUMMARY:Alpha、Acme：料金');
  expect(parseRssFeed(filesIn('en', events)['changes/rss.xml']!).items?.[0]?.title).toMatch(
    /^Alpha, Acme/,
  );
});

describe('the calendar', () => {
  const readDays = (text: string) =>
    new ICAL.Component(ICAL.parse(text) as unknown[])
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));

  it('has all-day events for events with a day, and none for those with a month', () => {
    const days = readDays(filesIn('ja')['changes/calendar.ics']!);
    expect(
      days.map(({summary, startDate, endDate}) => [summary, String(startDate), String(endDate)]),
    ).toEqual([
      ['Gamma：沿革', '1999-10-29', '1999-10-30'],
      ['Alpha：料金', '2027-01-01', '2027-01-02'],
    ]);
    expect(days[1]!.description).toBe('It costs more.\nhttps://example.com/docs');
  });

  it('keeps commas, semicolons and long texts', () => {
    const text = `${'長い文、'.repeat(40)}a, b; c`;
    const file = filesIn('ja', [event({text, source: null})])['changes/calendar.ics']!;
    expect(readDays(file)[0]!.description).toBe(text);
    // RFC 5545, section 3.1: at most 75 octets without the line break.
    expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  });
});

describe('the files of one entry', () => {
  const follow = (events: typeof EVENTS) =>
    followedFiles(events, 'services/alpha', {...CHANNEL, page: 'services/alpha'});

  it('are a feed only if no event has a day', () => {
    expect(Object.keys(follow(EVENTS.slice(1, 2)))).toEqual(['services/alpha/changes.xml']);
    expect(Object.keys(follow([]))).toEqual(['services/alpha/changes.xml']);
  });
});
