/** What the Japanese page of an entry must have in common with the English one. */
import {type Page, wordsIn} from '../article/reader';
import {hasKana, isJapanese} from './language';
import type {Position, Problem} from './problems';
import type {Locale} from '../vocabulary';

type Pair = {readonly english: Page; readonly japanese: Page};

/** Where a translation does not have the headings, code, facts and links of the English page. */
export function checkTwin(english: Page, japanese: Page): Problem[] {
  const pair = {english, japanese};
  return [
    ...compareHeadings(pair),
    ...compareCode(pair),
    ...compareMarks(pair, citationsOf),
    ...compareMarks(pair, linksOf),
  ];
}

/** Words of Latin letters that a Japanese page may have in a row: names, titles, addresses. */
const MAX_WORDS = 5;

/** Paragraphs of a page that are in another language. */
export function checkLanguage(page: Page, locale: Locale): Problem[] {
  const headings = new Set(page.headings.map(({start}) => start));
  const prose = page.blocks.filter(({start}) => !headings.has(start));
  if (locale === 'ja') {
    const long = prose.filter((block) => wordsIn(block.prose) > MAX_WORDS);
    const foreign = long.filter(({text}) => !isJapanese(text));
    const headingsInEnglish = page.blocks.filter(
      ({start, prose: words}) =>
        headings.has(start) && !isJapanese(words) && /(?:\b[a-z]+\b\W+){2}/.test(words),
    );
    return foreign.length > 1 && foreign.length === long.length
      ? [
          reportIn(
            page,
            foreign[0]!.spanOf(0),
            'the page is in English; translate it, or remove it until somebody does',
          ),
        ]
      : [...foreign, ...headingsInEnglish].map((block) =>
          reportIn(page, block.spanOf(0), 'this is in English; write it in Japanese'),
        );
  }
  return prose
    .filter(({prose: words}) => hasKana(words) && shareOfJapanese(words) > 0.5)
    .map((block) => reportIn(page, block.spanOf(0), 'this is in Japanese; write it in English'));
}

function shareOfJapanese(text: string): number {
  const letters = [...text].filter((character) => /\p{L}/u.test(character));
  return letters.filter(isJapanese).length / Math.max(letters.length, 1);
}

type Mark = Position & {readonly name: string};

const citationsOf = ({citations}: Page): Mark[] =>
  citations.map((citation) => ({...citation, name: `the fact "${citation.id}"`}));

const linksOf = ({links}: Page): Mark[] =>
  links.map((link) => ({...link, name: `the link to ${link.target}`}));

const reportIn = ({file}: Page, {line, column}: Position, message: string): Problem => ({
  file,
  line,
  column,
  message,
});

const missing = ({english, japanese}: Pair, what: string, {line}: Position): Problem =>
  reportIn(
    japanese,
    endOf(japanese),
    `${what} of ${english.file}:${line} is missing in the Japanese page`,
  );

const surplus = ({english, japanese}: Pair, what: string, at: Position): Problem =>
  reportIn(japanese, at, `${what} is missing in ${english.file}`);

/** What stands on one page and not on the other, in whatever order. */
function compareMarks(pair: Pair, marksOf: (page: Page) => readonly Mark[]): Problem[] {
  const byName = (page: Page) => new Map(marksOf(page).map((mark) => [mark.name, mark]));
  const [ours, theirs] = [byName(pair.english), byName(pair.japanese)];
  return [
    ...[...ours].flatMap(([name, mark]) => (theirs.has(name) ? [] : missing(pair, name, mark))),
    ...[...theirs].flatMap(([name, mark]) => (ours.has(name) ? [] : surplus(pair, name, mark))),
  ];
}

function compareHeadings({english, japanese}: Pair): Problem[] {
  // Those without an id have a problem of their own, and so all that follow from it.
  if ([...english.headings, ...japanese.headings].some(({id}) => id === undefined)) {
    return [];
  }
  const withId = ({headings}: Page) => headings.filter(({id}) => id !== undefined);
  const [ours, theirs] = [withId(english), withId(japanese)];
  const index = firstDifference(ours, theirs, ({level, id}) => `${level} ${id}`);
  if (index === undefined) {
    return [];
  }
  const [wanted, given] = [ours[index], theirs[index]];
  const right = wanted
    ? `this must be "${'#'.repeat(wanted.level)} … {/* #${wanted.id} */}" as in ${english.file}:${wanted.line}`
    : `remove this one, which ${english.file} does not have`;
  return [
    reportIn(
      japanese,
      given ?? endOf(japanese),
      `the headings differ from the English page; ${right}`,
    ),
  ];
}

function compareCode(pair: Pair): Problem[] {
  const {english, japanese} = pair;
  const [ours, theirs] = [english.codeBlocks, japanese.codeBlocks];
  const index = firstDifference(ours, theirs, ({language}) => language);
  if (index === undefined) {
    return [];
  }
  const [wanted, given] = [ours[index], theirs[index]];
  if (given === undefined) {
    return [missing(pair, 'the block of code', wanted!)];
  }
  return [
    wanted === undefined
      ? surplus(pair, 'the block of code', given)
      : reportIn(
          japanese,
          given,
          `the language of the code is "${given.language}"; it must be "${wanted.language}" as in ${english.file}:${wanted.line}`,
        ),
  ];
}

/** Index of the first items that differ; `undefined` where the lists are the same. */
function firstDifference<Item>(
  ours: readonly Item[],
  theirs: readonly Item[],
  keyOf: (item: Item) => string,
): number | undefined {
  const [our, their] = [ours.map(keyOf), theirs.map(keyOf)];
  const index = Array.from({length: Math.max(our.length, their.length)}).findIndex(
    (_, at) => our[at] !== their[at],
  );
  return index < 0 ? undefined : index;
}

/** The last line with text, where what is missing may be added. */
const endOf = ({text}: Page): Position => ({line: text.trimEnd().split('\n').length, column: 1});
