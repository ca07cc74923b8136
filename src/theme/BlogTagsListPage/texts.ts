import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  listDescription: {
    en: 'All tags of the services, by subject.',
    ja: 'サービスに付いているすべてのタグを、分野ごとに一覧できます。',
  },
} as const satisfies Readonly<Record<string, Localized>>;
