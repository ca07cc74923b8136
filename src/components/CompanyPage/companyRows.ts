import {
  answerOf,
  type CompanyView,
  type FactRow,
  formatDate,
  provenanceOf,
} from '@site/src/catalogue/browser';
import {ANSWERS, type Locale, OTHER_FIELDS} from '@site/src/catalogue/vocabulary';
import {countryName} from './countryName';

/** How the values of a company are written, in the order in which its page shows them. */
const WRITTEN = {
  country: countryName,
  headquarters: (value: string) => value,
  founded: formatDate,
} as const;

/** The values of a company as labelled rows. */
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
