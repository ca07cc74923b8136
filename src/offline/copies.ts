/** Attribute of the root element of a page that is a copy: the time at which the copy was made. */
export const COPIED = 'data-copied';

/**
 * The HTML of a copy, which says that it is one.
 * @param date header `Date` of the copy; hosts with a clock have to send it
 */
export function markCopy(html: string, date: string | null): string {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? html : html.replace('<html', `<html ${COPIED}="${time}"`);
}
