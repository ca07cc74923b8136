import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  title: {en: 'Facts and sources', ja: '情報と出典'},
  count: {en: '{count} facts with their sources', ja: '{count}件の情報と出典'},
} as const satisfies Readonly<Record<string, Localized>>;
