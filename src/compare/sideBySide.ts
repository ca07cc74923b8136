/** Compares a few services field by field. Pure; runs in the browser. */
import {buildAllRows} from '../catalogue/browser';
import {ANSWERS, GENERAL_GROUPS, type Locale, RECORD_HEADINGS} from '../catalogue/vocabulary';
import type {CategoryData, ComparedService} from './pageData';

type FieldRow = ReturnType<typeof sideBySide>['rows'][number];

/** One field of all compared services, or what is good to know about each. */
export type SideRow = FieldRow | ReturnType<typeof adviceOf>[number];

export type Sides = {
  readonly services: readonly ComparedService[];
  /** The attributes of the common category; `undefined` without one or until they are loaded. */
  readonly columns?: CategoryData['columns'] | undefined;
};

/** Fields shown before the attributes of the category; all other general fields follow these. */
const FIRST = ['lifecycle', 'freeTier', 'pricingModel'];

/** The category that all services share; `undefined` if there is none. */
export function commonCategory(services: readonly {readonly category: string}[]) {
  const [category, ...others] = new Set(services.map((service) => service.category));
  return others.length === 0 ? category : undefined;
}

/**
 * Compares the services field by field. "Unknown" is a value like any other, so it differs from
 * "no". Two answers "with conditions" also differ if their notes do, since the notes state the
 * conditions.
 */
export function sideBySide({services, columns}: Sides, locale: Locale) {
  const {groups = {}, attributes = []} = columns ?? {};
  // All services have the same fields in the same order.
  const values = services.map((service) => [
    ...(columns ? service.attributes! : []),
    ...buildAllRows(service, locale),
  ]);
  const fields = values[0]!.map(({field, label}, index) => {
    /** One for each service, in the order of the services. */
    const cells = values.map((own) => own[index]!);
    const compared = cells.map(({value, note}) =>
      value === ANSWERS.partial[locale] ? `${value}\n${note ?? ''}` : value,
    );
    const isUnknown = cells.every(({value}) => value === ANSWERS.unknown[locale]);
    return {field, label, cells, isUnknown, differs: new Set(compared).size > 1};
  });
  const others = fields.slice(attributes.length).filter(({field}) => !FIRST.includes(field));
  const grouped = [
    {label: null, rows: FIRST.map((name) => fields.find(({field}) => field === name)!)},
    ...Object.entries(groups).map(([key, label]) => ({
      label,
      rows: fields.filter((_, index) => attributes[index]?.group === key),
    })),
    ...(['general', 'japan'] as const).map((key) => ({
      label: GENERAL_GROUPS[key][locale],
      rows: others.filter(({field}) => field.startsWith('japan.') === (key === 'japan')),
    })),
  ];
  const rows = grouped.flatMap((group) => group.rows);
  return {
    /** All fields, in the order of their groups. */
    rows,
    /** The fields in which the services differ; no group is empty, and the first has no label. */
    differing: grouped
      .map((group) => ({...group, rows: group.rows.filter(({differs}) => differs)}))
      .filter((group) => group.rows.length > 0),
    /** The fields in which they do not differ, except those in `unknown`. */
    alike: rows.filter(({differs, isUnknown}) => !differs && !isUnknown),
    unknown: rows.filter(({isUnknown}) => isUnknown),
  };
}

/** What the services are good for, and what to watch out for, as far as it is loaded. */
export const adviceOf = (services: Sides['services'], locale: Locale) =>
  (['goodFor', 'watchOut'] as const)
    .map((field) => ({
      ...{field, label: RECORD_HEADINGS[field][locale]},
      lines: services.map((service) => service[field] ?? []),
    }))
    .filter(({lines}) => lines.some(({length}) => length > 0));

/** The names as a list in a sentence, such as "A, B, and C". */
export const listNames = (services: readonly {readonly name: string}[], locale: Locale): string =>
  new Intl.ListFormat(locale, {type: 'conjunction'}).format(services.map(({name}) => name));
