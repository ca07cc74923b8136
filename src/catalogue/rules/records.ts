/** Rules for a record as it is written, each value of which is valid by itself. */
import {RESERVED_SLUGS} from '../kinds';
import {formatPath, type Path, valuesIn} from '../record/explain';
import type {YamlFile} from '../record/yamlFile';
import {type Locale, LOCALES} from '../vocabulary';
import {findCutTexts, findPlaceholder} from './texts';
import type {Problem} from './problems';

/**
 * Checks the slug, texts and sources of a valid record. Drafts may contain placeholders.
 * @param folder the name of its folder
 * @param written the languages in which the entry has an article
 */
export const checkRecord = (
  source: YamlFile,
  {slug, draft}: {readonly slug: string; readonly draft: boolean},
  folder: string,
  written: readonly Locale[],
): Problem[] => [
  ...checkSlug(source, slug, folder),
  ...findCutTexts(source, LOCALES),
  ...findMissingTexts(source, written),
  ...(draft ? [] : findPlaceholders(source)),
  ...findRepeatedTexts(source),
  ...checkPublishers(source),
];

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
const findMissingTexts = (source: YamlFile, written: readonly Locale[]): Problem[] =>
  valuesIn(source.data).flatMap(({path, value}) => {
    const locale = value === null ? written.find((known) => known === path.at(-1)) : undefined;
    const name = locale && LANGUAGES[locale];
    const message = `the ${name} text is missing, but the entry has a page in ${name}; write it`;
    return source.report(path, name && message, 'translations');
  });

/** Keys of names and texts. */
const WORDS: readonly unknown[] = [...LOCALES, 'legalName', 'name', 'vendor'];

/** All texts in both languages, names and aliases in a record. */
const textsIn = (source: YamlFile): {readonly path: Path; readonly text: string}[] =>
  valuesIn(source.data).flatMap(({path, value}) =>
    typeof value === 'string' && (WORDS.includes(path.at(-1)) || path[0] === 'aliases')
      ? [{path, text: value}]
      : [],
  );

const findPlaceholders = (source: YamlFile): Problem[] =>
  textsIn(source).flatMap(({path, text}) => {
    const words = findPlaceholder(text)?.[0];
    const message = `${formatPath(path)} contains the placeholder "${words}"; write the final text`;
    return source.report(path, words && message);
  });

/** Keys of lists whose texts must be unique in the record. */
const SAYINGS: readonly unknown[] = ['goodFor', 'watchOut', 'facts'];

/** One problem for each item whose text another one has; most likely, both languages repeat it. */
function findRepeatedTexts(source: YamlFile): Problem[] {
  const itemOf = (path: Path) => formatPath(path.slice(0, 2));
  const first = new Map<string, Path>();
  const repeated = new Map<string, Problem[]>();
  for (const {path, text} of textsIn(source)) {
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
