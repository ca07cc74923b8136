/** Comparable values of a service as labelled rows. Small enough for the browser. */
import {fill} from '../../fill';
import type {Provenance} from '../record/sources';
import {formatDate} from './dates';
import type {ServiceSummary} from './summary';
import {
  type Answer,
  ANSWERS,
  type Field,
  FIELDS,
  JAPAN_QUESTIONS,
  type JapanQuestion,
  LICENSE_CLASSES,
  LIFECYCLE_STATES,
  type Locale,
  type Localized,
  OTHER_FIELDS,
  PRICING_MODELS,
  SELF_HOSTING,
} from '../vocabulary';

/** A comparable value for display. */
export type FactRow = {
  /** Stable path of the field in the record, such as `freeTier` or `japan.region`. */
  readonly field: string;
  readonly label: string;
  readonly value: string;
  /** The value, if it is one of {@link ANSWERS}. */
  readonly answer?: Answer;
  readonly note: string | null;
  readonly shelfLifeDays: number | null;
} & Provenance;

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

/** Whether a value belongs to the group `japan`. */
export const isOfJapan = ({field}: Pick<FactRow, 'field'>): boolean => field.startsWith('japan.');

/** The comparable values of a service with the lifecycle first. */
export function buildAllRows(service: ServiceSummary, locale: Locale): FactRow[] {
  const {state, since, ends, note} = service.lifecycle;
  const {shelfLifeDays, [locale]: label} = OTHER_FIELDS.lifecycle;
  const isActive = state === 'active';
  const sentenceOn = (date: string | null, sentence: Localized): string | null =>
    isActive || date === null ? null : fill(sentence[locale], {date: formatDate(date, locale)});
  const remarks = [
    sentenceOn(since, LIFECYCLE_DATES.since),
    sentenceOn(ends, LIFECYCLE_DATES.ends),
    note,
  ].filter((remark) => remark !== null);
  return [
    {
      field: 'lifecycle',
      label,
      value: LIFECYCLE_STATES[state][locale],
      note: remarks.length === 0 ? null : remarks.join(BETWEEN_SENTENCES[locale]),
      ...provenanceOf(service.lifecycle),
      shelfLifeDays,
    },
    ...buildFactRows(service, locale),
  ];
}

/** The comparable values of a service in display order, without lifecycle and attributes. */
export function buildFactRows(service: ServiceSummary, locale: Locale): FactRow[] {
  const fields = (Object.keys(FIELDS) as Field[]).map((field): FactRow => {
    const {shelfLifeDays, [locale]: label} = FIELDS[field];
    return {
      field,
      label,
      value: valueOf(service, field, locale),
      ...answerOf(service[field].value),
      note: service[field].note,
      ...provenanceOf(service[field]),
      shelfLifeDays,
    };
  });
  const questions = (Object.keys(JAPAN_QUESTIONS) as JapanQuestion[]).map((question): FactRow => {
    const {value, note} = service.japan[question];
    const {shelfLifeDays, [locale]: label} = JAPAN_QUESTIONS[question];
    return {
      field: `japan.${question}`,
      label,
      value: ANSWERS[value][locale],
      ...answerOf(value),
      note,
      ...provenanceOf(service.japan[question]),
      shelfLifeDays,
    };
  });
  return [...fields, ...questions];
}

/** The answer of a row if its value is one, such as `unknown` for any field. */
export const answerOf = (value: unknown): Pick<FactRow, 'answer'> =>
  typeof value === 'string' && Object.hasOwn(ANSWERS, value) ? {answer: value as Answer} : {};

function valueOf(service: ServiceSummary, field: Field, locale: Locale): string {
  switch (field) {
    case 'license': {
      const {value, class: licenseClass} = service.license;
      const className = LICENSE_CLASSES[licenseClass][locale];
      return value === 'unknown' || value === 'proprietary'
        ? className
        : value + fill(IN_BRACKETS[locale], {text: className});
    }
    case 'pricingModel':
      return PRICING_MODELS[service.pricingModel.value][locale];
    case 'firstReleased': {
      const {value} = service.firstReleased;
      return value === 'unknown' ? ANSWERS.unknown[locale] : formatDate(value, locale);
    }
    case 'selfHosting':
      return SELF_HOSTING[service.selfHosting.value][locale];
    default:
      return ANSWERS[service[field].value][locale];
  }
}

/** Short form of a licence: its SPDX identifier, or the name of its class if it has none. */
export const shortLicense = (value: string, locale: Locale): string =>
  value in LICENSE_CLASSES ? LICENSE_CLASSES[value as keyof typeof LICENSE_CLASSES][locale] : value;

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
