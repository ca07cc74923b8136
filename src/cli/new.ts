import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Argument, Option} from 'commander';
import {
  attributesOf,
  type Catalogue,
  coverOf,
  entryRoute,
  KIND_NAMES,
  loadRecords,
  type RecordKind,
  RESERVED_SLUGS,
  type Service,
  WrittenService,
} from '../catalogue';
import {JAPAN_QUESTIONS} from '../catalogue/fields';
import {type Locale, LOCALES} from '../catalogue/vocabulary';
import {define, Failure, prompting, UsageError} from './command';
import {drawCover} from './draw';
import {command as catalogueCommand} from './new/catalogue';
import {draftEntry, once} from './new/drafts';
import {type Answers, completeAnswers, NONE, questionsAbout} from './new/questions';

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
    assertSlugIsFree(kind, slug, catalogue);
    const answers = await collect(kind, answersByFlags(kind), catalogue);
    assertIsNew(kind, [answers.name!, answers['name-ja']!], catalogue);
    const files = await draft(kind, slug, answers, catalogue, language);
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, content);
    }
    const route = entryRoute(kind, slug);
    console.log(`${Object.keys(files)
      .map((file) => `wrote ${file}`)
      .join('\n')}

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
  const options: Readonly<Record<string, unknown>> = command.opts();
  const given = questionsAbout('service').flatMap(({flag}) => {
    const answer = options[flag.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())];
    return typeof answer === 'string' ? [[flag, answer] as const] : [];
  });
  const known = questionsAbout(kind).map(({flag}) => flag);
  const foreign = given.filter(([flag]) => !known.includes(flag));
  if (foreign.length > 0) {
    throw new UsageError(foreign.map(([flag]) => `a ${kind} has no --${flag}`).join('\n'));
  }
  return Object.fromEntries(given);
}

/**
 * @throws UsageError if the slug is invalid
 * @throws Failure if it is taken
 */
function assertSlugIsFree(kind: RecordKind, slug: string, catalogue: Catalogue): void {
  const problem = WrittenService.shape.slug.safeParse(slug).error?.issues[0]?.message;
  if (problem !== undefined) {
    throw new UsageError(`the slug "${slug}" ${problem}`);
  }
  if (RESERVED_SLUGS.includes(slug)) {
    throw new UsageError(`the slug "${slug}" is reserved for pages of the site`);
  }
  assertIsNew(kind, [slug], catalogue);
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
    const show = (line: string) => {
      console.error(line);
    };
    return (await completeAnswers(kind, given, catalogue, {ask, show})).answers;
  });
}

/**
 * The files of a new entry: record, articles and, for a service, the cover.
 * @throws Failure if one of them exists
 */
async function draft(
  kind: RecordKind,
  slug: string,
  answers: Answers,
  {services, companies, categories}: Catalogue,
  language: Locale | undefined,
): Promise<Readonly<Record<string, string | Buffer>>> {
  const orNull = (answer = NONE) => (answer === NONE ? null : answer);
  const unknowns = (keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [key, 'unknown']));
  const dates = (kind === 'service' ? services : companies).map(({date}) => Date.parse(date));
  // The dates of entries are unique.
  const now = Math.max(...dates, Math.floor(Date.now() / 1000) * 1000 - 1000) + 1000;
  const entry = {
    slug,
    name: {en: answers.name!, ja: answers['name-ja']!},
    description: {en: answers.description!, ja: answers['description-ja']!},
    homepage: answers.homepage!,
    icon: orNull(answers.icon),
    color: answers.color!,
    date: new Date(now).toISOString().replace('.000Z', 'Z'),
    language,
  };
  const files: Record<string, string | Buffer> = {};
  if (kind === 'company') {
    Object.assign(files, draftEntry(kind, entry, {}));
  } else {
    const vendor = {en: answers.vendor!, ja: answers['vendor-ja']!};
    const attributes = attributesOf(categories, answers.category!).map(([key]) => key);
    Object.assign(
      files,
      draftEntry(kind, entry, {
        kind: answers.kind,
        company: orNull(answers.company),
        vendor: once(vendor),
        tags: answers.tags!.split(','),
        category: answers.category,
        // Values that need a source are unknown.
        japan: unknowns(JAPAN_QUESTIONS),
        attributes: unknowns(attributes),
      }),
      {[coverOf(slug)]: await drawCover({...entry, vendor, kind: answers.kind as Service['kind']})},
    );
  }
  const existing = Object.keys(files).filter((file) => existsSync(file));
  if (existing.length > 0) {
    throw new Failure(`${existing.join(', ')} already exists; delete it, or choose another slug`);
  }
  return files;
}
