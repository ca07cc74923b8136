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

/** The questions about a service, to which those about a company belong. */
const ALL_QUESTIONS = QUESTIONS.service;

const isAbout = (kind: RecordKind, flag: string): boolean =>
  QUESTIONS[kind].some((question) => question.flag === flag);

export const command = define(
  'Writes the files of a new entry as a draft: record, articles in both languages, cover. Asks for what the flags leave open; without a terminal, every answer is a flag.',
  'new -- service example-store',
  'new -- service example-store --language ja',
  'new -- company example-company --name "Example, Inc." --homepage https://example.com/',
)
  .addArgument(new Argument('<kind>', 'what kind of entry').choices(KIND_NAMES))
  .argument('<slug>', 'lower-case words joined by hyphens, which name the folder and the address')
  .addOption(
    new Option(
      '--language <language>',
      'write the article in this language only; the page in the other one is awaited',
    ).choices(LOCALES),
  )
  .action(async (kind, slug, {language}) => {
    await writeDraft(process.cwd(), kind, slug, {given: answersByFlags(kind), language});
  });

for (const question of ALL_QUESTIONS) {
  command.option(`--${question.flag} <answer>`, describeFlag(question));
}

/** What a flag means, and what holds without it. */
function describeFlag({flag, text, fallback, fallbackText}: Question): string {
  const standard = fallbackText ?? (typeof fallback === 'string' ? fallback : undefined);
  const scope = isAbout('company', flag) ? '' : '; of services only';
  return `${text}${scope}${standard === undefined ? '' : ` (default: ${standard})`}`;
}

/** @throws UsageError for a flag that says nothing of this kind of entry */
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

/** The answers: from flags and defaults where those suffice, else also from the terminal. */
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

/** The files of an entry, but for the pictures in its articles. */
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
  // A name may also have come by question.
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
      'How to go on: docs/contributing.md#drafts',
    ].join('\n'),
  );
}
