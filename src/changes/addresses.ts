/** Paths of the changes page, its feeds and its calendars. Pure; runs in the browser. */

/** Path of the page and folder of its files, relative to the base URL. */
export const CHANGES = 'changes';

/** The feeds and the calendar of the page: display name, file name and MIME type. */
export const FEEDS = [
  ['RSS', 'rss.xml', 'application/rss+xml'],
  ['Atom', 'atom.xml', 'application/atom+xml'],
  ['JSON Feed', 'feed.json', 'application/json'],
  ['iCalendar', 'calendar.ics', 'text/calendar'],
] as const;

/** Folder of the files of a category, relative to the base URL. */
export const categoryFolder = (category: string): string => `${CHANGES}/${category}`;

/**
 * Paths of the feed and the calendar of one entry or one category.
 * @param folder path of the entry's page, or {@link categoryFolder}, relative to the base URL
 */
export const followFiles = (
  folder: string,
): {readonly feed: string; readonly calendar: string} => ({
  feed: `${folder}/changes.xml`,
  calendar: `${folder}/changes.ics`,
});

/** Whether an ISO date includes the day, so that a calendar can contain the event. */
export const hasDay = ({date}: {readonly date: string}): boolean => date.length === 10;
