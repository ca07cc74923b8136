/**
 * The languages of the site. They stand by themselves because scripts of every page need them,
 * and whatever stands beside them would be on every page too.
 */

/** The languages of the site; the first is the default. */
export const LOCALES = ['en', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';
