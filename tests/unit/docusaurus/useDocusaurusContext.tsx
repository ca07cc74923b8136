import {createContext, useContext} from 'react';

/** The locale in which a test renders. Docusaurus has one locale per build. */
export const LocaleContext = createContext('en');

const localeConfigs = {en: {baseUrl: '/'}, ja: {baseUrl: '/ja/'}};

export default function useDocusaurusContext() {
  const currentLocale = useContext(LocaleContext);
  return {
    siteConfig: {
      baseUrl: currentLocale === 'en' ? '/' : `/${currentLocale}/`,
      customFields: {repositoryUrl: 'https://github.com/example/catalogue'},
    },
    i18n: {defaultLocale: 'en', locales: ['en', 'ja'], currentLocale, localeConfigs},
  };
}
