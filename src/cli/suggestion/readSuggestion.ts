/** Reads the answers for `npm run new` from an issue that suggests a service. */
import type {Catalogue} from '../../catalogue';
import {findDuplicate, slugProblem} from '../new/duplicates';
import {type Answers, completeAnswers, QUESTIONS} from '../new/questions';
import {type Field, readIssue} from './issueForm';

/** A suggested service. Without problems, the answers are complete and valid. */
export type Suggestion = {
  readonly slug: string;
  readonly answers: Answers;
  /** Messages that say what is wrong and what would be right. */
  readonly problems: readonly string[];
};

/**
 * Reads an issue.
 * @param fields fields of the form "Suggest a service"
 * @param body text of the issue, which is untrusted
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

/**
 * What is wrong with the slug. A missing name is reported elsewhere, so it is not a problem here.
 */
function slugComplaint(slug: string, name: string | undefined): string | undefined {
  return slug === ''
    ? name && `cannot be derived from "${name}"; fill it in, such as "example-store"`
    : slugProblem('service', slug);
}

/** Fields of the form whose id differs from the flag, by flag. */
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

/** The English half of a bilingual option. */
const kindOf = (option: string): string => option.split(' / ')[0]!;

/** The tags in a list of options, each of which ends with its tag in brackets. */
const tagsOf = (options: string): string =>
  options
    .split(', ')
    .map((option) => /\(([a-z\d-]+)\)$/.exec(option)?.[1] ?? option)
    .join(',');

/** The answer `company` for a company in the catalogue, `vendor` for any other. */
function makerOf(text: string, catalogue: Catalogue): Answers {
  const isKnown = 'answer' in COMPANY.read(text, catalogue);
  return isKnown ? {company: text} : {vendor: text};
}

const COMPANY = QUESTIONS.service.find(({flag}) => flag === 'company')!;

/** A slug from a name; empty if the name has no Latin letters or digits. */
const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
