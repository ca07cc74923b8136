/**
 * Writes the files of a new entry as a draft: record, articles in both languages, cover.
 * Asks for what the flags leave open; without a terminal, every answer must be a flag.
 * Usage: npm run new -- service|company SLUG [--name … --homepage … --tags …]
 */
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {
  articleFile,
  type Catalogue,
  coverOf,
  entryRoute,
  formatProblems,
  inspectCatalogue,
  KIND_NAMES,
  recordFile,
  type RecordKind,
  ServiceSchema,
  suggestion,
  twinOf,
} from '../catalogue';
import {findDuplicate, uniqueDate} from './new/duplicates';
import {entryFiles} from './new/entry';
import {type Answers, completeAnswers, promptAnswers, QUESTIONS} from './new/questions';
import {findExisting, writeAll, WriteError} from './new/write';

const USAGE = 'Usage: npm run new -- service|company SLUG [flags]';

/** Ends the command with a message: what is wrong, and what would be right. */
class UsageError extends Error {}

function parseCommand(args: readonly string[]) {
  const [kindGiven = '', slug = '', ...rest] = args;
  const kind = KIND_NAMES.find((known) => known === kindGiven);
  if (kind === undefined) {
    throw new UsageError(
      kindGiven === ''
        ? USAGE
        : `${USAGE}\n"${kindGiven}" is no kind of entry${suggestion(kindGiven, KIND_NAMES)}`,
    );
  }
  const options = Object.fromEntries(
    QUESTIONS[kind].map(({flag}) => [flag, {type: 'string'} as const]),
  );
  const known = Object.keys(options).map((flag) => `--${flag}`);
  const unknown = rest.filter(
    (word) => word.startsWith('--') && !known.includes(word.split('=')[0]!),
  );
  if (unknown.length > 0) {
    throw new UsageError(
      unknown.map((word) => `unknown flag ${word}${suggestion(word, known)}`).join('\n'),
    );
  }
  const {values} = parseArgs({args: rest, options});
  return {kind, slug, given: values as Answers};
}

function assertSlugIsFree(
  kind: RecordKind,
  slug: string,
  given: Answers,
  catalogue: Catalogue,
): void {
  const problem = ServiceSchema.shape.slug.safeParse(slug).error?.issues[0]?.message;
  if (problem !== undefined) {
    throw new UsageError(`${USAGE}\nthe slug "${slug}" ${problem}`);
  }
  const words = [slug, given.name, given['name-ja']].filter((word) => word !== undefined);
  const duplicate = findDuplicate(kind, words, catalogue);
  if (duplicate) {
    throw new UsageError(duplicate);
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
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  try {
    return await promptAnswers(
      kind,
      given,
      catalogue,
      (question) => terminal.question(question),
      (problem) => {
        console.error(`  ${problem}`);
      },
    );
  } finally {
    terminal.close();
  }
}

/** A removed entry may have left a file, such as its Japanese article; nothing is overwritten. */
function assertNoFileExists(root: string, kind: RecordKind, slug: string): void {
  const article = articleFile(kind, slug);
  const cover = kind === 'service' ? [coverOf(slug)] : [];
  const files = [recordFile(kind, slug), article, twinOf(article), ...cover];
  const existing = findExisting(root, files);
  if (existing.length > 0) {
    throw new UsageError(
      [
        ...existing.map((file) => `${file} exists already`),
        'Nothing was written. Delete what an earlier entry has left, or choose another slug.',
      ].join('\n'),
    );
  }
}

async function main(root: string, args: readonly string[]): Promise<void> {
  const {kind, slug, given} = parseCommand(args);
  const {catalogue, problems} = inspectCatalogue(root);
  if (catalogue === undefined) {
    throw new UsageError(formatProblems(problems));
  }
  assertSlugIsFree(kind, slug, given, catalogue);
  assertNoFileExists(root, kind, slug);
  const answers = await collect(kind, given, catalogue);
  // A name may also have come by question.
  assertSlugIsFree(kind, slug, answers, catalogue);

  const files = await entryFiles(kind, slug, answers, uniqueDate(kind, new Date(), catalogue));
  writeAll(root, files);
  const route = entryRoute(kind, slug);
  console.log(
    [
      ...Object.keys(files).map((file) => `wrote ${file}`),
      '',
      `The entry is a draft: "npm start" shows it at ${route}, "npm start -- --locale ja" at /ja${route}.`,
      'Fill in the record and both articles, then run "npm run check:content".',
      'How to go on: docs/contributing.md#drafts',
    ].join('\n'),
  );
}

main(process.cwd(), process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof WriteError) {
    console.error(`${error.message}\nNothing was written.`);
  } else if (error instanceof UsageError) {
    console.error(error.message);
  } else {
    throw error;
  }
  process.exitCode = 1;
});
