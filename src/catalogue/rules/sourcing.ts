/**
 * The rule that every quantity on a page has a source; {@link findQuantities} defines quantities.
 * A quantity has a source if
 *
 * - the record of the page contains it in a fact, a note or a value (usually, pages cite it with
 *   `<Fact id="…" />` instead of writing it)
 * - the same paragraph links to an entry whose record contains it
 * - the same paragraph links to an external page, which then is the source
 * - it is the usage of a `<Sum>` of the page, or the day on which the author ran the code.
 *
 * "Paragraph" includes headings, list items, table rows and lines of the front matter, but no
 * code. A record contains a date if it has that date or a more exact one. Dates of checks count
 * as months only.
 */
import {yamlOf} from '../article/frontMatter';
import type {Page} from '../article/reader';
import {TextBlock} from '../article/textBlock';
import {valuesIn} from '../record/explain';
import {positionAt, type Problem, report} from './problems';
import {findQuantities, type Quantity} from './quantities';

/**
 * Whether a page is about services or companies. The rest of the documentation is about this
 * site, so its source is this repository.
 */
export const isAboutServices = (page: string): boolean =>
  /^(services|companies|docs\/categories)\//.test(page);

/** Keys of a record whose values are not evidence for a quantity. */
const NO_EVIDENCE = /^(?:slug|id|date|source|url|links|color|icon)$/;

/** Words of a sentence that says when code was run. */
const RUN = /\b[Rr][au]n\b|実行/;

/**
 * One problem for each quantity without a source.
 * @param record the record of the page; `undefined` if it has none
 * @param findRecord finds the record of an entry by route, such as `/services/amazon-s3`
 */
export function checkSourcing(
  page: Page,
  record: unknown,
  findRecord: (route: string) => unknown,
): Problem[] {
  const usages = page.elements.flatMap(({name, attributes}) =>
    name === 'Sum' ? Object.values(attributes).filter((value) => typeof value === 'number') : [],
  );
  const isOwn = ({value}: Quantity, {prose}: TextBlock): boolean =>
    /^\d{4}-/.test(value)
      ? RUN.test(prose)
      : usages.some((usage) => [usage, usage / 1000].includes(Number.parseFloat(value)));
  return [...linesOfFrontMatter(page), ...page.blocks].flatMap((block) => {
    const targets = page.links
      .filter(({start}) => start >= block.start && start < block.end)
      .map(({target}) => target);
    if (targets.some((target) => /^https?:/.test(target))) {
      return [];
    }
    const quantities = findQuantities(block.prose).filter((quantity) => !isOwn(quantity, block));
    if (quantities.length === 0) {
      return [];
    }
    const held = [record, ...targets.map((target) => findRecord(target.split(/[?#]/, 1)[0]!))]
      .filter((source) => source !== undefined)
      .map(holdingsOf);
    return quantities
      .filter((quantity) => !held.some((holdings) => holds(holdings, quantity)))
      .flatMap(({index, written}) => {
        const message = `"${written}" has no source; cite a fact with <Fact id="…" />, or link the source in the same paragraph`;
        return report(page, block.spanOf(index), message);
      });
  });
}

const linesOfFrontMatter = ({text, frontMatter}: Page): TextBlock[] =>
  Array.from(yamlOf(text).matchAll(/^(?:(?:title|description):|[ \t]).*$/gm), ({0: row, index}) => {
    const start = frontMatter!.start + index;
    return new TextBlock(text, {...positionAt(text, start), start, end: start + row.length});
  });

/** Quantities in a record: values, and the months of checks (`2026-11`). */
type Holdings = {readonly values: ReadonlySet<string>; readonly checks: ReadonlySet<string>};

const known = new WeakMap<object, Holdings>();

function holdingsOf(record: unknown): Holdings {
  const kept = known.get(record as object);
  if (kept !== undefined) {
    return kept;
  }
  const values = new Set<string>();
  const checks = new Set<string>();
  for (const {path, value} of valuesIn(record)) {
    if (typeof value !== 'string' || path.some((key) => NO_EVIDENCE.test(String(key)))) {
      continue;
    }
    if (path.at(-1) === 'checked') {
      checks.add(value.slice(0, 7));
    } else {
      for (const quantity of findQuantities(value)) {
        values.add(quantity.value);
      }
    }
  }
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
