/** The services of a category beside each other, in one language and ready to be sent as JSON. */
import {tileOf} from '../kinds';
import type {Catalogue} from '../load';
import type {Service} from '../record/schema';
import {ANSWERS, type Field, type JapanQuestion, type Locale} from '../vocabulary';
import {type AttributeGroup, buildAttributeGroups} from './attributes';
import {markedLast} from './lifecycle';
import {buildFactRows, type FactRow, GENERAL_GROUPS, isOfJapan} from './rows';
import {buildServiceSummary} from './views';

type Answer = keyof typeof ANSWERS;

/** A value by which services are compared. */
type Subject = {
  readonly label: string;
  /** What the value means; `null` where the label says it. */
  readonly about: string | null;
};

/** The services of a category and their comparable values, for a table. */
export type CategoryMatrix = {
  readonly category: string;
  readonly services: readonly ({
    readonly slug: string;
    readonly name: string;
    /** Path of its tile below the base URL. */
    readonly icon: string;
  } & Pick<Service['lifecycle'], 'state' | 'since' | 'ends'>)[];
  readonly groups: readonly {
    readonly key: string;
    readonly label: string;
    readonly rows: readonly (Subject & {
      readonly field: string;
      /** Of each service, in their order. */
      readonly values: readonly MatrixValue[];
    })[];
  }[];
  /** What is known of none of the services, and therefore has no row. */
  readonly unknown: readonly Subject[];
};

type MatrixValue = {
  readonly text: string;
  /** The answer, if the value is one. */
  readonly answer: Answer | null;
  /** Whether the page of the service has a note and a source for it. */
  readonly isKnown: boolean;
  /** Whether it has not been compared with its source. */
  readonly isUncompared: boolean;
};

export function buildCategoryMatrix(
  catalogue: Catalogue,
  category: string,
  locale: Locale,
): CategoryMatrix {
  const {categories} = catalogue;
  const services = markedLast(catalogue.services.filter((one) => one.category === category));
  const columns = services.map((service) => [
    ...buildAttributeGroups(service, categories, locale),
    ...generalGroups(service, catalogue, locale),
  ]);
  const groups = (columns[0] ?? []).map(({key, label, rows}, group) => ({
    key,
    label,
    rows: rows.map(({field, label: head}, row) => ({
      field,
      label: head,
      about: categories.attributes[field.replace('attributes.', '')]?.about[locale] ?? null,
      values: columns.map((ofService, column) =>
        valueOf(services[column]!, ofService[group]!.rows[row]!),
      ),
    })),
  }));
  const isUnknown = ({values}: (typeof groups)[number]['rows'][number]): boolean =>
    values.every(({answer}) => answer === 'unknown');
  return {
    category,
    services: services.map(({slug, name, lifecycle: {state, since, ends}}) => ({
      ...{slug, name: name[locale], icon: tileOf('service', slug)},
      ...{state, since, ends},
    })),
    groups: groups
      .map((group) => ({...group, rows: group.rows.filter((row) => !isUnknown(row))}))
      .filter(({rows: {length}}) => length > 0),
    unknown: groups
      .flatMap(({rows}) => rows)
      .filter(isUnknown)
      .map(({label, about}) => ({label, about})),
  };
}

function valueOf(service: Service, {field, value, source, basis}: FactRow): MatrixValue {
  const [of, key = ''] = field.split('.');
  const claim =
    of === 'attributes'
      ? service.attributes[key]!
      : of === 'japan'
        ? service.japan[key as JapanQuestion]
        : service[field as Field];
  return {
    text: value,
    answer: isAnswer(claim.value) ? claim.value : null,
    isKnown: source !== null,
    isUncompared: basis === 'general-knowledge',
  };
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' && Object.hasOwn(ANSWERS, value);

function generalGroups(service: Service, catalogue: Catalogue, locale: Locale): AttributeGroup[] {
  const rows = buildFactRows(buildServiceSummary(service, catalogue, locale), locale);
  return [
    {
      key: 'general',
      label: GENERAL_GROUPS.general[locale],
      rows: rows.filter((row) => !isOfJapan(row)),
    },
    {key: 'japan', label: GENERAL_GROUPS.japan[locale], rows: rows.filter(isOfJapan)},
  ];
}
