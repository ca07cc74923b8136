/** Comparable values of services and companies as labelled rows. Small enough for the browser. */
import {fill} from '../fill';
import type {InLocale} from './record/localize';
import type {Company, Service} from './record/schema';
import type {Provenance} from './record/values';
import {formatDate} from './dates';
import {
  COMPANY_FIELDS,
  type CompanyField,
  COMPARED_FIELDS,
  type ComparedField,
  type Field,
  type FieldPath,
  type JapanQuestion,
} from './fields';
import {
  type Aging,
  ANSWERS,
  isAnswer,
  LICENSE_CLASSES,
  type LifecycleState,
  type Locale,
  type Localized,
  SHORT_LABELS,
} from './vocabulary';

export type FactRow = ReturnType<typeof buildRow>;

/** Whether a row has a value, which always has a source, or a note; otherwise it is unknown or n/a. */
export const isTold = ({source, note}: FactRow): boolean => source !== null || note !== null;

const LIFECYCLE_DATES = {
  since: {en: 'Since {date}.', ja: '{date}からです。'},
  ends: {en: 'Ends on {date}.', ja: '{date}に終了します。'},
} as const satisfies Readonly<Record<string, Localized>>;
export const BETWEEN_SENTENCES = {en: ' ', ja: ''} as const satisfies Localized;
/** Addition to a value in brackets; `{text}` is replaced by it. */
export const IN_BRACKETS = {en: ' ({text})', ja: '（{text}）'} as const satisfies Localized;
export const LIST_COMMA = {en: ', ', ja: '、'} as const satisfies Localized;

/** The parts of a service that are compared, in one language. */
type Comparable = Pick<InLocale<Service>, Field | 'lifecycle' | 'japan'>;

/** The comparable values of a service in display order, with the lifecycle first. */
export const buildAllRows = (service: Comparable, locale: Locale): FactRow[] =>
  COMPARED_FIELDS.map((definition) => {
    const {field} = definition;
    const claim = claimOf(service, field);
    const dates = field === 'lifecycle' ? datesOf(service.lifecycle, locale) : [];
    const notes = [...dates.map(({sentence}) => sentence), claim.note ?? []].flat();
    const note = notes.join(BETWEEN_SENTENCES[locale]) || null;
    const text = formatField(service, definition, locale);
    return buildRow(field, definition, {...claim, note}, text, locale);
  });

/** The same without the lifecycle. */
export const buildFactRows = (service: Comparable, locale: Locale): FactRow[] =>
  buildAllRows(service, locale).filter(({field}) => field !== 'lifecycle');

/** The state of a service with its dates, which lists and tables show. */
export type ShortLifecycle = Pick<Service['lifecycle'], 'state' | 'since' | 'ends'>;

export const shortLifecycle = ({state, since, ends}: ShortLifecycle): ShortLifecycle => ({
  ...{state, since, ends},
});

/** The dates of a lifecycle with a sentence each; none for an active service. */
export const datesOf = ({state, since, ends}: ShortLifecycle, locale: Locale) =>
  Object.entries(LIFECYCLE_DATES).flatMap(([key, words]) => {
    const date = key === 'since' ? since : ends;
    return state === 'active' || date === null
      ? []
      : [{key, date, sentence: fill(words[locale], {date: formatDate(date, locale)})}];
  });

type Living = {readonly lifecycle: {readonly state: LifecycleState}};

/** Whether a service has any state but "active", which pages mark with a label. */
export const isMarked = ({lifecycle}: Living): boolean => lifecycle.state !== 'active';

/** Moves services that aren't active to the end; otherwise, the order is kept. */
export const markedLast = <Service extends Living>(services: readonly Service[]): Service[] => [
  ...services.filter((service) => !isMarked(service)),
  ...services.filter(isMarked),
];

/** A value of a record with its evidence; `Note` is a text in one language or in both. */
type ClaimWith<Note> = Provenance & {readonly value: string; readonly note: Note};

/** The parts of a service that are compared. */
type Claims<Note> = Readonly<Record<Field, ClaimWith<Note>>> & {
  readonly lifecycle: Omit<ClaimWith<Note>, 'value'> & {readonly state: LifecycleState};
  readonly japan: Readonly<Record<JapanQuestion, ClaimWith<Note>>>;
};

/** The claim at the path of a field; the value of a lifecycle is its state. */
export function claimOf<Note>(service: Claims<Note>, path: FieldPath): ClaimWith<Note> {
  if (path === 'lifecycle') {
    return {...service.lifecycle, value: service.lifecycle.state};
  }
  const [field, question] = path.split('.') as [Field, JapanQuestion?];
  return question === undefined ? service[field] : service.japan[question];
}

/** @param field stable path of the value in the record, such as `freeTier` or `japan.region` */
export const buildRow = (
  field: string,
  definition: Aging,
  claim: Provenance & {readonly value: unknown; readonly note: string | null},
  value: string,
  locale: Locale,
) => ({
  ...{field, label: definition[locale], value},
  /** The value, if it is one of {@link ANSWERS}. */
  ...(isAnswer(claim.value) ? {answer: claim.value} : {}),
  note: claim.note,
  ...provenanceOf(claim),
  shelfLifeDays: definition.shelfLifeDays,
});

/** Name of a country in a language; the ISO 3166-1 alpha-2 code itself if it has none. */
export const countryName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, {type: 'region'}).of(code) ?? code;

/** The values of a company in display order. */
export const buildCompanyRows = (company: Pick<InLocale<Company>, CompanyField>, locale: Locale) =>
  Object.entries(COMPANY_FIELDS).map(([field, definition]) => {
    const claim = company[field as CompanyField];
    const format = {country: countryName, text: String, date: formatDate}[definition.type];
    const text = claim.value === 'unknown' ? ANSWERS.unknown[locale] : format(claim.value, locale);
    return buildRow(field, definition, claim, text, locale);
  });

/** The word of a value that is one of a vocabulary. */
const wordOf = ({words}: Pick<ComparedField, 'words'>, value: string): Localized | undefined =>
  ({...words, unknown: ANSWERS.unknown})[value];

/** The value of a field in a language; a licence is followed by its class. */
function formatField(service: Comparable, definition: ComparedField, locale: Locale): string {
  const {value} = claimOf(service, definition.field);
  const classOf = LICENSE_CLASSES[service.license.class][locale];
  return (
    wordOf(definition, value)?.[locale] ??
    (definition.type === 'date'
      ? formatDate(value, locale)
      : value + fill(IN_BRACKETS[locale], {text: classOf}))
  );
}

/** The short form of a value: a short label, the identifier of a licence, or the year of a date. */
export const shortValue = (
  definition: Pick<ComparedField, 'type' | 'words'>,
  value: string,
  locale: Locale,
): string =>
  (SHORT_LABELS[value] ?? wordOf(definition, value))?.[locale] ??
  (definition.type === 'date' ? formatDate(value.slice(0, 4), locale) : value);

/** Id of the element for a fact in the list of sources. */
export const sourceAnchor = (id: string): string => `source-${id}`;

/** Id of the element for a value on the page of its service. */
export const valueAnchor = (field: string): string =>
  `value-${field.replace(/^attributes\./, '').replace('.', '-')}`;

export const provenanceOf = ({source, via, basis, checked, dated, until}: Provenance) => ({
  ...{source, via, basis, checked, dated, until},
});

/** Host name of a URL without "www.". */
export const hostOf = (source: string): string => new URL(source).hostname.replace(/^www\./, '');
