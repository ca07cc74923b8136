/** The questions of `npm run new`, with their defaults and checks. */
import type {z} from 'zod';
import {
  type Catalogue,
  type RecordKind,
  scaffoldDescription,
  ServiceSchema,
  suggestion,
} from '../../catalogue';
import {KINDS, type Locale} from '../../catalogue/vocabulary';
import {hintAt, meantBy, type Spellings} from './spellings';

/** Answers by name of their flag, without the dashes. */
export type Answers = Readonly<Record<string, string>>;

/** A normalised answer, or a message that says what is wrong and what would be right. */
type Reading = {readonly answer: string} | {readonly problem: string};

/** A question about an entry, which can also be answered with a flag. */
export type Question = {
  /** Name of the flag, without the dashes. */
  readonly flag: string;
  readonly text: string;
  /** Allowed values, shown before the prompt. */
  readonly choices?: (catalogue: Catalogue) => readonly string[];
  /** Flag that the default depends on. If its answer is missing, only that one is reported. */
  readonly follows?: string;
  /**
   * Default answer, or a function of the other answers; without a default, an answer is required.
   */
  readonly fallback?: string | ((given: Answers, catalogue: Catalogue) => string | undefined);
  /** Description of a default that depends on other answers, for the help text. */
  readonly fallbackText?: string;
  readonly read: (answer: string, catalogue: Catalogue) => Reading;
};

/** The answer for "no company" and "no icon"; `null`, as in records, is accepted as well. */
export const NONE = 'none';
const isNone = (answer: string): boolean => [NONE, 'null'].includes(answer);

/** The first problem that a schema finds in an answer; `undefined` if it is valid. */
function schemaProblem(schema: z.ZodType, answer: string): string | undefined {
  const issue = schema.safeParse(answer).error?.issues[0];
  if (issue === undefined) {
    return undefined;
  }
  const allowed = issue.code === 'custom' ? (issue.params?.allowed as string[] | undefined) : [];
  // Messages are about records, in which "none" is "null".
  const message = issue.message.replace(' null ', ` ${NONE} `);
  return `"${answer}" ${message}${suggestion(answer, allowed ?? [])}`;
}

/** A reader that returns valid answers unchanged. */
const asItIs =
  (problemOf: (answer: string) => string | undefined) =>
  (answer: string): Reading => {
    const problem = problemOf(answer);
    return problem === undefined ? {answer} : {problem};
  };

/** The tags of a normalised answer. */
export const tagsIn = (answer: string): string[] => answer.split(',');

const {color, icon, links, name} = ServiceSchema.shape;

const readText = asItIs((answer) => schemaProblem(name.in.shape.en, answer) && 'must not be empty');

/**
 * Reads a word of a closed list, in any of its spellings.
 * @param where predicate of the message if there is no such word, such as `is not in tags.yml`
 */
function readWord(answer: string, words: Spellings, where: string): Reading {
  const meant = meantBy(answer, words);
  return meant === undefined
    ? {problem: `"${answer}" ${where}${hintAt(answer, words)}`}
    : {answer: meant};
}

const kindSpellings: Spellings = new Map(
  Object.entries(KINDS).map(([kind, {en, ja}]) => [kind, [en, ja]]),
);

const companySpellings = ({companies}: Catalogue): Spellings =>
  new Map(companies.map(({slug, name: {en, ja}, aliases}) => [slug, [en, ja, ...aliases]]));

const tagSpellings = ({tags}: Catalogue): Spellings =>
  new Map(Object.entries(tags).map(([tag, {label}]) => [tag, [label]]));

const categorySpellings = ({categories: {categories}}: Catalogue): Spellings =>
  new Map(
    Object.entries(categories).map(([category, {label}]) => [category, [label.en, label.ja]]),
  );

/** The most frequent category of services that share a tag, or of all services if none does. */
function usualCategory({tags = ''}: Answers, {services, categories}: Catalogue): string {
  const related = services.filter((service) =>
    service.tags.some((tag) => tagsIn(tags).includes(tag)),
  );
  const counted = related.length > 0 ? related : services;
  const count = (name: string) => counted.filter(({category}) => category === name).length;
  return Object.keys(categories.categories).reduce((best, name) =>
    count(name) > count(best) ? name : best,
  );
}

/** A word, followed by its label if that is different. */
const withLabel = ([word, [label = word]]: readonly [string, readonly string[]]): string =>
  label.toLowerCase().replaceAll(' ', '-') === word ? word : `${word} (${label})`;

/** Reads tags or their labels, separated by commas; spaces also separate tags, but not labels. */
function readTags(answer: string, catalogue: Catalogue): Reading {
  const spellings = tagSpellings(catalogue);
  const words = answer
    .split(',')
    .map((word) => word.trim())
    .flatMap((word) => (meantBy(word, spellings) === undefined ? word.split(/\s+/) : [word]))
    .filter(Boolean);
  const readings = words.map((word) => readWord(word, spellings, 'is not in services/tags.yml'));
  const problems = readings.flatMap((reading) => ('problem' in reading ? [reading.problem] : []));
  if (words.length === 0 || problems.length > 0) {
    return {problem: problems.join('; ') || 'must hold at least one tag'};
  }
  const tags = readings.flatMap((reading) => ('answer' in reading ? [reading.answer] : []));
  return {answer: [...new Set(tags)].join(',')};
}

/** Name of the company in the answer; `undefined` if there is none in the catalogue. */
const companyName = ({company}: Answers, {companies}: Catalogue, locale: Locale) =>
  companies.find(({slug}) => slug === company)?.name[locale];

const NAMES: readonly Question[] = [
  {
    flag: 'name',
    text: 'Name, as the vendor writes it',
    read: readText,
  },
  {
    flag: 'name-ja',
    text: 'Name in Japanese texts',
    follows: 'name',
    fallback: (given) => given.name,
    fallbackText: 'the name',
    read: readText,
  },
  {
    flag: 'homepage',
    text: 'URL of the home page',
    read: asItIs((answer) => schemaProblem(links.shape.homepage, answer)),
  },
];

const LOOKS: readonly Question[] = [
  {
    flag: 'icon',
    text: `Icon of simpleicons.org, or ${NONE}`,
    fallback: NONE,
    read: (answer) =>
      isNone(answer) ? {answer: NONE} : asItIs((slug) => schemaProblem(icon, slug))(answer),
  },
  {
    flag: 'color',
    text: 'Colour',
    fallback: '#0a5277',
    read: asItIs((answer) => schemaProblem(color, answer)),
  },
  {
    flag: 'description',
    text: 'Description for search results, English',
    follows: 'name',
    fallback: ({name}) => name && scaffoldDescription({en: name, ja: name}).en,
    fallbackText: 'a placeholder',
    read: readText,
  },
  {
    flag: 'description-ja',
    text: 'Description for search results, Japanese',
    follows: 'name-ja',
    fallback: ({'name-ja': name}) => name && scaffoldDescription({en: name, ja: name}).ja,
    fallbackText: 'a placeholder',
    read: readText,
  },
];

const OF_SERVICES: readonly Question[] = [
  {
    flag: 'kind',
    text: `Kind: ${[...kindSpellings.keys()].join(', ')}`,
    fallback: 'cloud-service',
    read: (answer) => readWord(answer, kindSpellings, 'is not a kind of service'),
  },
  {
    flag: 'company',
    text: `Company, a folder below companies/, or ${NONE}`,
    choices: (catalogue) => [...companySpellings(catalogue)].map(withLabel),
    fallback: NONE,
    read: (answer, catalogue) =>
      isNone(answer)
        ? {answer: NONE}
        : readWord(answer, companySpellings(catalogue), 'has no folder below companies/'),
  },
  {
    flag: 'vendor',
    text: 'Vendor',
    follows: 'company',
    fallback: (given, catalogue) => companyName(given, catalogue, 'en'),
    fallbackText: 'the name of the company',
    read: readText,
  },
  {
    flag: 'vendor-ja',
    text: 'Vendor in Japanese texts',
    follows: 'vendor',
    fallback: (given, catalogue) => companyName(given, catalogue, 'ja') ?? given.vendor,
    fallbackText: 'the name of the company, else the vendor',
    read: readText,
  },
  {
    flag: 'tags',
    text: 'Tags of services/tags.yml, separated by commas',
    choices: (catalogue) => [...tagSpellings(catalogue)].map(withLabel),
    read: readTags,
  },
  {
    flag: 'category',
    text: 'Category of services/categories.yml, for the comparison',
    choices: (catalogue) => [...categorySpellings(catalogue)].map(withLabel),
    follows: 'tags',
    fallback: usualCategory,
    fallbackText: 'that of most services with these tags',
    read: (answer, catalogue) =>
      readWord(answer, categorySpellings(catalogue), 'is not in services/categories.yml'),
  },
];

/** The questions about an entry of each kind, in the order in which they are asked. */
export const QUESTIONS: Readonly<Record<RecordKind, readonly Question[]>> = {
  service: [...NAMES, ...OF_SERVICES, ...LOOKS],
  company: [...NAMES, ...LOOKS],
};

const fallbackOf = (
  {fallback}: Question,
  given: Answers,
  catalogue: Catalogue,
): string | undefined => (typeof fallback === 'function' ? fallback(given, catalogue) : fallback);

/** Reads an answer, which must be a single line. */
const readAnswer = (question: Question, answer: string, catalogue: Catalogue): Reading =>
  /[\p{Cc}\u2028\u2029]/u.test(answer)
    ? {problem: 'must be one line, without control characters'}
    : question.read(answer, catalogue);

/**
 * Validates the answers given by flags and adds defaults.
 * @returns the valid answers, and a message for each missing or invalid one; without messages, the
 *   answers are complete
 */
export function completeAnswers(
  kind: RecordKind,
  given: Answers,
  catalogue: Catalogue,
): {readonly answers: Answers; readonly problems: readonly string[]} {
  // Defaults depend only on valid answers, so that a problem is not reported twice.
  const answers: Record<string, string> = {};
  const problems: string[] = [];
  for (const question of QUESTIONS[kind]) {
    const {flag, text, follows} = question;
    const answer = given[flag] ?? fallbackOf(question, answers, catalogue);
    if (answer === undefined) {
      if (follows === undefined || answers[follows] !== undefined) {
        problems.push(`--${flag} is missing: ${text}`);
      }
      continue;
    }
    const reading = readAnswer(question, answer, catalogue);
    if ('problem' in reading) {
      problems.push(`--${flag} ${reading.problem}`);
    } else {
      answers[flag] = reading.answer;
    }
  }
  return {answers, problems};
}

/** Prints lines, and prompts for answers. */
export type Terminal = {
  readonly show: (line: string) => void;
  readonly ask: (question: string) => Promise<string>;
};

/** Prompts for every answer that no flag gives, and for invalid ones until they are valid. */
export async function promptAnswers(
  kind: RecordKind,
  given: Answers,
  catalogue: Catalogue,
  {show, ask}: Terminal,
): Promise<Answers> {
  const answers: Record<string, string> = {...given};
  for (const question of QUESTIONS[kind]) {
    const {flag, text, choices} = question;
    const fallback = fallbackOf(question, answers, catalogue);
    const askOnce = async (): Promise<string> =>
      (await ask(`${text}${fallback === undefined ? '' : ` [${fallback}]`}: `)).trim() ||
      (fallback ?? '');
    if (given[flag] === undefined && choices) {
      show(choices(catalogue).join(', '));
    }
    let reading = readAnswer(question, given[flag] ?? (await askOnce()), catalogue);
    while ('problem' in reading) {
      show(`  ${reading.problem}`);
      reading = readAnswer(question, await askOnce(), catalogue);
    }
    answers[flag] = reading.answer;
  }
  return answers;
}
