/** Paths of pages and files that several parts of the site link to. */

/** Path of the page of changes and folder of its files, relative to the base URL. */
export const CHANGES = 'changes';

/** Limits on the number of services to compare. */
export const MIN_PICKS = 2;
export const MAX_PICKS = 4;

/** Path, without locale prefix, that compares the first {@link MAX_PICKS} services side by side. */
export const comparisonPath = (slugs: readonly string[]): string =>
  `/compare?pick=${slugs.slice(0, MAX_PICKS).join(',')}`;

/** Value of the parameter `company` for services whose vendor has no company page. */
export const NO_COMPANY = '-';

/** The query of a URL with these parameters: with its question mark, or empty. */
export function queryOf(parameters: URLSearchParams): string {
  // A comma needs no escape in a query, and the URL is easier to read without it.
  const text = parameters.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** The feeds and the calendar of the page of changes: display name, file name and MIME type. */
export const FEEDS = [
  ['RSS', 'rss.xml', 'application/rss+xml'],
  ['Atom', 'atom.xml', 'application/atom+xml'],
  ['JSON Feed', 'feed.json', 'application/json'],
  ['iCalendar', 'calendar.ics', 'text/calendar'],
] as const;

/** Folder of the files of a category, relative to the base URL. */
export const categoryFolder = (category: string): string => `${CHANGES}/${category}`;

/** Paths of the feed and the calendar in the folder of an entry's page or {@link categoryFolder}. */
export const followFiles = (folder: string) => ({
  feed: `${folder}/changes.xml`,
  calendar: `${folder}/changes.ics`,
});

/** Major version of the API, which is part of each path. */
export const VERSION = 'v1';

/** Folder of all versions of the API. It exists once, not in each language. */
export const API_FOLDER = 'api';
export const API = `${API_FOLDER}/${VERSION}`;
