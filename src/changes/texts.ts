/** Titles and descriptions of the feeds and calendars of one entry or category. */
import type {Localized} from '../catalogue/vocabulary';

/** `{name}` is a placeholder for the name of the entry or category. */
export const FOLLOWED = {
  title: {en: 'Changes to {name}', ja: '{name}の変更と予定'},
  description: {
    en: 'Dated changes to {name}: discontinuations, prices, licences and releases.',
    ja: '{name}の提供終了、料金改定、ライセンス変更、リリースなどをまとめています。',
  },
} as const satisfies Readonly<Record<string, Localized>>;
