import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  listPageTitle: {
    en: '{title}, page {page} of {totalPages}',
    ja: '{title}（{page}/{totalPages}ページ）',
  },
} as const satisfies Readonly<Record<string, Localized>>;
