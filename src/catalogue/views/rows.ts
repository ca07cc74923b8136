/** Comparable values of services and companies as labelled rows. Small enough for the browser. */
import {fill} from '../../fill';
import type {InLocale} from '../record/localize';
import type {Company} from '../record/schema';
import type {Provenance} from '../record/values';
import {formatDate} from './dates';
import type {ServiceSummary} from './views';
import {
  COMPANY_FIELDS,
  type CompanyField,
  COMPARED_FIELDS,
  type ComparedField,
  type Field,
  type FieldPath,
  type JapanQuestion,
} from '../fields';
import {
  type Aging,
  ANSWERS,
  isAnswer,
  LICENSE_CLASSES,
  type LifecycleState,
  type Locale,
  type Localized,
  SHORT_LABELS,
} from '../vocabulary';

/** A comparable value for display. */
export type FactRow = ReturnType<typeof buildRow>;

/** Whether a row has a value, which always has a source, or a note; otherwise it is unknown or n/a. */
export const isTold = ({source, note}: FactRow): boolean => source !== null || note !== null;

/** Sentences about the dates of a lifecycle; `{date}` is replaced by the date. */
export const LIFECYCLE_DATES = {
  since: {en: 'Since {date}.', ja: '{date}からです。'},
  ends: {en: 'Ends on {date}.', ja: '{date}に終了します。'},
} as const satisfies Readonly<Record<string, Localized>>;
/** Separator between sentences. */
export const BETWEEN_SENTENCES = {en: ' ', ja: ''} as const satisfies Localized;
/** Addition to a value in brackets; `{text}` is replaced by it. */
export const IN_BRACKETS = {en: ' ({text})', ja: '（{text}）'} as const satisfies Localized;
/** Separator between list items. */
export const LIST_COMMA = {en: ', ', ja: '、'} as const satisfies Localized;

/** The parts of a service that are compared, in one language. */
type Comparable = Omit<ServiceSummary, 'company'>;

/** The comparable values of a service in display order, with the lifecycle first. */
export const buildAllRows = (service: Comparable, locale: Locale): FactRow[] =>
  COMPARED_FIELDS.map((definition) => {
    const {field} = definition;
    const claim = claimOf(service, field);
    const note = field === 'lifecycle' ? remarkOn(service.lifecycle, locale) : claim.note;
    const text = formatField(service, definition, locale);
    return buildRow(field, definition, {...claim, note}, text, locale);
  });

/** The dates and the note of a lifecycle; `null` if there are none. */
function remarkOn({state, note, ...dates}: Comparable['lifecycle'], locale: Locale): string | null {
  const remarks = (['since', 'ends'] as const).flatMap((key) => {
    const date = dates[key];
    return state === 'active' || date === null
      ? []
      : [fill(LIFECYCLE_DATES[key][locale], {date: formatDate(date, locale)})];
  });
  return [...remarks, note ?? []].flat().join(BETWEEN_SENTENCES[locale]) || null;
}

/** The same without the lifecycle. */
export const buildFactRows = (service: Comparable, locale: Locale): FactRow[] =>
  buildAllRows(service, locale).filter(({field}) => field !== 'lifecycle');

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

/**
 * A value as a row.
 * @param field its stable path in the record, such as `freeTier` or `japan.region`
 * @param value its text in the language
 */
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

/**
 * Name of a country in a language; the code itself if it has none.
 * @param code ISO 3166-1 alpha-2 code
 * @throws RangeError if the code is malformed
 */
export const countryName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, {type: 'region'}).of(code) ?? code;

/** The values of a company in one language, in display order. */
export const buildCompanyRows = (
  company: Pick<InLocale<Company>, CompanyField>,
  locale: Locale,
): (FactRow & {readonly field: CompanyField})[] =>
  (Object.keys(COMPANY_FIELDS) as CompanyField[]).map((field) => {
    const {value} = company[field];
    const {type} = COMPANY_FIELDS[field];
    const format = {country: countryName, text: String, date: formatDate}[type];
    const text = value === 'unknown' ? ANSWERS.unknown[locale] : format(value, locale);
    return {...buildRow(field, COMPANY_FIELDS[field], company[field], text, locale), field};
  });

/** The value of a field in a language; a licence is followed by its class. */
function formatField(
  service: Comparable,
  {field, type, words}: ComparedField,
  locale: Locale,
): string {
  const {value} = claimOf(service, field);
  const word = {...words, unknown: ANSWERS.unknown}[value]?.[locale];
  if (word !== undefined) {
    return word;
  }
  if (type === 'date') {
    return formatDate(value, locale);
  }
  return value + fill(IN_BRACKETS[locale], {text: LICENSE_CLASSES[service.license.class][locale]});
}

/** The short form of a value: a short label, the identifier of a licence, or the year of a date. */
export function shortValue(
  {type, words}: Pick<ComparedField, 'type' | 'words'>,
  value: string,
  locale: Locale,
): string {
  const word = SHORT_LABELS[value] ?? {...words, unknown: ANSWERS.unknown}[value];
  return word?.[locale] ?? (type === 'date' ? formatDate(value.slice(0, 4), locale) : value);
}

/** Id of the element for a fact in the list of sources. */
export const sourceAnchor = (id: string): string => `source-${id}`;

/** Id of the element for a value on the page of its service. */
export const valueAnchor = (field: string): string =>
  `value-${field.replace(/^attributes\./, '').replace('.', '-')}`;

/** Picks the provenance from a claim. */
export const provenanceOf = ({
  source,
  via,
  basis,
  checked,
  dated,
  until,
}: Provenance): Provenance => ({source, via, basis, checked, dated, until});

/** Host name of a URL without "www.". */
export const hostOf = (source: string): string => new URL(source).hostname.replace(/^www\./, '');
