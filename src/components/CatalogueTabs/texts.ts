import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  list: {en: 'List', ja: '一覧'},
  compare: {en: 'Compare', ja: '比較表'},
  linkList: {
    en: 'Filter and compare all services in one table',
    ja: '全サービスを1つの表で絞り込み、比較する',
  },
  tags: {en: 'Tags', ja: 'タグ'},
  companies: {en: 'Companies', ja: '企業'},
  archive: {en: 'By date', ja: '追加日順'},
  label: {en: 'Views of the catalogue', ja: 'カタログの表示'},
} as const satisfies Readonly<Record<string, Localized>>;
