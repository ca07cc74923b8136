import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {TOPICS} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import {type Chosen, type Filter, FILTERS, valuesOf} from '../filters';
import type {PageEvent} from '../pageEvents';
import styles from './styles.module.css';

/** Labels of categories and tags by slug. */
export type FilterLabels = Readonly<Record<'category' | 'tag', Readonly<Record<string, string>>>>;

type Props = {
  readonly events: readonly PageEvent[];
  readonly labels: FilterLabels;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
};

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
          {nameOf(filter)}
          <select
            className={styles.menu}
            disabled={!isBrowser}
            value={chosen[filter] ?? ''}
            onChange={({target}) => {
              const {[filter]: _old, ...others} = chosen;
              onChoose(target.value === '' ? others : {...others, [filter]: target.value});
            }}
          >
            <option value="">
              {translate({
                id: 'changes.filter.all',
                message: 'All',
                description: 'Filter option on the changes page that shows everything',
              })}
            </option>
            {isBrowser &&
              optionsOf(filter).map(({value, label}) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
          </select>
        </label>
      ))}
      <noscript>
        <Translate
          id="changes.noScript"
          description="Shown on the changes page when JavaScript is off"
        >
          The filters need JavaScript. The list below is complete without it.
        </Translate>
      </noscript>
    </div>
  );
}

function nameOf(filter: Filter): string {
  switch (filter) {
    case 'category':
      return translate({
        id: 'changes.filter.category',
        message: 'Category',
        description: 'Label of a filter on the changes page',
      });
    case 'kind':
      return translate({
        id: 'changes.filter.kind',
        message: 'Kind',
        description: 'Label of a filter on the changes page: price, licence, lifecycle',
      });
    case 'tag':
      return translate({
        id: 'compare.facet.tag',
        message: 'Tag',
        description: 'Heading of the filter by tag on the page that compares services',
      });
  }
}
