/**
 * No quantity stands on a page that has no source: see {@link findQuantities} for what a
 * quantity is. It has one if
 *
 * - the record of the page holds it, in a fact, a note or a value; most pages cite it with
 *   `<Fact id="…" />` and do not write it at all
 * - the same paragraph links to an entry whose record holds it
 * - the same paragraph links to a page elsewhere, which then is its source.
 *
 * A paragraph is a block of lines, an item of a list, a row of a table or a line of the front
 * matter. A date is held by a record that has it or a more exact one; the month of a check
 * is held as such a month only, since every record has one.
 */
import type {Problem} from './problems';
import {findQuantities, type Quantity} from './quantities';
import {TRANSLATED_FROM} from './translations';

/** Finds the record of an entry by the path of its page, such as `/services/amazon-s3`. */
export type FindRecord = (route: string) => unknown;

/**
 * Whether a page tells of services and companies. What the rest of the documentation tells, of
 * this site and of how to work on it, has its source in this repository.
 */
export const isAboutServices = (page: string): boolean =>
  /^(services|companies|docs\/categories)\//.test(page);

const BLOCK_START = /^\s*(?:[-*+]|\d+\.)\s|^\s*\||^\s*#/;
const LINK = /\]\(([^)\s]+)[^)]*\)|\bhref="([^"]+)"/g;
/** What is no prose: code, comments, tags, targets of links. */
const HIDDEN = [
  /^([ \t]*)(```|~~~).*\n[\s\S]*?^[ \t]*\2[ \t]*$/gm,
  /`[^`\n]*`/g,
  /\{\/\*[\s\S]*?\*\/\}/g,
  /<[A-Za-z/][^>]*>/g,
  /(?<=\])\([^)]*\)/g,
  new RegExp(`^${TRANSLATED_FROM}:.*$`, 'gm'),
];

/** Keys of a record that say nothing about what the record is of. */
const NO_EVIDENCE = new Set(['slug', 'id', 'date', 'source', 'url', 'links', 'color', 'icon']);

/**
 * A problem for each quantity of a page that has no source.
 * @param text the whole file, front matter included
 * @param record the record of the page; `undefined` for one that has none
 */
export function checkClaims(
  file: string,
  text: string,
  record: unknown,
  findRecord: FindRecord,
): Problem[] {
  return listParagraphs(text).flatMap(({line, rows, targets}) => {
    if (targets.some((target) => /^https?:/.test(target))) {
      return [];
    }
    const quantities = rows.flatMap((row, offset) =>
      findQuantities(row).map((quantity) => ({...quantity, line: line + offset})),
    );
    if (quantities.length === 0) {
      return [];
    }
    const held = [record, ...targets.map((target) => findRecord(target.replace(/[?#].*$/, '')))]
      .filter((source) => source !== undefined)
      .map(holdingsOf);
    return quantities
      .filter((quantity) => !held.some((holdings) => holds(holdings, quantity)))
      .map((quantity) => ({
        file,
        line: quantity.line,
        column: quantity.index + 1,
        message: `"${quantity.written}" has no source: no record of this paragraph holds it; cite a fact with <Fact id="…" />, or link the source in the same paragraph`,
      }));
  });
}

type Paragraph = {
  /** Line of its first row, counted from 1. */
  readonly line: number;
  readonly rows: readonly string[];
  /** Where its links lead. */
  readonly targets: readonly string[];
};

function listParagraphs(text: string): Paragraph[] {
  const blank = (hidden: string) => hidden.replace(/[^\n]/g, ' ');
  // Code goes first, since a link in code is no link either.
  const withoutCode = HIDDEN.slice(0, 3).reduce(
    (rest, pattern) => rest.replace(pattern, blank),
    text,
  );
  const visible = HIDDEN.reduce((rest, pattern) => rest.replace(pattern, blank), withoutCode);
  const linked = withoutCode.split('\n');
  const paragraphs: {line: number; rows: string[]; targets: string[]}[] = [];
  const frontMatterEnd = linked[0] === '---' ? linked.indexOf('---', 1) : -1;
  let isOpen = false;
  visible.split('\n').forEach((row, index) => {
    if (linked[index]!.trim() === '') {
      isOpen = false;
      return;
    }
    if (!isOpen || index <= frontMatterEnd || BLOCK_START.test(row)) {
      paragraphs.push({line: index + 1, rows: [], targets: []});
      isOpen = true;
    }
    const {rows, targets} = paragraphs.at(-1)!;
    rows.push(row);
    targets.push(...[...linked[index]!.matchAll(LINK)].map(([, target, href]) => target ?? href!));
  });
  return paragraphs;
}

/** The quantities that a record holds. */
type Holdings = {readonly values: ReadonlySet<string>; readonly checks: ReadonlySet<string>};

const known = new WeakMap<object, Holdings>();

function holdingsOf(record: unknown): Holdings {
  const kept = known.get(record as object);
  if (kept !== undefined) {
    return kept;
  }
  const values = new Set<string>();
  const checks = new Set<string>();
  const visit = (value: unknown, key: string) => {
    if (NO_EVIDENCE.has(key)) {
      return;
    }
    if (typeof value === 'string') {
      if (key === 'checked') {
        checks.add(value.slice(0, 7));
      } else {
        for (const quantity of findQuantities(value)) {
          values.add(quantity.value);
        }
      }
    } else if (Array.isArray(value)) {
      value.forEach((item) => {
        visit(item, '');
      });
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, item] of Object.entries(value)) {
        visit(item, name);
      }
    }
  };
  visit(record, '');
  const holdings = {values, checks};
  known.set(record as object, holdings);
  return holdings;
}

function holds({values, checks}: Holdings, {value}: Quantity): boolean {
  return (
    values.has(value) ||
    checks.has(value) ||
    (/^\d{4}(-\d{2})?$/.test(value) && [...values].some((other) => other.startsWith(`${value}-`)))
  );
}
