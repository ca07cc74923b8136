/** Paths of the API files, below the base URL of the site. */
import type {Localized} from '../catalogue/vocabulary';
import {API} from '../site/addresses';

/** Semantic version of the schemas. Increase the minor version for each new key. */
export const SCHEMA_VERSION = '1.3.0';

export const LICENSE = {
  name: 'Creative Commons Attribution 4.0 International',
  spdx: 'CC-BY-4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const;

export const DOCUMENTATION = 'docs/data-and-api';

/** URLs of the site, and the state of the sources it is built from. */
export type Site = {
  readonly title: string;
  readonly tagline: Localized;
  /** URL of the home page in each language, with a trailing slash. */
  readonly homes: Localized;
  /** Hash of the commit; `null` without a git history. */
  readonly commit: string | null;
  /** `SOURCE_DATE_EPOCH` if set, else the time of the commit (ISO 8601); `null` without either. */
  readonly builtAt: string | null;
};

export const inBoth = ({homes}: Site, path: string): {en: string; ja: string} => ({
  en: homes.en + path,
  ja: homes.ja + path,
});

export const schemaPath = (name: string): string => `${API}/schema/${name}.json`;
export const OPENAPI = `${API}/openapi.json`;
/** Where programs look for the APIs of a site (RFC 9727). */
export const API_CATALOG = '.well-known/api-catalog';
export const LLMS = 'llms.txt';
export const OPEN_SEARCH = 'opensearch.xml';

/** Path of the Markdown version of an entry's page. */
export const markdownPath = (route: string): string => `${route}.md`;
