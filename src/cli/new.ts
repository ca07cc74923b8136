import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Argument, Option} from 'commander';
import {
  type Catalogue,
  entryRoute,
  KIND_NAMES,
  loadRecords,
  type RecordKind,
  RESERVED_SLUGS,
  WrittenService,
} from '../catalogue';
import {type Locale, LOCALES} from '../catalogue/vocabulary';
import {define, Failure, prompting, UsageError} from './command';
import {command as catalogueCommand} from './new/catalogue';
import {draftEntry} from './new/drafts';
import {type Answers, completeAnswers, questionsAbout} from './new/questions';

export const command = define(
  'Writes the files of a new entry as a draft: record, articles in both languages, cover. If flags for required answers are missing, it asks for all open answers, or fails if there is no terminal.',
  'npm run new -- service example-store',
  'npm run new -- service example-store --language ja',
  'npm run new -- company example-company --name "Example, Inc." --homepage https://example.com/',
  'npm run new -- catalogue --help',
)
  // Otherwise its options would be read as those of an entry.
  .enablePositionalOptions()
  .addCommand(catalogueCommand.name('catalogue'))
  .addArgument(new Argument('<kind>', 'kind of entry').choices(KIND_NAMES))
  .argument('<slug>', 'lower-case words joined by hyphens: name of the folder and end of the URL')
  .addOption(
    new Option(
      '--language <language>',
      'write the article in this language only; the other page says that it is not translated yet',
    ).choices(LOCALES),
  )
  .action(async (kind: RecordKind, slug: string, {language}: {readonly language?: Locale}) => {
    const catalogue = loadRecords('.');
    const fault = RESERVED_SLUGS.includes(slug)
      ? 'is reserved for pages of the site'
      : WrittenService.shape.slug.safeParse(slug).error?.issues[0]?.message;
    if (fault !== undefined) {
      throw new UsageError(`the slug "${slug}" ${fault}`);
    }
    assertIsNew(kind, [slug], catalogue);
    const answers = await collect(kind, answersByFlags(kind), catalogue);
    assertIsNew(kind, [answers.name!, answers['name-ja']!], catalogue);
    const files = Object.entries(await draftEntry(kind, slug, answers, catalogue, language));
    const existing = files.map(([file]) => file).filter((file) => existsSync(file));
    if (existing.length > 0) {
      throw new Failure(`${existing.join(', ')} already exists; delete it, or choose another slug`);
    }
    for (const [file, content] of files) {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, content);
      console.log(`wrote ${file}`);
    }
    const route = entryRoute(kind, slug);
    console.log(`
The entry is a draft: "npm start" shows it at ${route}, "npm start -- --locale ja" at /ja${route}.
Fill in the record and ${language ? 'the article' : 'both articles'}, then run "npm run check:content -- ${slug}".
Next steps: docs/contributing.md#drafts`);
  });

for (const {flag, text, isAboutServices} of questionsAbout('service')) {
  command.option(`--${flag} <answer>`, `${text}${isAboutServices ? '; services only' : ''}`);
}

/**
 * The answers given by flags.
 * @throws UsageError for a flag that this kind of entry does not have
 */
function answersByFlags(kind: RecordKind): Answers {
  const given = questionsAbout('service').flatMap(({flag}) => {
    const {[new Option(`--${flag}`).attributeName()]: answer} = command.opts<Answers>();
    return answer === undefined ? [] : [[flag, answer] as const];
  });
  const known = questionsAbout(kind).map(({flag}) => flag);
  const foreign = given.filter(([flag]) => !known.includes(flag));
  if (foreign.length > 0) {
    throw new UsageError(foreign.map(([flag]) => `a ${kind} has no --${flag}`).join('\n'));
  }
  return Object.fromEntries(given);
}

/** @throws Failure if an entry of this kind has one of the words as its slug, name or alias */
function assertIsNew(
  kind: RecordKind,
  words: readonly string[],
  {services, companies}: Catalogue,
): void {
  const wanted = words.map((word) => word.toLowerCase());
  const taken = {service: services, company: companies}[kind].find(({slug, name, aliases}) =>
    [slug, name.en, name.ja, ...aliases].some((word) => wanted.includes(word.toLowerCase())),
  );
  if (taken) {
    throw new Failure(
      `there is an entry of this name: ${taken.name.en}, ${taken.links.homepage}, shown at ${entryRoute(kind, taken.slug)}`,
    );
  }
}

/**
 * The answers from flags and defaults; if these are not enough, also from prompts.
 * @throws UsageError if an answer is missing or invalid and there is no terminal
 */
async function collect(kind: RecordKind, given: Answers, catalogue: Catalogue): Promise<Answers> {
  const {answers, problems} = await completeAnswers(kind, given, catalogue);
  if (problems.length === 0) {
    return answers;
  }
  return prompting(problems.join('\n'), async (ask) => {
    const terminal = {ask, show: console.error};
    return (await completeAnswers(kind, given, catalogue, terminal)).answers;
  });
}
