import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  labelUnknown: {en: 'Tell us: {label}', ja: '情報を提供：{label}'},
  label: {en: 'Report an error: {label}', ja: '誤りを報告：{label}'},
  textUnknown: {en: 'Tell us', ja: '情報を提供'},
  text: {en: 'Report an error', ja: '誤りを報告'},
  page: {en: 'Report an error on this page', ja: 'このページの誤りを報告'},
  suggest: {en: 'Suggest a service', ja: 'サービスを提案する'},
} as const satisfies Readonly<Record<string, Localized>>;
