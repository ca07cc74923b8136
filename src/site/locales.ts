// Scripts on every page import this module: whatever else it had would be shipped with every page.

/** The languages of the site; the first is the default. */
export const LOCALES = ['en', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/**
 * State of the Japanese translation of an English page. `missing`: there is no translation yet.
 * `only-japanese`: the page in the English folder is in Japanese and awaits its English text.
 */
export type TranslationState = 'current' | 'outdated' | 'missing' | 'only-japanese';

/** The language of a page that exists in one language only; `undefined` if it exists in both. */
export const onlyLanguage = (state: TranslationState): Locale | undefined =>
  state === 'missing' ? 'en' : state === 'only-japanese' ? 'ja' : undefined;

/** @throws Error if the site doesn't support the locale */
export function toLocale(name: string): Locale {
  const locale = LOCALES.find((known) => known === name);
  if (locale === undefined) {
    throw new Error(
      `Locale "${name}" is not one of ${LOCALES.join(', ')}; add it to src/site/locales.ts`,
    );
  }
  return locale;
}
