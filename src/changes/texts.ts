/** Titles and descriptions of the changes page, its feeds and its calendars. */
import type {Localized} from '../catalogue/vocabulary';

export const TITLE = {en: 'Changes', ja: '変更と予定'} as const satisfies Localized;

export const DESCRIPTION = {
  en: 'Changes to the services and companies in the catalogue: discontinuations, prices, licences and releases, with upcoming dates first.',
  ja: '掲載しているサービスと企業の変更（提供終了、料金改定、ライセンス変更、リリースなど）を、今後の予定、過去の変更の順にまとめています。',
} as const satisfies Localized;

/** The texts for one entry or category; `{name}` is a placeholder for its name. */
export const FOLLOWED = {
  title: {en: 'Changes to {name}', ja: '{name}の変更と予定'},
  description: {
    en: 'Dated changes to {name}: discontinuations, prices, licences and releases.',
    ja: '{name}の提供終了、料金改定、ライセンス変更、リリースなどをまとめています。',
  },
} as const satisfies Readonly<Record<string, Localized>>;
