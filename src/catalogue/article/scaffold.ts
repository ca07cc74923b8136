/** The placeholder texts that `npm run new` writes into an article. Published pages must not have them. */
import type {RecordKind} from '../kinds';
import type {Localized} from '../vocabulary';

/** A section of a draft: its heading, and a comment with instructions for the author. */
export type ScaffoldSection = {
  readonly id: string;
  readonly title: Localized;
  readonly hint: Localized;
};

/** The sections of a draft by kind of entry. */
export const SCAFFOLD_SECTIONS: Readonly<Record<RecordKind, readonly ScaffoldSection[]>> = {
  service: [
    {
      id: 'what-it-does',
      title: {en: 'What it does', ja: 'できること'},
      hint: {
        en: 'The main functions, with facts of the record',
        ja: '主な機能。データファイルの情報を引用する',
      },
    },
    {
      id: 'how-you-use-it',
      title: {en: 'How you use it', ja: '使い方'},
      hint: {en: 'The first steps, with a short example', ja: '最初の手順と短い例'},
    },
    {
      id: 'what-it-costs',
      title: {en: 'What it costs', ja: '料金の考え方'},
      hint: {
        en: 'What is billed; prices as facts only',
        ja: '課金の対象。金額はデータファイルにだけ書く',
      },
    },
    {
      id: 'limits',
      title: {en: 'Limits', ja: '制限'},
      hint: {en: 'Numbers as facts only', ja: '数値はデータファイルにだけ書く'},
    },
    {
      id: 'how-it-compares',
      title: {en: 'How it compares', ja: 'ほかのサービスとの違い'},
      hint: {
        en: 'Links to the alternatives of the record',
        ja: 'データファイルの代替サービスへのリンク',
      },
    },
    {
      id: 'when-not-to-use-it',
      title: {en: 'When not to use it', ja: '向いていない場合'},
      hint: {en: 'Name the cases', ja: '該当する場合を挙げる'},
    },
  ],
  company: [
    {
      id: 'what-it-runs',
      title: {en: 'What it offers developers', ja: '開発者向けのサービス'},
      hint: {
        en: 'Its services for developers, with facts of the record',
        ja: '主なサービス。データファイルの情報を引用する',
      },
    },
    {
      id: 'what-to-know',
      title: {en: 'What to know', ja: '知っておきたいこと'},
      hint: {en: 'Ownership, history, what has ended', ja: '経営、沿革、終了したもの'},
    },
  ],
};

/** The first paragraph of a draft. */
export const SCAFFOLD_INTRODUCTION: Localized = {
  en: 'This entry is a draft.',
  ja: 'この項目は下書きです。',
};

/** The placeholder description of a draft about an entry with this name. */
export const scaffoldDescription = ({en, ja}: Localized): Localized => ({
  // Names such as "Example, Inc." already end with a full stop.
  en: `Draft of an entry about ${en.replace(/\.$/, '')}.`,
  ja: `${ja}についての項目の下書きです。`,
});
