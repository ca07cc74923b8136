/** A few services side by side, field by field. Pure, and small enough for the browser. */
import {buildAllRows, type ComparedService, type FactRow} from '../catalogue/browser';
import {ANSWERS, type Locale} from '../catalogue/vocabulary';

/** One field of all services that are compared. */
export type ComparedRow = {
  readonly field: string;
  readonly label: string;
  readonly differs: boolean;
  /** One for each service, in their order. */
  readonly cells: readonly FactRow[];
};

/**
 * The fields of the services side by side, those in which they differ first. "Unknown" is a
 * value like others: it differs from "no", and two unknowns are alike. With "with
 * conditions" the conditions count, since they are the answer.
 */
export function sideBySide(services: readonly ComparedService[], locale: Locale): ComparedRow[] {
  const columns = services.map((service) => rowsOf(service, locale));
  const rows = (columns[0] ?? []).map(({field, label}, index): ComparedRow => {
    const cells = columns.map((column) => column[index]!);
    const answers = new Set(
      cells.map(({value, note}) =>
        value === ANSWERS.partial[locale] ? `${value}\n${note ?? ''}` : value,
      ),
    );
    return {field, label, differs: answers.size > 1, cells};
  });
  return [...rows.filter(({differs}) => differs), ...rows.filter(({differs}) => !differs)];
}

/** All values of a service: the lifecycle, those of its category, and those of all services. */
export function rowsOf(service: ComparedService, locale: Locale): FactRow[] {
  const [lifecycle, ...others] = buildAllRows(service, locale);
  return [lifecycle!, ...(service.attributes ?? []), ...others];
}

/** Names as a sentence lists them. */
export const listNames = (services: readonly {readonly name: string}[], locale: Locale): string =>
  new Intl.ListFormat(locale, {type: 'conjunction'}).format(services.map(({name}) => name));
