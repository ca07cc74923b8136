/** The questions of `npm run new`, with their defaults and checks. */
import type {z} from 'zod';
import {
  type Catalogue,
  type RecordKind,
  scaffoldDescription,
  WrittenService,
  suggestion,
} from '../../catalogue';
import {KINDS} from '../../catalogue/vocabulary';

/** Answers by name of their flag, without the dashes. */
export type Answers = Readonly<Record<string, string>>;

type Question = {
  /** Name of the flag, without the dashes. */
  readonly flag: string;
  readonly text: string;
  /** Allowed words, each followed by its labels and aliases; other words have the fault. */
  readonly words?: (catalogue: Catalogue) => readonly (readonly string[])[];
  readonly fault?: string;
  /** Whether the answer is a list of the words, separated by commas. */
  readonly isList?: true;
  /** Schema of an answer that is not one of a list of words. */
  readonly schema?: z.ZodType;
  /** Default answer, a valid one; without one, an answer is required. */
  readonly fallback?: (given: Answers, catalogue: Catalogue) => string | undefined;
};

/** The answer for "no company" and "no icon". */
export const NONE = 'none';

const EMPTY = {problem: 'must not be empty'};

/** Normalises a spelling. Keeps `+` and `#`, so that `C` and `C#` differ. */
const lettersOf = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '');

/** Reads an answer: a valid one, or a message that says what is wrong and what would be right. */
function read(
  {words, fault, isList, schema}: Question,
  answer: string,
  catalogue: Catalogue,
): {readonly answer: string} | {readonly problem: string} {
  if (words) {
    const known = words(catalogue).map((spellings) => spellings.map(lettersOf));
    const keys = words(catalogue).map(([key]) => key!);
    const keyOf = (word: string) => keys[known.findIndex((one) => one.includes(lettersOf(word)))];
    const listed = isList ? answer.split(',').map((word) => word.trim()) : [answer];
    const given = listed.filter((word) => word !== '');
    const problems = given
      .filter((word) => keyOf(word) === undefined)
      .map((word) => `"${word}" ${fault}${suggestion(word, keys)}`);
    if (problems.length > 0) {
      return {problem: problems.join('; ')};
    }
    return given.length === 0 ? EMPTY : {answer: [...new Set(given.map(keyOf))].join(',')};
  }
  const issue = schema?.safeParse(answer).error?.issues[0];
  if (issue !== undefined) {
    const allowed = issue.code === 'custom' ? (issue.params?.allowed as string[] | undefined) : [];
    // Messages are about records, in which "none" is a key that is left out.
    const message = issue.message.replace('left out', NONE);
    return {problem: `"${answer}" ${message}${suggestion(answer, allowed ?? [])}`};
  }
  return answer.trim() === '' ? EMPTY : {answer};
}

/** The most frequent category of services that share a tag, or of all services if none does. */
function usualCategory({tags = ''}: Answers, {services, categories}: Catalogue): string {
  const related = services.filter((service) =>
    service.tags.some((tag) => tags.split(',').includes(tag)),
  );
  const counted = related.length > 0 ? related : services;
  const count = (name: string) => counted.filter(({category}) => category === name).length;
  return Object.keys(categories.categories).reduce((best, name) =>
    count(name) > count(best) ? name : best,
  );
}

const companyNamed = ({company}: Answers, {companies}: Catalogue) =>
  companies.find(({slug}) => slug === company)?.name;

const {color, icon, links} = WrittenService.shape;

const ABOUT_SERVICES: readonly Question[] = [
  {
    flag: 'kind',
    text: 'Kind',
    words: () => Object.entries(KINDS).map(([kind, {en, ja}]) => [kind, en, ja]),
    fault: 'is not a kind of service',
    fallback: () => 'cloud-service',
  },
  {
    flag: 'company',
    text: `Company, a folder below companies/, or ${NONE}`,
    words: ({companies}) =>
      companies.map(({slug, name: {en, ja}, aliases}) => [slug, en, ja, ...aliases]),
    fault: 'has no folder below companies/',
    fallback: () => NONE,
  },
  {flag: 'vendor', text: 'Vendor', fallback: (...given) => companyNamed(...given)?.en},
  {
    flag: 'vendor-ja',
    text: 'Vendor in Japanese texts',
    fallback: (given, catalogue) => companyNamed(given, catalogue)?.ja ?? given.vendor,
  },
  {
    flag: 'tags',
    text: 'Tags of services/tags.yml, separated by commas',
    words: ({tags}) => Object.entries(tags).map(([tag, {label}]) => [tag, label]),
    fault: 'is not in services/tags.yml',
    isList: true,
  },
  {
    flag: 'category',
    text: 'Category of services/categories.yml, for the comparison',
    words: ({categories: {categories}}) =>
      Object.entries(categories).map(([category, {label}]) => [category, label.en, label.ja]),
    fault: 'is not in services/categories.yml',
    fallback: usualCategory,
  },
];

const QUESTIONS: readonly Question[] = [
  {flag: 'name', text: 'Name, as the vendor writes it'},
  {flag: 'name-ja', text: 'Name in Japanese texts', fallback: ({name}) => name},
  {flag: 'homepage', text: 'URL of the home page', schema: links.shape.homepage},
  ...ABOUT_SERVICES,
  {flag: 'icon', text: `Icon of simpleicons.org, or ${NONE}`, fallback: () => NONE, schema: icon},
  {flag: 'color', text: 'Colour', fallback: () => '#0a5277', schema: color},
  {
    flag: 'description',
    text: 'Description for search results, English',
    fallback: ({name = ''}) => scaffoldDescription({en: name, ja: name}).en,
  },
  {
    flag: 'description-ja',
    text: 'Description for search results, Japanese',
    fallback: ({'name-ja': name = ''}) => scaffoldDescription({en: name, ja: name}).ja,
  },
];

export const questionsAbout = (kind: RecordKind): readonly Question[] =>
  QUESTIONS.filter((one) => kind === 'service' || !ABOUT_SERVICES.includes(one));

/**
 * Completes the answers given by flags with defaults or, with a terminal, with replies.
 * @returns the valid answers, and a message for each missing or invalid one
 */
export async function completeAnswers(
  kind: RecordKind,
  given: Answers,
  catalogue: Catalogue,
  terminal?: {
    readonly show: (line: string) => void;
    readonly ask: (question: string) => Promise<string>;
  },
): Promise<{readonly answers: Answers; readonly problems: readonly string[]}> {
  const answers: Record<string, string> = {};
  const problems: string[] = [];
  for (const question of questionsAbout(kind)) {
    const {flag, text, words, fallback} = question;
    // Without a name, its Japanese form is not reported as well.
    if (flag.endsWith('-ja') && answers[flag.slice(0, -3)] === undefined) {
      continue;
    }
    const standard = fallback?.(answers, catalogue);
    const ask = async (): Promise<string | undefined> => {
      const reply = await terminal?.ask(`${text}${standard ? ` [${standard}]` : ''}: `);
      return reply?.trim() || standard;
    };
    const readOne = (given = '') =>
      given === standard ? {answer: given} : read(question, given, catalogue);
    const allowed = words?.(catalogue).map(([word]) => word);
    if (allowed && given[flag] === undefined) {
      terminal?.show(allowed.join(', '));
    }
    let answer = given[flag] ?? (await ask());
    let reading = readOne(answer);
    while (terminal && 'problem' in reading) {
      terminal.show(`  ${reading.problem}`);
      answer = await ask();
      reading = readOne(answer);
    }
    if ('answer' in reading) {
      answers[flag] = reading.answer;
    } else {
      problems.push(
        answer === undefined ? `--${flag} is missing: ${text}` : `--${flag} ${reading.problem}`,
      );
    }
  }
  return {answers, problems};
}
