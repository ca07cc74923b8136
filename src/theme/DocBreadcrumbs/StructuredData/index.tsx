// Change: starts at the home page, with a node for the page and, about the API, for the data.
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import {API} from '@site/src/site/addresses';
import {DOCUMENTATION, LICENSE} from '@site/src/api/addresses';
import {type Node, type Page, PageData} from '@site/src/components/PageHead';
import {locale} from '@site/src/languages/locale';

/** Search engines want 50 to 5,000 characters. */
const DESCRIPTION = {
  en: 'All services and companies of the catalogue as data: prices, limits, features and dated changes, with a source for each value.',
  ja: 'カタログの全サービスと企業の料金、制限、機能、日付のある変更を、値ごとの出典とともに収録したデータです。',
};

/** The catalogue as data, which the page about the API is about. */
const buildDataset = ({site, url, title}: Page): readonly Node[] => [
  {
    '@type': 'Dataset',
    '@id': `${url}#dataset`,
    url,
    name: `${site.name}: ${title}`,
    description: DESCRIPTION[locale],
    license: LICENSE.url,
    isAccessibleForFree: true,
    inLanguage: ['en', 'ja'],
    creator: site.publisher,
    distribution: [
      ['application/json', 'all.json'],
      ['text/csv', 'services.csv'],
    ].map(([encodingFormat, file]) => ({
      ...{'@type': 'DataDownload', encodingFormat},
      contentUrl: `${site.root}${API}/${file}`,
    })),
  },
];

export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props) {
  const page = breadcrumbs.at(-1)!;
  return (
    <PageData
      title={page.label}
      describe={page.href?.endsWith(DOCUMENTATION) ? buildDataset : undefined}
      above={breadcrumbs
        .slice(0, -1)
        .flatMap(({label, href}) => (href === undefined ? [] : [{title: label, permalink: href}]))}
    />
  );
}
