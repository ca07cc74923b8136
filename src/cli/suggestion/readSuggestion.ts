/** What `npm run new` has to know about a service, read from the form that suggests it. */
import {type Catalogue, ServiceSchema} from '../../catalogue';
import {KINDS} from '../../catalogue/vocabulary';
import {findDuplicate} from '../new/duplicates';
import {type Answers, completeAnswers} from '../new/questions';
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
  const label = (flag: string): string =>
    fields.find(({id}) => id === (FIELDS_OF_FLAGS[flag] ?? flag))?.label ?? flag;
  const names = [filled.name, filled['name-ja']].filter((name) => name !== undefined);
  return {
    slug,
    answers,
    problems: [
      ...(filled.name === undefined ? [] : slugProblems(slug, filled.name, label('slug'))),
      ...[findDuplicate('service', [slug, ...names], catalogue) ?? []].flat(),
      ...problems.map((problem) =>
        problem.replace(/^--([\w-]+) /, (_, flag: string) => `${label(flag)}: `),
      ),
    ],
  };
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

/** A kind by the option that stands for it. */
const kindOf = (option: string): string =>
  Object.entries(KINDS).find(([, {en, ja}]) => option === `${en} / ${ja}`)?.[0] ?? option;

/** Tags by the options that stand for them, each of which ends with its tag. */
const tagsOf = (options: string): string =>
  options
    .split(', ')
    .map((option) => /\(([a-z\d-]+)\)$/.exec(option)?.[1] ?? option)
    .join(',');

/** A company of the catalogue by its slug, name or alias; another one as the vendor. */
function makerOf(text: string, {companies}: Catalogue): Answers {
  const wanted = text.toLowerCase();
  const known = companies.find(({slug, name, aliases}) =>
    [slug, name.en, name.ja, ...aliases].some((word) => word.toLowerCase() === wanted),
  );
  return known === undefined ? {vendor: text} : {company: known.slug};
}

/** The words of a name, as far as an address can hold them. */
const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

function slugProblems(slug: string, name: string, label: string): string[] {
  if (slug === '') {
    return [`${label}: cannot be made from "${name}"; fill it in, such as "example-store"`];
  }
  const issue = ServiceSchema.shape.slug.safeParse(slug).error?.issues[0];
  return issue === undefined ? [] : [`${label}: "${slug}" ${issue.message}`];
}
