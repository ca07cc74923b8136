/** Rules for a record as it is written, each value of which is valid by itself. */
import {RESERVED_SLUGS} from '../kinds';
import {formatPath, type Path, valuesIn} from '../record/explain';
import type {YamlFile} from '../record/yamlFile';
import {type Locale, LOCALES} from '../vocabulary';
import {findCutTexts, findPlaceholder} from './texts';
import type {Problem} from './problems';

/**
 * Checks the slug, texts, sources and dates of a valid record. Drafts may contain placeholders.
 * @param folder the name of its folder
 * @param written the languages in which the entry has an article
 * @param day latest accepted date, such as `2026-11-20`
 */
export const checkRecord = (
  source: YamlFile,
  {slug, draft}: {readonly slug: string; readonly draft: boolean},
  folder: string,
  written: readonly Locale[],
  day: string,
): Problem[] => {
  const values = valuesIn(source.data);
  const texts = textsIn(values);
  return [
    ...checkSlug(source, slug, folder),
    ...findCutTexts(source, LOCALES),
    ...findMissingTexts(source, values, written),
    ...(draft ? [] : findPlaceholders(source, texts)),
    ...findRepeatedTexts(source, texts),
    ...checkPublishers(source),
    ...checkDates(source, day, values),
  ];
};

type Values = ReturnType<typeof valuesIn>;

/** The slug is the name of the folder, which is part of the URL. */
function checkSlug(source: YamlFile, slug: string, folder: string): Problem[] {
  const fault = RESERVED_SLUGS.includes(folder)
    ? `"${folder}" is a URL that the site uses itself; choose another name, and rename the folder in both languages`
    : slug !== folder
      ? `slug is "${slug}"; it must be the name of its folder, "${folder}"`
      : undefined;
  return source.report(['slug'], fault);
}

const LANGUAGES: Readonly<Record<Locale, string>> = {en: 'English', ja: 'Japanese'};

/** A text can be `null` in a language in which the entry has no article yet. */
const findMissingTexts = (
  source: YamlFile,
  values: Values,
  written: readonly Locale[],
): Problem[] =>
  values.flatMap(({path, value}) => {
    const locale = value === null ? written.find((known) => known === path.at(-1)) : undefined;
    const name = locale && LANGUAGES[locale];
    const message = `the ${name} text is missing, but the entry has a page in ${name}; write it`;
    return source.report(path, name && message, 'translations');
  });

/** Keys of names and texts. */
const WORDS: readonly unknown[] = [...LOCALES, 'legalName', 'name', 'vendor'];

/** All texts in both languages, names and aliases in a record. */
const textsIn = (values: Values): {readonly path: Path; readonly text: string}[] =>
  values.flatMap(({path, value}) =>
    typeof value === 'string' && (WORDS.includes(path.at(-1)) || path[0] === 'aliases')
      ? [{path, text: value}]
      : [],
  );

const findPlaceholders = (source: YamlFile, texts: ReturnType<typeof textsIn>): Problem[] =>
  texts.flatMap(({path, text}) => {
    const words = findPlaceholder(text)?.[0];
    const message = `${formatPath(path)} contains the placeholder "${words}"; write the final text`;
    return source.report(path, words && message);
  });

/** Keys of lists whose texts must be unique in the record. */
const SAYINGS: readonly unknown[] = ['goodFor', 'watchOut', 'facts'];

/** One problem for each item whose text another one has; most likely, both languages repeat it. */
function findRepeatedTexts(source: YamlFile, texts: ReturnType<typeof textsIn>): Problem[] {
  const itemOf = (path: Path) => formatPath(path.slice(0, 2));
  const first = new Map<string, Path>();
  const repeated = new Map<string, Problem[]>();
  for (const {path, text} of texts) {
    const before = first.get(text) ?? path;
    first.set(text, before);
    if (
      SAYINGS.includes(path[0]) &&
      itemOf(before) !== itemOf(path) &&
      !repeated.has(itemOf(path))
    ) {
      const message = `${formatPath(path)} repeats ${formatPath(before)}; change it, or remove it`;
      repeated.set(itemOf(path), source.report(path, message));
    }
  }
  return [...repeated.values()].flat();
}

/** Shared hosts, where the host name doesn't identify the publisher. */
const SHARED_HOSTS = ['github.com', 'gitlab.com', 'npmjs.com'];

/** Keys of links that are on a host of the vendor. */
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
    return source.report(path, isFault ? message : undefined, 'claims');
  });
}

/** The registrable domain of a URL (a heuristic): `example.com` for `docs.example.com`. */
function siteOf(url: string): string {
  const labels = new URL(url).hostname.split('.');
  const isOfCountry = /^(?:ac|ad|co|com|go|ne|or)$/.test(labels.at(-2) ?? '') && labels.length > 2;
  return labels.slice(isOfCountry ? -3 : -2).join('.');
}

/** Keys of dates that can't be in the future. */
const PAST_KEYS = ['date', 'read', 'dated', 'since'];
const PAST_CLAIMS = ['firstReleased', 'founded'];

/** Keys of dates that can be in the future, such as an announced end. */
const OPEN_KEYS = ['on', 'from', 'until', 'ends', 'value'];

/** Earliest plausible dates: of work on this catalogue, and of everything else. */
const FIRST = {own: '2020-01-01', other: '1800-01-01'};
const OWN_KEYS = ['date', 'read'];

const HOURS_AHEAD = 14;

/** The date in UTC+14, the earliest time zone, so that no contributor's "today" is in the future. */
export const latestDay = (now: Date): string =>
  new Date(now.getTime() + HOURS_AHEAD * 3_600_000).toISOString().slice(0, 10);

/**
 * Finds implausible dates in a record or in the exchange rates: dates of past events in the
 * future, and dates before the earliest plausible one.
 * @param day latest accepted date, such as `2026-11-20`
 */
export const checkDates = (
  source: YamlFile,
  day: string,
  values: Values = valuesIn(source.data),
): Problem[] =>
  values.flatMap(({path, value}) => {
    const [parent, key = ''] = path.slice(-2).map(String);
    const isPast =
      PAST_KEYS.includes(key) ||
      (key === 'value' && PAST_CLAIMS.includes(parent!)) ||
      (key === 'on' && path[0] === 'rates');
    const text = isPast || OPEN_KEYS.includes(key) ? String(value).slice(0, 10) : '';
    const first = OWN_KEYS.includes(key) ? FIRST.own : FIRST.other;
    // ISO dates sort as text; a month or year is compared with that of the limit.
    const fault = !/^\d{4}(-\d{2}){0,2}$/.test(text)
      ? undefined
      : isPast && text > day.slice(0, text.length)
        ? `is in the future; today is ${day}`
        : text < first.slice(0, text.length)
          ? `is too early; the earliest accepted date is ${first}`
          : undefined;
    return source.report(
      path,
      fault && `${formatPath(path)} is "${text}", which ${fault}`,
      'dates',
    );
  });
