import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Argument, Option} from 'commander';
import {isScalar, parseDocument, stringify, visit} from 'yaml';
import {
  acceptTranslation,
  articleFile,
  attributesOf,
  type Catalogue,
  coverOf,
  type CoverSubject,
  editorLine,
  entryRoute,
  KIND_NAMES,
  loadRecords,
  recordFile,
  type RecordKind,
  RESERVED_SLUGS,
  twinOf,
  WrittenService,
} from '../catalogue';
import {JAPAN_QUESTIONS} from '../catalogue/fields';
import {type Locale, LOCALES, type Localized} from '../catalogue/vocabulary';
import {define, Failure, prompting, UsageError} from './command';
import {drawCover} from './draw';
import {command as catalogueCommand} from './new/catalogue';
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
    const fault = RESERVED_SLUGS.includes(slug)
      ? 'is reserved for pages of the site'
      : WrittenService.shape.slug.safeParse(slug).error?.issues[0]?.message;
    if (fault !== undefined) {
      throw new UsageError(`the slug "${slug}" ${fault}`);
    }
    assertIsNew(kind, [slug], catalogue);
    const given = answersByFlags(kind);
    const complete = await completeAnswers(kind, given, catalogue);
    const {answers} =
      complete.problems.length === 0
        ? complete
        : await prompting(complete.problems.join('\n'), (ask) =>
            completeAnswers(kind, given, catalogue, {ask, show: console.error}),
          );
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

const OF_COMPANIES = questionsAbout('company').map(({flag}) => flag);
for (const {flag, text} of questionsAbout('service')) {
  const scope = OF_COMPANIES.includes(flag) ? '' : '; services only';
  command.option(`--${flag} <answer>`, text + scope);
}

/** @throws UsageError for a flag that this kind of entry does not have */
function answersByFlags(kind: RecordKind): Answers {
  const given = command.options
    .map((option) => [option.name(), command.opts<Answers>()[option.attributeName()]!] as const)
    .filter(([flag, answer]) => flag !== 'language' && answer !== undefined);
  const foreign = kind === 'service' ? [] : given.filter(([flag]) => !OF_COMPANIES.includes(flag));
  if (foreign.length > 0) {
    throw new UsageError(foreign.map(([flag]) => `a ${kind} has no --${flag}`).join('\n'));
  }
  return Object.fromEntries(given);
}

const entriesOf = (kind: RecordKind, {services, companies}: Catalogue) =>
  kind === 'service' ? services : companies;

/** @throws Failure if an entry of this kind has one of the words as its slug, name or alias */
function assertIsNew(kind: RecordKind, words: readonly string[], catalogue: Catalogue): void {
  const wanted = words.map((word) => word.toLowerCase());
  const taken = entriesOf(kind, catalogue).find(({slug, name, aliases}) =>
    [slug, name.en, name.ja, ...aliases].some((word) => wanted.includes(word.toLowerCase())),
  );
  if (taken) {
    throw new Failure(
      `there is an entry of this name: ${taken.name.en}, ${taken.links.homepage}, shown at ${entryRoute(kind, taken.slug)}`,
    );
  }
}

const TEMPLATES = path.join(__dirname, 'new');

/** A text as records write it: once if it is the same in both languages. */
const once = ({en, ja}: Localized): unknown => (en === ja ? en : {en, ja});

/** Replaces each `<key>` of a template by its value; keys whose value is `null` are left out. */
function record(kind: RecordKind, values: Readonly<Record<string, unknown>>): string {
  const template = parseDocument(readFileSync(path.join(TEMPLATES, `${kind}.yml`), 'utf8'));
  visit(template, {
    Pair(_, pair) {
      const [, name] = /^<(.+)>$/.exec(isScalar(pair.value) ? String(pair.value.value) : '') ?? [];
      if (name === undefined) {
        return undefined;
      }
      if (values[name] === null) {
        return visit.REMOVE;
      }
      pair.value = template.createNode(values[name], {flow: name !== 'attributes'});
      return visit.SKIP;
    },
  });
  return `${editorLine(kind)}\n${template.toString({lineWidth: 0, flowCollectionPadding: false})}`;
}

/** An article in one language, with hints instead of text. */
function article(kind: RecordKind, locale: Locale, answers: Answers, more: object): string {
  const suffix = locale === 'en' ? '' : '-ja';
  const [title, description] = [answers[`name${suffix}`], answers[`description${suffix}`]];
  const body = readFileSync(path.join(TEMPLATES, `${kind}.${locale}.md`), 'utf8');
  return `---\n${stringify({title, description, ...more}, {lineWidth: 0})}---\n\n${body}`;
}

/** The files of a new entry. If an article has one language, it is in the English file. */
async function draftEntry(
  kind: RecordKind,
  slug: string,
  answers: Answers,
  catalogue: Catalogue,
  language: Locale | undefined,
): Promise<Readonly<Record<string, string | Buffer>>> {
  const textOf = (flag: string): Localized => ({en: answers[flag]!, ja: answers[`${flag}-ja`]!});
  const attributes = attributesOf(catalogue.categories, answers.category ?? '');
  // Values that need a source are unknown.
  const unknowns = (keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [key, 'unknown']));
  const dates = entriesOf(kind, catalogue).map(({date}) => Date.parse(date));
  // The dates of entries are unique.
  const now = Math.max(...dates, Math.floor(Date.now() / 1000) * 1000 - 1000) + 1000;
  const given = {
    ...answers,
    icon: answers.icon === NONE ? null : answers.icon!,
    company: answers.company === NONE ? null : answers.company,
    name: textOf('name'),
    vendor: textOf('vendor'),
  };
  const values = {
    ...given,
    slug,
    name: once(given.name),
    vendor: once(given.vendor),
    date: new Date(now).toISOString().replace('.000Z', 'Z'),
    tags: answers.tags?.split(','),
    japan: unknowns(JAPAN_QUESTIONS),
    attributes: unknowns(attributes.map(([key]) => key)),
  };
  const page = articleFile(kind, slug);
  const text = article(kind, language ?? 'en', answers, language === 'ja' ? {language} : {});
  return {
    [recordFile(kind, slug)]: record(kind, values),
    [page]: text,
    ...(language === undefined && {
      [twinOf(page)]: acceptTranslation(article(kind, 'ja', answers, {}), text),
    }),
    ...(kind === 'service' && {[coverOf(slug)]: await drawCover(given as unknown as CoverSubject)}),
  };
}
