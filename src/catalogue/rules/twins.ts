/** Rules for the language of pages, and for what a Japanese page must share with the English one. */
import {type Page, wordsIn} from '../article/reader';
import type {Edition} from './edition';
import {entryOf} from '../kinds';
import {type Position, type Problem, report} from '../problems';
import {missingNumbers} from '../texts/quantities';
import {hasKana, isJapanese} from '../texts/faults';

type Pair = {readonly english: Page; readonly japanese: Page};

/** Parts of a page with what identifies them, most often their names in messages. */
type Marks = readonly (readonly [name: string, mark: Position])[];

const headingsOf = (page: Page): Marks =>
  page.headings.map((heading) => [`the heading with the id "${heading.id}"`, heading]);
const linksOf = (page: Page): Marks =>
  page.links.map((link) => [`the link to ${link.target}`, link]);
const factsOf = (page: Page): Marks =>
  page.citations.map((citation) => [`the fact "${citation.id}"`, citation]);
// Sums may be those of other uses in each language.
const valuesOf = (page: Page): Marks =>
  page.elements
    .filter(({name}) => name === 'Value')
    .map((element) => {
      const {of, service, amount} = element.attributes;
      const what = amount ? `amount="${amount}"` : `of="${of}"`;
      return [`<Value ${what}${service ? ` service="${service}"` : ''} />`, element];
    });

/**
 * Compares headings, facts, values, links and numbers of a page and its translation, both of which
 * have no other problems. Articles of services are an edition in each language: their sections may
 * be in another order, with other examples and links.
 */
export function checkTwin(english: Page, japanese: Page): Problem[] {
  const pair = {english, japanese};
  return [
    ...(entryOf(english.file)?.kind === 'service'
      ? compareMarks(pair, headingsOf)
      : [...compareHeadings(pair), ...compareCode(pair), ...compareMarks(pair, linksOf)]),
    ...compareMarks(pair, factsOf),
    ...compareMarks(pair, valuesOf),
    ...compareNumbers(pair),
  ];
}

function compareNumbers(pair: Pair): Problem[] {
  const texts = pair.japanese.blocks.map(({prose}) => prose).join('\n');
  const found = pair.english.blocks.flatMap((block) => {
    const lacking = missingNumbers(block.prose, texts);
    return lacking.map(({value, index}) => [value, block.spanOf(index)] as const);
  });
  // A number is reported where it comes first.
  const places = new Map(found.reverse());
  return [...places].flatMap(([value, place]) => missing(pair, `the number ${value}`, place));
}

/** Maximum number of Latin words in a Japanese text block without Japanese, such as names or titles. */
const MAX_WORDS = 5;

/** Whether a page has English sentences but no Japanese text. */
export const isUntranslated = ({blocks}: Page): boolean =>
  blocks.some(({prose}) => wordsIn(prose) > MAX_WORDS) &&
  blocks.every(({text}) => !isJapanese(text));

export function checkLanguage({page, locale}: Edition): Problem[] {
  const isHeading = new Set(page.headings.map(({start}) => start));
  const isForeign = ({start, text, prose}: Page['blocks'][number]): boolean =>
    locale === 'en'
      ? !isHeading.has(start) && hasKana(prose) && shareOfJapanese(prose) > 0.5
      : isHeading.has(start)
        ? !isJapanese(prose) && /(?:\b[a-z]+\b\W+){2}/.test(prose)
        : !isJapanese(text) && wordsIn(prose) > MAX_WORDS;
  const pictures = page.pictures.filter(
    ({alt}) => locale === 'ja' && wordsIn(alt) > 2 && !isJapanese(alt),
  );
  const message =
    locale === 'en'
      ? 'this text is in Japanese; translate it into English'
      : 'this text is in English; translate it into Japanese';
  return [...page.blocks.filter(isForeign).map((block) => block.spanOf(0)), ...pictures].flatMap(
    (place) => report(page, place, message),
  );
}

function shareOfJapanese(text: string): number {
  const letters = [...text].filter((character) => /\p{L}/u.test(character));
  return letters.filter(isJapanese).length / Math.max(letters.length, 1);
}

function missing({english, japanese}: Pair, what: string, {line}: Position): Problem[] {
  const message = `${what} of ${english.file}:${line} is missing in the Japanese page`;
  return report(japanese, endOf(japanese), message);
}

const surplus = ({english, japanese}: Pair, what: string, at: Position): Problem[] =>
  report(japanese, at, `${what} is missing in ${english.file}`);

/** Marks of both pages in any order. */
function compareMarks(pair: Pair, marksOf: (page: Page) => Marks): Problem[] {
  const {english, japanese} = pair;
  const [ours, theirs] = [new Map(marksOf(english)), new Map(marksOf(japanese))];
  const lacking = [...ours].filter(([name]) => !theirs.has(name));
  const added = [...theirs].filter(([name]) => !ours.has(name));
  return [
    ...added.flatMap(([name, mark], index) => {
      // Pair an additional mark with a missing one: most likely, it was changed.
      const [wanted, {line}] = lacking[index] ?? [undefined, mark];
      const message = `${name} is here, but ${wanted} in ${english.file}:${line}; they must be the same`;
      return wanted ? report(japanese, mark, message) : surplus(pair, name, mark);
    }),
    ...lacking.slice(added.length).flatMap(([name, mark]) => missing(pair, name, mark)),
  ];
}

function compareHeadings({english, japanese}: Pair): Problem[] {
  const withId = (page: Page): Marks =>
    page.headings
      .filter(({id}) => id !== undefined)
      .map((heading) => [`${'#'.repeat(heading.level)} … {/* #${heading.id} */}`, heading]);
  const [wanted, given] = firstDifference(withId(english), withId(japanese));
  const right = wanted
    ? `write "${wanted[0]}" here, as in ${english.file}:${wanted[1].line}`
    : `remove this one, which ${english.file} does not have`;
  const message = `the headings differ from those of the English page; ${right}`;
  return wanted || given ? report(japanese, given?.[1] ?? endOf(japanese), message) : [];
}

function compareCode(pair: Pair): Problem[] {
  const {english, japanese} = pair;
  const codeOf = (page: Page): Marks => page.codeBlocks.map((code) => [code.language, code]);
  const [wanted, given] = firstDifference(codeOf(english), codeOf(japanese));
  if (!wanted || !given) {
    return [
      ...(wanted ? missing(pair, 'the code block', wanted[1]) : []),
      ...(given ? surplus(pair, 'the code block', given[1]) : []),
    ];
  }
  const message = `the language of the code block is "${given[0]}"; it must be "${wanted[0]}" as in ${english.file}:${wanted[1].line}`;
  return report(japanese, given[1], message);
}

/** The first marks in order that differ by name, one of which may be missing; neither if none do. */
function firstDifference(ours: Marks, theirs: Marks) {
  const longer = ours.length > theirs.length ? ours : theirs;
  const at = longer.findIndex((_, index) => ours[index]?.[0] !== theirs[index]?.[0]);
  return [ours[at], theirs[at]] as const;
}

/** Position of the last line with text, where missing content can be added. */
const endOf = ({text}: Page): Position => ({line: text.trimEnd().split('\n').length, column: 1});
