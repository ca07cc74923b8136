/**
 * Name of a country in a language; the code itself if it has none.
 * @param code ISO 3166-1 alpha-2 code
 * @throws RangeError if the code is malformed
 */
export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, {type: 'region'}).of(code) ?? code;
}
