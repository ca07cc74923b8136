/** Rules for the figures of pages: each has a source, and articles name those of their record. */
import {yamlOf} from '../article/frontMatter';
import type {Page} from '../article/reader';
import {TextBlock} from '../article/textBlock';
import {valuesIn} from '../record/explain';
import {positionAt, type Problem, report} from './problems';
import {findQuantities, type Quantity} from './quantities';
import {attributesOf, type Categories} from '../record/categories';
import type {Catalogue} from '../load';
import type {Service} from '../record/schema';
import {isFigure} from '../units';
import {formatValue} from '../views/attributes';
import {CitationError, cite, type Cited, type CitingPage, isCiting} from '../views/cited';
import type {Locale} from '../vocabulary';

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
 * One problem for each quantity without a source; {@link findQuantities} defines quantities. A
 * quantity has a source if
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

/** Share of the amounts of a record that its article must name. */
const NAMED = 0.85;

/** What the elements of an article cite from records, and the problems of those that can't. */
export function readCited(page: Page, context: CitingPage) {
  const words = new Map<Page['elements'][number], string>();
  const problems: Problem[] = [];
  for (const element of page.elements.filter(({name}) => isCiting(name))) {
    try {
      words.set(element, wordsOf(cite(element, context)));
    } catch (error) {
      if (!(error instanceof CitationError)) {
        throw error;
      }
      problems.push(...report(page, element, `<${element.name}>: ${error.message}`));
    }
  }
  return {words, problems};
}

/** The words of each element that cites a record. */
type CitedWords = ReturnType<typeof readCited>['words'];

/** Problems of an article about a service whose elements have none. */
export function checkFigures(
  page: Page,
  service: Service,
  cited: CitedWords,
  {categories}: Pick<Catalogue, 'categories'>,
  locale: Locale,
): Problem[] {
  const textOf = (block: TextBlock): string => {
    const within = page.elements.filter(({start}) => start >= block.start && start < block.end);
    const texts = within.map(
      (element) =>
        cited.get(element) ??
        service.facts.find(({id}) => id === element.attributes.id)?.text[locale] ??
        '',
    );
    return [block.prose, ...texts].join('\n');
  };
  const unsized = 'this names a limit without its size; cite it with <Value of="…" />, or write it';
  return [
    ...findUnnamed(
      page,
      service,
      [...page.blocks.map(textOf), ...cited.values()],
      categories,
      locale,
    ),
    ...blocksOf(page, 'limits')
      .filter((block) => /\blimit|\bmaximum|\bcap(?:s|ped)?\b|上限|制限/i.test(block.text))
      .filter((block) => !/\d/.test(textOf(block)))
      .flatMap((block) => report(page, block.spanOf(0), unsized)),
    ...findUndated(page),
  ];
}

/** The amounts and prices of a record that its article doesn't name, if there are too many. */
function findUnnamed(
  page: Page,
  service: Service,
  texts: readonly string[],
  categories: Categories,
  locale: Locale,
): Problem[] {
  const named = new Set(findQuantities(texts.join('\n')).map(({value}) => value));
  const amounts = attributesOf(categories, service.category).flatMap(([key, definition]) => {
    const {value} = service.attributes[key]!;
    const quantities = isFigure(value)
      ? findQuantities(formatValue(value, definition, locale))
      : [];
    return quantities.length > 0
      ? [{key, isNamed: quantities.some((one) => named.has(one.value))}]
      : [];
  });
  const missing = amounts.filter(({isNamed}) => !isNamed).map(({key}) => key);
  const count = amounts.length - missing.length;
  const values = missing.map((key) => `<Value of="${key}" />`).join(', ');
  const message = `the article names ${count} of the ${amounts.length} amounts of the record; cite more of ${values}`;
  return count >= NAMED * amounts.length ? [] : report(page, page.frontMatter!.body, message);
}

function wordsOf(cited: Cited): string {
  if ('text' in cited) {
    return cited.text;
  }
  const cells = 'rows' in cited ? cited.rows.flat() : cited.items;
  return cells.map(({text, note = ''}) => `${text}\n${note}`).join('\n');
}

/** The paragraphs of the section with this id. */
function blocksOf({headings, blocks}: Page, id: string): TextBlock[] {
  const {start = 0, sectionEnd = 0} = headings.find((heading) => heading.id === id) ?? {};
  return blocks.filter((block) => block.start > start && block.start < sectionEnd);
}

/** One problem if the code of an article doesn't say on which day it was run. */
function findUndated(page: Page): Problem[] {
  const [first] = page.codeBlocks;
  const isDated = page.blocks.some((block) =>
    findQuantities(block.prose).some(({value}) => /^\d{4}-\d{2}-\d{2}$/.test(value)),
  );
  const message =
    'the article doesn’t say when its code was run; add the day and the version, such as "Run on 20 November 2026 with …"';
  return first === undefined || isDated ? [] : report(page, first, message);
}
