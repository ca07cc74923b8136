/** Rules for the figures of pages: each has a source, and articles name those of their record. */
import {yamlOf} from '../article/frontMatter';
import type {Page} from '../article/reader';
import {TextBlock} from '../article/textBlock';
import type {Edition} from './edition';
import {attributesOf} from '../record/categories';
import {valuesIn} from '../record/explain';
import {isFigure} from '../units';
import {formatValue} from '../views/attributes';
import {CitationError, cite, type Cited, isCiting} from '../views/cited';
import {positionAt, type Problem, report} from '../problems';
import {findQuantities, type Quantity} from '../texts/quantities';

/** Keys of a record whose values are not evidence for a quantity. */
const NO_EVIDENCE = /^(?:slug|id|date|source|url|links|color|icon)$/;

/** Words of a sentence that says when code was run. */
const RUN = /\b[Rr][au]n\b|実行/;

/**
 * One problem for each quantity without a source. It has one if
 *
 * - the record of the page contains it in a fact, a note or a value
 * - the same paragraph links to an entry whose record contains it
 * - the same paragraph links to an external page, which then is the source
 * - it is the usage of a `<Sum>` of the page, or the day on which the author ran the code.
 *
 * "Paragraph" includes headings, list items, table rows and lines of the front matter, but no
 * code. A record contains a date if it has that date or a more exact one. Dates of checks count
 * as months only.
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
    const held = [record, ...targets.map((target) => findRecord(target.split(/[?#]/, 1)[0]!))]
      .filter((source) => source !== undefined)
      .map(holdingsOf);
    return findQuantities(block.prose)
      .filter((quantity) => !isOwn(quantity, block))
      .filter(({value}) => !held.some((values) => values.has(value)))
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

const known = new WeakMap<object, ReadonlySet<string>>();

/** The quantities in a record, with the month and year of each date, and the months of checks. */
function holdingsOf(record: unknown): ReadonlySet<string> {
  const kept = known.get(record as object);
  const texts = kept ? [] : valuesIn(record).filter(({value}) => typeof value === 'string');
  const values = texts
    .filter(({path}) => !path.some((key) => NO_EVIDENCE.test(String(key))))
    .flatMap(({path, value}) =>
      path.at(-1) === 'checked'
        ? String(value).slice(0, 'YYYY-MM'.length)
        : findQuantities(String(value)).flatMap((one) => [one.value, ...lessExact(one.value)]),
    );
  const holdings = kept ?? new Set(values);
  known.set(record as object, holdings);
  return holdings;
}

const lessExact = (value: string): string[] =>
  /^\d{4}-/.test(value) ? [value.slice(0, 'YYYY-MM'.length), value.slice(0, 'YYYY'.length)] : [];

/** Share of the amounts of a record that its article must name. */
const NAMED = 0.85;

/** The words of each element that cites a record, and the problems of those that can't. */
export function readCited({page, record, ...context}: Edition) {
  const words = new Map<Page['elements'][number], string>();
  const problems: Problem[] = [];
  for (const element of record ? page.elements.filter(({name}) => isCiting(name)) : []) {
    try {
      words.set(element, wordsOf(cite(element, {...context, slug: record!.slug})));
    } catch (error) {
      if (!(error instanceof CitationError)) {
        throw error;
      }
      problems.push(...report(page, element, `<${element.name}>: ${error.message}`));
    }
  }
  return {words, problems};
}

/** Problems of an article about a service whose elements have none; other pages have none. */
export function checkFigures(
  {page, record, locale, catalogue}: Edition,
  cited: ReturnType<typeof readCited>['words'],
): Problem[] {
  if (!record || !('plans' in record) || record.draft) {
    return [];
  }
  const textOf = (block: TextBlock): string => {
    const texts = page.elements
      .filter(({start}) => start >= block.start && start < block.end)
      .map(
        (element) =>
          cited.get(element) ??
          record.facts.find(({id}) => id === element.attributes.id)?.text[locale],
      );
    return [block.prose, ...texts].join('\n');
  };
  const texts = [...page.blocks.map(textOf), ...cited.values()].join('\n');
  const named = new Set(findQuantities(texts).map(({value}) => value));
  const definitions = attributesOf(catalogue.categories, record.category);
  const amounts = definitions.flatMap(([key, definition]) => {
    const {value} = record.attributes[key]!;
    const quantities = findQuantities(
      isFigure(value) ? formatValue(value, definition, locale) : '',
    );
    const isNamed = quantities.some((one) => named.has(one.value));
    return quantities.length > 0 ? [{key, isNamed}] : [];
  });
  const missing = amounts.filter(({isNamed}) => !isNamed).map(({key}) => `<Value of="${key}" />`);
  const count = amounts.length - missing.length;
  const unnamed = `the article names ${count} of the ${amounts.length} amounts of the record; cite more of ${missing.join(', ')}`;
  const unsized = 'this names a limit without its size; cite it with <Value of="…" />, or write it';
  const undated =
    'the article doesn’t say when its code was run; add the day and the version, such as "Run on 20 November 2026 with …"';
  const {start = 0, sectionEnd = 0} = page.headings.find(({id}) => id === 'limits') ?? {};
  const isDated = page.blocks.some((block) =>
    findQuantities(block.prose).some(({value}) => /^\d{4}-\d{2}-\d{2}$/.test(value)),
  );
  return [
    ...report(page, page.frontMatter!.body, count < NAMED * amounts.length && unnamed),
    ...page.blocks
      .filter((block) => block.start > start && block.start < sectionEnd)
      .filter((block) => /\blimit|\bmaximum|\bcap(?:s|ped)?\b|上限|制限/i.test(block.text))
      .filter((block) => !/\d/.test(textOf(block)))
      .flatMap((block) => report(page, block.spanOf(0), unsized)),
    ...page.codeBlocks.slice(0, 1).flatMap((block) => report(page, block, !isDated && undated)),
  ];
}

function wordsOf(cited: Cited): string {
  if ('text' in cited) {
    return cited.text;
  }
  const cells = 'rows' in cited ? cited.rows.flat() : cited.items;
  return cells.map(({text, note = ''}) => `${text}\n${note}`).join('\n');
}
