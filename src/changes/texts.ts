/** Titles and descriptions of the changes page, its feeds and its calendars. */
import type {Localized} from '../catalogue/vocabulary';

export const TITLE = {en: 'Changes', ja: '変更と予定'} as const satisfies Localized;

export const DESCRIPTION = {
  en: 'What changes at the services and companies of the catalogue: ends, prices, licences and releases by date, first what is still to come.',
  ja: '掲載しているサービスと企業の変更を日付順にまとめています。提供終了、料金改定、ライセンス変更、リリースなどを、これからの予定、過去の順に並べています。',
} as const satisfies Localized;

/** The texts for one entry or category; `{name}` is a placeholder for its name. */
export const FOLLOWED = {
  title: {en: 'Changes to {name}', ja: '{name}の変更と予定'},
  description: {
    en: 'Dated changes to {name}: ends, prices, licences and releases.',
    ja: '{name}の提供終了、料金改定、ライセンス変更、リリースなどをまとめています。',
  },
} as const satisfies Readonly<Record<string, Localized>>;
