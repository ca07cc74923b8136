/** The placeholder texts that `npm run new` writes into an article. Published pages must not have them. */
import type {RecordKind} from '../kinds';
import type {Localized} from '../vocabulary';

/** The sections of a draft by kind of entry; a hint is a comment with instructions for the author. */
export const SCAFFOLD_SECTIONS = {
  service: [
    {
      id: 'what-it-costs',
      title: {en: 'What it costs', ja: '料金'},
      hint: {
        en: '<Plans /> if the record has plans; what makes the bill jump, and taxes',
        ja: '料金プランがあれば<Plans />。料金が大きく増える条件と税',
      },
    },
    {
      id: 'japan',
      title: {en: 'Using it from Japan', ja: '日本から使う'},
      hint: {en: '<Japan />, and what follows from it', ja: '<Japan />と、その意味'},
    },
    {
      id: 'what-it-does',
      title: {en: 'What it does', ja: 'できること'},
      hint: {en: 'The main functions, each with its consequence', ja: '主な機能とその意味'},
    },
    {
      id: 'how-you-use-it',
      title: {en: 'How you use it', ja: '使い方'},
      hint: {
        en: 'The first steps from an empty folder, with the output, the version and the day',
        ja: '空のフォルダーからの手順、出力、バージョン、実行した日',
      },
    },
    {
      id: 'limits',
      title: {en: 'Limits', ja: '制限'},
      hint: {
        en: 'Each with its size as <Value of="…" />, and what happens when it is reached',
        ja: '<Value of="…" />で示す上限と、達した場合の動作',
      },
    },
    {
      id: 'alternatives',
      title: {en: 'How it compares', ja: 'ほかのサービスとの違い'},
      hint: {
        en: 'A table: the same use priced, the difference that decides, pick it when',
        ja: '表：同じ使い方の料金、決め手になる違い、選ぶ場合',
      },
    },
    {
      id: 'how-to-leave',
      title: {en: 'Moving in and out', ja: '移行と解約'},
      hint: {en: 'Commands, the cost, and what is lost', ja: 'コマンド、費用、失われるもの'},
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
} as const satisfies Readonly<
  Record<RecordKind, readonly {id: string; title: Localized; hint: Localized}[]>
>;

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
