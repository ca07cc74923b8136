/** Rules for a record as it is written, each value of which is valid by itself. */
import {RESERVED_SLUGS} from '../kinds';
import {formatPath, type Path, valuesIn} from '../record/explain';
import {findCutTexts, type YamlFile} from '../record/yamlFile';
import {type Locale, LOCALES} from '../vocabulary';
import {findPlaceholder} from '../texts/faults';
import type {Problem} from '../problems';

/**
 * Checks the slug, texts, sources and dates of a valid record.
 * @param written the languages in which the entry has an article
 * @param day latest accepted date, such as `2026-11-20`
 */
export function checkRecord(
  source: YamlFile,
  {slug, draft}: {readonly slug: string; readonly draft: boolean},
  folder: string,
  written: readonly Locale[],
  day: string,
): Problem[] {
  const values = valuesIn(source.data);
  const texts = values.flatMap(({path, value}) =>
    typeof value === 'string' && (WORDS.includes(path.at(-1)) || path[0] === 'aliases')
      ? [{path, text: value}]
      : [],
  );
  const isReserved = RESERVED_SLUGS.includes(folder);
  const fault = isReserved
    ? `"${folder}" is a URL that the site uses itself; choose another name, and rename the folder in both languages`
    : `slug is "${slug}"; it must be the name of its folder, "${folder}"`;
  return [
    ...(isReserved || slug !== folder ? source.report(['slug'], fault) : []),
    ...findCutTexts(source, LOCALES),
    ...values.flatMap(({path, value}) => {
      const locale = value === null ? written.find((known) => known === path.at(-1)) : undefined;
      const name = locale && LANGUAGES[locale];
      const message = `the ${name} text is missing, but the entry has a page in ${name}; write it`;
      return source.report(path, name && message, 'translations');
    }),
    ...(draft ? [] : texts).flatMap(({path, text}) => {
      const words = findPlaceholder(text)?.[0];
      const message = `${formatPath(path)} contains the placeholder "${words}"; write the final text`;
      return source.report(path, words && message);
    }),
    ...findRepeatedTexts(source, texts),
    ...checkPublishers(source),
    ...checkDates(source, day, values),
  ];
}

const LANGUAGES: Readonly<Record<Locale, string>> = {en: 'English', ja: 'Japanese'};

const WORDS: readonly unknown[] = [...LOCALES, 'legalName', 'name', 'vendor'];

/** Keys of lists whose texts must be unique in the record. */
const SAYINGS: readonly unknown[] = ['goodFor', 'watchOut', 'facts'];

/** One problem for each item whose text another one has; most likely, both languages repeat it. */
function findRepeatedTexts(
  source: YamlFile,
  texts: readonly {readonly path: Path; readonly text: string}[],
): Problem[] {
  const itemOf = (path: Path) => formatPath(path.slice(0, 2));
  const first = new Map<string, Path>();
  const repeated = new Map<string, Problem[]>();
  for (const {path, text} of texts) {
    const before = first.get(text) ?? path;
    const item = itemOf(path);
    first.set(text, before);
    if (SAYINGS.includes(path[0]) && itemOf(before) !== item && !repeated.has(item)) {
      const message = `${formatPath(path)} repeats ${formatPath(before)}; change it, or remove it`;
      repeated.set(item, source.report(path, message));
    }
  }
  return [...repeated.values()].flat();
}

/** Shared hosts, where the host name doesn't identify the publisher. */
const SHARED_HOSTS = ['github.com', 'gitlab.com', 'npmjs.com'];

const OWN_LINKS = ['homepage', 'docs', 'pricing', 'status', 'blog'];

/** One problem for each source that is said to be a third party's but is a page of the vendor. */
function checkPublishers(source: YamlFile): Problem[] {
  const {links, sources} = source.data as {
    readonly links: Readonly<Record<string, string>>;
    readonly sources: Readonly<Record<string, {url: string; via?: string; by?: string}>>;
  };
  const own = OWN_LINKS.flatMap((key) => (links[key] === undefined ? [] : siteOf(links[key])));
  return Object.entries(sources).flatMap(([key, {url, via, by}]) => {
    const host = siteOf(url);
    const isOwn = own.includes(host) && !SHARED_HOSTS.includes(host);
    const path = ['sources', key, 'by'];
    const message = `${formatPath(path)} is "third-party", but it is a page of the vendor (${host}); write the URL of the page that was read as "via"`;
    const isFault = by === 'third-party' && via === undefined && isOwn;
    return isFault ? source.report(path, message, 'claims') : [];
  });
}

/** The registrable domain of a URL (a heuristic): `example.com` for `docs.example.com`. */
function siteOf(url: string): string {
  const labels = new URL(url).hostname.split('.');
  const isOfCountry = /^(?:ac|ad|co|com|go|ne|or)$/.test(labels.at(-2) ?? '') && labels.length > 2;
  return labels.slice(isOfCountry ? -3 : -2).join('.');
}

/** Dates that can't be in the future: ends of their paths. */
const PAST = /(?:^|\.)(?:date|read|dated|since|(?:firstReleased|founded)\.value)$|^rates\..*\.on$/;

/** Keys of all dates; the others can be in the future, such as an announced end. */
const DATES = /(?:^|\.)(?:date|read|dated|since|on|from|until|ends|value)$/;

/** Dates of work on this catalogue, which is from 2020 on. */
const OWN = /(?:^|\.)(?:date|read)$/;

/** Implausible dates in a record or in the exchange rates; `day` is the latest accepted one. */
export const checkDates = (
  source: YamlFile,
  day: string,
  values = valuesIn(source.data),
): Problem[] =>
  values.flatMap(({path, value}) => {
    const name = formatPath(path);
    const text = DATES.test(name) ? String(value).slice(0, 10) : '';
    const first = OWN.test(name) ? '2020-01-01' : '1800-01-01';
    if (!/^\d{4}(-\d{2}){0,2}$/.test(text)) {
      return [];
    }
    // ISO dates sort as text; a month or year is compared with that of the limit.
    const fault =
      PAST.test(name) && text > day.slice(0, text.length)
        ? `is in the future; today is ${day}`
        : text < first.slice(0, text.length) &&
          `is too early; the earliest accepted date is ${first}`;
    return fault ? source.report(path, `${name} is "${text}", which ${fault}`, 'dates') : [];
  });
