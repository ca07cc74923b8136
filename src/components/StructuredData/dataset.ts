import {API, LICENSE} from '@site/src/api/addresses';
import type {Localized} from '@site/src/catalogue/vocabulary';
import {toLocale} from '@site/src/locales';
import {type Node, type Page, publisherOf, type Site} from './graph';

/** Search engines want 50 to 5,000 characters. */
const DESCRIPTION = {
  en: 'All services and companies of the catalogue as data: prices, limits, features and dated changes, with a source for each value.',
  ja: 'カタログの全サービスと企業の料金、制限、機能、日付のある変更を、値ごとの出典とともに収録したデータです。',
} as const satisfies Localized;

/** The catalogue as data, which a page is about. Only that page loads this module. */
export const buildDataset = (site: Site, {url, name}: Page): readonly Node[] => [
  {
    '@type': 'Dataset',
    '@id': `${url}#dataset`,
    url,
    name: `${site.name}: ${name}`,
    description: DESCRIPTION[toLocale(site.language)],
    license: LICENSE.url,
    isAccessibleForFree: true,
    inLanguage: ['en', 'ja'],
    creator: publisherOf(site),
    distribution: [
      {
        '@type': 'DataDownload',
        encodingFormat: 'application/json',
        contentUrl: `${site.root}${API}/all.json`,
      },
      {
        '@type': 'DataDownload',
        encodingFormat: 'text/csv',
        contentUrl: `${site.root}${API}/services.csv`,
      },
    ],
  },
];
