/** Suggests pages for a URL that doesn't exist: those with similar names. */
import {distance} from '../distance';
import {entryRoute, type RecordKind} from '../kinds';
import type {Catalogue, TagTexts} from '../record/schema';
import type {Locale, Localized} from '../vocabulary';

/** A page, by its path below the base URL, with the names that it can be found by. */
export type NamedPage = ReturnType<typeof named>;

/** The pages of services, companies, categories and tags, with names in both languages. */
export function listNamedPages(
  {services, companies, categories}: Catalogue,
  tags: Readonly<Record<Locale, TagTexts>>,
): NamedPage[] {
  const entries = (kind: RecordKind, list: Catalogue['services'] | Catalogue['companies']) =>
    list.map(({slug, name, aliases}) => named(entryRoute(kind, slug), name, [slug, ...aliases]));
  return [
    ...entries('service', services),
    ...entries('company', companies),
    ...Object.values(categories.categories).map(({label, page}) => named(page, label, [])),
    ...Object.entries(tags.en).map(([tag, {label, permalink}]) =>
      named(`/services/tags${permalink}`, {en: label, ja: tags.ja[tag]?.label ?? label}, [tag]),
    ),
  ];
}

const named = (path: string, label: Localized, names: readonly string[]) => ({
  ...{path, label, names: [...new Set([label.en, label.ja, ...names])]},
});

/** Maximum share of wrong characters in a name; names that only share words are farther. */
const TOLERANCE = 1 / 3;

/** The pages whose names are most similar to the last segment of a path, most similar first. */
export function nearestPages(path: string, pages: readonly NamedPage[], limit: number) {
  const wanted = wordsOf(lastPart(path));
  return pages
    .map((page) => ({
      page,
      far: Math.min(...page.names.map((name) => farness(wanted, wordsOf(name)))),
    }))
    .filter(({far}) => far < 1)
    .sort((a, b) => a.far - b.far)
    .slice(0, limit)
    .map(({page}) => page);
}

/** The last segment of a path, decoded and without a file extension. */
export function lastPart(path: string): string {
  const [, part = ''] = /([^/]*?)(?:\.\w+)?\/*$/.exec(path)!;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Distance of two names, from 0 (equal) to 1 (nothing in common). */
function farness(wanted: readonly string[], name: readonly string[]): number {
  const one = wanted.join('');
  const other = name.join('');
  const wrong = distance(one, other) / Math.max(one.length, other.length);
  if (wrong <= TOLERANCE) {
    return wrong;
  }
  const common = wanted.filter((word) => name.includes(word)).length;
  const all = new Set([...wanted, ...name]).size;
  return common === 0 ? 1 : TOLERANCE + (1 - TOLERANCE) * (1 - common / all);
}
