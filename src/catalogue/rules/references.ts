/** Rules for references between valid records, and for what must be unique among them. */
import {KIND_NAMES, RATES_FILE, type RecordKind, recordFile, tagsFile} from '../kinds';
import type {Catalogue} from '../load';
import type {Company, Service, Tags, TagTexts} from '../record/schema';
import type {Path} from '../record/explain';
import type {YamlFile} from '../record/yamlFile';
import {DEFAULT_LOCALE, LOCALES} from '../vocabulary';
import {type GuideSection, nearestWord, type Problem, suggestion} from './problems';
import {cut, listSome} from './show';

/** Reports a problem at a value of a record, if there is a message. */
type Report = (
  kind: RecordKind,
  record: {readonly slug: string},
  path: Path,
  message: string | undefined,
  help?: GuideSection,
) => void;

/**
 * Checks references between records, and values that must be unique: names, home pages and dates.
 * Companies and tags must be used.
 * @param sources the files of the catalogue, by path
 */
export function checkReferences(
  catalogue: Catalogue,
  sources: ReadonlyMap<string, YamlFile>,
): Problem[] {
  const {services, companies, tags, rates} = catalogue;
  const problems: Problem[] = [];
  const report: Report = (kind, {slug}, path, message, help = 'references') => {
    problems.push(...sources.get(recordFile(kind, slug))!.report(path, message, help));
  };
  for (const kind of KIND_NAMES) {
    checkUnique(kind, kind === 'service' ? services : companies, report);
  }
  for (const service of services) {
    checkCompany(service, catalogue, report);
    checkTags(service, Object.keys(tags), report);
    checkCurrencies(service, Object.keys(rates), report);
  }
  checkAlternatives(services, report);
  // A reference that is misspelt may be meant for what seems to be unused.
  if (problems.length > 0) {
    return problems;
  }
  for (const company of companies) {
    const {slug, draft} = company;
    if (!draft && !services.some((service) => service.company === slug)) {
      const message = `no service refers to the company "${slug}"; add it to the record of a service, or make the company a draft`;
      report('company', company, ['slug'], message);
    }
  }
  const list = sources.get(tagsFile(DEFAULT_LOCALE))!;
  const used = new Set(services.flatMap((service) => service.tags));
  const unused = Object.keys(tags).filter((tag) => !used.has(tag));
  return [
    ...problems,
    ...unused.flatMap((tag) => {
      const message = `tag "${tag}" is not used by any service; use it or remove it`;
      return list.report([], message, undefined, tag);
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
 * Checks that names, home pages and dates are unique among the records of a kind. A company and its
 * service may have the same name (Firebase).
 */
function checkUnique(
  kind: RecordKind,
  records: readonly (Service | Company)[],
  report: Report,
): void {
  const taken = new Map<string, string>();
  /** Takes a value for a record; returns the file of the record that has it already. */
  const take = (value: string, {slug}: Service | Company): string | undefined => {
    const first = taken.get(value);
    taken.set(value, first ?? recordFile(kind, slug));
    return first;
  };
  // Duplicates are reported in the newer record.
  for (const record of records.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))) {
    const {name, aliases, links, date} = record;
    const words = new Map<string, Path>(
      LOCALES.map((locale) => [fold(name[locale]), ['name', locale]]),
    );
    aliases.forEach((alias, index) => {
      const path = ['aliases', index];
      const known = words.get(fold(alias));
      const message = `alias "${alias}" repeats the name or another alias; remove it`;
      report(kind, record, path, known && message);
      words.set(fold(alias), known ?? path);
    });
    for (const [word, path] of words) {
      const first = take(`name ${word}`, record);
      const message = `"${word}" is already a name or alias of ${first}; names and aliases must be unique`;
      report(kind, record, path, first && message);
    }
    const home = take(`page ${pageOf(links.homepage)}`, record);
    const other = `links.homepage is also that of ${home}; extend that entry instead, or link the page of this product`;
    report(kind, record, ['links', 'homepage'], home && other);
    const same = take(`date ${Date.parse(date)}`, record);
    const later = `date is the same as in ${same}; change the time of the newer entry to make the order of lists unambiguous`;
    report(kind, record, ['date'], same && later, 'dates');
  }
}

const isDraft = (what: string): string =>
  `${what} is a draft; publish it first, or make this entry a draft too`;

function checkCompany(service: Service, {companies}: Catalogue, report: Report): void {
  const slug = service.company;
  const company = companies.find((one) => one.slug === slug);
  if (slug !== null && company === undefined) {
    const names = companies.map((one) => one.slug);
    const remedy = /^(?:null|none|no|unknown)$/i.test(slug)
      ? '; for no company, leave the key out'
      : suggestion(slug, names, '; write the name of an existing folder, or leave the key out');
    const message = `company "${slug}" has no folder below companies/${remedy}`;
    report('service', service, ['company'], message);
  } else if (company?.draft && !service.draft) {
    report('service', service, ['company'], isDraft(`company "${slug}"`), 'drafts');
  }
}

function checkTags(service: Service, names: readonly string[], report: Report): void {
  const otherwise = '; use a declared tag, or declare this one there and in the Japanese list';
  service.tags.forEach((tag, index) => {
    const fault = names.includes(tag)
      ? undefined
      : `tag "${cut(tag)}" is not declared in services/tags.yml${suggestion(tag, names, otherwise)}`;
    report('service', service, ['tags', index], fault, 'tags');
  });
}

/** Checks that the price of each plan can be given in yen. */
function checkCurrencies(service: Service, rated: readonly string[], report: Report): void {
  service.plans.forEach(({currency}, index) => {
    const message = `currency "${currency}" has no exchange rate; add it to ${RATES_FILE}`;
    const fault = currency === 'JPY' || rated.includes(currency) ? undefined : message;
    report('service', service, ['plans', index, 'currency'], fault);
  });
}

/** Checks that alternatives exist and name each other. A missing one is reported once. */
function checkAlternatives(services: readonly Service[], report: Report): void {
  const bySlug = new Map(services.map((service) => [service.slug, service]));
  const missing = new Set<string>();
  for (const service of services) {
    service.alternatives.forEach(({slug}, index) => {
      const path = ['alternatives', index, 'slug'];
      const other = bySlug.get(slug);
      if (other === undefined && !missing.has(slug)) {
        missing.add(slug);
        report('service', service, path, missingAlternative(service, slug, services));
      } else if (other === service) {
        report('service', service, path, `alternative "${slug}" is the service itself; remove it`);
      } else if (other?.draft && !service.draft) {
        report('service', service, path, isDraft(`alternative "${slug}"`), 'drafts');
      } else if (
        other &&
        !service.draft &&
        !other.alternatives.some((back) => back.slug === service.slug)
      ) {
        const message = `alternative "${slug}" does not list "${service.slug}" in return; add it to ${recordFile('service', slug)}`;
        report('service', service, path, message);
      }
    });
  }
}

/** The message for an alternative without a folder, which all services that list it share. */
function missingAlternative({slug: own}: Service, slug: string, services: readonly Service[]) {
  const others = services.filter(
    (one) => one.slug !== own && one.alternatives.some((item) => item.slug === slug),
  );
  const known = services.map((one) => one.slug).filter((other) => other !== own);
  const remedy =
    others.length > 0
      ? `; remove it here and in ${listSome(others.map((one) => recordFile('service', one.slug)))}`
      : suggestion(slug, known, '; write the name of an existing folder, or remove it');
  return `alternative "${slug}" has no folder below services/${remedy}`;
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
