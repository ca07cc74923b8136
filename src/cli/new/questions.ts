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

/** A valid answer, or a message that says what is wrong and what would be right. */
type Reading = {readonly answer: string} | {readonly problem: string};

/** A question about an entry, which can also be answered with a flag. */
type Question = {
  /** Name of the flag, without the dashes. */
  readonly flag: string;
  readonly text: string;
  readonly isAboutServices?: true;
  /** Allowed values with their labels. */
  readonly words?: (catalogue: Catalogue) => Words;
  /** Default answer, which may depend on earlier answers; without one, an answer is required. */
  readonly fallback?: (given: Answers, catalogue: Catalogue) => string | undefined;
  /** Without it, any text is valid. */
  readonly read?: (answer: string, catalogue: Catalogue) => Reading;
};

/** Words of a closed list, each with its labels and aliases. */
type Words = ReadonlyMap<string, readonly string[]>;

/** The answer for "no company" and "no icon". */
export const NONE = 'none';

/** Reads an answer that a schema accepts. */
const by =
  (schema: z.ZodType) =>
  (answer: string): Reading => {
    const issue = schema.safeParse(answer).error?.issues[0];
    if (issue === undefined) {
      return {answer};
    }
    const allowed = issue.code === 'custom' ? (issue.params?.allowed as string[] | undefined) : [];
    // Messages are about records, in which "none" is a key that is left out.
    const message = issue.message.replace('left out', NONE);
    return {problem: `"${answer}" ${message}${suggestion(answer, allowed ?? [])}`};
  };

const readText = (answer: string): Reading =>
  answer.trim() === '' ? {problem: 'must not be empty'} : {answer};

/** Normalises a spelling. Keeps `+` and `#`, so that `C` and `C#` differ. */
const lettersOf = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '');

/** The word that a text names, which may differ in case, spaces and punctuation. */
const findWord = (given: string, words: Words): string | undefined =>
  [...words].find(([word, labels]) =>
    [word, ...labels].some((spelling) => lettersOf(spelling) === lettersOf(given)),
  )?.[0];

function readWord(answer: string, words: Words, where: string): Reading {
  const word = findWord(answer, words);
  return word === undefined
    ? {problem: `"${answer}" ${where}${suggestion(answer, [...words.keys()])}`}
    : {answer: word};
}

const KIND_WORDS: Words = new Map(
  Object.entries(KINDS).map(([kind, {en, ja}]) => [kind, [en, ja]]),
);

const companyWords = ({companies}: Catalogue): Words =>
  new Map(companies.map(({slug, name: {en, ja}, aliases}) => [slug, [en, ja, ...aliases]]));

const tagWords = ({tags}: Catalogue): Words =>
  new Map(Object.entries(tags).map(([tag, {label}]) => [tag, [label]]));

const categoryWords = ({categories: {categories}}: Catalogue): Words =>
  new Map(
    Object.entries(categories).map(([category, {label}]) => [category, [label.en, label.ja]]),
  );

/** Reads tags or their labels, separated by commas. */
function readTags(answer: string, catalogue: Catalogue): Reading {
  const words = answer
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  const readings = words.map((word) =>
    readWord(word, tagWords(catalogue), 'is not in services/tags.yml'),
  );
  const problems = readings.flatMap((reading) => ('problem' in reading ? [reading.problem] : []));
  if (words.length === 0 || problems.length > 0) {
    return {problem: problems.join('; ') || 'must hold at least one tag'};
  }
  const tags = readings.flatMap((reading) => ('answer' in reading ? [reading.answer] : []));
  return {answer: [...new Set(tags)].join(',')};
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

const QUESTIONS: readonly Question[] = [
  {flag: 'name', text: 'Name, as the vendor writes it'},
  {
    flag: 'name-ja',
    text: 'Name in Japanese texts',
    fallback: ({name}) => name,
  },
  {flag: 'homepage', text: 'URL of the home page', read: by(links.shape.homepage)},
  {
    flag: 'kind',
    text: 'Kind',
    isAboutServices: true,
    words: () => KIND_WORDS,
    fallback: () => 'cloud-service',
    read: (answer) => readWord(answer, KIND_WORDS, 'is not a kind of service'),
  },
  {
    flag: 'company',
    text: `Company, a folder below companies/, or ${NONE}`,
    isAboutServices: true,
    words: companyWords,
    fallback: () => NONE,
    read: (answer, catalogue) =>
      answer === NONE
        ? {answer}
        : readWord(answer, companyWords(catalogue), 'has no folder below companies/'),
  },
  {
    flag: 'vendor',
    text: 'Vendor',
    isAboutServices: true,
    fallback: (given, catalogue) => companyNamed(given, catalogue)?.en,
  },
  {
    flag: 'vendor-ja',
    text: 'Vendor in Japanese texts',
    isAboutServices: true,
    fallback: (given, catalogue) => companyNamed(given, catalogue)?.ja ?? given.vendor,
  },
  {
    flag: 'tags',
    text: 'Tags of services/tags.yml, separated by commas',
    isAboutServices: true,
    words: tagWords,
    read: readTags,
  },
  {
    flag: 'category',
    text: 'Category of services/categories.yml, for the comparison',
    isAboutServices: true,
    words: categoryWords,
    fallback: usualCategory,
    read: (answer, catalogue) =>
      readWord(answer, categoryWords(catalogue), 'is not in services/categories.yml'),
  },
  {
    flag: 'icon',
    text: `Icon of simpleicons.org, or ${NONE}`,
    fallback: () => NONE,
    read: (answer) => (answer === NONE ? {answer} : by(icon)(answer)),
  },
  {flag: 'color', text: 'Colour', fallback: () => '#0a5277', read: by(color)},
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

/** The questions about an entry of a kind, in the order in which they are asked. */
export const questionsAbout = (kind: RecordKind): readonly Question[] =>
  QUESTIONS.filter(({isAboutServices}) => kind === 'service' || !isAboutServices);

/**
 * Completes and checks the answers.
 * @param given answers by flags
 * @param terminal prints lines, and asks for what no flag answers, and again until the answer is
 *   valid; without it, defaults are used
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
  for (const {flag, text, words, fallback, read = readText} of questionsAbout(kind)) {
    // Without a name, its Japanese form is not reported as well.
    if (flag.endsWith('-ja') && answers[flag.slice(0, -3)] === undefined) {
      continue;
    }
    const standard = fallback?.(answers, catalogue);
    const ask = async (): Promise<string | undefined> => {
      const reply = await terminal?.ask(`${text}${standard ? ` [${standard}]` : ''}: `);
      return reply?.trim() || standard;
    };
    if (terminal && words && given[flag] === undefined) {
      terminal.show([...words(catalogue).keys()].join(', '));
    }
    let answer = given[flag] ?? (await ask());
    let reading = read(answer ?? '', catalogue);
    while (terminal && 'problem' in reading) {
      terminal.show(`  ${reading.problem}`);
      answer = await ask();
      reading = read(answer ?? '', catalogue);
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
