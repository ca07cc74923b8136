/** What `npm run new` has to know about an entry: its questions, their defaults and their checks. */
import type {z} from 'zod';
import {
  type Catalogue,
  type RecordKind,
  scaffoldDescription,
  ServiceSchema,
  suggestion,
} from '../../catalogue';
import {KINDS, type Locale} from '../../catalogue/vocabulary';

/** Answers by the name of their flag. */
export type Answers = Readonly<Record<string, string>>;

export type Question = {
  /** Name of the flag, without the dashes. */
  readonly flag: string;
  readonly text: string;
  /** Flag from whose answer the default is made; while that is missing, this one is not reported. */
  readonly follows?: string;
  /** The default answer; `undefined` where an answer is required. */
  readonly fallback: (given: Answers, catalogue: Catalogue) => string | undefined;
  /** What is wrong with an answer and what would be right; `undefined` for a valid one. */
  readonly validate: (answer: string, catalogue: Catalogue) => string | undefined;
};

/** The answer for "no company" and "no icon". */
export const NONE = 'none';

const required = (): undefined => undefined;

/** The first problem that a schema has with an answer. */
function schemaProblem(schema: z.ZodType, answer: string): string | undefined {
  const issue = schema.safeParse(answer).error?.issues[0];
  if (issue === undefined) {
    return undefined;
  }
  const allowed = issue.code === 'custom' ? (issue.params?.allowed as string[] | undefined) : [];
  return `"${answer}" ${issue.message}${suggestion(answer, allowed ?? [])}`;
}

/** The tags of an answer, separated by commas or spaces. */
export const tagsIn = (answer: string): string[] => answer.split(/[\s,]+/).filter(Boolean);

const {color, icon, links, name} = ServiceSchema.shape;

const notEmpty = (answer: string): string | undefined =>
  schemaProblem(name.in.shape.en, answer) && 'must not be empty';

/** Name of the company that was given as the one behind the service. */
const companyName = ({company}: Answers, {companies}: Catalogue, locale: Locale) =>
  companies.find(({slug}) => slug === company)?.name[locale];

const NAMES: readonly Question[] = [
  {
    flag: 'name',
    text: 'Name, as the vendor writes it',
    fallback: required,
    validate: notEmpty,
  },
  {
    flag: 'name-ja',
    follows: 'name',
    text: 'Name in Japanese texts',
    fallback: (given) => given.name,
    validate: notEmpty,
  },
  {
    flag: 'homepage',
    text: 'Address of the home page',
    fallback: required,
    validate: (answer) => schemaProblem(links.shape.homepage, answer),
  },
];

const LOOKS: readonly Question[] = [
  {
    flag: 'icon',
    text: 'Icon of simpleicons.org',
    fallback: () => NONE,
    validate: (answer) => (answer === NONE ? undefined : schemaProblem(icon, answer)),
  },
  {
    flag: 'color',
    text: 'Colour',
    fallback: () => '#0a5277',
    validate: (answer) => schemaProblem(color, answer),
  },
  {
    flag: 'description',
    follows: 'name',
    text: 'Description for search results, English',
    fallback: ({name}) => name && scaffoldDescription({en: name, ja: name}).en,
    validate: notEmpty,
  },
  {
    flag: 'description-ja',
    follows: 'name',
    text: 'Description for search results, Japanese',
    fallback: ({'name-ja': name}) => name && scaffoldDescription({en: name, ja: name}).ja,
    validate: notEmpty,
  },
];

const OF_SERVICES: readonly Question[] = [
  {
    flag: 'kind',
    text: `Kind (${Object.keys(KINDS).join(', ')})`,
    fallback: () => 'cloud-service',
    validate: (answer) =>
      Object.hasOwn(KINDS, answer)
        ? undefined
        : `"${answer}" is no kind${suggestion(answer, Object.keys(KINDS))}`,
  },
  {
    flag: 'company',
    text: `Company, a folder below companies/, or ${NONE}`,
    fallback: () => NONE,
    validate: (answer, {companies}) => {
      const slugs = companies.map(({slug}) => slug);
      return answer === NONE || slugs.includes(answer)
        ? undefined
        : `"${answer}" does not exist below companies/${suggestion(answer, slugs)}`;
    },
  },
  {
    flag: 'vendor',
    text: 'Vendor',
    fallback: (given, catalogue) => companyName(given, catalogue, 'en'),
    validate: notEmpty,
  },
  {
    flag: 'vendor-ja',
    follows: 'vendor',
    text: 'Vendor in Japanese texts',
    fallback: (given, catalogue) => companyName(given, catalogue, 'ja') ?? given.vendor,
    validate: notEmpty,
  },
  {
    flag: 'tags',
    text: 'Tags of services/tags.yml',
    fallback: required,
    validate: (answer, {tags}) => {
      const known = Object.keys(tags);
      const unknown = tagsIn(answer).filter((tag) => !known.includes(tag));
      return tagsIn(answer).length === 0
        ? 'must hold at least one tag'
        : unknown
            .map((tag) => `"${tag}" is not in services/tags.yml${suggestion(tag, known)}`)
            .join('; ') || undefined;
    },
  },
];

/** The questions about an entry of each kind, in the order in which they are asked. */
export const QUESTIONS: Readonly<Record<RecordKind, readonly Question[]>> = {
  service: [...NAMES, ...OF_SERVICES, ...LOOKS],
  company: [...NAMES, ...LOOKS],
};

/**
 * Completes the answers given by flags with the defaults.
 * @returns the answers, and what is missing or wrong; the answers are complete when nothing is
 */
export function completeAnswers(
  kind: RecordKind,
  given: Answers,
  catalogue: Catalogue,
): {readonly answers: Answers; readonly problems: readonly string[]} {
  const answers: Record<string, string> = {...given};
  const problems: string[] = [];
  for (const question of QUESTIONS[kind]) {
    const {flag, text, follows} = question;
    const answer = given[flag] ?? question.fallback(answers, catalogue);
    const problem =
      answer === undefined ? `is missing: ${text}` : question.validate(answer, catalogue);
    if (answer !== undefined) {
      answers[flag] = answer;
    }
    const isFollowUp =
      answer === undefined && follows !== undefined && answers[follows] === undefined;
    if (problem !== undefined && !isFollowUp) {
      problems.push(`--${flag} ${problem}`);
    }
  }
  return {answers, problems};
}

/** Asks for each answer that no flag has given, again and again until it is valid. */
export async function promptAnswers(
  kind: RecordKind,
  given: Answers,
  catalogue: Catalogue,
  ask: (question: string) => Promise<string>,
  report: (problem: string) => void,
): Promise<Answers> {
  const answers: Record<string, string> = {...given};
  for (const question of QUESTIONS[kind]) {
    const {flag, text, validate} = question;
    const fallback = question.fallback(answers, catalogue);
    const prompt = `${text}${fallback === undefined ? '' : ` [${fallback}]`}: `;
    let answer = given[flag] ?? ((await ask(prompt)).trim() || fallback || '');
    for (let wrong = validate(answer, catalogue); wrong; wrong = validate(answer, catalogue)) {
      report(wrong);
      answer = (await ask(prompt)).trim() || fallback || '';
    }
    answers[flag] = answer;
  }
  return answers;
}
