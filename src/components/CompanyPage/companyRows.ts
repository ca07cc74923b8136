import {
  answerOf,
  type CompanyView,
  type FactRow,
  formatDate,
  provenanceOf,
} from '@site/src/catalogue/browser';
import {ANSWERS, type Locale, OTHER_FIELDS} from '@site/src/catalogue/vocabulary';
import {countryName} from './countryName';

/** Formatters of the fields of a company, in display order. */
const WRITTEN = {
  country: countryName,
  headquarters: (value: string) => value,
  founded: formatDate,
} as const;

/** The fields of a company as rows for {@link KnownValues} and {@link OtherValues}. */
export const companyRows = (company: CompanyView, locale: Locale): FactRow[] =>
  (Object.keys(WRITTEN) as (keyof typeof WRITTEN)[]).map((field) => {
    const {value, note} = company[field];
    const {shelfLifeDays, [locale]: label} = OTHER_FIELDS[field];
    return {
      field,
      label,
      value: value === 'unknown' ? ANSWERS.unknown[locale] : WRITTEN[field](value, locale),
      ...answerOf(value),
      note,
      ...provenanceOf(company[field]),
      shelfLifeDays,
    };
  });
