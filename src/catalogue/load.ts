import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {languageOf, readFrontMatter} from './article/frontMatter';
import {type Content, type ContentTree, openContent} from './contentTree';
import {inspectPages} from './inspectPages';
import {
  articleFile,
  CATEGORIES_FILE,
  DIRECTORY_FILE,
  DIRECTORY_SLUG,
  FOLDERS,
  KIND_NAMES,
  RATES_FILE,
  recordFile,
  type RecordKind,
  tagsFile,
  twinOf,
} from './kinds';
import {type Categories, CategoriesSchema, type Rates, RatesSchema} from './record/categories';
import {
  type Company,
  CompanySchema,
  type Directory,
  DirectorySchema,
  type Service,
  ServiceSchema,
  serviceSchemaOf,
  type Tags,
  TagsSchema,
  type TagTexts,
  TagTextsSchema,
} from './record/schema';
import {YamlFile} from './record/yamlFile';
import {checkCover, checkDrawings} from './rules/drawn';
import {checkDates, checkRecord, latestDay} from './rules/records';
import {ContentError, listSome, type Problem, report, START} from './rules/problems';
import {checkCharacters} from './rules/texts';
import {checkFiles, isMissing, isPlainName} from './rules/files';
import {checkReferences, compareTags} from './rules/references';
import {DEFAULT_LOCALE, type Locale} from './vocabulary';

/** The validated catalogue. */
export type Catalogue = {
  readonly services: readonly Service[];
  readonly companies: readonly Company[];
  readonly directory: Directory;
  readonly tags: Tags;
  readonly categories: Categories;
  /** Exchange rates to yen, by ISO 4217 code. */
  readonly rates: Rates;
};

/**
 * Loads and validates the catalogue, without drafts.
 * @param root path of the site root, which contains `services` and `companies`
 * @throws ContentError with all problems of all files, including drafts
 */
export function loadCatalogue(root: string): Catalogue {
  const {catalogue, problems} = inspectCatalogue(root);
  return withoutDrafts(valid(catalogue, problems));
}

/**
 * Loads the catalogue with drafts, without the rules across files: what is drawn from records or
 * written beside them may be missing or outdated.
 * @throws ContentError with the problems of all records
 */
export function loadRecords(content: Content): Catalogue {
  const {records, problems} = readCatalogue(openContent(content), latestDay(new Date()));
  return valid(records, problems).catalogue;
}

/**
 * Like {@link loadCatalogue}, but includes drafts and returns the problems instead of throwing; with
 * problems, there is no catalogue. The rules across files apply to one in which each file is valid.
 * @param now current time; dates that describe the past must not be later
 */
export function inspectCatalogue(content: Content, now = new Date()) {
  const tree = openContent(content);
  const {records, problems} = readCatalogue(tree, latestDay(now));
  const found = records ? inspectTogether(tree, records, now.toISOString().slice(0, 10)) : problems;
  return {catalogue: found.length > 0 ? undefined : records?.catalogue, problems: found};
}

/** @throws ContentError with the problems because of which there is no value */
function valid<Value>(value: Value | undefined, problems: readonly Problem[]): Value {
  if (value === undefined) {
    throw new ContentError(problems);
  }
  return value;
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
export const loadTags = (root: string, locale: Locale): TagTexts =>
  loadFile(root, tagsFile(locale), locale === DEFAULT_LOCALE ? TagsSchema : TagTextsSchema);

/**
 * Loads the categories and their attributes.
 * @throws ContentError if the file is missing or not valid
 */
export const loadCategories = (content: Content): Categories =>
  loadFile(content, CATEGORIES_FILE, CategoriesSchema);

function loadFile<Value>(content: Content, file: string, schema: z.ZodType<Value>): Value {
  const reader = new Reader(openContent(content));
  return valid(reader.read(file, schema), reader.problems);
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
  return {file, text, description: valid(head, problems).description};
}

/** Reads and validates each file by itself. Without `records`, there are problems. */
function readCatalogue(tree: ContentTree, today: string) {
  const reader = new Reader(tree);
  const categories = reader.read(CATEGORIES_FILE, CategoriesSchema);
  const written = categories && withoutNewAttributes(reader, categories);
  const records = KIND_NAMES.map((kind) =>
    listEntries(tree, kind).flatMap(
      (folder) => readRecord(reader, kind, folder, today, written) ?? [],
    ),
  );
  const directory = reader.read(DIRECTORY_FILE, DirectorySchema);
  const rates = reader.read(RATES_FILE, RatesSchema)?.rates;
  reader.problems.push(...(rates ? checkDates(reader.open(RATES_FILE), today) : []));
  const tags = reader.read(tagsFile(DEFAULT_LOCALE), TagsSchema);
  const japaneseTags = reader.read(tagsFile('ja'), TagTextsSchema);
  const problems = [...tree.checkReadable(), ...checkFiles(tree), ...reader.problems];
  if (problems.length > 0 || !categories || !directory || !rates || !tags || !japaneseTags) {
    return {records: undefined, problems};
  }
  const [services, companies] = records as [Service[], Company[]];
  services.sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
  companies.sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const catalogue: Catalogue = {services, companies, directory, tags, categories, rates};
  return {records: {catalogue, japaneseTags, sources: reader.sources}, problems};
}

/**
 * Reports attributes that no record has yet, once for all records.
 * @returns the categories without these attributes
 */
function withoutNewAttributes(reader: Reader, categories: Categories): Categories {
  const records = recordFiles(reader.tree)
    .filter(({kind}) => kind === 'service')
    .map(({file}) => [file, reader.open(file).data as Partial<Service> | undefined] as const);
  const attributes = Object.entries(categories.attributes).filter(([key, definition]) => {
    const lacking = records.filter(
      ([, record]) =>
        definition.categories === 'all' || definition.categories.includes(record?.category ?? ''),
    );
    const isNew =
      lacking.length > 1 &&
      !lacking.some(([, record]) => Object.hasOwn(Object(record?.attributes) as object, key));
    if (isNew) {
      const files = listSome(lacking.map(([file]) => file));
      const message = `no record has a value of the attribute "${key}"; write one, or unknown, in ${files}`;
      const source = reader.open(CATEGORIES_FILE);
      reader.problems.push(...source.report(['attributes'], message, undefined, key));
    }
    return !isNew;
  });
  return attributes.length === Object.keys(categories.attributes).length
    ? categories
    : {...categories, attributes: Object.fromEntries(attributes)};
}

/** Reads a record; `undefined` if it has problems. */
function readRecord(
  reader: Reader,
  kind: RecordKind,
  folder: string,
  today: string,
  categories: Categories | undefined,
): Service | Company | undefined {
  const file = recordFile(kind, folder);
  const schema: z.ZodType<Service | Company> =
    kind === 'company'
      ? CompanySchema
      : categories && reader.tree.has(file)
        ? serviceSchemaOf(categories, reader.open(file).data)
        : ServiceSchema;
  const record = reader.read(file, schema);
  if (record === undefined) {
    return undefined;
  }
  const written = writtenIn(reader.tree, articleFile(kind, folder));
  reader.problems.push(...checkRecord(reader.open(file), record, folder, written, today));
  return record;
}

/** The languages that an article is written in. */
const writtenIn = (content: ContentTree, page: string): Locale[] => {
  const base = content.has(page) ? [languageOf(content.read(page))] : [];
  return content.has(twinOf(page)) ? [...base, 'ja'] : base;
};

/** The problems of files that are valid by themselves. */
function inspectTogether(
  tree: ContentTree,
  {catalogue, japaneseTags, sources}: NonNullable<ReturnType<typeof readCatalogue>['records']>,
  today: string,
): Problem[] {
  return [
    ...checkReferences(catalogue, sources),
    ...compareTags(catalogue.tags, japaneseTags, sources.get(tagsFile('ja'))!),
    ...checkDrawings(tree),
    ...inspectPages(tree, catalogue, today),
    ...catalogue.services.flatMap((service) => checkCover(tree, service)),
  ];
}

const TAGS = 'it must list all tags, each with label, permalink and description';

/** What a required file must contain, as the end of a message if it is missing. */
const CONTENTS: Readonly<Record<string, string>> = {
  [CATEGORIES_FILE]:
    'it must define the categories and the attributes by which their services are compared',
  [RATES_FILE]: 'it must give the exchange rates to yen, by currency',
  [DIRECTORY_FILE]: 'it must configure the company directory (groupBy, sortBy)',
  [tagsFile('en')]: TAGS,
  [tagsFile('ja')]: TAGS,
};

/** The files as they were read last: after an edit, only what has changed is parsed again. */
const lastFiles = new Map<string, YamlFile>();

/** Reads YAML files and collects their problems. */
class Reader {
  readonly sources = new Map<string, YamlFile>();
  readonly problems: Problem[] = [];

  constructor(readonly tree: ContentTree) {}

  /** An existing file that can be read as text. */
  open(file: string): YamlFile {
    const text = this.tree.read(file);
    const last = lastFiles.get(file);
    const source = last?.text === text ? last : new YamlFile(file, text);
    lastFiles.set(file, source);
    this.sources.set(file, source);
    return source;
  }

  /** Parses and validates a content file; `undefined` if it has problems. */
  read<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined {
    if (!this.tree.has(file)) {
      if (isMissing(this.tree, file)) {
        const remedy = CONTENTS[file] ?? 'each entry folder needs its record and index.md';
        const message = `the file is missing; ${remedy}`;
        this.problems.push(...report({file}, START, message, 'files'));
      }
      return undefined;
    }
    const source = this.open(file);
    const hidden = checkCharacters(file, source.text);
    if (hidden.length > 0) {
      this.problems.push(...hidden);
      return undefined;
    }
    const {value, problems} = source.parse(schema);
    this.problems.push(...problems);
    return value;
  }
}

/** Folder names of all entries of a kind, including folders without a record. */
function listEntries({files}: ContentTree, kind: RecordKind): string[] {
  const folder = FOLDERS[kind];
  const slugs = files
    .map((file) => file.split('/'))
    .filter(([first, , ...rest]) => first === folder && rest.length === 1)
    .map(([, slug]) => slug!)
    .filter((slug) => isPlainName(slug) && (kind !== 'company' || slug !== DIRECTORY_SLUG));
  return [...new Set(slugs)];
}
