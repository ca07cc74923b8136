import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  coverAlt: {en: 'Cover: {name} by {vendor}', ja: '{name}（{vendor}）のカバー画像'},
} as const satisfies Readonly<Record<string, Localized>>;
