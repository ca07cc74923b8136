import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  ahead: {en: '{date} ({when})', ja: '{date}（{when}）'},
} as const satisfies Readonly<Record<string, Localized>>;
