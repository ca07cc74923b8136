/** Rules for references between valid records, and for what must be unique among them. */
import {KIND_NAMES, RATES_FILE, recordFile, type RecordKind, tagsFile} from '../kinds';
import type {Catalogue} from '../load';
import type {Company, Service, Tags, TagTexts} from '../record/schema';
import type {Path} from '../record/explain';
import type {YamlFile} from '../record/yamlFile';
import {DEFAULT_LOCALE, LOCALES} from '../vocabulary';
import {cut, type GuideSection, listSome, nearestWord, type Problem, suggestion} from './problems';

/** What is wrong at a place of a record, if anything is. */
type Fault = readonly [path: Path, message: string | undefined, help?: GuideSection];

/**
 * Checks references between records, and values that must be unique: names, home pages and dates.
 * Companies and tags must be used.
 * @param sources the files of the catalogue, by path
 */
export function checkReferences(
  catalogue: Catalogue,
  sources: ReadonlyMap<string, YamlFile>,
): Problem[] {
  const {services, companies, tags} = catalogue;
  const at = (kind: RecordKind, slug: string, faults: readonly Fault[]): Problem[] =>
    faults.flatMap(([path, message, help = 'references']) =>
      sources.get(recordFile(kind, slug))!.report(path, message, help),
    );
  const problems = [
    ...KIND_NAMES.flatMap((kind) =>
      [...findRepeated(kind, kind === 'service' ? services : companies)].flatMap(([slug, faults]) =>
        at(kind, slug, faults),
      ),
    ),
    ...services.flatMap((service) => at('service', service.slug, faultsOf(service, catalogue))),
  ];
  // A reference that is misspelt may be meant for what seems to be unused.
  if (problems.length > 0) {
    return problems;
  }
  const idle = companies.filter(
    ({slug, draft}) => !draft && !services.some((service) => service.company === slug),
  );
  const used = new Set(services.flatMap((service) => service.tags));
  const unused = Object.keys(tags).filter((tag) => !used.has(tag));
  return [
    ...idle.flatMap(({slug}) => {
      const message = `no service refers to the company "${slug}"; add it to the record of a service, or make the company a draft`;
      return at('company', slug, [[['slug'], message]]);
    }),
    ...unused.flatMap((tag) => {
      const message = `tag "${tag}" is not used by any service; use it or remove it`;
      return sources.get(tagsFile(DEFAULT_LOCALE))!.report([], message, undefined, tag);
    }),
  ];
}

/** Ignores case and full-width forms. */
const fold = (word: string): string => word.normalize('NFKC').toLowerCase();

/** Ignores the sub-domain `www` and a slash at the end. */
function pageOf(address: string): string {
  const {hostname, pathname, search} = new URL(address);
  return hostname.replace(/^www\./, '') + pathname.replace(/\/$/, '') + search;
}

/**
 * Names, home pages and dates that several records of a kind have, by the slug of the newer record.
 * A company and its service may have the same name (Firebase).
 */
function findRepeated(
  kind: RecordKind,
  records: readonly (Service | Company)[],
): Map<string, Fault[]> {
  const taken = new Map<string, string>();
  const sorted = records.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date));
  return new Map(
    sorted.map(({slug, name, aliases, links, date}) => {
      /** Takes a value for the record; the file of the record that has it already. */
      const take = (value: string): string | undefined => {
        const first = taken.get(value);
        taken.set(value, first ?? recordFile(kind, slug));
        return first;
      };
      const words = new Map<string, Path>(
        LOCALES.map((locale) => [fold(name[locale]), ['name', locale]]),
      );
      const ofAliases = aliases.map((alias, index): Fault => {
        const path = ['aliases', index];
        const known = words.get(fold(alias));
        words.set(fold(alias), known ?? path);
        const message = `alias "${alias}" repeats the name or another alias; remove it`;
        return [path, known && message];
      });
      const ofWords = Array.from(words, ([word, path]): Fault => {
        const first = take(`name ${word}`);
        const message = `"${word}" is already a name or alias of ${first}; names and aliases must be unique`;
        return [path, first && message];
      });
      const home = take(`page ${pageOf(links.homepage)}`);
      const other = `links.homepage is also that of ${home}; extend that entry instead, or link the page of this product`;
      const same = take(`date ${Date.parse(date)}`);
      const later = `date is the same as in ${same}; change the time of the newer entry to make the order of lists unambiguous`;
      return [
        slug,
        [
          ...ofAliases,
          ...ofWords,
          [['links', 'homepage'], home && other],
          [['date'], same && later, 'dates'],
        ],
      ];
    }),
  );
}

const isDraft = (what: string): string =>
  `${what} is a draft; publish it first, or make this entry a draft too`;

/** What is wrong with the references of a service. */
function faultsOf(service: Service, {services, companies, tags, rates}: Catalogue): Fault[] {
  const {company: slug, draft} = service;
  const company = companies.find((one) => one.slug === slug);
  const names = Object.keys(tags);
  const otherwise = '; use a declared tag, or declare this one there and in the Japanese list';
  return [
    [['company'], company || slug === null ? undefined : missingCompany(slug, companies)],
    [['company'], company?.draft && !draft ? isDraft(`company "${slug}"`) : undefined, 'drafts'],
    ...service.tags.map((tag, index): Fault => {
      const isKnown = Object.hasOwn(tags, tag);
      const message = isKnown
        ? undefined
        : `tag "${cut(tag)}" is not declared in services/tags.yml${suggestion(tag, names, otherwise)}`;
      return [['tags', index], message, 'tags'];
    }),
    // The price of each plan can be given in yen.
    ...service.plans.map(({currency}, index): Fault => {
      const message = `currency "${currency}" has no exchange rate; add it to ${RATES_FILE}`;
      const isRated = currency === 'JPY' || Object.hasOwn(rates, currency);
      return [['plans', index, 'currency'], isRated ? undefined : message];
    }),
    ...service.alternatives.map((other, index): Fault => [
      ['alternatives', index, 'slug'],
      ...faultOfAlternative(service, other.slug, services),
    ]),
  ];
}

function missingCompany(slug: string, companies: readonly Company[]): string {
  const names = companies.map((one) => one.slug);
  const remedy = /^(?:null|none|no|unknown)$/i.test(slug)
    ? '; for no company, leave the key out'
    : suggestion(slug, names, '; write the name of an existing folder, or leave the key out');
  return `company "${slug}" has no folder below companies/${remedy}`;
}

/** Alternatives exist and name each other. A missing one is reported once. */
function faultOfAlternative(
  service: Service,
  slug: string,
  services: readonly Service[],
): readonly [message: string | undefined, help?: GuideSection] {
  const other = services.find((one) => one.slug === slug);
  const lists = (one: Service, name: string) => one.alternatives.some((item) => item.slug === name);
  if (other === undefined) {
    const [first, ...others] = services.filter((one) => lists(one, slug));
    const known = services.map((one) => one.slug).filter((name) => name !== service.slug);
    const remedy =
      others.length > 0
        ? `; remove it here and in ${listSome(others.map((one) => recordFile('service', one.slug)))}`
        : suggestion(slug, known, '; write the name of an existing folder, or remove it');
    const message = `alternative "${slug}" has no folder below services/${remedy}`;
    return [first === service ? message : undefined];
  }
  if (other === service) {
    return [`alternative "${slug}" is the service itself; remove it`];
  }
  if (service.draft) {
    return [undefined];
  }
  return other.draft
    ? [isDraft(`alternative "${slug}"`), 'drafts']
    : [
        lists(other, service.slug)
          ? undefined
          : `alternative "${slug}" does not list "${service.slug}" in return; add it to ${recordFile('service', slug)}`,
      ];
}

/**
 * One problem for each tag that is in only one of the two lists.
 * @param source the Japanese list
 */
export function compareTags(english: Tags, japanese: TagTexts, source: YamlFile): Problem[] {
  const names = Object.keys(japanese);
  const lacking = new Set(Object.keys(english).filter((tag) => !Object.hasOwn(japanese, tag)));
  const surplus = names.filter((tag) => !Object.hasOwn(english, tag));
  return [
    ...surplus.flatMap((tag) => {
      const meant = nearestWord(tag, lacking);
      lacking.delete(meant ?? '');
      const remedy =
        meant === undefined ? 'add it there, or remove it here' : `did you mean "${meant}"?`;
      const message = `tag "${tag}" is missing in services/tags.yml; ${remedy}`;
      return source.report([], message, undefined, tag);
    }),
    ...[...lacking].flatMap((tag) => {
      const message = `tag "${tag}" of services/tags.yml is missing here; add it with a Japanese label and description`;
      return source.report([names.at(-1) ?? ''], message, 'tags');
    }),
  ];
}
