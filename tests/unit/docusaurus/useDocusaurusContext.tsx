import {createContext, useContext} from 'react';

/** Name of the locale in which a test draws; Docusaurus has one for each build. */
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
