/** Attribute of the root element of a cached copy: its time in milliseconds since the epoch. */
export const COPIED = 'data-copied';

/**
 * Marks the HTML of a page as a copy; returns it unchanged if the date is missing or invalid.
 * @param date `Date` header of the copy, which hosts with a clock must send (RFC 9110, 6.6.1)
 */
export function markCopy(html: string, date: string | null): string {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? html : html.replace('<html', `<html ${COPIED}="${time}"`);
}
