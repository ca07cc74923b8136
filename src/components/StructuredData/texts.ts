import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  services: {en: 'Services', ja: 'サービス'},
  companies: {en: 'Companies', ja: '企業'},
  data: {
    en: 'Cloud services and open source software for developers: prices, limits, features and dated changes, with a source for each value.',
    ja: '開発者向けのクラウドサービスとオープンソースソフトウェアの料金、制限、機能、日付のある変更を、値ごとの出典とともに収録したデータです。',
  },
} as const satisfies Readonly<Record<string, Localized>>;
