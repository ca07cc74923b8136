/**
 * Writes the files of a new entry as a draft: record, articles in both languages, cover.
 * Asks for what no flag gives; without a terminal every answer is a flag.
 * Usage: npm run new -- service|company SLUG [--name … --homepage … --tags …]
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {type Catalogue, formatProblems, inspectCatalogue, type Service} from '../catalogue';
import {coverOf} from '../catalogue/covers';
import type {RecordKind} from '../catalogue/layout';
import {suggestion} from '../catalogue/problems';
import {ServiceSchema} from '../catalogue/schema';
import {drawCover} from './covers/draw';
import {draftCompany, draftService, type EntryAnswers, type Texts} from './new/drafts';
import {type Answers, askAnswers, NONE, QUESTIONS, tagsIn, takeAnswers} from './new/questions';
import {findTaken, freeDate} from './new/taken';

const KINDS: readonly RecordKind[] = ['service', 'company'];
const USAGE = 'Usage: npm run new -- service|company SLUG [flags]';

/** Ends the command with what is wrong and how to do it right. */
class Refusal extends Error {}

function parseCommand(args: readonly string[]) {
  const [kindGiven = '', slug = '', ...rest] = args;
  const kind = KINDS.find((known) => known === kindGiven);
  if (kind === undefined) {
    throw new Refusal(
      kindGiven === ''
        ? USAGE
        : `${USAGE}\n"${kindGiven}" is no kind of entry${suggestion(kindGiven, KINDS)}`,
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
    throw new Refusal(
      unknown.map((word) => `unknown flag ${word}${suggestion(word, known)}`).join('\n'),
    );
  }
  const {values} = parseArgs({args: rest, options});
  return {kind, slug, given: values as Answers};
}

function refuseSlug(kind: RecordKind, slug: string, given: Answers, catalogue: Catalogue): void {
  const wrong = ServiceSchema.shape.slug.safeParse(slug).error?.issues[0]?.message;
  if (wrong !== undefined) {
    throw new Refusal(`${USAGE}\nthe slug "${slug}" ${wrong}`);
  }
  const words = [slug, given.name, given['name-ja']].filter((word) => word !== undefined);
  const taken = findTaken(kind, words, catalogue);
  if (taken) {
    throw new Refusal(taken);
  }
}

/** Answers by flags where they are complete or nobody can be asked, else by question. */
async function collect(kind: RecordKind, given: Answers, catalogue: Catalogue): Promise<Answers> {
  const {answers, complaints} = takeAnswers(kind, given, catalogue);
  if (complaints.length === 0) {
    return answers;
  }
  if (!process.stdin.isTTY) {
    throw new Refusal(complaints.join('\n'));
  }
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  try {
    return await askAnswers(
      kind,
      given,
      catalogue,
      (question) => terminal.question(question),
      (complaint) => {
        console.error(`  ${complaint}`);
      },
    );
  } finally {
    terminal.close();
  }
}

const orNull = (answer: string): string | null => (answer === NONE ? null : answer);

function draft(kind: RecordKind, slug: string, answers: Answers, date: string): Texts {
  const entry: EntryAnswers = {
    slug,
    name: {en: answers.name!, ja: answers['name-ja']!},
    description: {en: answers.description!, ja: answers['description-ja']!},
    homepage: answers.homepage!,
    icon: orNull(answers.icon!),
    color: answers.color!,
    date,
  };
  return kind === 'company'
    ? draftCompany(entry)
    : draftService({
        ...entry,
        kind: answers.kind!,
        company: orNull(answers.company!),
        vendor: {en: answers.vendor!, ja: answers['vendor-ja']!},
        tags: tagsIn(answers.tags!),
      });
}

function write(root: string, file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  // Nothing that is there already is ever written over.
  writeFileSync(path.join(root, file), content, {flag: 'wx'});
  console.log(`wrote ${file}`);
}

async function main(root: string, args: readonly string[]): Promise<void> {
  const {kind, slug, given} = parseCommand(args);
  const {catalogue, problems} = inspectCatalogue(root);
  if (catalogue === undefined) {
    throw new Refusal(formatProblems(problems));
  }
  refuseSlug(kind, slug, given, catalogue);
  const answers = await collect(kind, given, catalogue);
  // A name may also have come by question.
  refuseSlug(kind, slug, answers, catalogue);

  for (const [file, text] of Object.entries(
    draft(kind, slug, answers, freeDate(kind, new Date(), catalogue)),
  )) {
    write(root, file, text);
  }
  if (kind === 'service') {
    const subject = {
      name: {en: answers.name!, ja: answers['name-ja']!},
      vendor: {en: answers.vendor!, ja: answers['vendor-ja']!},
      kind: answers.kind as Service['kind'],
      icon: orNull(answers.icon!),
      color: answers.color!,
    };
    write(root, coverOf(slug), await drawCover(subject).toBuffer());
  }
  const page = `${kind === 'service' ? 'services' : 'companies'}/${slug}`;
  console.log(
    [
      '',
      `The entry is a draft: "npm start" shows it at /${page}, "npm start -- --locale ja" at /ja/${page}.`,
      'Fill in the record and both articles, then run "npm run check:content".',
      'How to go on: docs/contributing.md#drafts',
    ].join('\n'),
  );
}

main(process.cwd(), process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof Refusal)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = 1;
});
