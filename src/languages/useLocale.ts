import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {DEFAULT_LOCALE, type Locale, LOCALES} from '@site/src/locales';

/** Language of the page; the default language if Docusaurus has an unknown one. */
export function useLocale(): Locale {
  const {currentLocale} = useDocusaurusContext().i18n;
  return LOCALES.find((locale) => locale === currentLocale) ?? DEFAULT_LOCALE;
}
