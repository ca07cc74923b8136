/** Name of a country for its ISO 3166-1 code. */
export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, {type: 'region'}).of(code) ?? code;
}
