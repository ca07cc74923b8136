/** What the page, its feeds and its calendar are called. */
import type {Localized} from '../catalogue/vocabulary';

export const TITLE = {en: 'Changes', ja: '変更と予定'} as const satisfies Localized;

export const DESCRIPTION = {
  en: 'What changes at the services and companies of the catalogue: ends, prices, licences and releases by date, first what is still to come.',
  ja: '掲載しているサービスと企業の変更を日付順にまとめています。提供終了、料金改定、ライセンス変更、リリースなどを、これからの予定、過去の順に並べています。',
} as const satisfies Localized;

/** The same for the changes of one entry or one category, whose name is the place of `{name}`. */
export const FOLLOWED = {
  title: {en: 'Changes to {name}', ja: '{name}の変更と予定'},
  description: {
    en: 'Dated changes to {name}: ends, prices, licences and releases.',
    ja: '{name}の提供終了、料金改定、ライセンス変更、リリースなどをまとめています。',
  },
} as const satisfies Readonly<Record<string, Localized>>;
