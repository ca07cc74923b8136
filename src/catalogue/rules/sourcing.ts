/**
 * No quantity stands on a page that has no source: see {@link findQuantities} for what a
 * quantity is. It has one if
 *
 * - the record of the page holds it, in a fact, a note or a value; most pages cite it with
 *   `<Fact id="…" />` and do not write it at all
 * - the same paragraph links to an entry whose record holds it
 * - the same paragraph links to a page elsewhere, which then is its source.
 *
 * A paragraph is also a heading, an item of a list, a row of a table or a line of the front
 * matter; code is none. A date is held by a record that has it or a more exact one; the month of a check
 * is held as such a month only, since every record has one.
 */
import type {Page} from '../article/reader';
import {TextBlock} from '../article/textBlock';
import type {Problem} from './problems';
import {findQuantities, type Quantity} from './quantities';

/** Finds the record of an entry by the path of its page, such as `/services/amazon-s3`. */
export type FindRecord = (route: string) => unknown;

/**
 * Whether a page tells of services and companies. What the rest of the documentation tells, of
 * this site and of how to work on it, has its source in this repository.
 */
export const isAboutServices = (page: string): boolean =>
  /^(services|companies|docs\/categories)\//.test(page);

/** Keys of a record that say nothing about what the record is of. */
const NO_EVIDENCE = new Set(['slug', 'id', 'date', 'source', 'url', 'links', 'color', 'icon']);

/**
 * A problem for each quantity of a page that has no source.
 * @param record the record of the page; `undefined` for one that has none
 */
export function checkSourcing(page: Page, record: unknown, findRecord: FindRecord): Problem[] {
  return [...linesOfFrontMatter(page), ...page.blocks].flatMap((block) => {
    const targets = block.links.map(({target}) => target);
    if (targets.some((target) => /^https?:/.test(target))) {
      return [];
    }
    const quantities = findQuantities(block.prose);
    if (quantities.length === 0) {
      return [];
    }
    const held = [record, ...targets.map((target) => findRecord(target.split(/[?#]/, 1)[0]!))]
      .filter((source) => source !== undefined)
      .map(holdingsOf);
    return quantities
      .filter((quantity) => !held.some((holdings) => holds(holdings, quantity)))
      .map(({index, written}) => {
        const {line, column} = block.spanOf(index);
        return {
          ...{file: page.file, line, column},
          message: `"${written}" has no source: no record of this paragraph holds it; cite a fact with <Fact id="…" />, or link the source in the same paragraph`,
        };
      });
  });
}

function linesOfFrontMatter({text, frontMatter}: Page): TextBlock[] {
  if (frontMatter === undefined) {
    return [];
  }
  let {start} = frontMatter;
  return text
    .slice(start, frontMatter.end)
    .split('\n')
    .flatMap((row, index) => {
      const block = new TextBlock(start);
      block.add(row, {line: index + 2, column: 1, start, end: start + row.length});
      start += row.length + 1;
      return /^(?:title|description):|^\s/.test(row) ? [block] : [];
    });
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
