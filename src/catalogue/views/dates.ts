/**
 * Formats dates for display. This is a module of its own because every page loads it, for the
 * date in the notice of a cached page, and should not load `rows.ts` with it.
 */

/** Locales whose date format differs from the default of the language: texts are in British English. */
const DATE_LOCALES: Readonly<Record<string, string>> = {en: 'en-GB'};

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Formats a year, month or day: `2026-11` is "November 2026" or 「2026年11月」. */
export function formatDate(date: string, locale: string): string {
  const [year, month, day] = date.split('-');
  // Pages have hundreds of dates, and creating a format is far slower than using one.
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
 * Formats a date in short form: `2027-03-22` is "22 Mar 2027". Browsers abbreviate months
 * differently ("Sep", "Sept"), so this uses the first three letters of the full name.
 */
export const formatShortDate = (date: string, locale: string): string =>
  formatDate(date, locale).replace(/[A-Z][a-z]+/, (month) => month.slice(0, 3));
