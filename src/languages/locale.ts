import i18n from '@generated/i18n';
import type {Locale} from '@site/src/site/locales';

/** Language of the pages. Each language is built by itself; the plugins refuse an unknown one. */
export const locale = i18n.currentLocale as Locale;
