/** The services as tables for spreadsheets and databases (CSV), with a column for each field. */
import {isFigure} from '../catalogue';
import type {Localized} from '../catalogue/vocabulary';
import {writeCsv} from '../csv';
import type {Category, Service} from './documents';

type Attribute = Category['attributes'][number];
type Value = Pick<Service['values'][number], 'state' | 'value'>;

const join = (terms: readonly string[]): string => terms.join('; ');

/**
 * The cells of a value, by the end of the name of their column, which follow from its type alone. The
 * unit of a number has a column of its own, which says `unknown` or `unlimited` if there is none.
 */
function cellsOf({state, value}: Value, type: Attribute['type']): Readonly<Record<string, string>> {
  const words = typeof value === 'string' ? value : Array.isArray(value) ? join(value) : state;
  switch (type) {
    case 'amount':
    case 'price':
      if (!isFigure(value)) {
        return {'': '', '.unit': words};
      }
      return {
        '': value.amount.toString(),
        '.unit': 'unit' in value ? value.unit : `${value.currency}/${value.per}`,
      };
    case 'text': {
      const {en, ja} = Object(value) as Partial<Localized>;
      return {'': en ?? words, '.ja': ja ?? words};
    }
    default:
      return {'': words};
  }
}

/** For each name of a column the cell of a service; `null` is an empty cell. */
type Columns = Readonly<Record<string, (service: Service) => string | null>>;

function columnsOf({field, type}: Attribute) {
  const ends = Object.keys(cellsOf({state: 'unknown', value: null}, type));
  const cellsIn = ({values}: Service) =>
    cellsOf(
      values.find((one) => one.field === field)!,
      type,
    );
  return ends.map((end) => [field + end, (service: Service) => cellsIn(service)[end]!] as const);
}

/** Services, with all fields by which they are compared. */
export function categoryCsv(
  {attributes, services}: Pick<Category, 'attributes' | 'services'>,
  others: Columns = {},
): string {
  const columns: Columns = {
    slug: ({slug}) => slug,
    name: ({name}) => name.en,
    'name.ja': ({name}) => name.ja,
    ...others,
    'lifecycle.state': ({lifecycle}) => lifecycle.state,
    'lifecycle.since': ({lifecycle}) => lifecycle.since,
    'lifecycle.ends': ({lifecycle}) => lifecycle.ends,
    ...Object.fromEntries(attributes.flatMap(columnsOf)),
    url: ({url}) => url.en,
    'url.ja': ({url}) => url.ja,
  };
  return writeCsv([
    Object.keys(columns),
    ...services.map((service) => Object.values(columns).map((cellOf) => cellOf(service) ?? '')),
  ]);
}

/** All services, with the fields by which those of every category are compared. */
export function servicesCsv(services: Service[], categories: readonly Category[]): string {
  const [first, ...others] = categories.map(({attributes}) => attributes);
  const attributes = (first ?? []).filter(({field}) =>
    others.every((other) => other.some((one) => one.field === field)),
  );
  return categoryCsv(
    {attributes, services},
    {
      description: ({description}) => description.en,
      'description.ja': ({description}) => description.ja,
      kind: ({kind}) => kind,
      category: ({category}) => category,
      tags: ({tags}) => join(tags),
      vendor: ({vendor}) => vendor.en,
      'vendor.ja': ({vendor}) => vendor.ja,
      company: ({company}) => company?.slug ?? null,
      licenseClass: ({licenseClass}) => licenseClass,
      updated: ({updated}) => updated,
      document: ({document}) => document,
    },
  );
}
