import type {Locale} from '@site/src/site/locales';

/** Language of the pages, which `renderIn` sets. */
export let locale: Locale = 'en';

export const setLocale = (next: Locale): void => {
  locale = next;
};
