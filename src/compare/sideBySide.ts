/** A few services side by side, field by field. Pure, and small enough for the browser. */
import {
  buildAllRows,
  type ComparedAttribute,
  type ComparedColumns,
  type ComparedService,
  type ComparedValue,
  GENERAL_GROUPS,
  isOfJapan,
  type Sayings,
} from '../catalogue/browser';
import {ANSWERS, type Locale, SELF_HOSTING} from '../catalogue/vocabulary';

/** A service with what is loaded of it when it stands beside others. */
export type Side = ComparedService & {readonly sayings?: Sayings | undefined};

type Answer = keyof typeof ANSWERS;

/** A value of a service beside those of others. */
export type ComparedCell = ComparedValue & {
  /** Whether its number is the lowest or the highest, where that is the better direction. */
  readonly best: ComparedAttribute['better'];
};

/** One field of all services that are compared. */
export type ComparedRow = {
  readonly field: string;
  readonly label: string;
  /** One for each service, in their order. */
  readonly cells: readonly ComparedCell[];
};

/** Fields of one subject. */
type ComparedGroup = {
  /** `null` for what comes first. */
  readonly label: string | null;
  readonly rows: readonly ComparedRow[];
};

export type Comparison = {
  /** All fields, in the order of their subjects. */
  readonly rows: readonly ComparedRow[];
  /** The fields in which the services differ; no group is empty. */
  readonly differing: readonly ComparedGroup[];
  /** The fields in which they are alike. */
  readonly alike: readonly ComparedRow[];
  /** The fields that are unknown for all of them. */
  readonly unknown: readonly ComparedRow[];
};

/** What decides first, in this order; all else follows the attributes of the category. */
const FIRST = ['lifecycle', 'freeTier', 'pricingModel'];

/** The category that all of the services have; `undefined` where they have none in common. */
export function commonCategory(
  services: readonly Pick<ComparedService, 'category'>[],
): string | undefined {
  const [category, ...others] = new Set(services.map((service) => service.category));
  return others.length === 0 ? category : undefined;
}

/** What is compared. */
export type Sides = {
  readonly services: readonly Side[];
  /** The attributes of the category that all services have, where they are loaded. */
  readonly columns?: ComparedColumns | undefined;
};

/**
 * The services field by field. "Unknown" is a value like others: it differs from "no". With
 * "with conditions" the conditions count, since they are the answer.
 */
export function sideBySide({services, columns}: Sides, locale: Locale): Comparison {
  const better = new Map(columns?.attributes.map((one) => [fieldOf(one), one.better]));
  const values = services.map((service) => groupsOf(service, columns, locale));
  const groups = (values[0] ?? []).map(({label, rows}, group): ComparedGroup => ({
    label,
    rows: rows.map(({field, label: name}, row) => ({
      field,
      label: name,
      cells: markBest(
        values.map((column) => column[group]!.rows[row]!),
        better.get(field) ?? null,
      ),
    })),
  }));
  const rows = groups.flatMap((group) => group.rows);
  const isUnknown = ({cells}: ComparedRow): boolean =>
    cells.every(({value}) => value === ANSWERS.unknown[locale]);
  const differs = ({cells}: ComparedRow): boolean =>
    new Set(
      cells.map(({value, note}) =>
        value === ANSWERS.partial[locale] ? `${value}\n${note ?? ''}` : value,
      ),
    ).size > 1;
  return {
    rows,
    differing: groups
      .map((group) => ({...group, rows: group.rows.filter(differs)}))
      .filter((group) => group.rows.length > 0),
    alike: rows.filter((row) => !differs(row) && !isUnknown(row)),
    unknown: rows.filter(isUnknown),
  };
}

/** All rows of a comparison, those in which the services differ first. */
export const rowsOf = ({differing, alike, unknown}: Comparison): ComparedRow[] => [
  ...differing.flatMap(({rows}) => rows),
  ...alike,
  ...unknown,
];

type ValueGroup = {readonly label: string | null; readonly rows: readonly ComparedValue[]};

/** Where a record has the value of an attribute. */
const fieldOf = ({key}: ComparedAttribute): string => `attributes.${key}`;

/** The values of a service by group. */
function groupsOf(
  service: Side,
  columns: ComparedColumns | undefined,
  locale: Locale,
): ValueGroup[] {
  const rows = buildAllRows(service, locale);
  const first = FIRST.map((field) => rows.find((row) => row.field === field)!);
  const others = rows.filter(({field}) => !FIRST.includes(field));
  const own = Object.entries(columns?.groups ?? {}).map(([key, label]): ValueGroup => {
    const fields = columns!.attributes.filter(({group}) => group === key).map(fieldOf);
    return {label, rows: (service.attributes ?? []).filter(({field}) => fields.includes(field))};
  });
  return [
    {label: null, rows: first},
    ...own,
    {label: GENERAL_GROUPS.general[locale], rows: others.filter((row) => !isOfJapan(row))},
    {label: GENERAL_GROUPS.japan[locale], rows: others.filter(isOfJapan)},
  ];
}

/** Marks the best values of a row, if all are numbers of one measure and some are better than others. */
function markBest(
  values: readonly ComparedValue[],
  better: ComparedAttribute['better'],
): ComparedCell[] {
  const quantities = values.flatMap(({quantity}) => quantity ?? []);
  // What is the same in all measures, such as nothing, has none.
  const measures = new Set(quantities.flatMap(({measure}) => measure ?? []));
  const amounts = quantities.map(({amount}) => (amount === 'unlimited' ? Infinity : amount));
  const best = better === 'lower' ? Math.min(...amounts) : Math.max(...amounts);
  const isComparable = quantities.length === values.length && measures.size <= 1;
  const isMarked = isComparable && amounts.some((amount) => amount !== best);
  return values.map((value, index) => ({
    ...value,
    best: isMarked && amounts[index] === best ? better : null,
  }));
}

/** The answer that a value is, if it is one and no number or text. */
export const answerOf = (value: string, locale: Locale): Answer | null =>
  (Object.keys(ANSWERS) as Answer[]).find((answer) =>
    [ANSWERS, SELF_HOSTING].some((labels) => labels[answer][locale] === value),
  ) ?? null;

/** Names as a sentence lists them. */
export const listNames = (services: readonly {readonly name: string}[], locale: Locale): string =>
  new Intl.ListFormat(locale, {type: 'conjunction'}).format(services.map(({name}) => name));
