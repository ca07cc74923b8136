/**
 * The usage in the address of a page: `?storedGb=1000&egressGb=1000`. What is not named is zero,
 * and what is no number is ignored. Other parameters are left as they are.
 */
import {QUANTITIES, type Quantity, type Usage} from './estimate';

/** Name of the reader's exchange rate in addresses: yen for a dollar. */
export const RATE = 'rate';

/** Names of all parameters of an estimate. */
export const PARAMETERS: readonly string[] = [...QUANTITIES, RATE];

/** A decimal number as boxes for numbers give it, and not longer than one can be meant. */
const NUMBER = /^\d{1,15}(?:\.\d{0,6})?$/;

/** The text for a box; empty for what is missing or no number. */
export function quantityText(search: string, name: Quantity | typeof RATE): string {
  const text = new URLSearchParams(search).get(name) ?? '';
  return NUMBER.test(text) ? text : '';
}

const numberOf = (search: string, name: Quantity | typeof RATE): number =>
  Number(quantityText(search, name));

export function parseQuery(
  search: string,
  quantities: readonly Quantity[],
): {readonly usage: Usage; readonly rate: number | undefined} {
  const used = quantities
    .map((quantity) => [quantity, numberOf(search, quantity)] as const)
    .filter(([, amount]) => amount > 0);
  return {usage: Object.fromEntries(used), rate: numberOf(search, RATE) || undefined};
}

/** The address after a reader has typed into a box. */
export const withText = (search: string, name: Quantity | typeof RATE, text: string): string =>
  change(search, {[name]: text});

/** The address with an example in the place of the usage. */
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

/** Whether the usage of an address is that of an example. */
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
  // A comma needs no escape in a query, and people read the address too.
  const changed = query.toString().replaceAll('%2C', ',');
  return changed === '' ? '' : `?${changed}`;
}
