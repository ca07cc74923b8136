/** Builds the feeds and calendars of events. The same records give the same bytes. */
import {Feed} from 'feed';
import ICAL from 'ical.js';
import {followFiles} from '../site/addresses';
import {fill} from '../fill';
import {
  type CatalogueEvent,
  compareValues,
  dayAfter,
  formatDate,
  hasDay,
  LIST_COMMA,
} from '../catalogue/browser';
import {type Locale, TOPICS} from '../catalogue/vocabulary';

export type Channel = {
  readonly title: string;
  readonly description: string;
  readonly locale: Locale;
  /** Absolute URL of the home page in the language, with a trailing slash. */
  readonly home: string;
  /** Path of the page that shows the events, relative to the home page. */
  readonly page: string;
};

/** Titles and descriptions of the files of one entry or category, with their `{name}`. */
export const FOLLOWED = {
  title: {en: 'Changes to {name}', ja: '{name}の変更と予定'},
  description: {
    en: 'Dated changes to {name}: discontinuations, prices, licences and releases.',
    ja: '{name}の提供終了、料金改定、ライセンス変更、リリースなどをまとめています。',
  },
};

/** The feeds and the calendar of all events, by their path relative to the home page. */
export function changesFiles(events: readonly CatalogueEvent[], channel: Channel) {
  const {page} = channel;
  const files = {rss: `${page}/rss.xml`, atom: `${page}/atom.xml`, json: `${page}/feed.json`};
  const feed = buildFeed(events, channel, files);
  return {
    [files.rss]: feed.rss2(),
    [files.atom]: feed.atom1(),
    [files.json]: feed.json1(),
    [`${page}/calendar.ics`]: buildCalendar(events, channel),
  };
}

/**
 * The Atom feed of one entry or category and, if any event has a day, its calendar, since a
 * calendar without events is invalid (RFC 5545, section 3.6).
 * @param folder as for {@link followFiles}
 */
export function followedFiles(events: readonly CatalogueEvent[], folder: string, channel: Channel) {
  const {feed, calendar} = followFiles(folder);
  return {
    [feed]: buildFeed(events, channel, {atom: feed}).atom1(),
    ...(events.some(hasDay) ? {[calendar]: buildCalendar(events, channel)} : {}),
  };
}

/**
 * Items are dated by when the event was noted, newest first, since a feed reports what is new; the
 * date of the event is in the title.
 * @param files paths of the feed by format (`rss`, `atom`, `json`), relative to the home page
 */
function buildFeed(
  events: readonly CatalogueEvent[],
  {title, description, locale, home, page: path}: Channel,
  files: Readonly<Record<string, string>>,
): Feed {
  const items = [...events].sort(
    (a, b) => compareValues(b.noted, a.noted) || compareValues(a.id, b.id),
  );
  const page = home + path;
  const links = Object.entries(files).map(([format, file]) => [format, home + file] as const);
  const feed = new Feed({
    ...{title, description, id: page, link: page, language: locale, copyright: ''},
    updated: new Date(items[0]?.noted ?? 0),
    feedLinks: Object.fromEntries(links),
  });
  for (const event of items) {
    feed.addItem({
      title: titleOf('feed', event, locale),
      id: home + event.id,
      link: addressOf(event, home),
      description: event.text,
      date: new Date(event.noted),
      category: [{name: TOPICS[event.topic][locale]}],
    });
  }
  return feed;
}

/** Titles of items of feeds and of events in calendars. */
const TITLES = {
  feed: {en: '{names} ({date})', ja: '{names}（{date}）'},
  calendar: {en: '{names}: {topic}', ja: '{names}：{topic}'},
};

/** Names the entry and, if its company has the same event, the company. */
const titleOf = (file: keyof typeof TITLES, event: CatalogueEvent, locale: Locale): string =>
  fill(TITLES[file][locale], {
    names: [event.name, event.company?.name ?? []].flat().join(LIST_COMMA[locale]),
    date: formatDate(event.date, locale),
    topic: TOPICS[event.topic][locale],
  });

const addressOf = ({path}: CatalogueEvent, home: string): string => home + path.slice(1);

// Each further line of a long one starts with a space, which the library does not count.
ICAL.foldLength = 74;

/** An iCalendar file (RFC 5545) with an all-day event for each event whose day is known. */
function buildCalendar(events: readonly CatalogueEvent[], {title, locale, home}: Channel): string {
  const {host} = new URL(home);
  const days = events
    .filter(hasDay)
    .sort((a, b) => compareValues(a.date, b.date) || compareValues(a.id, b.id));
  const calendar = componentOf('vcalendar', {
    version: '2.0',
    prodid: `-//${host}//changes//${locale.toUpperCase()}`,
    calscale: 'GREGORIAN',
    method: 'PUBLISH',
    'x-wr-calname': title,
    'x-published-ttl': 'PT1H',
  });
  for (const event of days) {
    calendar.addSubcomponent(
      componentOf('vevent', {
        uid: `${event.id}@${host}`,
        summary: titleOf('calendar', event, locale),
        // The time of the build would make each build differ.
        dtstamp: ICAL.Time.fromJSDate(new Date(event.noted), true),
        dtstart: ICAL.Time.fromDateString(event.date),
        dtend: ICAL.Time.fromDateString(dayAfter(event.date)),
        description: [event.text, event.source ?? []].flat().join('\n'),
        url: addressOf(event, home),
        categories: TOPICS[event.topic][locale],
        transp: 'TRANSPARENT',
      }),
    );
  }
  return `${calendar.toString()}\r\n`;
}

function componentOf(
  name: string,
  properties: Readonly<Record<string, string | ICAL.Time>>,
): ICAL.Component {
  const component = new ICAL.Component(name);
  for (const [key, value] of Object.entries(properties)) {
    component.addPropertyWithValue(key, value);
  }
  return component;
}
