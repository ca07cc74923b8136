/**
 * Dates as pages show them. They stand apart from the rows, which every page would load with them:
 * the notice of a copy, which is on every page, has a date.
 */

/** Which English orders the parts of a date: that in which the texts are written. */
const DATE_LOCALES: Readonly<Record<string, string>> = {en: 'en-GB'};

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** A year, month or day as the language writes it: 2026-11 is "November 2026" or 「2026年11月」. */
export function formatDate(date: string, locale: string): string {
  const [year, month, day] = date.split('-');
  // A page has some hundred dates, and to make a format takes longer than all else about a date.
  const key = `${locale} ${date.length}`;
  let format = dateFormats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(DATE_LOCALES[locale] ?? locale, {
      year: 'numeric',
      ...(month ? {month: 'long'} : {}),
      ...(day ? {day: 'numeric'} : {}),
      timeZone: 'UTC',
    });
    dateFormats.set(key, format);
  }
  return format.format(new Date(Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1))));
}

/**
 * The same in little room: 2027-03-22 is "22 Mar 2027". Browsers disagree on the short names of
 * months, "Sep" or "Sept", so these are the first three letters of the long ones.
 */
export const formatShortDate = (date: string, locale: string): string =>
  formatDate(date, locale).replace(/[A-Z][a-z]+/, (month) => month.slice(0, 3));
