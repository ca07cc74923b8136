import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  sameJob: {en: 'For the same job', ja: '同じ用途'},
  all: {en: 'All services', ja: 'すべてのサービス'},
  allLink: {en: 'All {count} services', ja: 'すべてのサービス（{count}件）'},
} as const satisfies Readonly<Record<string, Localized>>;
