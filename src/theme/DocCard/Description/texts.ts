import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  entriesNone: {en: 'No entries yet', ja: '掲載サービスはまだありません'},
  entriesOne: {en: '1 entry', ja: '1件'},
  entries: {en: '{count} entries', ja: '{count}件'},
} as const satisfies Readonly<Record<string, Localized>>;
