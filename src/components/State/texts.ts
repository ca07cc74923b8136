import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  ending: {en: 'Ends {date}', ja: '{date}終了'},
  ended: {en: 'Ended {date}', ja: '{date}終了'},
} as const satisfies Readonly<Record<string, Localized>>;
