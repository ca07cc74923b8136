import * as z from 'zod';
import {RESERVED_SLUGS, type RecordKind} from '../kinds';
import {type Problem, suggestion} from './problems';
import {cut} from './show';
import type {YamlFile} from '../record/yamlFile';

/**
 * The parts of a record that are compared with other files. Invalid values are dropped instead of
 * refused, so that references are checked in the same run as the rest of the record.
 */
const ReferencesSchema = z.object({
  slug: z.string().optional().catch(undefined),
  draft: z.boolean().catch(false),
  name: z
    .preprocess(
      (input) => (typeof input === 'string' ? {en: input, ja: input} : input),
      z.object({
        en: z.string().optional().catch(undefined),
        ja: z.string().optional().catch(undefined),
      }),
    )
    .catch({}),
  aliases: z.array(z.string().catch('')).catch([]),
  date: z.string().optional().catch(undefined),
  company: z.string().nullish().catch(undefined),
  links: z.object({homepage: z.string().optional().catch(undefined)}).catch({}),
  tags: z.array(z.string().catch('')).catch([]),
  alternatives: z
    .array(z.object({slug: z.string().catch('')}).catch({slug: ''}))
    .default([])
    .catch([{slug: ''}]),
  facts: z
    .array(
      z
        .object({
          id: z.string().catch(''),
          text: z.object({en: z.string().catch('')}).catch({en: ''}),
        })
        .catch({id: '', text: {en: ''}}),
    )
    .catch([]),
});
type References = z.output<typeof ReferencesSchema>;

/** The references of one record and its source. */
export type RecordReferences = {
  readonly kind: RecordKind;
  /** Name of the record's folder. */
  readonly folder: string;
  readonly value: References;
  readonly source: YamlFile;
};

/** Reads the references of a record; `undefined` if it isn't a YAML mapping. */
export function readReferences(
  kind: RecordKind,
  folder: string,
  source: YamlFile,
): RecordReferences | undefined {
  const {value} = source.parse(ReferencesSchema);
  return value && {kind, folder, value, source};
}

/** All references, and the names that they can refer to. */
export type ReferenceInput = {
  readonly services: readonly RecordReferences[];
  readonly companies: readonly RecordReferences[];
  /** Slugs of all tags; `undefined` if the list can't be read. */
  readonly tags: {readonly names: readonly string[]; readonly source: YamlFile} | undefined;
  /** Folder names of all services, including those whose record can't be read. */
  readonly serviceFolders: readonly string[];
  readonly companyFolders: readonly string[];
};

/**
 * Checks references between records, and values that must be unique: slugs, names, home pages and
 * dates. Companies and tags must be used.
 */
export function checkReferences(input: ReferenceInput): Problem[] {
  // A copied entry repeats everything in the original, so first only its slug is reported.
  const [services, companies] = [withoutCopies(input.services), withoutCopies(input.companies)];
  return [
    ...checkSlugs(input.services),
    ...checkSlugs(input.companies),
    ...checkNames(oldestFirst([...services, ...companies])),
    ...checkHomepages(oldestFirst([...services, ...companies])),
    ...checkDates([...services, ...companies]),
    ...services.flatMap((service) => checkService(service, input)),
    ...checkCompaniesUsed(input),
    ...checkTagsUsed(input),
  ];
}

const withoutCopies = (records: readonly RecordReferences[]): readonly RecordReferences[] =>
  records.filter(
    ({folder, value: {slug}}) => slug === folder || !records.some((other) => other.folder === slug),
  );

/** Sorts records by date, so that duplicates are reported in the newer record. */
const oldestFirst = (records: readonly RecordReferences[]): RecordReferences[] => {
  const moment = ({value: {date = ''}}: RecordReferences) => {
    const parsed = Date.parse(date);
    return Number.isNaN(parsed) ? Infinity : parsed;
  };
  return [...records].sort((a, b) => (moment(a) < moment(b) ? -1 : moment(a) > moment(b) ? 1 : 0));
};

function checkSlugs(records: readonly RecordReferences[]): Problem[] {
  const taken = new Map<string, string>();
  return records.flatMap(({folder, value: {slug}, source}) => {
    const problems: Problem[] = [];
    if (slug === undefined) {
      return problems;
    }
    const fault = faultOfSlug(slug, folder);
    if (fault !== undefined) {
      problems.push(source.problemAt(['slug'], fault));
    }
    const first = taken.get(slug);
    if (first === undefined) {
      taken.set(slug, source.file);
    } else if (slug === folder) {
      problems.push(
        source.problemAt(['slug'], `slug "${slug}" is a duplicate; ${first} has it already`),
      );
    }
    return problems;
  });
}

function faultOfSlug(slug: string, folder: string): string | undefined {
  const proper = folder
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (folder !== proper) {
    return `the folder name "${folder}" must be lower-case words joined by hyphens${proper === '' ? '' : `, such as "${proper}"`}; rename it in both languages, and write the same name here`;
  }
  if (RESERVED_SLUGS.includes(folder)) {
    return `"${folder}" is a URL that the site uses itself; choose another name, and rename the folder in both languages`;
  }
  return slug === folder
    ? undefined
    : `slug is "${slug}"; it must be the name of its folder, "${folder}"`;
}

/**
 * Checks that names and aliases are unique, ignoring case. Services and companies are checked
 * separately, because a company and its service may have the same name (Firebase).
 */
function checkNames(records: readonly RecordReferences[]): Problem[] {
  const taken = new Map<string, string>();
  return records.flatMap(({kind, value, source}) => {
    const words = new Map<string, readonly PropertyKey[]>();
    (['en', 'ja'] as const).forEach((locale) => {
      const name = value.name[locale];
      if (name !== undefined && name.trim() !== '') {
        words.set(fold(name), ['name', locale]);
      }
    });
    const problems: Problem[] = [];
    value.aliases.forEach((alias, index) => {
      if (alias.trim() === '') {
        return;
      }
      if (words.has(fold(alias))) {
        problems.push(
          source.problemAt(
            ['aliases', index],
            `alias "${alias}" repeats the name or another alias; remove it`,
          ),
        );
      } else {
        words.set(fold(alias), ['aliases', index]);
      }
    });
    for (const [word, path] of words) {
      const key = `${kind} ${word}`;
      const first = taken.get(key);
      if (first === undefined) {
        taken.set(key, source.file);
      } else {
        problems.push(
          source.problemAt(
            path,
            `"${word}" is already a name or alias of ${first}; names and aliases must be unique`,
            'references',
          ),
        );
      }
    }
    return problems;
  });
}

/** Ignores case and full-width forms. */
const fold = (word: string): string => word.normalize('NFKC').toLowerCase();

/** Checks that home pages are unique, which finds a second entry for a product with another name. */
function checkHomepages(records: readonly RecordReferences[]): Problem[] {
  const taken = new Map<string, string>();
  return records.flatMap(({kind, value: {links}, source}) => {
    const {homepage} = links;
    if (homepage === undefined || !URL.canParse(homepage)) {
      return [];
    }
    const {hostname, pathname, search} = new URL(homepage);
    const key = `${kind} ${hostname.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`;
    const first = taken.get(key);
    taken.set(key, first ?? source.file);
    return first === undefined
      ? []
      : [
          source.problemAt(
            ['links', 'homepage'],
            `links.homepage is also that of ${first}; extend that entry instead, or link the page of this product`,
            'references',
          ),
        ];
  });
}

/** A date with time and time zone. Other dates have their own problem. */
const IS_MOMENT = /T.*(?:Z|[+-]\d{2}:\d{2})$/;

/** Checks that dates are unique, because lists are sorted by date and their order must be stable. */
function checkDates(records: readonly RecordReferences[]): Problem[] {
  const byMoment = new Map<string, RecordReferences[]>();
  for (const record of records) {
    const {date = ''} = record.value;
    const moment = `${record.kind} ${IS_MOMENT.test(date) ? Date.parse(date) : NaN}`;
    byMoment.set(moment, [...(byMoment.get(moment) ?? []), record]);
  }
  // The older record can't be identified by date, so all of them are reported.
  return [...byMoment.values()].flatMap((sharing) =>
    sharing.length === 1
      ? []
      : sharing
          .filter(({value: {date = ''}}) => IS_MOMENT.test(date) && !Number.isNaN(Date.parse(date)))
          .map((record) => {
            const other = sharing.find((candidate) => candidate !== record)!;
            return record.source.problemAt(
              ['date'],
              `date is the same as in ${other.source.file}; change the time of the newer entry to make the order of lists unambiguous`,
              'dates',
            );
          }),
  );
}

function checkService(
  {folder, value: service, source}: RecordReferences,
  {services, companies, companyFolders, serviceFolders, tags}: ReferenceInput,
): Problem[] {
  const problems: Problem[] = [];
  /** Published entries must not refer to drafts. */
  const reportDraft = (path: readonly PropertyKey[], what: string) =>
    problems.push(
      source.problemAt(
        path,
        `${what} is a draft; publish it first, or make this entry a draft too`,
        'drafts',
      ),
    );
  if (service.company) {
    if (!companyFolders.includes(service.company)) {
      problems.push(
        source.problemAt(
          ['company'],
          `company "${service.company}" has no folder below companies/${
            /^(?:null|none|no|unknown)$/i.test(service.company)
              ? '; for no company, leave the key out'
              : suggestion(
                  service.company,
                  companyFolders,
                  '; write the name of an existing folder, or leave the key out',
                )
          }`,
          'references',
        ),
      );
    } else if (
      !service.draft &&
      companies.some(({folder, value}) => folder === service.company && value.draft)
    ) {
      reportDraft(['company'], `company "${service.company}"`);
    }
  }
  service.tags.forEach((tag, index) => {
    if (tag !== '' && tags?.names.includes(tag) === false) {
      const hint = /[\s;、，/|]/.test(tag)
        ? '; separate tags with a comma and a space'
        : suggestion(
            tag,
            tags.names,
            '; use a declared tag, or declare this one there and in the Japanese list',
          );
      problems.push(
        source.problemAt(
          ['tags', index],
          `tag "${cut(tag)}" is not declared in services/tags.yml${hint}`,
          'tags',
        ),
      );
    }
  });
  service.alternatives.forEach(({slug}, index) => {
    const path = ['alternatives', index, 'slug'];
    if (slug === '') {
      return;
    }
    if (slug === folder) {
      problems.push(
        source.problemAt(
          path,
          `alternative "${slug}" is the service itself; remove it`,
          'references',
        ),
      );
    } else if (!serviceFolders.includes(slug)) {
      problems.push(
        source.problemAt(
          path,
          `alternative "${slug}" has no folder below services/${suggestion(
            slug,
            serviceFolders.filter((other) => other !== folder),
            '; write the name of an existing folder, or remove it',
          )}`,
          'references',
        ),
      );
    } else {
      const other = services.find((record) => record.folder === slug);
      // A published alternative must list this entry too, unless this one is a draft.
      if (other?.value.draft && !service.draft) {
        reportDraft(path, `alternative "${slug}"`);
      } else if (
        other &&
        !service.draft &&
        // An alternative without a readable slug may be this entry.
        !other.value.alternatives.some((back) => back.slug === folder || back.slug === '')
      ) {
        problems.push(
          source.problemAt(
            path,
            `alternative "${slug}" does not list "${folder}" in return; add it to ${other.source.file}`,
            'references',
          ),
        );
      }
    }
  });
  return problems;
}

/** Checks that each company has a service. */
function checkCompaniesUsed({
  services,
  serviceFolders,
  companies,
  companyFolders,
}: ReferenceInput): Problem[] {
  const used = new Set(services.map(({value}) => value.company));
  // A record that can't be read, or that misspells a company, may refer to it.
  const isUncertain =
    services.length < serviceFolders.length ||
    [...used].some((slug) => slug !== null && !companyFolders.includes(slug ?? ''));
  return isUncertain
    ? []
    : companies.flatMap(({folder, value, source}) =>
        value.draft || used.has(folder)
          ? []
          : [
              source.problemAt(
                ['slug'],
                `no service refers to the company "${folder}"; add it to the record of a service, or make the company a draft`,
                'references',
              ),
            ],
      );
}

function checkTagsUsed({services, serviceFolders, tags}: ReferenceInput): Problem[] {
  if (tags === undefined) {
    return [];
  }
  const used = new Set(services.flatMap(({value}) => value.tags));
  // A record that can't be read, has no tags or misspells one may use the tag.
  const isComplete =
    services.length === serviceFolders.length &&
    services.every(
      ({value}) => value.tags.length > 0 && value.tags.every((tag) => tags.names.includes(tag)),
    );
  return tags.names
    .filter((tag) => isComplete && !used.has(tag))
    .map((tag) =>
      tags.source.problemAtKey(
        [],
        tag,
        `tag "${cut(tag)}" is not used by any service; use it or remove it`,
      ),
    );
}
