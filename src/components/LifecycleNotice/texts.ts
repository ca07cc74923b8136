import type {Localized} from '@site/src/catalogue/vocabulary';

export const TEXTS = {
  noticeAlternatives: {en: 'Where to go instead', ja: '移行先'},
  noticeSuccessors: {
    en: 'Suggested replacements: {names}',
    ja: '後継として案内されているもの：{names}',
  },
  noticeChanged: {en: 'Important change', ja: '重要な変更'},
  noticeSince: {en: '{state} since {date}', ja: '{date}から{state}'},
  noticeEnded: {en: 'Ended: {date}', ja: '{date}に終了'},
  noticeEnds: {en: 'Ends on {date}', ja: '{date}に終了予定'},
} as const satisfies Readonly<Record<string, Localized>>;
