/** What `npm run new` has to know about a service, read from the form that suggests it. */
import type {Catalogue} from '../../catalogue';
import {findDuplicate, slugProblem} from '../new/duplicates';
import {type Answers, completeAnswers, QUESTIONS} from '../new/questions';
import {type Field, readIssue} from './issueForm';

/** The answers are complete and valid when there is no problem. */
export type Suggestion = {
  readonly slug: string;
  readonly answers: Answers;
  /** What is wrong, each with what would be right. */
  readonly problems: readonly string[];
};

/**
 * Reads an issue.
 * @param fields of the form for new services
 * @param body text of the issue, which anybody may have written
 */
export function readSuggestion(
  fields: readonly Field[],
  body: string,
  catalogue: Catalogue,
): Suggestion {
  const {filled, problems: illegible} = readIssue(fields, body);
  if (illegible.length > 0) {
    return {slug: '', answers: {}, problems: illegible};
  }
  const slug = filled.slug ?? slugOf(filled.name ?? '');
  const {answers, problems} = completeAnswers('service', givenBy(filled, catalogue), catalogue);
  const labelOf = (flag: string): string =>
    fields.find(({id}) => id === (FIELDS_OF_FLAGS[flag] ?? flag))?.label ?? flag;
  const names = [filled.name, filled['name-ja']].filter((name) => name !== undefined);
  const wrong = [
    ...[slugComplaint(slug, filled.name)].flatMap((complaint) =>
      complaint === undefined ? [] : `--slug ${complaint}`,
    ),
    ...problems,
  ].map((problem) => problem.replace(/^--([\w-]+)/, (_, flag: string) => `${labelOf(flag)}:`));
  const duplicate = findDuplicate('service', [slug, ...names], catalogue);
  return {slug, answers, problems: duplicate === undefined ? wrong : [duplicate, ...wrong]};
}

/** What is wrong with the slug; without a name there is none to make one of, which is told anyway. */
function slugComplaint(slug: string, name: string | undefined): string | undefined {
  return slug === ''
    ? name && `cannot be made from "${name}"; fill it in, such as "example-store"`
    : slugProblem('service', slug);
}

/** Fields that answer what is asked for by flags of other names. */
const FIELDS_OF_FLAGS: Readonly<Record<string, string>> = {
  vendor: 'company',
  'vendor-ja': 'company',
};

function givenBy(filled: Readonly<Record<string, string>>, catalogue: Catalogue): Answers {
  const {name, 'name-ja': nameJa, homepage, kind, company, tags} = filled;
  const given = {
    name,
    'name-ja': nameJa,
    homepage,
    kind: kind && kindOf(kind),
    tags: tags && tagsOf(tags),
    ...(company === undefined ? {} : makerOf(company, catalogue)),
  };
  return Object.fromEntries(
    Object.entries(given).filter(([, answer]) => answer !== undefined),
  ) as Answers;
}

/** The English half of an option in both languages. */
const kindOf = (option: string): string => option.split(' / ')[0]!;

/** Tags by the options that stand for them, each of which ends with its tag. */
const tagsOf = (options: string): string =>
  options
    .split(', ')
    .map((option) => /\(([a-z\d-]+)\)$/.exec(option)?.[1] ?? option)
    .join(',');

/** A company of the catalogue, by any of its names; another one as the vendor. */
function makerOf(text: string, catalogue: Catalogue): Answers {
  const isKnown = 'answer' in COMPANY.read(text, catalogue);
  return isKnown ? {company: text} : {vendor: text};
}

const COMPANY = QUESTIONS.service.find(({flag}) => flag === 'company')!;

/** The words of a name, as far as an address can hold them. */
const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
