import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  secondary: {en: 'third party', ja: '第三者'},
  uncompared: {en: 'not yet verified', ja: '未照合'},
  uncomparedSign: {en: '(not yet verified)', ja: '（未照合）'},
  via: {en: '{source} (via {via})', ja: '{source}（{via}で確認）'},
  due: {en: 'recheck due', ja: '再確認が必要'},
  dated: {en: 'as of {date}', ja: '{date}時点の資料'},
  ended: {en: 'was valid until {date}', ja: '{date}まで有効でした'},
  until: {en: 'valid until {date}', ja: '{date}まで有効'},
} as const satisfies Readonly<Record<string, Localized>>;
