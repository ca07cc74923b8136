/** Rules for references between valid records, and for what must be unique among them. */
import {RATES_FILE, recordFile, type RecordKind, tagsFile} from '../kinds';
import type {Catalogue, Company, Service, Tags} from '../record/schema';
import type {Path} from '../record/explain';
import type {YamlFile} from '../record/yamlFile';
import {DEFAULT_LOCALE, LOCALES} from '../vocabulary';
import {
  cut,
  type Fault,
  type GuideSection,
  listSome,
  meantOr,
  nearestWord,
  type Problem,
  suggestion,
} from '../problems';

/** What is wrong at a place of a file, if anything is. */
type Complaint = readonly [file: string, path: Path, fault: Fault, help?: GuideSection];

/** Companies and tags must exist and be used, and tags are in both lists; `open` opens a file. */
export function checkReferences(catalogue: Catalogue, open: (file: string) => YamlFile): Problem[] {
  const {services, companies, tags} = catalogue;
  const complaints = [
    ...findRepeated('service', services),
    ...findRepeated('company', companies),
    ...services.flatMap((service) => complaintsOf(service, catalogue)),
  ];
  // A reference that is misspelt may be meant for what seems to be unused.
  const isSound = complaints.every(([, , fault]) => !fault);
  const idle = companies.filter(
    ({slug, draft}) => !draft && !services.some(({company}) => company === slug),
  );
  const used = new Set(services.flatMap((service) => service.tags));
  const unused = Object.keys(tags).filter((tag) => isSound && !used.has(tag));
  return [
    ...(isSound ? idle.map(complaintOfIdle) : complaints).flatMap(
      ([file, path, fault, help = 'references']) =>
        open(file).report(path, fault || undefined, help),
    ),
    ...unused.flatMap((tag) => {
      const message = `tag "${tag}" is not used by any service; use it or remove it`;
      return open(tagsFile(DEFAULT_LOCALE)).report([], message, undefined, tag);
    }),
    ...compareTags(tags, open(tagsFile('ja'))),
  ];
}

const complaintOfIdle = ({slug}: Company): Complaint => {
  const message = `no service refers to the company "${slug}"; add it to the record of a service, or make the company a draft`;
  return [recordFile('company', slug), ['slug'], message];
};

/** Ignores case and full-width forms. */
const fold = (word: string): string => word.normalize('NFKC').toLowerCase();

/** Ignores the sub-domain `www` and a slash at the end. */
function pageOf(address: string): string {
  const {hostname, pathname, search} = new URL(address);
  return hostname.replace(/^www\./, '') + pathname.replace(/\/$/, '') + search;
}

/**
 * Names, home pages and dates that an older record of the same kind has. A company and its service
 * may have the same name (Firebase).
 */
function findRepeated(kind: RecordKind, records: readonly (Service | Company)[]): Complaint[] {
  const taken = new Map<string, string>();
  const sorted = records.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date));
  return sorted.flatMap(({slug, name, aliases, links, date}) => {
    const file = recordFile(kind, slug);
    /** Takes a value for the record; the file of the record that has it already. */
    const take = (value: string): string | undefined => {
      const first = taken.get(value);
      taken.set(value, first ?? file);
      return first;
    };
    const words = new Map<string, Path>(
      LOCALES.map((locale) => [fold(name[locale]), ['name', locale]]),
    );
    const ofAliases = aliases.map((alias, index): Complaint => {
      const path = ['aliases', index];
      const known = words.get(fold(alias));
      words.set(fold(alias), known ?? path);
      return [file, path, known && `alias "${alias}" repeats the name or another alias; remove it`];
    });
    const ofWords = Array.from(words, ([word, path]): Complaint => {
      const first = take(`name ${word}`);
      const message = `"${word}" is already a name or alias of ${first}; names and aliases must be unique`;
      return [file, path, first && message];
    });
    const home = take(`page ${pageOf(links.homepage)}`);
    const other = `links.homepage is also that of ${home}; extend that entry instead, or link the page of this product`;
    const same = take(`date ${Date.parse(date)}`);
    const later = `date is the same as in ${same}; change the time of the newer entry to make the order of lists unambiguous`;
    const ofLink: Complaint = [file, ['links', 'homepage'], home && other];
    const ofDate: Complaint = [file, ['date'], same && later, 'dates'];
    return [...ofAliases, ...ofWords, ofLink, ofDate];
  });
}

const isDraft = (what: string): string =>
  `${what} is a draft; publish it first, or make this entry a draft too`;

function complaintsOf(
  service: Service,
  {services, companies, tags, rates}: Catalogue,
): Complaint[] {
  const {company: slug, draft} = service;
  const file = recordFile('service', service.slug);
  const company = companies.find((one) => one.slug === slug);
  const names = Object.keys(tags);
  const otherwise = '; use a declared tag, or declare this one there and in the Japanese list';
  return [
    [file, ['company'], !company && slug !== null && missingCompany(slug, companies)],
    [file, ['company'], company?.draft && !draft && isDraft(`company "${slug}"`), 'drafts'],
    ...service.tags.map((tag, index): Complaint => {
      const message = `tag "${cut(tag)}" is not declared in services/tags.yml${suggestion(tag, names, otherwise)}`;
      return [file, ['tags', index], !Object.hasOwn(tags, tag) && message, 'tags'];
    }),
    // The price of each plan can be given in yen.
    ...service.plans.map(({currency}, index): Complaint => {
      const message = `currency "${currency}" has no exchange rate; add it to ${RATES_FILE}`;
      const isRated = currency === 'JPY' || Object.hasOwn(rates, currency);
      return [file, ['plans', index, 'currency'], !isRated && message];
    }),
    ...service.alternatives.map((other, index): Complaint => {
      const path = ['alternatives', index, 'slug'];
      return [file, path, ...faultOfAlternative(service, other.slug, services)];
    }),
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
): readonly [fault: Fault, help?: GuideSection] {
  const other = services.find((one) => one.slug === slug);
  const lists = (one: Service, name: string) => one.alternatives.some((item) => item.slug === name);
  if (other === undefined) {
    const [first, ...others] = services.filter((one) => lists(one, slug));
    const known = services.map((one) => one.slug).filter((name) => name !== service.slug);
    const remedy =
      others.length > 0
        ? `; remove it here and in ${listSome(others.map((one) => recordFile('service', one.slug)))}`
        : suggestion(slug, known, '; write the name of an existing folder, or remove it');
    return [first === service && `alternative "${slug}" has no folder below services/${remedy}`];
  }
  if (other === service) {
    return [`alternative "${slug}" is the service itself; remove it`];
  }
  if (!service.draft && other.draft) {
    return [isDraft(`alternative "${slug}"`), 'drafts'];
  }
  const message = `alternative "${slug}" does not list "${service.slug}" in return; add it to ${recordFile('service', slug)}`;
  return [!service.draft && !lists(other, service.slug) && message];
}

/** One problem for each tag that only one list has; `source` is the Japanese one. */
function compareTags(english: Tags, source: YamlFile): Problem[] {
  const names = Object.keys(source.data as Tags);
  const lacking = new Set(Object.keys(english).filter((tag) => !names.includes(tag)));
  const surplus = names.filter((tag) => !Object.hasOwn(english, tag));
  return [
    ...surplus.flatMap((tag) => {
      const remedy = meantOr(tag, lacking, 'add it there, or remove it here');
      lacking.delete(nearestWord(tag, lacking) ?? '');
      const message = `tag "${tag}" is missing in services/tags.yml; ${remedy}`;
      return source.report([], message, undefined, tag);
    }),
    ...[...lacking].flatMap((tag) => {
      const message = `tag "${tag}" of services/tags.yml is missing here; add it with a Japanese label and description`;
      return source.report([names.at(-1) ?? ''], message, 'tags');
    }),
  ];
}
