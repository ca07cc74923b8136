import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  label: {en: 'Code', ja: 'コード'},
  refused: {en: 'Selected, not copied', ja: 'コピーできないため、選択しました'},
} as const satisfies Readonly<Record<string, Localized>>;
