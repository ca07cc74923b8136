import {COPIED} from '../../components/CopyNotice/copied';

/**
 * The HTML of a copy, which says that it is one.
 * @param date header `Date` of the copy; hosts with a clock have to send it
 */
export function markCopy(html: string, date: string | null): string {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? html : html.replace('<html', `<html ${COPIED}="${time}"`);
}
