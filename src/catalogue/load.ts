import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {languageOf, readFrontMatter} from './article/frontMatter';
import {type Content, type ContentTree, openContent} from './contentTree';
import {inspectPages, type RecordOfPage} from './inspectPages';
import {
  articleFile,
  CATEGORIES_FILE,
  DIRECTORY_FILE,
  DIRECTORY_SLUG,
  entryRoute,
  KIND_NAMES,
  RECORD_KINDS,
  type RecordKind,
  recordFile,
  tagsFile,
  twinOf,
} from './kinds';
import {type Categories, CategoriesSchema} from './record/categories';
import {
  type Company,
  DirectorySchema,
  type Directory,
  type Service,
  serviceSchemaOf,
  Slug,
  TagsSchema,
  type Tags,
  type TagTexts,
  TagTextsSchema,
} from './record/schema';
import {YamlFile} from './record/yamlFile';
import {checkCover} from './rules/covers';
import {checkClock, latestDay} from './rules/dates';
import {ContentError, type Problem, unlessToldAt} from './rules/problems';
import {checkAwaited} from './rules/awaiting';
import {checkCharacters} from './rules/characters';
import {checkDrawings} from './rules/drawings';
import {checkFiles, isMissing} from './rules/files';
import {checkTexts} from './rules/recordTexts';
import {checkVia} from './rules/provenance';
import {checkTags} from './rules/tags';
import {checkReferences, readReferences, type RecordReferences} from './rules/references';
import {DEFAULT_LOCALE, type Locale, type Localized, LOCALES} from './vocabulary';

/** The validated catalogue. */
export type Catalogue = {
  readonly services: readonly Service[];
  readonly companies: readonly Company[];
  readonly directory: Directory;
  readonly tags: Tags;
  readonly categories: Categories;
};

/**
 * Loads and validates the catalogue, without drafts.
 * @param root path of the site root, which contains `services` and `companies`
 * @throws ContentError with all problems of all files, including drafts
 */
export function loadCatalogue(root: string): Catalogue {
  const {catalogue, problems} = inspectCatalogue(root);
  if (problems.length > 0 || catalogue === undefined) {
    throw new ContentError(problems);
  }
  return withoutDrafts(catalogue);
}

/** Removes drafts and the tags that only drafts use. */
function withoutDrafts({services, companies, tags, ...others}: Catalogue): Catalogue {
  const published = services.filter(({draft}) => !draft);
  const used = new Set(published.flatMap((service) => service.tags));
  return {
    services: published,
    companies: companies.filter(({draft}) => !draft),
    ...others,
    tags: Object.fromEntries(Object.entries(tags).filter(([tag]) => used.has(tag))),
  };
}

/** Paths of all records that can be read as text, valid or not. */
export function recordFiles(
  content: Content,
): {readonly file: string; readonly kind: RecordKind}[] {
  const tree = openContent(content);
  return KIND_NAMES.flatMap((kind) =>
    listEntries(tree, kind)
      .map((slug) => ({file: recordFile(kind, slug), kind}))
      .filter(({file}) => tree.has(file)),
  );
}

/**
 * Loads the texts of the tags in one language.
 * @param root path of the site root
 * @throws ContentError if the file isn't valid
 */
export function loadTags(root: string, locale: Locale): TagTexts {
  const file = tagsFile(locale);
  const source = new YamlFile(file, readFileSync(path.join(root, file), 'utf8'));
  const {value, problems} = source.parse(locale === DEFAULT_LOCALE ? TagsSchema : TagTextsSchema);
  if (value === undefined) {
    throw new ContentError(problems);
  }
  return value;
}

/**
 * Loads the categories and their attributes.
 * @throws ContentError if the file is missing or not valid
 */
export function loadCategories(content: Content): Categories {
  const {value, problems} = readYaml(openContent(content), CATEGORIES_FILE, CategoriesSchema);
  if (value === undefined) {
    throw new ContentError(problems);
  }
  return value;
}

/**
 * Loads the article of an entry in a language, or in the other one if it isn't translated.
 * @param root path of the site root
 * @throws ContentError if the article has no readable front matter
 */
export function loadArticle(
  root: string,
  kind: RecordKind,
  slug: string,
  locale: Locale,
): {readonly file: string; readonly text: string; readonly description: string} {
  const page = articleFile(kind, slug);
  const isTranslated = locale !== DEFAULT_LOCALE && existsSync(path.join(root, twinOf(page)));
  const file = isTranslated ? twinOf(page) : page;
  const text = readFileSync(path.join(root, file), 'utf8');
  const {head, problems} = readFrontMatter(file, text);
  if (head === undefined) {
    throw new ContentError(problems);
  }
  return {file, text, description: head.description};
}

/** The description from the front matter of a company's article. */
export const loadCompanyLine = (root: string, slug: string, locale: Locale): string =>
  loadArticle(root, 'company', slug, locale).description;

/**
 * Like {@link loadCatalogue}, but includes drafts and returns the problems instead of throwing.
 * @param now current time; dates that describe the past must not be later
 * @returns `catalogue` without the records that aren't valid; `undefined` if the directory, the
 *   tags or the categories aren't valid
 */
export function inspectCatalogue(
  content: Content,
  now = new Date(),
): {
  readonly catalogue: Catalogue | undefined;
  readonly problems: readonly Problem[];
} {
  const tree = openContent(content);
  const today = latestDay(now);
  const folders = {service: listEntries(tree, 'service'), company: listEntries(tree, 'company')};
  const categories = readYaml(tree, CATEGORIES_FILE, CategoriesSchema);
  const services = readRecords(tree, 'service', folders.service, today, categories.value);
  const companies = readRecords(tree, 'company', folders.company, today, categories.value);
  const directory = readYaml(tree, DIRECTORY_FILE, DirectorySchema);
  const tags = readYaml(tree, tagsFile(DEFAULT_LOCALE), TagsSchema);
  const japaneseTags = readYaml(tree, tagsFile('ja'), TagTextsSchema);
  const drafts = [...services.references, ...companies.references]
    .filter(({value}) => value.draft)
    .map(({kind, folder}) => entryRoute(kind, folder));
  const tagNames = namesIn(tags.source);
  const references = checkReferences({
    services: services.references,
    companies: companies.references,
    tags: tags.source && tagNames && {names: tagNames, source: tags.source},
    serviceFolders: folders.service,
    companyFolders: folders.company,
  });
  const records = new Map([...services.forPages, ...companies.forPages]);
  const problems = [
    ...tree.checkReadable(),
    ...checkFiles(tree),
    ...checkDrawings(tree),
    ...unlessToldAt([...services.problems, ...companies.problems], references),
    ...references,
    ...directory.problems,
    ...categories.problems,
    ...checkTags(tags),
    ...checkTags(japaneseTags, tagNames),
    ...inspectPages(tree, {
      folders,
      drafts: new Set(drafts),
      tags: tagNames,
      categories: categories.value && Object.keys(categories.value.categories),
      records,
    }),
    ...folders.service
      // The cover is drawn from the record; that the record is missing has its own problem.
      .filter((slug) => !tree.lacks(recordFile('service', slug)))
      .flatMap((slug) => {
        const record = records.get(entryRoute('service', slug));
        return checkCover(tree, slug, record?.isSound ? (record.value as Service) : undefined);
      }),
  ];
  const catalogue = assemble(services.read, companies.read, {directory, tags, categories});
  return {catalogue, problems};
}

/** What a file contains; `undefined` if it is not valid. */
type Read<Value> = {readonly value?: Value};

/** The catalogue of all valid records; `undefined` if one of the other files is not valid. */
function assemble(
  services: readonly Read<Service>[],
  companies: readonly Read<Company>[],
  {
    directory: {value: directory},
    tags: {value: tags},
    categories: {value: categories},
  }: {
    readonly directory: Read<Directory>;
    readonly tags: Read<Tags>;
    readonly categories: Read<Categories>;
  },
): Catalogue | undefined {
  const valid = <Value>(records: readonly Read<Value>[]): Value[] =>
    records.flatMap(({value}) => value ?? []);
  return (
    directory &&
    tags &&
    categories && {
      services: valid(services).sort(newestFirst),
      companies: valid(companies).sort((a, b) => (a.slug < b.slug ? -1 : 1)),
      directory,
      tags,
      categories,
    }
  );
}

/**
 * The slugs of the tags in a list, whether or not the rest of the list is valid; `undefined` if
 * the file can't be parsed or one of them isn't a slug.
 */
function namesIn(list: YamlFile | undefined): readonly string[] | undefined {
  const value = list?.isBroken() ? undefined : list?.read();
  const names = z.record(Slug, z.unknown()).safeParse(value).data;
  return names && Object.keys(names);
}

/** Message for a required file that is missing. */
const MISSING = (file: string): string =>
  file.endsWith('/tags.yml')
    ? 'the file is missing; it must list all tags, each with label, permalink and description'
    : file === CATEGORIES_FILE
      ? 'the file is missing; it must define the categories and the attributes by which their services are compared'
      : file === DIRECTORY_FILE
        ? 'the file is missing; it must configure the company directory (groupBy, sortBy)'
        : 'the file is missing; each entry folder needs its record and index.md';

/**
 * Parses and validates a content file.
 * @param schema schema of the file, or a function that chooses it by the parsed source
 * @returns without `source` if the file can't be read; without `value` if it isn't valid
 */
function readYaml<Schema extends z.ZodType>(
  content: ContentTree,
  file: string,
  schema: Schema | ((source: YamlFile) => Schema),
): {
  readonly source?: YamlFile;
  readonly value?: z.output<Schema>;
  readonly problems: readonly Problem[];
} {
  if (!content.has(file)) {
    const missing = {file, line: 1, column: 1, message: MISSING(file), help: 'files'} as const;
    return {problems: isMissing(content, file) ? [missing] : []};
  }
  const source = new YamlFile(file, content.read(file));
  const own = typeof schema === 'function' ? schema(source) : schema;
  return {source, ...source.parse(own)};
}

type RecordOf<Kind extends RecordKind> = z.output<(typeof RECORD_KINDS)[Kind]['schema']>;

/** The records of one kind. */
type Records<Kind extends RecordKind> = {
  readonly read: readonly Read<RecordOf<Kind>>[];
  /** References to other entries, from all records that can be parsed. */
  readonly references: readonly RecordReferences[];
  /** The parts that the checks of pages need, by route, from all records that can be parsed. */
  readonly forPages: ReadonlyMap<string, RecordOfPage>;
  readonly problems: readonly Problem[];
};

function readRecords<Kind extends RecordKind>(
  content: ContentTree,
  kind: Kind,
  folders: readonly string[],
  today: string,
  categories: Categories | undefined,
): Records<Kind> {
  const read: Read<RecordOf<Kind>>[] = [];
  const references: RecordReferences[] = [];
  const forPages = new Map<string, RecordOfPage>();
  const problems: Problem[] = [];
  for (const folder of folders) {
    const route = entryRoute(kind, folder);
    const record = readRecord(content, kind, folder, categories);
    const {source, value, problems: found} = record;
    const isReadable = source && (value !== undefined || !source.isBroken());
    const own = isReadable ? readReferences(kind, folder, source) : undefined;
    if (source === undefined || own === undefined) {
      // The record can't be parsed, so no other rule applies.
      problems.push(...found);
      continue;
    }
    const faults = findFaults(
      source,
      found,
      own.value.draft,
      today,
      writtenIn(content, articleFile(kind, folder)),
    );
    problems.push(...faults);
    references.push(own);
    read.push(record);
    forPages.set(route, {
      value,
      isSound: faults.length === 0,
      name: nameOf(source, own, faults),
      facts: own.value.facts,
    });
  }
  return {read, references, forPages, problems};
}

const readRecord = <Kind extends RecordKind>(
  content: ContentTree,
  kind: Kind,
  folder: string,
  categories: Categories | undefined,
) =>
  readYaml(
    content,
    recordFile(kind, folder),
    // TypeScript does not relate an entry of the table to its key.
    (file) => schemaFor(kind, file, categories) as z.ZodType<RecordOf<Kind>>,
  );

/**
 * The schema of a record. That of a service depends on its category.
 * @param categories `undefined` if their file isn't valid; attributes then aren't validated
 */
function schemaFor(
  kind: RecordKind,
  source: YamlFile,
  categories: Categories | undefined,
): z.ZodType {
  if (kind !== 'service' || categories === undefined) {
    return RECORD_KINDS[kind].schema;
  }
  const {category} = (source.read() ?? {}) as {readonly category?: unknown};
  return serviceSchemaOf(categories, category);
}

/** The languages that an article is written in. */
const writtenIn = (content: ContentTree, page: string): Locale[] => {
  const base = content.has(page) ? [languageOf(content.read(page))] : [];
  return content.has(twinOf(page)) ? [...base, 'ja'] : base;
};

/** All problems of a record. Problems on the same line are reported once. */
function findFaults(
  source: YamlFile,
  found: readonly Problem[],
  isDraft: boolean,
  today: string,
  written: readonly Locale[],
): Problem[] {
  const hidden = checkCharacters(source.file, source.text);
  const faults = [
    ...hidden,
    ...found.filter(({line}) => !hidden.some((problem) => problem.line === line)),
  ];
  for (const others of [
    checkTexts(source, isDraft),
    checkClock(source, today),
    checkAwaited(source, written),
    checkVia(source),
  ]) {
    faults.push(...unlessToldAt(others, faults));
  }
  return faults;
}

/** The names of an entry on whose lines no problem was found, by language. */
const nameOf = (
  source: YamlFile,
  {value: {name}}: RecordReferences,
  faults: readonly Problem[],
): Partial<Localized> =>
  Object.fromEntries(
    LOCALES.filter((locale) => {
      const {line} = faults.length > 0 ? source.positionOf(['name', locale]) : {line: 0};
      return !faults.some((fault) => fault.line === line);
    }).map((locale) => [locale, name[locale]]),
  );

const newestFirst = (a: Service, b: Service): number => Date.parse(b.date) - Date.parse(a.date);

/** Folder names of all entries of a kind, including folders without a record. */
function listEntries({files}: ContentTree, kind: RecordKind): string[] {
  const {folder} = RECORD_KINDS[kind];
  const slugs = files
    .map((file) => file.split('/'))
    .filter(([first, , ...rest]) => first === folder && rest.length > 0)
    .map(([, slug]) => slug!)
    .filter((slug) => !slug.startsWith('_') && (kind !== 'company' || slug !== DIRECTORY_SLUG));
  return [...new Set(slugs)];
}
