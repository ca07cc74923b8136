/** Where the page of the changes is, and the files by which others follow them. Pure, and small. */

/** Path of the page below the base URL, and folder of its files. */
export const CHANGES = 'changes';

/** The files of the page: name, file and type. */
export const FEEDS = [
  ['RSS', 'rss.xml', 'application/rss+xml'],
  ['Atom', 'atom.xml', 'application/atom+xml'],
  ['JSON Feed', 'feed.json', 'application/json'],
  ['iCalendar', 'calendar.ics', 'text/calendar'],
] as const;

/** Folder of the files of one category. */
export const categoryFolder = (category: string): string => `${CHANGES}/${category}`;

/**
 * The feed and the calendar of one entry or one category.
 * @param folder path of the entry's page, or {@link categoryFolder}, below the base URL
 */
export const followFiles = (
  folder: string,
): {readonly feed: string; readonly calendar: string} => ({
  feed: `${folder}/changes.xml`,
  calendar: `${folder}/changes.ics`,
});

/** Whether a calendar has a place for it: of a month or a year it has none. */
export const hasDay = ({date}: {readonly date: string}): boolean => date.length === 10;
