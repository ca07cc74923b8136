/** The comparable values of a service as labelled rows. Pure, and small enough for the browser. */
import type {Provenance} from '../record/claims';
import {formatDate} from './dates';
import type {ServiceSummary} from './views';
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

/** One comparable value, ready to be shown. */
export type FactRow = {
  /** Stable name of the field, as the record writes it. */
  readonly field: string;
  readonly label: string;
  readonly value: string;
  /** The value as a word of the vocabulary, where it is one of the answers to yes or no. */
  readonly answer?: Answer;
  readonly note: string | null;
  readonly shelfLifeDays: number | null;
} & Provenance;

/** Sentences about the dates of a lifecycle; `{date}` is the place of the date. */
export const LIFECYCLE_DATES = {
  since: {en: 'Since {date}.', ja: '{date}からです。'},
  ends: {en: 'Ends on {date}.', ja: '{date}に終了します。'},
} as const satisfies Readonly<Record<string, Localized>>;
export const BETWEEN_SENTENCES = {en: ' ', ja: ''} as const satisfies Localized;
/** What is added to a value, in brackets. */
export const IN_BRACKETS = {en: ' ({text})', ja: '（{text}）'} as const satisfies Localized;
/** Between the names of a list. */
export const LIST_COMMA = {en: ', ', ja: '、'} as const satisfies Localized;

/** Heads of the values that services of all categories have. */
export const GENERAL_GROUPS = {
  general: {en: 'General', ja: '全般'},
  japan: {en: 'Japan', ja: '日本での利用'},
} as const satisfies Readonly<Record<string, Localized>>;

/** Whether a value belongs below the second of these heads. */
export const isOfJapan = ({field}: Pick<FactRow, 'field'>): boolean => field.startsWith('japan.');

/** All comparable values of a service, the lifecycle first. */
export function buildAllRows(service: ServiceSummary, locale: Locale): FactRow[] {
  const {state, since, ends, note} = service.lifecycle;
  const {shelfLifeDays, [locale]: label} = OTHER_FIELDS.lifecycle;
  const isActive = state === 'active';
  const sentenceOn = (date: string | null, sentence: Localized): string | null =>
    isActive || date === null ? null : sentence[locale].replace('{date}', formatDate(date, locale));
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

/** The comparable values of a service in the order in which panels and tables show them. */
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

/** What a row says of a value that is an answer, also one to another question than yes or no. */
export const answerOf = (value: unknown): Pick<FactRow, 'answer'> =>
  typeof value === 'string' && Object.hasOwn(ANSWERS, value) ? {answer: value as Answer} : {};

function valueOf(service: ServiceSummary, field: Field, locale: Locale): string {
  switch (field) {
    case 'license': {
      const {value, class: licenseClass} = service.license;
      const className = LICENSE_CLASSES[licenseClass][locale];
      return value === 'unknown' || value === 'proprietary'
        ? className
        : value + IN_BRACKETS[locale].replace('{text}', className);
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

/** Id of the element of a fact in the list of sources. */
export const sourceAnchor = (id: string): string => `source-${id}`;

/** Id of the element of a value on the page of its service. */
export const valueAnchor = (field: string): string =>
  `value-${field.replace(/^attributes\./, '').replace('.', '-')}`;

/** The provenance alone of a claim. */
export const provenanceOf = ({
  source,
  via,
  basis,
  checked,
  dated,
  until,
}: Provenance): Provenance => ({source, via, basis, checked, dated, until});

/** The host of a source, as pages show it: without "www.". */
export const hostOf = (source: string): string => new URL(source).hostname.replace(/^www\./, '');
