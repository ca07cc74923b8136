/**
 * Reads and writes the usage in the query of a URL: `?storedGb=1000&egressGb=1000`. Missing and
 * invalid numbers are 0. Other parameters are preserved.
 */
import {QUANTITIES, type Quantity, type Usage} from './estimate';

/** Query parameter of the exchange rate: yen per dollar, entered by the user. */
export const RATE = 'rate';

/** Names of all query parameters of an estimate. */
export const PARAMETERS: readonly string[] = [...QUANTITIES, RATE];

/** A decimal number as number inputs return it, limited to a plausible length. */
const NUMBER = /^\d{1,15}(?:\.\d{0,6})?$/;

/** The text of a number input; empty if the parameter is missing or not a number. */
export function quantityText(search: string, name: Quantity | typeof RATE): string {
  const text = new URLSearchParams(search).get(name) ?? '';
  return NUMBER.test(text) ? text : '';
}

const numberOf = (search: string, name: Quantity | typeof RATE): number =>
  Number(quantityText(search, name));

/**
 * Parses usage and exchange rate.
 * @param search query of the URL, such as `location.search`
 * @param quantities the quantities to read
 * @returns quantities above 0; `rate` in yen per dollar, `undefined` if missing or 0
 */
export function parseQuery(
  search: string,
  quantities: readonly Quantity[],
): {readonly usage: Usage; readonly rate: number | undefined} {
  const used = quantities
    .map((quantity) => [quantity, numberOf(search, quantity)] as const)
    .filter(([, amount]) => amount > 0);
  return {usage: Object.fromEntries(used), rate: numberOf(search, RATE) || undefined};
}

/** The query after a number input has changed; an empty text removes the parameter. */
export const withText = (search: string, name: Quantity | typeof RATE, text: string): string =>
  change(search, {[name]: text});

/** The query with the usage replaced by an example. */
export const withExample = (
  search: string,
  quantities: readonly Quantity[],
  example: Usage,
): string =>
  change(
    search,
    Object.fromEntries(
      quantities.map((quantity) => [quantity, String(example[quantity] ?? '')] as const),
    ),
  );

/** Whether a usage equals an example. */
export const isExample = (usage: Usage, example: Usage, quantities: readonly Quantity[]): boolean =>
  quantities.every((quantity) => (usage[quantity] ?? 0) === (example[quantity] ?? 0));

function change(search: string, texts: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search);
  for (const [name, text] of Object.entries(texts)) {
    if (text === '') {
      query.delete(name);
    } else {
      query.set(name, text);
    }
  }
  // A comma needs no escape in a query, and the URL stays readable.
  const changed = query.toString().replaceAll('%2C', ',');
  return changed === '' ? '' : `?${changed}`;
}
