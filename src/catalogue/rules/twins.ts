/** Rules for the language of pages, and for what a Japanese page must share with the English one. */
import {type Page, wordsIn} from '../article/reader';
import {entryOf} from '../kinds';
import {hasKana, isJapanese} from './texts';
import {missingNumbers} from './quantities';
import {type Position, type Problem, report} from './problems';
import type {Locale} from '../vocabulary';

type Pair = {readonly english: Page; readonly japanese: Page};

/**
 * Compares headings, facts, values, links and numbers of a page and its translation, both of which
 * have no other problems. Articles of services are an edition in each language: they may have other
 * examples and links.
 */
export function checkTwin(english: Page, japanese: Page): Problem[] {
  const pair = {english, japanese};
  const isEdition = entryOf(english.file)?.kind === 'service';
  return [
    ...compareMarks(pair, ({headings}) =>
      headings.map((heading) => [nameOfHeading(heading), heading]),
    ),
    ...compareMarks(pair, ({codeBlocks}) =>
      (isEdition ? [] : codeBlocks).map((block, index) => [
        `code block ${index + 1} in "${block.language}"`,
        block,
      ]),
    ),
    ...compareMarks(pair, ({links}) =>
      (isEdition ? [] : links).map((link) => [`the link to ${link.target}`, link]),
    ),
    ...compareMarks(pair, ({citations}) =>
      citations.map((citation) => [`the fact "${citation.id}"`, citation]),
    ),
    // Sums may be those of other uses in each language.
    ...compareMarks(pair, ({elements}) =>
      elements
        .filter(({name}) => name === 'Value')
        .map((element) => [nameOfValue(element), element]),
    ),
    ...compareNumbers(pair),
  ];
}

const nameOfHeading = ({level, id}: Page['headings'][number]): string =>
  `the heading "${'#'.repeat(level)} … {/* #${id} */}"`;

const nameOfValue = ({attributes: {of, service, amount}}: Page['elements'][number]): string =>
  `<Value ${amount ? `amount="${amount}"` : `of="${of}"`}${service ? ` service="${service}"` : ''} />`;

/** Problems of numbers in the English page that are missing in the Japanese one. */
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

/** One problem for each paragraph or heading in the wrong language. */
export function checkLanguage(page: Page, locale: Locale): Problem[] {
  const headings = new Set(page.headings.map(({start}) => start));
  if (locale === 'en') {
    return page.blocks
      .filter(
        ({start, prose}) => !headings.has(start) && hasKana(prose) && shareOfJapanese(prose) > 0.5,
      )
      .flatMap((block) =>
        report(page, block.spanOf(0), 'this text is in Japanese; translate it into English'),
      );
  }
  const blocks = page.blocks.filter(({start, text, prose}) =>
    headings.has(start)
      ? !isJapanese(prose) && /(?:\b[a-z]+\b\W+){2}/.test(prose)
      : !isJapanese(text) && wordsIn(prose) > MAX_WORDS,
  );
  const pictures = page.pictures.filter(({alt}) => wordsIn(alt) > 2 && !isJapanese(alt));
  return [...blocks.map((block) => block.spanOf(0)), ...pictures].flatMap((place) =>
    report(page, place, 'this text is in English; translate it into Japanese'),
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

/**
 * Problems of marks that are on one of the two pages only; their order doesn't matter.
 * @param marksOf the names and places of the marks of a page
 */
function compareMarks(
  pair: Pair,
  marksOf: (page: Page) => readonly (readonly [name: string, place: Position])[],
): Problem[] {
  const {english, japanese} = pair;
  const [ours, theirs] = [new Map(marksOf(english)), new Map(marksOf(japanese))];
  const lacking = [...ours].filter(([name]) => !theirs.has(name));
  const added = [...theirs].filter(([name]) => !ours.has(name));
  return [
    ...added.flatMap(([name, mark], index) => {
      // Pair an additional mark with a missing one: most likely, it was changed.
      const [wanted, {line}] = lacking[index] ?? [undefined, mark];
      const message = wanted
        ? `${name} is here, but ${wanted} in ${english.file}:${line}; they must be the same`
        : `${name} is missing in ${english.file}`;
      return report(japanese, mark, message);
    }),
    ...lacking.slice(added.length).flatMap(([name, mark]) => missing(pair, name, mark)),
  ];
}

/** Position of the last line with text, where missing content can be added. */
const endOf = ({text}: Page): Position => ({line: text.trimEnd().split('\n').length, column: 1});
