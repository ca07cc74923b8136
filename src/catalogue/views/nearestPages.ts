/** Which pages somebody may have meant whose address does not exist. Pure. */
import {distance} from 'fastest-levenshtein';
import type {Localized} from '../vocabulary';

/** A page with the names by which readers know it. */
export type NamedPage = {
  /** Path below the base URL. */
  readonly path: string;
  readonly label: Localized;
  readonly names: readonly string[];
};

/** Share of the characters of a name that may be wrong. */
const TOLERANCE = 1 / 3;

/** How far names are that have only words in common: behind those that are spelt wrong. */
const BY_WORDS = TOLERANCE;

/** The pages whose names are nearest to the last part of a path, the nearest first. */
export function nearestPages(
  path: string,
  pages: readonly NamedPage[],
  limit: number,
): NamedPage[] {
  const wanted = wordsOf(lastPart(path));
  return wanted.length === 0
    ? []
    : pages
        .map((page) => ({
          page,
          far: Math.min(...page.names.map((name) => farness(wanted, wordsOf(name)))),
        }))
        .filter(({far}) => far < 1)
        .sort((a, b) => a.far - b.far)
        .slice(0, limit)
        .map(({page}) => page);
}

/** What was looked for: the last part of a path, without an ending and in its own script. */
export function lastPart(path: string): string {
  const part = path
    .replace(/\/+$/, '')
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '');
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

/** From 0 for the same name to 1 for one that has nothing in common. */
function farness(wanted: readonly string[], name: readonly string[]): number {
  const one = wanted.join('');
  const other = name.join('');
  const wrong = distance(one, other) / Math.max(one.length, other.length);
  if (wrong <= TOLERANCE) {
    return wrong;
  }
  const common = wanted.filter((word) => name.includes(word)).length;
  const all = new Set([...wanted, ...name]).size;
  return common === 0 ? 1 : BY_WORDS + (1 - BY_WORDS) * (1 - common / all);
}
