/** Rules for what articles cite from records, and for the figures that they have to name. */
import type {Page} from '../article/reader';
import type {TextBlock} from '../article/textBlock';
import {attributesOf} from '../record/categories';
import type {Service} from '../record/schema';
import {isFigure} from '../units';
import {formatValue} from '../views/attributes';
import {CitationError, cite, type Cited, type CitingPage, isCiting} from '../views/cited';
import {type Problem, report} from './problems';
import {findQuantities} from './quantities';

/** Share of the amounts of a record that its article must name. */
const NAMED = 0.85;

/** Problems of the elements of an article that cite a record. */
export const checkCited = (page: Page, context: CitingPage): Problem[] =>
  page.elements
    .filter(({name}) => isCiting(name))
    .flatMap((element) => {
      try {
        cite(element, context);
        return [];
      } catch (error) {
        if (error instanceof CitationError) {
          return report(page, element, `<${element.name}>: ${error.message}`);
        }
        throw error;
      }
    });

/** Problems of an article about a service whose elements have none. */
export function checkFigures(page: Page, service: Service, context: CitingPage): Problem[] {
  const unsized = 'this names a limit without its size; cite it with <Value of="…" />, or write it';
  return [
    ...findUnnamed(page, service, context),
    ...blocksOf(page, 'limits')
      .filter((block) => /\blimit|\bmaximum|\bcap(?:s|ped)?\b|上限|制限/i.test(block.text))
      .filter((block) => !/\d/.test(textOf(page, block, service, context)))
      .flatMap((block) => report(page, block.spanOf(0), unsized)),
    ...findUndated(page),
  ];
}

/** The amounts and prices of a record that its article doesn't name, if there are too many. */
function findUnnamed(page: Page, service: Service, context: CitingPage): Problem[] {
  const {catalogue, locale} = context;
  const texts = page.blocks.map((block) => textOf(page, block, service, context));
  const tables = page.elements
    .filter(({name}) => isCiting(name))
    .map((element) => wordsOf(cite(element, context)));
  const named = new Set(findQuantities([...texts, ...tables].join('\n')).map(({value}) => value));
  const amounts = attributesOf(catalogue.categories, service.category).flatMap(
    ([key, definition]) => {
      const {value} = service.attributes[key]!;
      const quantities = isFigure(value)
        ? findQuantities(formatValue(value, definition, locale))
        : [];
      return quantities.length > 0
        ? [{key, isNamed: quantities.some((one) => named.has(one.value))}]
        : [];
    },
  );
  const missing = amounts.filter(({isNamed}) => !isNamed).map(({key}) => key);
  const count = amounts.length - missing.length;
  const values = missing.map((key) => `<Value of="${key}" />`).join(', ');
  const message = `the article names ${count} of the ${amounts.length} amounts of the record; cite more of ${values}`;
  return count >= NAMED * amounts.length ? [] : report(page, page.frontMatter!.body, message);
}

/** The text of a block with the facts and values that it cites. */
function textOf(page: Page, block: TextBlock, {facts}: Service, context: CitingPage): string {
  const within = page.elements.filter(({start}) => start >= block.start && start < block.end);
  const cited = within.map((element) =>
    isCiting(element.name)
      ? wordsOf(cite(element, context))
      : (facts.find(({id}) => id === element.attributes.id)?.text[context.locale] ?? ''),
  );
  return [block.prose, ...cited].join('\n');
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
