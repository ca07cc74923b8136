import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {checkClaims, isAboutServices} from './claims';
import {checkClock, latestDay} from './clock';
import {checkCover} from './covers';
import {checkEditorLine, type RecordKind} from './layout';
import {readMarks} from './marks';
import {checkPage, checkTwin, type LinkTargets, type MarkedPage} from './pages';
import {ContentError, type Problem} from './problems';
import {checkCitations, countWords, parseProse, type ProseRules} from './prose';
import {checkReferences, readReferences, type RecordReferences} from './references';
import {
  CompanySchema,
  type Company,
  DirectorySchema,
  type Directory,
  type Fact,
  ServiceSchema,
  type Service,
  TagsSchema,
  type Tags,
} from './schema';
import {listPages, routeOf, twinOf} from './translations';
import {DEFAULT_LOCALE, type Locale} from './vocabulary';
import {YamlFile} from './yamlFile';

/** Everything the catalogue holds, checked. */
export type Catalogue = {
  readonly services: readonly Service[];
  readonly companies: readonly Company[];
  readonly directory: Directory;
  readonly tags: Tags;
};

/** Folder below `companies` that is the directory of all companies, not one of them. */
export const DIRECTORY_SLUG = 'company';

const WORDS = {min: 400, max: 900};

/**
 * Reads and checks the whole catalogue below `root`.
 * @param root folder of the site, the one with `services` and `companies`
 * @param withDrafts whether entries that are still being written belong to it
 * @throws ContentError with every problem of every file, drafts included, but for the layout
 */
export function loadCatalogue(root: string, {withDrafts = false} = {}): Catalogue {
  const {catalogue, problems} = inspectCatalogue(root);
  // How a record is laid out is for its readers in the repository; pages do not depend on it.
  const serious = problems.filter(({help}) => help !== 'layout');
  if (serious.length > 0 || catalogue === undefined) {
    throw new ContentError(serious);
  }
  return withDrafts ? catalogue : withoutDrafts(catalogue);
}

/** Every record below `root`, readable or not, with the schema it has to meet. */
export function recordFiles(root: string): {
  readonly file: string;
  readonly kind: RecordKind;
  readonly schema: z.ZodType;
}[] {
  const filesOf = (kind: RecordKind, folder: string, schema: z.ZodType) =>
    foldersBelow(path.join(root, folder))
      .map((slug) => ({file: `${folder}/${slug}/${kind}.yml`, kind, schema}))
      .filter(({file}) => existsSync(path.join(root, file)));
  return [
    ...filesOf('service', 'services', ServiceSchema),
    ...filesOf('company', 'companies', CompanySchema),
  ];
}

/** The catalogue as it is published: no drafts, and no tags that only drafts have. */
function withoutDrafts({services, companies, tags, directory}: Catalogue): Catalogue {
  const published = services.filter(({draft}) => !draft);
  const used = new Set(published.flatMap((service) => service.tags));
  return {
    services: published,
    companies: companies.filter(({draft}) => !draft),
    directory,
    tags: Object.fromEntries(Object.entries(tags).filter(([tag]) => used.has(tag))),
  };
}

/** The tags in one language; the files of both are checked when the catalogue is. */
export function loadTags(root: string, locale: Locale): Tags {
  const file =
    locale === DEFAULT_LOCALE
      ? 'services/tags.yml'
      : `i18n/${locale}/docusaurus-plugin-content-blog-services/tags.yml`;
  const {value, problems} = new YamlFile(file, readFileSync(path.join(root, file), 'utf8')).parse(
    TagsSchema,
  );
  if (value === undefined) {
    throw new ContentError(problems);
  }
  return value;
}

/** What the profile of a company, in one language, says of it in one line: its description. */
export function loadCompanyLine(root: string, slug: string, locale: Locale): string {
  const page = `companies/${slug}/index.md`;
  const isTranslation = locale !== DEFAULT_LOCALE && existsSync(path.join(root, twinOf(page)));
  const file = isTranslation ? twinOf(page) : page;
  const {prose, problems} = parseProse(file, readFileSync(path.join(root, file), 'utf8'), {
    isPost: false,
    isTranslation,
  });
  if (prose === undefined) {
    throw new ContentError(problems);
  }
  return prose.description;
}

/**
 * Like {@link loadCatalogue}, but hands the problems over instead of throwing, and the drafts.
 * @param now the moment at which no date of a record may still be to come
 */
export function inspectCatalogue(
  root: string,
  now = new Date(),
): {
  readonly catalogue: Catalogue | undefined;
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const today = latestDay(now);
  const serviceFolders = foldersBelow(path.join(root, 'services'));
  const companyFolders = foldersBelow(path.join(root, 'companies')).filter(
    (folder) => folder !== DIRECTORY_SLUG,
  );

  const readFile = (file: string): YamlFile | undefined => {
    const absolute = path.join(root, file);
    if (!existsSync(absolute)) {
      problems.push({
        file,
        line: 1,
        column: 1,
        message: 'the file is missing; each folder holds its record and index.md',
        help: 'files',
      });
      return undefined;
    }
    return new YamlFile(file, readFileSync(absolute, 'utf8'));
  };

  const readRecord = <Schema extends z.ZodType>(file: string, schema: Schema) => {
    const source = readFile(file);
    if (source === undefined) {
      return undefined;
    }
    const {value, problems: found} = source.parse(schema);
    problems.push(...found);
    return {value, source};
  };

  const readAll = <Schema extends z.ZodType>(
    kind: RecordKind,
    folders: readonly string[],
    fileOf: (folder: string) => string,
    schema: Schema,
  ) => {
    const records: {readonly folder: string; readonly value: z.output<Schema>}[] = [];
    const references: RecordReferences[] = [];
    for (const folder of folders) {
      const record = readRecord(fileOf(folder), schema);
      if (record?.value !== undefined) {
        records.push({folder, value: record.value});
      }
      if (record) {
        problems.push(
          ...checkEditorLine(record.source.file, record.source.text, kind),
          ...record.source.checkOrder(schema),
          ...checkClock(record.source, today),
        );
      }
      const isReadable = record && (record.value !== undefined || !record.source.isBroken());
      const found = isReadable ? readReferences(kind, folder, record.source) : undefined;
      references.push(...(found ? [found] : []));
    }
    return {records, references};
  };

  const {records: services, references: serviceReferences} = readAll(
    'service',
    serviceFolders,
    (slug) => `services/${slug}/service.yml`,
    ServiceSchema,
  );
  const {records: companies, references: companyReferences} = readAll(
    'company',
    companyFolders,
    (slug) => `companies/${slug}/company.yml`,
    CompanySchema,
  );
  const directory = readRecord(`companies/${DIRECTORY_SLUG}/config.yml`, DirectorySchema);
  const tags = readRecord('services/tags.yml', TagsSchema);
  if (tags?.value) {
    problems.push(
      ...checkReferences({
        services: serviceReferences,
        companies: companyReferences,
        tags: {value: tags.value, source: tags.source},
        serviceFolders,
        companyFolders,
      }),
    );
  }

  const isDraft = ({value}: RecordReferences): boolean => value.draft;
  const addressOf = ({kind, folder}: RecordReferences): string =>
    `/${kind === 'service' ? 'services' : 'companies'}/${folder}`;
  const targets: LinkTargets = {
    services: serviceFolders,
    companies: companyFolders,
    drafts: new Set([...serviceReferences, ...companyReferences].filter(isDraft).map(addressOf)),
  };

  const readPage = (
    file: string,
    rules: ProseRules,
    page: Pick<MarkedPage, 'locale' | 'isDraft'>,
  ): MarkedPage | undefined => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const {prose, problems: found} = parseProse(file, text, rules);
    problems.push(...found);
    return prose && {...page, prose, text, marks: readMarks(text)};
  };

  /** Checks the English page and, where there is one, its translation. */
  const checkPages = (page: string, isPost: boolean, facts: readonly Fact[] | undefined): void => {
    if (!existsSync(path.join(root, page))) {
      problems.push({
        file: page,
        line: 1,
        column: 1,
        message: 'the file is missing; each record has an article beside it',
        help: 'files',
      });
      return;
    }
    const isDraft = targets.drafts.has(`/${path.posix.dirname(page)}`);
    const english = readPage(page, {isPost, isTranslation: false}, {locale: 'en', isDraft});
    const twin = twinOf(page);
    const japanese = existsSync(path.join(root, twin))
      ? readPage(twin, {isPost, isTranslation: true}, {locale: 'ja', isDraft})
      : undefined;
    for (const read of [english, japanese]) {
      problems.push(...(read ? checkPage(root, read, targets) : []));
    }
    problems.push(...(english && japanese ? checkTwin(english, japanese) : []));
    if (facts === undefined) {
      return;
    }
    const factIds = facts.map(({id}) => id);
    for (const read of [english, japanese]) {
      problems.push(...(read ? checkCitations(read.prose, factIds) : []));
    }
    if (english && isPost) {
      problems.push(...checkLength(english, facts));
    }
  };

  // The articles of records that do not hold are read too, for the problems of their own.
  const factsOf = (records: readonly {folder: string; value: {facts: readonly Fact[]}}[]) =>
    new Map(records.map(({folder, value}) => [folder, value.facts]));
  const [serviceFacts, companyFacts] = [factsOf(services), factsOf(companies)];
  for (const folder of serviceFolders) {
    checkPages(`services/${folder}/index.md`, true, serviceFacts.get(folder));
    problems.push(...checkCover(root, folder));
  }
  for (const folder of companyFolders) {
    checkPages(`companies/${folder}/index.md`, false, companyFacts.get(folder));
  }
  checkPages(`companies/${DIRECTORY_SLUG}/index.md`, false, []);
  problems.push(
    ...inspectClaims(root, {
      ...Object.fromEntries(services.map(({folder, value}) => [`/services/${folder}`, value])),
      ...Object.fromEntries(companies.map(({folder, value}) => [`/companies/${folder}`, value])),
    }),
  );

  const catalogue =
    directory?.value && tags?.value
      ? {
          services: services.map(({value}) => value).sort(newestFirst),
          companies: companies.map(({value}) => value).sort((a, b) => (a.slug < b.slug ? -1 : 1)),
          directory: directory.value,
          tags: tags.value,
        }
      : undefined;
  return {catalogue, problems};
}

/**
 * Looks for quantities without a source on every page about services.
 * @param records the records that hold, by the path of their page
 */
function inspectClaims(root: string, records: Readonly<Record<string, unknown>>): Problem[] {
  const pages = listPages(root).filter(isAboutServices);
  return pages.flatMap((page) => {
    const record = records[routeOf(page)];
    const isEntry =
      /^(services|companies)\//.test(page) && page !== `companies/${DIRECTORY_SLUG}/index.md`;
    // Without its record, nothing can be said of an article; that problem is told already.
    return isEntry && record === undefined
      ? []
      : [page, twinOf(page)]
          .filter((file) => existsSync(path.join(root, file)))
          .flatMap((file) =>
            checkClaims(
              file,
              readFileSync(path.join(root, file), 'utf8'),
              record,
              (route) => records[route],
            ),
          );
  });
}

function checkLength({prose, isDraft}: MarkedPage, facts: readonly Fact[]): Problem[] {
  const textOf = new Map(facts.map(({id, text}) => [id, text.en]));
  const words = countWords(prose, (id) => textOf.get(id) ?? '');
  return (words >= WORDS.min || isDraft) && words <= WORDS.max
    ? []
    : [
        {
          file: prose.file,
          line: 1,
          column: 1,
          message: `the article has ${words} words, cited facts included; it must have ${WORDS.min} to ${WORDS.max}`,
        },
      ];
}

const newestFirst = (a: Service, b: Service): number => Date.parse(b.date) - Date.parse(a.date);

function foldersBelow(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
    .sort();
}
