import {useContext} from 'react';
import {SiteContext} from './site';

export default function useDocusaurusContext() {
  const {locale, baseUrl} = useContext(SiteContext);
  const localeConfigs = {
    en: {baseUrl, htmlLang: 'en'},
    ja: {baseUrl: `${baseUrl}ja/`, htmlLang: 'ja'},
  };
  return {
    siteConfig: {
      url: 'https://shelf.example',
      baseUrl: localeConfigs[locale as keyof typeof localeConfigs].baseUrl,
      customFields: {repositoryUrl: 'https://github.com/example/catalogue'},
    },
    i18n: {defaultLocale: 'en', locales: ['en', 'ja'], currentLocale: locale, localeConfigs},
  };
}
