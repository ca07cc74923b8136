import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {languageOf, readFrontMatter} from './article/frontMatter';
import {type Content, type ContentTree, isMissing, openContent} from './contentTree';
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
import {type Categories, CategoriesSchema, RatesSchema} from './record/categories';
import {
  type Catalogue,
  type Company,
  CompanySchema,
  DirectorySchema,
  type Service,
  ServiceSchema,
  serviceSchemaOf,
  TagsSchema,
  type TagTexts,
  TagTextsSchema,
} from './record/schema';
import {latestDay} from './record/values';
import {YamlFile} from './record/yamlFile';
import {checkCover, checkDrawings} from './rules/pictures';
import {checkDates, checkRecord} from './rules/records';
import {ContentError, listSome, type Problem, report, START} from './problems';
import {checkCharacters} from './texts/faults';
import {checkFiles, isPlainName} from './rules/files';
import {checkReferences} from './rules/references';
import {DEFAULT_LOCALE, type Locale} from './vocabulary';

/**
 * Loads and validates the catalogue, without drafts.
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
  const {catalogue, problems} = readCatalogue(openContent(content), latestDay(new Date()));
  return valid(catalogue, problems);
}

/**
 * Like {@link loadCatalogue}, but includes drafts and returns the problems instead of throwing; with
 * problems, there is no catalogue. The rules across files apply to one in which each file is valid.
 * @param now current time; dates that describe the past must not be later
 */
export function inspectCatalogue(content: Content, now = new Date()) {
  const tree = openContent(content);
  const {catalogue, problems} = readCatalogue(tree, latestDay(now));
  const found = catalogue
    ? [
        ...checkReferences(catalogue, (file) => openYaml(tree, file)),
        ...checkDrawings(tree),
        ...inspectPages(tree, catalogue, now.toISOString().slice(0, 10)),
        ...catalogue.services.flatMap((service) => checkCover(tree, service)),
      ]
    : problems;
  return {catalogue: found.length > 0 ? undefined : catalogue, problems: found};
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
export function recordFiles(content: Content) {
  const tree = openContent(content);
  return KIND_NAMES.flatMap((kind) =>
    listEntries(tree, kind)
      .map((slug) => ({file: recordFile(kind, slug), kind}))
      .filter(({file}) => tree.has(file)),
  );
}

/** @throws ContentError if the list of tags in this language isn't valid */
export const loadTags = (root: string, locale: Locale): TagTexts =>
  loadFile(root, tagsFile(locale), locale === DEFAULT_LOCALE ? TagsSchema : TagTextsSchema);

/** @throws ContentError if the file is missing or not valid */
export const loadCategories = (content: Content): Categories =>
  loadFile(content, CATEGORIES_FILE, CategoriesSchema);

function loadFile<Value>(content: Content, file: string, schema: z.ZodType<Value>): Value {
  const {value, problems} = readYaml(openContent(content), file, schema);
  return valid(value, problems);
}

/**
 * Loads the article of an entry in a language, or in the other one if it isn't translated.
 * @throws ContentError if the article has no readable front matter
 */
export function loadArticle(root: string, kind: RecordKind, slug: string, locale: Locale) {
  const page = articleFile(kind, slug);
  const isTranslated = locale !== DEFAULT_LOCALE && existsSync(path.join(root, twinOf(page)));
  const file = isTranslated ? twinOf(page) : page;
  const text = readFileSync(path.join(root, file), 'utf8');
  const {head, problems} = readFrontMatter(file, text);
  return {file, text, description: valid(head, problems).description};
}

/** Reads and validates each file by itself. With problems, there is no catalogue. */
function readCatalogue(tree: ContentTree, today: string) {
  const problems = [...tree.checkReadable(), ...checkFiles(tree)];
  const read = <Schema extends z.ZodType>(file: string, schema: Schema) => {
    const result = readYaml(tree, file, schema);
    problems.push(...result.problems);
    return result.value;
  };
  const readRecords = <Value extends Service | Company>(
    kind: RecordKind,
    schemaOf: (file: string) => z.ZodType<Value>,
  ): Value[] =>
    listEntries(tree, kind).flatMap((folder) => {
      const file = recordFile(kind, folder);
      const record = read(file, schemaOf(file));
      const page = articleFile(kind, folder);
      const written = tree.has(page) ? [languageOf(tree.read(page))] : [];
      const locales = tree.has(twinOf(page)) ? [...written, 'ja' as const] : written;
      const source = record && openYaml(tree, file);
      problems.push(...(source ? checkRecord(source, record, folder, locales, today) : []));
      return record ?? [];
    });
  const categories = read(CATEGORIES_FILE, CategoriesSchema);
  const known = categories && withoutNewAttributes(tree, categories, problems);
  const services = readRecords('service', (file) =>
    known && tree.has(file) ? serviceSchemaOf(known, openYaml(tree, file).data) : ServiceSchema,
  );
  const companies = readRecords('company', () => CompanySchema);
  const directory = read(DIRECTORY_FILE, DirectorySchema);
  const rates = read(RATES_FILE, RatesSchema)?.rates;
  problems.push(...(rates ? checkDates(openYaml(tree, RATES_FILE), today) : []));
  const tags = read(tagsFile(DEFAULT_LOCALE), TagsSchema);
  read(tagsFile('ja'), TagTextsSchema);
  if (problems.length > 0 || !categories || !directory || !rates || !tags) {
    return {problems};
  }
  services.sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
  companies.sort((a, b) => (a.slug < b.slug ? -1 : 1));
  return {catalogue: {services, companies, directory, tags, categories, rates}, problems};
}

/** Leaves out attributes that no record has yet, which are reported once for all records. */
function withoutNewAttributes(tree: ContentTree, categories: Categories, problems: Problem[]) {
  const records = recordFiles(tree)
    .filter(({kind}) => kind === 'service')
    .map(({file}) => ({file, record: openYaml(tree, file).data as Partial<Service> | undefined}));
  const attributes = Object.entries(categories.attributes).filter(([key, {categories: those}]) => {
    const lacking = records.filter(
      ({record}) => those === 'all' || those.includes(record?.category ?? ''),
    );
    const isKnown = lacking.some(({record}) =>
      Object.hasOwn(Object(record?.attributes) as object, key),
    );
    if (isKnown || lacking.length <= 1) {
      return true;
    }
    const files = listSome(lacking.map(({file}) => file));
    const message = `no record has a value of the attribute "${key}"; write one, or unknown, in ${files}`;
    const source = openYaml(tree, CATEGORIES_FILE);
    problems.push(...source.report(['attributes'], message, undefined, key));
    return false;
  });
  return attributes.length === Object.keys(categories.attributes).length
    ? categories
    : {...categories, attributes: Object.fromEntries(attributes)};
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

function openYaml(tree: ContentTree, file: string): YamlFile {
  const text = tree.read(file);
  const last = lastFiles.get(file);
  const source = last?.text === text ? last : new YamlFile(file, text);
  lastFiles.set(file, source);
  return source;
}

/** Parses and validates a content file. Without a value, it has problems, or those of its name. */
function readYaml<Schema extends z.ZodType>(tree: ContentTree, file: string, schema: Schema) {
  if (tree.has(file)) {
    const hidden = checkCharacters(file, tree.read(file));
    return hidden.length > 0
      ? {value: undefined, problems: hidden}
      : openYaml(tree, file).parse(schema);
  }
  const remedy = CONTENTS[file] ?? 'each entry folder needs its record and index.md';
  const fault = isMissing(tree, file) && `the file is missing; ${remedy}`;
  return {value: undefined, problems: report({file}, START, fault, 'files')};
}

/** Folder names of all entries of a kind, including folders without a record. */
function listEntries({files}: ContentTree, kind: RecordKind): string[] {
  const slugs = files
    .map((file) => file.split('/'))
    .filter(([folder, , ...rest]) => folder === FOLDERS[kind] && rest.length === 1)
    .map(([, slug]) => slug!)
    .filter((slug) => isPlainName(slug) && (kind !== 'company' || slug !== DIRECTORY_SLUG));
  return [...new Set(slugs)];
}
