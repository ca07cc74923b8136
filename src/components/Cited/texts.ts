import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  answers: {
    en: '{count} answers on data, payment, tax, language and support',
    ja: 'データ、支払い、税、言語、サポートについての{count}項目',
  },
  unknown: {en: '{answer}: {fields}', ja: '{answer}：{fields}'},
} as const satisfies Readonly<Record<string, Localized>>;
