import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  directoryLink: {en: 'All companies', ja: '企業一覧'},
  servicesTitle: {en: 'Services in this catalogue', ja: '掲載しているサービス'},
  factsLegalName: {en: 'Legal name', ja: '正式名称'},
} as const satisfies Readonly<Record<string, Localized>>;
