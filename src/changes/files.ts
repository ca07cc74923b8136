/** The feeds of the events, and the calendar. Two builds of the same records write the same. */
import {Feed} from 'feed';
import {createEvents, type EventAttributes} from 'ics';
import {type CatalogueEvent, formatDate} from '../catalogue/browser';
import {type Locale, TOPICS} from '../catalogue/vocabulary';
import {followFiles, hasDay} from './addresses';

/** What the files say of themselves. */
export type Channel = {
  readonly title: string;
  readonly description: string;
  readonly locale: Locale;
  /** Address of the home page in the language, with a slash at its end. */
  readonly home: string;
  /** Path of the page that shows the events, below the home page. */
  readonly page: string;
};

/** Texts of files by their path below the home page. */
type Files = Readonly<Record<string, string>>;

/**
 * The files of all events, which stand below their page.
 * @throws Error when an event has a day that the calendar does not take
 */
export function changesFiles(events: readonly CatalogueEvent[], channel: Channel): Files {
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
 * The files of one entry or one category: a feed, and a calendar where any event has a day, since
 * a calendar of nothing is none.
 * @param folder as for {@link followFiles}
 */
export function followedFiles(
  events: readonly CatalogueEvent[],
  folder: string,
  channel: Channel,
): Files {
  const {feed, calendar} = followFiles(folder);
  return {
    [feed]: buildFeed(events, channel, {atom: feed}).atom1(),
    ...(events.some(hasDay) ? {[calendar]: buildCalendar(events, channel)} : {}),
  };
}

/**
 * A feed tells what is new, so its items have the day on which it was read, the latest first.
 * @param files paths of the feed in its formats, below the home page
 */
function buildFeed(
  events: readonly CatalogueEvent[],
  {title, description, locale, home, page: path}: Channel,
  files: Readonly<Record<string, string>>,
): Feed {
  const items = [...events].sort((a, b) =>
    a.noted === b.noted ? (a.id < b.id ? -1 : 1) : a.noted < b.noted ? 1 : -1,
  );
  const page = home + path;
  const feed = new Feed({
    title,
    description,
    id: page,
    link: page,
    language: locale,
    copyright: '',
    updated: new Date(items[0]?.noted ?? 0),
    feedLinks: Object.fromEntries(
      Object.entries(files).map(([format, file]) => [format, home + file]),
    ),
  });
  for (const event of items) {
    const link = addressOf(event, home);
    feed.addItem({
      title: TITLES[locale](event),
      id: home + event.id,
      link,
      description: event.text,
      date: new Date(event.noted),
      category: [{name: TOPICS[event.topic][locale]}],
    });
  }
  return feed;
}

const TITLES: Readonly<Record<Locale, (event: CatalogueEvent) => string>> = {
  en: ({name, date}) => `${name} (${formatDate(date, 'en')})`,
  ja: ({name, date}) => `${name}（${formatDate(date, 'ja')}）`,
};

const SUMMARIES: Readonly<Record<Locale, (event: CatalogueEvent) => string>> = {
  en: ({name, topic}) => `${name}: ${TOPICS[topic].en}`,
  ja: ({name, topic}) => `${name}：${TOPICS[topic].ja}`,
};

const addressOf = ({path}: CatalogueEvent, home: string): string => home + path.slice(1);

/** The events of which the day is known, each for the whole of it. */
function buildCalendar(events: readonly CatalogueEvent[], {title, locale, home}: Channel): string {
  const {host} = new URL(home);
  const days = events
    .filter(hasDay)
    .sort((a, b) => (`${a.date} ${a.id}` < `${b.date} ${b.id}` ? -1 : 1));
  const {error, value} = createEvents(
    days.map((event): EventAttributes & {readonly timestamp: string} => {
      const link = addressOf(event, home);
      return {
        uid: `${event.id}@${host}`,
        // The types of the library do not know it. Without it, each build would write its own time.
        timestamp: `${dayOf(event.noted).replaceAll('-', '')}T000000Z`,
        start: partsOf(event.date),
        end: partsOf(dayAfter(event.date)),
        title: SUMMARIES[locale](event),
        description: [event.text, event.source ?? []].flat().join('\n'),
        url: link,
        categories: [TOPICS[event.topic][locale]],
        transp: 'TRANSPARENT',
      };
    }),
    {productId: `-//${host}//changes//${locale.toUpperCase()}`, calName: title},
  );
  if (value === null) {
    throw error ?? new Error('The calendar could not be written');
  }
  return value;
}

/** The first day of a month; a day as it is. */
const dayOf = (date: string): string => (date.length === 7 ? `${date}-01` : date);

const dayAfter = (day: string): string => {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};

const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number];
