/** The services of a category beside each other, in one language and ready to be sent as JSON. */
import type {Catalogue} from '../load';
import type {Service} from '../record/schema';
import type {Locale} from '../vocabulary';
import {type AttributeGroup, buildAttributeGroups} from './attributes';
import {markedLast} from './lifecycle';
import {buildFactRows, GENERAL_GROUPS, isOfJapan} from './rows';
import {buildServiceSummary} from './views';

/** The services of a category and all their comparable values, for a table. */
export type CategoryMatrix = {
  readonly services: readonly {
    readonly slug: string;
    readonly name: string;
    readonly state: Service['lifecycle']['state'];
  }[];
  readonly groups: readonly {
    readonly key: string;
    readonly label: string;
    readonly rows: readonly {
      readonly field: string;
      readonly label: string;
      /** What the value means; `null` where the label says it. */
      readonly about: string | null;
      /** Of each service, in their order. */
      readonly values: readonly {readonly text: string; readonly isKnown: boolean}[];
    }[];
  }[];
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
  return {
    services: services.map(({slug, name, lifecycle: {state}}) => ({
      slug,
      name: name[locale],
      state,
    })),
    groups: (columns[0] ?? []).map(({key, label, rows}, group) => ({
      key,
      label,
      rows: rows.map(({field, label: head}, row) => ({
        field,
        label: head,
        about: categories.attributes[field.replace('attributes.', '')]?.about[locale] ?? null,
        values: columns.map((groups) => {
          const {value, source} = groups[group]!.rows[row]!;
          return {text: value, isKnown: source !== null};
        }),
      })),
    })),
  };
}

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
