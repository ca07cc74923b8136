/** The values of a company as labelled rows. Small enough for the browser. */
import {COMPANY_FIELDS, type CompanyField} from '../fields';
import type {InLocale} from '../record/localize';
import type {Company} from '../record/schema';
import {ANSWERS, type Locale} from '../vocabulary';
import {formatDate} from './dates';
import {buildRow, type FactRow} from './rows';

/**
 * Name of a country in a language; the code itself if it has none.
 * @param code ISO 3166-1 alpha-2 code
 * @throws RangeError if the code is malformed
 */
export const countryName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, {type: 'region'}).of(code) ?? code;

const FORMATS = {
  country: countryName,
  text: (value: string) => value,
  date: formatDate,
} as const;

/** The values of a company in one language, in display order. */
export const buildCompanyRows = (
  company: Pick<InLocale<Company>, CompanyField>,
  locale: Locale,
): (FactRow & {readonly field: CompanyField})[] =>
  (Object.keys(COMPANY_FIELDS) as CompanyField[]).map((field) => {
    const {value} = company[field];
    const format = FORMATS[COMPANY_FIELDS[field].type];
    const text = value === 'unknown' ? ANSWERS.unknown[locale] : format(value, locale);
    return {...buildRow(field, COMPANY_FIELDS[field], company[field], text, locale), field};
  });
