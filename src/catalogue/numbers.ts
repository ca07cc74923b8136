/** The decimal form of a number, with the 15 digits that it can hold, but at most 12 decimals. */
export const inDecimals = (number: number): string =>
  Number.isInteger(number)
    ? String(BigInt(number))
    : number.toFixed(Math.max(0, Math.min(12, 15 - String(Math.trunc(number)).length)));

/**
 * Formats a number with at least `decimals` decimals and at most 12: `1,000.5`. The first
 * `Intl.NumberFormat` of a page takes about 70 ms, with the CPU slowed down four times.
 */
export function formatNumber(number: number, decimals = 0): string {
  const [whole = '', rest = ''] = inDecimals(number).split('.');
  const digits = rest.replace(/0+$/, '').padEnd(decimals, '0');
  return whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (digits && `.${digits}`);
}
