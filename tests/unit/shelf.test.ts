import {parseOpml} from 'feedsmith';
import ICAL from 'ical.js';
import {expect, it} from 'vitest';
import {followedFiles} from '@site/src/changes/files';
import {joinCalendars, opmlOf} from '@site/src/shelf/files';
import {event} from './changes/events';

const HOME = 'https://shelf.example/ja/';

it('the subscriptions are read by a library, with names that XML would misread', () => {
  const feeds = [
    {name: 'A & "B" <c>', page: `${HOME}services/a`, feed: `${HOME}services/a/changes.xml`},
    {name: '日本', page: `${HOME}services/b`, feed: `${HOME}services/b/changes.xml`},
  ];
  const outlines = parseOpml(opmlOf('My shelf', feeds)).body?.outlines ?? [];
  expect(outlines.map(({text, htmlUrl, xmlUrl}) => [text, htmlUrl, xmlUrl])).toEqual(
    feeds.map(({name, page, feed}) => [name, page, feed]),
  );
});

it('the calendar has the events of each service', () => {
  const calendarOf = (slug: string, date: string) =>
    followedFiles([event({id: `services/${slug}#facts.price`, slug, date})], `services/${slug}`, {
      ...{title: slug, description: '', locale: 'ja', home: HOME, page: 'changes'},
    })[`services/${slug}/changes.ics`]!;
  const joined = joinCalendars('My shelf', [
    calendarOf('alpha', '2027-01-01'),
    '',
    calendarOf('beta', '2027-02-03'),
  ]);
  const calendar = new ICAL.Component(ICAL.parse(joined) as unknown[]);
  expect(
    calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one).startDate.toString()),
  ).toEqual(['2027-01-01', '2027-02-03']);
});
