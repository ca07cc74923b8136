/**
 * Formats dates for display. This is a module of its own because every page loads it, for the
 * date in the notice of a cached page, and should not load `rows.ts` with it.
 */
import type {Locale} from '../../locales';

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
 * Formats a year, month or day: `2026-11` is "November 2026" or 「2026年11月」. Without
 * `Intl.DateTimeFormat`, whose first use on a page takes about 100 ms with the CPU slowed down four
 * times.
 */
export function formatDate(date: string, locale: Locale): string {
  const [year, month, day] = date.split('-').map(Number);
  return locale === 'ja'
    ? `${year}年${month ? `${month}月` : ''}${day ? `${day}日` : ''}`
    : [day, month && MONTHS[month - 1], year].filter(Boolean).join(' ');
}

/** Formats a date in short form: `2027-03-22` is "22 Mar 2027". */
export const formatShortDate = (date: string, locale: Locale): string =>
  formatDate(date, locale).replace(/[A-Z][a-z]+/, (month) => month.slice(0, 3));
