import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  alternatives: {en: 'Where to go instead', ja: '移行先'},
  leaving: {en: 'How to leave', ja: 'やめるときは'},
  successors: {
    en: 'Suggested replacements: {names}',
    ja: '後継として案内されているもの：{names}',
  },
  change: {en: 'Change', ja: '変更'},
  since: {en: '{state} since {date}', ja: '{date}から{state}'},
  ended: {en: 'Ended: {date}', ja: '{date}に終了'},
  ends: {en: 'Ends on {date}', ja: '{date}に終了予定'},
} as const satisfies Readonly<Record<string, Localized>>;
