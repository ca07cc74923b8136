/**
 * The languages of the site. They stand by themselves because scripts of every page need them,
 * and whatever stands beside them would be on every page too.
 */

/** The languages of the site; the first is the default. */
export const LOCALES = ['en', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/**
 * The language of a name, such as Docusaurus hands out.
 * @throws Error for a language that the site has no texts in
 */
export function toLocale(name: string): Locale {
  const locale = LOCALES.find((known) => known === name);
  if (locale === undefined) {
    throw new Error(
      `Locale "${name}" is not one of ${LOCALES.join(', ')}; add it to src/catalogue/locales.ts`,
    );
  }
  return locale;
}
