import * as z from 'zod';
import {RESERVED_SLUGS, type RecordKind} from '../kinds';
import {type Problem, suggestion} from './problems';
import {cut} from './show';
import type {YamlFile} from '../record/yamlFile';

/**
 * What of a record takes part in references. It is read leniently, whatever does not hold
 * being left out, so that the references of a record are checked in the same run as the
 * rest of it.
 */
const ReferencesSchema = z.object({
  slug: z.string().optional().catch(undefined),
  draft: z.boolean().catch(false),
  name: z
    .object({
      en: z.string().optional().catch(undefined),
      ja: z.string().optional().catch(undefined),
    })
    .catch({}),
  aliases: z.array(z.string().catch('')).catch([]),
  date: z.string().optional().catch(undefined),
  company: z.string().nullish().catch(undefined),
  links: z.object({homepage: z.string().optional().catch(undefined)}).catch({}),
  tags: z.array(z.string().catch('')).catch([]),
  alternatives: z
    .array(z.object({slug: z.string().catch('')}).catch({slug: ''}))
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

/** The references of one record, with the file they stand in. */
export type RecordReferences = {
  readonly kind: RecordKind;
  /** Name of the record's folder. */
  readonly folder: string;
  readonly value: References;
  readonly source: YamlFile;
};

/** Reads the references of a record; `undefined` when the file is not YAML at all. */
export function readReferences(
  kind: RecordKind,
  folder: string,
  source: YamlFile,
): RecordReferences | undefined {
  const {value} = source.parse(ReferencesSchema);
  return value && {kind, folder, value, source};
}

/** What the references of the records are checked against. */
export type ReferenceInput = {
  readonly services: readonly RecordReferences[];
  readonly companies: readonly RecordReferences[];
  /** The names of all tags; `undefined` where their list cannot be read. */
  readonly tags: {readonly names: readonly string[]; readonly source: YamlFile} | undefined;
  /** Folder names of all services, those with an unreadable record included. */
  readonly serviceFolders: readonly string[];
  readonly companyFolders: readonly string[];
};

/** Every reference that leads nowhere, and every name that is taken twice. */
export function checkReferences(input: ReferenceInput): Problem[] {
  // The copy of an entry says all that the entry does, until it has a slug of its own.
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

/** Of two that have the same, the one that came later is told of it. */
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
    return `the folder "${folder}" must be lower-case words joined by hyphens${proper === '' ? '' : `, such as "${proper}"`}; rename it in both languages, and write the same here`;
  }
  if (RESERVED_SLUGS.includes(folder)) {
    return `"${folder}" is an address that the site needs itself; choose another, and rename the folder in both languages`;
  }
  return slug === folder
    ? undefined
    : `slug is "${slug}"; it must be the name of its folder, "${folder}"`;
}

/**
 * Names and aliases, compared without case: two entries may not answer to the same word.
 * A company and its service may share one (Firebase), so the two are kept apart.
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
            `"${word}" is a name or alias of ${first} already; each must lead to one entry`,
            'references',
          ),
        );
      }
    }
    return problems;
  });
}

/** Readers do not tell apart capitals, or the widths of letters. */
const fold = (word: string): string => word.normalize('NFKC').toLowerCase();

/** A second entry about the same product is found by its home page, however it is called. */
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
            `links.homepage is that of ${first} already; correct that entry, or link the page of this product`,
            'references',
          ),
        ];
  });
}

/** A date with its time and time zone; any other has a problem of its own. */
const IS_MOMENT = /T.*(?:Z|[+-]\d{2}:\d{2})$/;

/** Lists are ordered by date, so equal dates would make their order depend on the file system. */
function checkDates(records: readonly RecordReferences[]): Problem[] {
  const byMoment = new Map<string, RecordReferences[]>();
  for (const record of records) {
    const {date = ''} = record.value;
    const moment = `${record.kind} ${IS_MOMENT.test(date) ? Date.parse(date) : NaN}`;
    byMoment.set(moment, [...(byMoment.get(moment) ?? []), record]);
  }
  // Nothing tells which of them was there first, so each is told.
  return [...byMoment.values()].flatMap((sharing) =>
    sharing.length === 1
      ? []
      : sharing
          .filter(({value: {date = ''}}) => IS_MOMENT.test(date) && !Number.isNaN(Date.parse(date)))
          .map((record) => {
            const other = sharing.find((candidate) => candidate !== record)!;
            return record.source.problemAt(
              ['date'],
              `date is the same as in ${other.source.file}; change the time of the newer entry so that the order of the list is certain`,
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
  /** A published page must not lead to one that is not. */
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
          `company "${service.company}" does not exist below companies/${
            /^(?:null|none|no|unknown)$/i.test(service.company)
              ? '; write null, without quotes, for none'
              : suggestion(
                  service.company,
                  companyFolders,
                  '; write the name of a folder there, or null',
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
        ? '; between two tags stands a comma and a space'
        : suggestion(
            tag,
            tags.names,
            '; use one that is, or declare it there and in the Japanese list',
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
          `alternative "${slug}" does not exist below services/${suggestion(
            slug,
            serviceFolders.filter((other) => other !== folder),
            '; write the name of a folder there, or remove it',
          )}`,
          'references',
        ),
      );
    } else {
      const other = services.find((record) => record.folder === slug);
      // The other entry cannot name a draft in return before that is published.
      if (other?.value.draft && !service.draft) {
        reportDraft(path, `alternative "${slug}"`);
      } else if (
        other &&
        !service.draft &&
        // One that cannot be read may be the one.
        !other.value.alternatives.some((back) => back.slug === folder || back.slug === '')
      ) {
        problems.push(
          source.problemAt(
            path,
            `alternative "${slug}" does not name "${folder}" in return; add it to ${other.source.file}`,
            'references',
          ),
        );
      }
    }
  });
  return problems;
}

/** A company has a page for the sake of its services. */
function checkCompaniesUsed({
  services,
  serviceFolders,
  companies,
  companyFolders,
}: ReferenceInput): Problem[] {
  const used = new Set(services.map(({value}) => value.company));
  // A record that cannot be read, or that misspells a name, may be the one that means the company.
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
                `no service names the company "${folder}"; add it to the record of one, or make the company a draft`,
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
  // A record that cannot be read, has no tags yet or misspells one may be the one that means it.
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
        `tag "${cut(tag)}" is used by no service; use it or remove it`,
      ),
    );
}
