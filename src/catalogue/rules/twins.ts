/** Rules for the language of pages, and for what a Japanese page must share with the English one. */
import {type Page, wordsIn} from '../article/reader';
import type {Edition} from '../inspectPages';
import {entryOf} from '../kinds';
import {type Position, type Problem, report} from './problems';
import {missingNumbers} from './quantities';
import {hasKana, isJapanese} from './texts';

type Pair = {readonly english: Page; readonly japanese: Page};

/** Marks that both pages must have, in any order, with their names in messages. */
const headingsOf = (page: Page) =>
  page.headings.map((heading) => [`the heading with the id "${heading.id}"`, heading] as const);
const linksOf = (page: Page) =>
  page.links.map((link) => [`the link to ${link.target}`, link] as const);
const factsOf = (page: Page) =>
  page.citations.map((citation) => [`the fact "${citation.id}"`, citation] as const);
// Sums may be those of other uses in each language.
const valuesOf = (page: Page) =>
  page.elements
    .filter(({name}) => name === 'Value')
    .map((element) => {
      const {of, service, amount} = element.attributes;
      const what = amount ? `amount="${amount}"` : `of="${of}"`;
      return [`<Value ${what}${service ? ` service="${service}"` : ''} />`, element] as const;
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
  const found = pair.english.blocks.flatMap((block) =>
    missingNumbers(block.prose, texts).map(({value, index}) => ({
      value,
      place: block.spanOf(index),
    })),
  );
  // A number is reported where it comes first.
  const places = new Map(found.reverse().map(({value, place}) => [value, place]));
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

const missing = ({english, japanese}: Pair, what: string, {line}: Position): Problem[] =>
  report(
    japanese,
    endOf(japanese),
    `${what} of ${english.file}:${line} is missing in the Japanese page`,
  );

const surplus = ({english, japanese}: Pair, what: string, at: Position): Problem[] =>
  report(japanese, at, `${what} is missing in ${english.file}`);

function compareMarks(
  pair: Pair,
  marksOf: (page: Page) => readonly (readonly [name: string, mark: Position])[],
): Problem[] {
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
  const withId = (page: Page) => page.headings.filter(({id}) => id !== undefined);
  const [wanted, given] =
    firstDifference(withId(english), withId(japanese), ({level, id}) => `${level} ${id}`) ?? [];
  const right = wanted
    ? `write "${'#'.repeat(wanted.level)} … {/* #${wanted.id} */}" here, as in ${english.file}:${wanted.line}`
    : `remove this one, which ${english.file} does not have`;
  const message = `the headings differ from those of the English page; ${right}`;
  return report(japanese, given ?? endOf(japanese), (wanted ?? given) && message);
}

function compareCode(pair: Pair): Problem[] {
  const {english, japanese} = pair;
  const [wanted, given] =
    firstDifference(english.codeBlocks, japanese.codeBlocks, ({language}) => language) ?? [];
  const what = 'the code block';
  if (!wanted || !given) {
    return wanted ? missing(pair, what, wanted) : given ? surplus(pair, what, given) : [];
  }
  const message = `the language of the code block is "${given.language}"; it must be "${wanted.language}" as in ${english.file}:${wanted.line}`;
  return report(japanese, given, message);
}

/** The first items that differ by key, one of which may be missing. */
const firstDifference = <Item>(
  ours: readonly Item[],
  theirs: readonly Item[],
  keyOf: (item: Item) => string,
): readonly [Item | undefined, Item | undefined] | undefined =>
  Array.from(
    {length: Math.max(ours.length, theirs.length)},
    (_, at) => [ours[at], theirs[at]] as const,
  ).find(([our, their]) => !our || !their || keyOf(our) !== keyOf(their));

/** Position of the last line with text, where missing content can be added. */
const endOf = ({text}: Page): Position => ({line: text.trimEnd().split('\n').length, column: 1});
