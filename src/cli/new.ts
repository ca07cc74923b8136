import {createInterface} from 'node:readline/promises';
import {Argument, Option} from '@commander-js/extra-typings';
import {
  articleFile,
  type Catalogue,
  ContentError,
  coverOf,
  entryRoute,
  inspectCatalogue,
  KIND_NAMES,
  recordFile,
  type RecordKind,
  twinOf,
} from '../catalogue';
import {type Locale, LOCALES} from '../catalogue/vocabulary';
import {define, Failure, UsageError} from './command';
import {findDuplicate, slugProblem, uniqueDate} from './new/duplicates';
import {entryContents} from './new/entry';
import {
  type Answers,
  completeAnswers,
  promptAnswers,
  type Question,
  QUESTIONS,
} from './new/questions';
import {assertFoldersAreFree, writeEntry} from './new/write';

/** The questions about a service; those about a company are a subset. */
const ALL_QUESTIONS = QUESTIONS.service;

const isAbout = (kind: RecordKind, flag: string): boolean =>
  QUESTIONS[kind].some((question) => question.flag === flag);

export const command = define(
  'Writes the files of a new entry as a draft: record, articles in both languages, cover. If flags for required answers are missing, it asks for all open answers, or fails if there is no terminal.',
  'new -- service example-store',
  'new -- service example-store --language ja',
  'new -- company example-company --name "Example, Inc." --homepage https://example.com/',
)
  .addArgument(new Argument('<kind>', 'kind of entry').choices(KIND_NAMES))
  .argument('<slug>', 'lower-case words joined by hyphens: name of the folder and end of the URL')
  .addOption(
    new Option(
      '--language <language>',
      'write the article in this language only; the other page says that it is not translated yet',
    ).choices(LOCALES),
  )
  .action(async (kind, slug, {language}) => {
    await writeDraft(process.cwd(), kind, slug, {given: answersByFlags(kind), language});
  });

for (const question of ALL_QUESTIONS) {
  command.option(`--${question.flag} <answer>`, describeFlag(question));
}

/** Help text of a flag: its question, its scope and its default. */
function describeFlag({flag, text, fallback, fallbackText}: Question): string {
  const standard = fallbackText ?? (typeof fallback === 'string' ? fallback : undefined);
  const scope = isAbout('company', flag) ? '' : '; services only';
  return `${text}${scope}${standard === undefined ? '' : ` (default: ${standard})`}`;
}

/**
 * The answers given by flags.
 * @throws UsageError for a flag that this kind of entry does not have
 */
function answersByFlags(kind: RecordKind): Answers {
  const options: Readonly<Record<string, unknown>> = command.opts();
  const given = ALL_QUESTIONS.flatMap(({flag}) => {
    const answer = options[flag.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())];
    return typeof answer === 'string' ? [[flag, answer] as const] : [];
  });
  const foreign = given.filter(([flag]) => !isAbout(kind, flag));
  if (foreign.length > 0) {
    throw new UsageError(foreign.map(([flag]) => `a ${kind} has no --${flag}`).join('\n'));
  }
  return Object.fromEntries(given);
}

/**
 * Checks that the slug is valid, and that no entry uses it or one of the names.
 * @throws UsageError if the slug is invalid
 * @throws Failure if it or a name is taken
 */
function assertSlugIsFree(
  kind: RecordKind,
  slug: string,
  given: Answers,
  catalogue: Catalogue,
): void {
  const problem = slugProblem(kind, slug);
  if (problem !== undefined) {
    throw new UsageError(`the slug ${problem}`);
  }
  const words = [slug, given.name, given['name-ja']].filter((word) => word !== undefined);
  const duplicate = findDuplicate(kind, words, catalogue);
  if (duplicate) {
    throw new Failure(duplicate);
  }
}

/**
 * The answers from flags and defaults; if these are not enough, also from prompts.
 * @throws UsageError if an answer is missing or invalid and there is no terminal
 */
async function collect(kind: RecordKind, given: Answers, catalogue: Catalogue): Promise<Answers> {
  const {answers, problems} = completeAnswers(kind, given, catalogue);
  if (problems.length === 0) {
    return answers;
  }
  if (!process.stdin.isTTY) {
    throw new UsageError(problems.join('\n'));
  }
  const terminal = createInterface({input: process.stdin, output: process.stderr});
  try {
    return await promptAnswers(kind, given, catalogue, {
      ask: (question) => terminal.question(question),
      show: (line) => {
        console.error(line);
      },
    });
  } finally {
    terminal.close();
  }
}

/** Paths of the files of an entry, except the pictures in its articles. */
function filesOf(kind: RecordKind, slug: string): string[] {
  const article = articleFile(kind, slug);
  const cover = kind === 'service' ? [coverOf(slug)] : [];
  return [recordFile(kind, slug), article, twinOf(article), ...cover];
}

async function writeDraft(
  root: string,
  kind: RecordKind,
  slug: string,
  {given, language}: {readonly given: Answers; readonly language: Locale | undefined},
): Promise<void> {
  const {catalogue, problems} = inspectCatalogue(root);
  if (catalogue === undefined) {
    throw new ContentError(problems);
  }
  assertSlugIsFree(kind, slug, given, catalogue);
  assertFoldersAreFree(root, filesOf(kind, slug));
  const answers = await collect(kind, given, catalogue);
  // The name may have been given at a prompt.
  assertSlugIsFree(kind, slug, answers, catalogue);

  const date = uniqueDate(kind, new Date(), catalogue);
  const contents = await entryContents(kind, slug, answers, date, catalogue.categories, language);
  writeEntry(root, contents);
  const route = entryRoute(kind, slug);
  console.log(
    [
      ...Object.keys(contents).map((file) => `wrote ${file}`),
      '',
      `The entry is a draft: "npm start" shows it at ${route}, "npm start -- --locale ja" at /ja${route}.`,
      `Fill in the record and ${language ? 'the article' : 'both articles'}, then run "npm run check -- ${slug}".`,
      'Next steps: docs/contributing.md#drafts',
    ].join('\n'),
  );
}
