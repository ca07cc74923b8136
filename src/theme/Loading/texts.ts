import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  retry: {en: 'Retry', ja: '再試行'},
  label: {en: 'Loading', ja: '読み込み中'},
} as const satisfies Readonly<Record<string, Localized>>;
