/** Formats dates; apart from `rows.ts`, as all pages load it for the notice of a cached page. */
import type {Locale} from '../site/locales';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * `2026-11` is "November 2026" or 「2026年11月」. `Intl.DateTimeFormat` would take about 100 ms at its
 * first use on a page, with the CPU slowed down four times.
 */
export function formatDate(date: string, locale: Locale): string {
  const [year, month, day] = date.split('-').map(Number);
  return locale === 'ja'
    ? `${year}年${month ? `${month}月` : ''}${day ? `${day}日` : ''}`
    : [day, month && MONTHS[month - 1], year].filter(Boolean).join(' ');
}

/** `2027-03-22` is "22 Mar 2027". */
export const formatShortDate = (date: string, locale: Locale): string =>
  formatDate(date, locale).replace(/[A-Z][a-z]+/, (month) => month.slice(0, 3));
