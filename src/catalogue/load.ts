import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {checkClaims} from './claims';
import {checkCover} from './covers';
import {ContentError, type Problem} from './problems';
import {checkCitations, countWords, parseProse, type Prose, type ProseRules} from './prose';
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
 * @throws ContentError with every problem of every file, drafts included
 */
export function loadCatalogue(root: string, {withDrafts = false} = {}): Catalogue {
  const {catalogue, problems} = inspectCatalogue(root);
  if (problems.length > 0 || catalogue === undefined) {
    throw new ContentError(problems);
  }
  return withDrafts ? catalogue : withoutDrafts(catalogue);
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

/** Like {@link loadCatalogue}, but hands the problems over instead of throwing. */
export function inspectCatalogue(root: string): {
  readonly catalogue: Catalogue | undefined;
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
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
    kind: RecordReferences['kind'],
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
      const found = record && readReferences(kind, folder, record.source);
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

  const readPage = (file: string, rules: ProseRules): Prose | undefined => {
    const {prose, problems: found} = parseProse(
      file,
      readFileSync(path.join(root, file), 'utf8'),
      rules,
    );
    problems.push(...found);
    return prose;
  };

  /** Checks the English page and, where there is one, its translation. */
  const checkPages = (page: string, isPost: boolean, facts: readonly Fact[] | undefined): void => {
    if (!existsSync(path.join(root, page))) {
      problems.push({
        file: page,
        line: 1,
        column: 1,
        message: 'the file is missing; each record has an article beside it',
      });
      return;
    }
    const english = readPage(page, {isPost, isTranslation: false});
    const twin = twinOf(page);
    const japanese = existsSync(path.join(root, twin))
      ? readPage(twin, {isPost, isTranslation: true})
      : undefined;
    if (facts === undefined) {
      return;
    }
    for (const prose of [english, japanese]) {
      problems.push(
        ...(prose
          ? checkCitations(
              prose,
              facts.map(({id}) => id),
            )
          : []),
      );
    }
    if (english && isPost) {
      problems.push(...checkLength(english, facts));
    }
  };

  // The articles of records that do not hold are read too, for the problems of their own.
  for (const folder of serviceFolders) {
    const record = services.find((service) => service.folder === folder);
    checkPages(`services/${folder}/index.md`, true, record?.value.facts);
    problems.push(...checkCover(root, folder));
  }
  for (const folder of companyFolders) {
    const record = companies.find((company) => company.folder === folder);
    checkPages(`companies/${folder}/index.md`, false, record?.value.facts);
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
 * Looks for quantities without a source on every page, those of the documentation too.
 * @param records the records that hold, by the path of their page
 */
function inspectClaims(root: string, records: Readonly<Record<string, unknown>>): Problem[] {
  return listPages(root).flatMap((page) => {
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

function checkLength(prose: Prose, facts: readonly Fact[]): Problem[] {
  const textOf = new Map(facts.map(({id, text}) => [id, text.en]));
  const words = countWords(prose, (id) => textOf.get(id) ?? '');
  return words >= WORDS.min && words <= WORDS.max
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
