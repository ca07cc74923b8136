/** Where the files of the API are, each path below the base URL of the site. */
import {CHANGES, followFiles} from '../changes/addresses';
import type {Localized} from '../catalogue/vocabulary';

/** The version that is part of each path. */
export const VERSION = 'v1';

/** Folder of all versions; it has no language. */
export const API_FOLDER = 'api';
export const API = `${API_FOLDER}/${VERSION}`;

/** Semantic version of the schemas; the second number grows with each new key. */
export const SCHEMA_VERSION = '1.0.0';

export const LICENSE = {
  name: 'Creative Commons Attribution 4.0 International',
  spdx: 'CC-BY-4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const;

/** The page that explains the API. */
export const DOCUMENTATION = 'docs/data-and-api';

/** Where the site is, and what it is built from. */
export type Site = {
  readonly title: string;
  readonly tagline: Localized;
  /** URL of the home page in each language, with a slash at its end. */
  readonly homes: Localized;
  /** The commit that is built, and its time; `null` where there is no history. */
  readonly commit: string | null;
  readonly builtAt: string | null;
};

/** The same path in both languages. */
export const inBoth = ({homes}: Site, path: string): {en: string; ja: string} => ({
  en: homes.en + path,
  ja: homes.ja + path,
});

export const schemaPath = (name: string): string => `${API}/schema/${name}.json`;
export const OPENAPI = `${API}/openapi.json`;
export const LLMS = 'llms.txt';
export const OPEN_SEARCH = 'opensearch.xml';

/** Path of the Markdown copy of an entry's page. */
export const markdownPath = (route: string): string => `${route}.md`;

/** Feed and calendar of one entry or one category. */
export function followedIn(site: Site, folder: string, hasCalendar: boolean) {
  const {feed, calendar} = followFiles(folder);
  return {feed: inBoth(site, feed), calendar: hasCalendar ? inBoth(site, calendar) : null};
}

/** The feeds of all changes. */
export const allFeeds = (site: Site) => ({
  rss: inBoth(site, `${CHANGES}/rss.xml`),
  atom: inBoth(site, `${CHANGES}/atom.xml`),
  json: inBoth(site, `${CHANGES}/feed.json`),
  calendar: inBoth(site, `${CHANGES}/calendar.ics`),
});
