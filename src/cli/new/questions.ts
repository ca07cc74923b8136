/** What `npm run new` has to know, how it asks for it, and what it takes for an answer. */
import type {z} from 'zod';
import type {Catalogue} from '../../catalogue';
import type {RecordKind} from '../../catalogue/layout';
import {suggestion} from '../../catalogue/problems';
import {ServiceSchema} from '../../catalogue/schema';
import {KINDS, type Locale} from '../../catalogue/vocabulary';

/** Answers by the name of their flag. */
export type Answers = Readonly<Record<string, string>>;

export type Question = {
  /** Name of the flag, without the dashes. */
  readonly flag: string;
  readonly text: string;
  /** Flag whose answer stands in for this one; where that is missing too, only it is asked for. */
  readonly follows?: string;
  /** Answer for who gives none; `undefined` where there has to be one. */
  readonly fallback: (given: Answers, catalogue: Catalogue) => string | undefined;
  /** What is wrong with an answer, and what would be right. */
  readonly complaint: (answer: string, catalogue: Catalogue) => string | undefined;
};

/** Word for a company or an icon that is not there. */
export const NONE = 'none';

const required = (): undefined => undefined;

/** What a schema says against an answer. */
function complaintOf(schema: z.ZodType, answer: string): string | undefined {
  const issue = schema.safeParse(answer).error?.issues[0];
  if (issue === undefined) {
    return undefined;
  }
  const allowed = issue.code === 'custom' ? (issue.params?.allowed as string[] | undefined) : [];
  return `"${answer}" ${issue.message}${suggestion(answer, allowed ?? [])}`;
}

/** The tags of an answer, which commas or spaces keep apart. */
export const tagsIn = (answer: string): string[] => answer.split(/[\s,]+/).filter(Boolean);

const {color, icon, links, name} = ServiceSchema.shape;

const notEmpty = (answer: string): string | undefined =>
  complaintOf(name.shape.en, answer) && 'must not be empty';

/** Name of the company that was given as the one behind the service. */
const companyName = ({company}: Answers, {companies}: Catalogue, locale: Locale) =>
  companies.find(({slug}) => slug === company)?.name[locale];

const NAMES: readonly Question[] = [
  {
    flag: 'name',
    text: 'Name, as the vendor writes it',
    fallback: required,
    complaint: notEmpty,
  },
  {
    flag: 'name-ja',
    follows: 'name',
    text: 'Name in Japanese texts',
    fallback: (given) => given.name,
    complaint: notEmpty,
  },
  {
    flag: 'homepage',
    text: 'Address of the home page',
    fallback: required,
    complaint: (answer) => complaintOf(links.shape.homepage, answer),
  },
];

const LOOKS: readonly Question[] = [
  {
    flag: 'icon',
    text: 'Icon of simpleicons.org',
    fallback: () => NONE,
    complaint: (answer) => (answer === NONE ? undefined : complaintOf(icon, answer)),
  },
  {
    flag: 'color',
    text: 'Colour',
    fallback: () => '#0a5277',
    complaint: (answer) => complaintOf(color, answer),
  },
  {
    flag: 'description',
    follows: 'name',
    text: 'Description for search results, English',
    fallback: ({name}) => name && `Draft of an entry about ${name}.`,
    complaint: notEmpty,
  },
  {
    flag: 'description-ja',
    follows: 'name',
    text: 'Description for search results, Japanese',
    fallback: (given) => given['name-ja'] && `${given['name-ja']}についての項目の下書きです。`,
    complaint: notEmpty,
  },
];

const OF_SERVICES: readonly Question[] = [
  {
    flag: 'kind',
    text: `Kind (${Object.keys(KINDS).join(', ')})`,
    fallback: () => 'cloud-service',
    complaint: (answer) =>
      Object.hasOwn(KINDS, answer)
        ? undefined
        : `"${answer}" is no kind${suggestion(answer, Object.keys(KINDS))}`,
  },
  {
    flag: 'company',
    text: `Company, a folder below companies/, or ${NONE}`,
    fallback: () => NONE,
    complaint: (answer, {companies}) => {
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
    complaint: notEmpty,
  },
  {
    flag: 'vendor-ja',
    follows: 'vendor',
    text: 'Vendor in Japanese texts',
    fallback: (given, catalogue) => companyName(given, catalogue, 'ja') ?? given.vendor,
    complaint: notEmpty,
  },
  {
    flag: 'tags',
    text: 'Tags of services/tags.yml',
    fallback: required,
    complaint: (answer, {tags}) => {
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

/** What is asked about an entry, in this order. */
export const QUESTIONS: Readonly<Record<RecordKind, readonly Question[]>> = {
  service: [...NAMES, ...OF_SERVICES, ...LOOKS],
  company: [...NAMES, ...LOOKS],
};

/**
 * The answers given by flags, the rest filled in.
 * @returns all answers, or what is missing or wrong about any
 */
export function takeAnswers(
  kind: RecordKind,
  given: Answers,
  catalogue: Catalogue,
): {readonly answers: Answers; readonly complaints: readonly string[]} {
  const answers: Record<string, string> = {...given};
  const complaints: string[] = [];
  for (const question of QUESTIONS[kind]) {
    const {flag, text, follows} = question;
    const answer = given[flag] ?? question.fallback(answers, catalogue);
    const complaint =
      answer === undefined ? `is missing: ${text}` : question.complaint(answer, catalogue);
    if (answer !== undefined) {
      answers[flag] = answer;
    }
    const isFollowUp =
      answer === undefined && follows !== undefined && answers[follows] === undefined;
    if (complaint !== undefined && !isFollowUp) {
      complaints.push(`--${flag} ${complaint}`);
    }
  }
  return {answers, complaints};
}

/** Asks for what no flag has given, again where an answer does not hold. */
export async function askAnswers(
  kind: RecordKind,
  given: Answers,
  catalogue: Catalogue,
  ask: (question: string) => Promise<string>,
  tell: (complaint: string) => void,
): Promise<Answers> {
  const answers: Record<string, string> = {...given};
  for (const question of QUESTIONS[kind]) {
    const {flag, text, complaint} = question;
    const fallback = question.fallback(answers, catalogue);
    const prompt = `${text}${fallback === undefined ? '' : ` [${fallback}]`}: `;
    let answer = given[flag] ?? ((await ask(prompt)).trim() || fallback || '');
    for (let wrong = complaint(answer, catalogue); wrong; wrong = complaint(answer, catalogue)) {
      tell(wrong);
      answer = (await ask(prompt)).trim() || fallback || '';
    }
    answers[flag] = answer;
  }
  return answers;
}
