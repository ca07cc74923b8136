import type {Localized} from '@site/src/catalogue/vocabulary';

/** Texts of the side-by-side view other than those that its exports have, too. */
export const TEXTS = {
  back: {en: 'All services', ja: 'すべてのサービス'},
  add: {en: 'Add', ja: '追加'},
  addGroup: {en: 'Services to add', ja: '追加できるサービス'},
  remove: {en: 'Remove {name} from the comparison', ja: '{name}を比較から外す'},
  copy: {en: 'Copy', ja: 'コピー'},
  copied: {en: 'Copied: {title}', ja: '{title}をコピーしました'},
  record: {en: 'Decision record', ja: '意思決定記録'},
  recordTitle: {en: 'Decision record (ADR)', ja: '意思決定記録（ADR）'},
  estimate: {en: 'What it would cost', ja: '料金の見積もり'},
  table: {en: '{names} side by side', ja: '{names}の比較'},
  fields: {en: 'Field', ja: '比較項目'},
  noDifference: {
    en: 'No difference in the fields compared.',
    ja: '比較した項目に違いはありません。',
  },
  differencesOnly: {en: 'Differences only', ja: '異なる項目のみ'},
  alike: {en: 'The same for all ({count})', ja: 'すべて同じ（{count}項目）'},
  unknown: {en: 'Not known for any: {fields}.', ja: 'すべて不明：{fields}。'},
  dialogText: {en: 'Text', ja: '本文'},
  dialogCopied: {en: 'Copied', ja: 'コピーしました'},
  dialogRefused: {
    en: 'The browser blocked copying. Select the text above and copy it.',
    ja: 'ブラウザーがコピーを許可しませんでした。上の文章を選択してコピーしてください。',
  },
  dialogCopy: {en: 'Copy', ja: 'コピー'},
  dialogDownload: {en: 'Download', ja: 'ダウンロード'},
  dialogClose: {en: 'Close', ja: '閉じる'},
} as const satisfies Readonly<Record<string, Localized>>;
