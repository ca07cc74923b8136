import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type Localized, TOPICS} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import {type Chosen, valuesOf} from '../filters';
import type {PageEvent} from '../pageEvents';
import fields from '@site/src/css/field.module.css';
import styles from './styles.module.css';
import {TEXTS} from './texts';

/** Labels of categories and tags by slug. */
export type FilterLabels = Readonly<Record<'category' | 'tag', Readonly<Record<string, string>>>>;

type Props = {
  readonly events: readonly PageEvent[];
  readonly labels: FilterLabels;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
};

const NAMES = {
  category: TEXTS.filterCategory,
  kind: TEXTS.filterKind,
  tag: TEXTS.facetTag,
} as const satisfies Readonly<Partial<Record<keyof Chosen, Localized>>>;
type Filter = keyof typeof NAMES;
const FILTERS = Object.keys(NAMES) as readonly Filter[];

/** A select box for each filter; disabled and without options until hydration. */
export function Filters({events, labels, chosen, onChoose}: Props): ReactNode {
  const locale = useLocale();
  const isBrowser = useIsBrowser();
  const collator = new Intl.Collator(locale);
  const optionsOf = (filter: Filter) =>
    valuesOf(filter, events)
      .map((value) => ({
        value,
        label:
          filter === 'kind'
            ? TOPICS[value as keyof typeof TOPICS][locale]
            : (labels[filter][value] ?? value),
      }))
      .sort((a, b) => collator.compare(a.label, b.label));
  return (
    <div className={styles.filters}>
      {FILTERS.map((filter) => (
        <label key={filter}>
          {NAMES[filter][locale]}
          <select
            className={fields.wide}
            disabled={!isBrowser}
            value={chosen[filter] ?? ''}
            onChange={({target}) => {
              const {[filter]: _old, ...others} = chosen;
              onChoose(target.value === '' ? others : {...others, [filter]: target.value});
            }}
          >
            <option value="">{TEXTS.filterAll[locale]}</option>
            {isBrowser &&
              optionsOf(filter).map(({value, label}) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
          </select>
        </label>
      ))}
      <noscript>{TEXTS.noScript[locale]}</noscript>
    </div>
  );
}
