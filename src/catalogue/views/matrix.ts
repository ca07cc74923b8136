/** Comparison table of a category in one language, serializable as JSON. */
import {tileOf} from '../kinds';
import type {Catalogue} from '../load';
import type {Service} from '../record/schema';
import {type Answer, GENERAL_GROUPS, type Locale} from '../vocabulary';
import {type AttributeGroup, buildAttributeGroups} from './attributes';
import {markedLast} from './lifecycle';
import {buildFactRows, type FactRow, isOfJapan} from './rows';
import {buildServiceSummary} from './summary';

/** A row head. */
type Subject = {
  readonly label: string;
  /** Explanation of the value; `null` if the label suffices. */
  readonly about: string | null;
};

/** The services of a category (columns) and their comparable values (rows). */
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
      /** One value for each service, in the order of `services`. */
      readonly values: readonly MatrixValue[];
    })[];
  }[];
  /** Values that are unknown for all services and therefore have no row. */
  readonly unknown: readonly Subject[];
};

type MatrixValue = {
  readonly text: string;
  /** The answer, including `unknown` and `not-applicable`; `null` for other values. */
  readonly answer: Answer | null;
  /** Whether the value has a source. */
  readonly isKnown: boolean;
  /** Whether the value was not compared with its source. */
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
      values: columns.map((ofService) => valueOf(ofService[group]!.rows[row]!)),
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

const valueOf = ({value, answer, source, basis}: FactRow): MatrixValue => ({
  text: value,
  answer: answer ?? null,
  isKnown: source !== null,
  isUncompared: basis === 'general-knowledge',
});

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
