import {type ReactNode, useId} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {type Sort, SORTS} from '../filters';
import type {ControlProps} from './Facets';
import styles from './styles.module.css';

type Props = ControlProps & {readonly shown: number; readonly total: number};

/** Text filter, order, and how many services match. */
export function Controls({selection, shown, total, isInert, update}: Props): ReactNode {
  const labels = sortLabels();
  const ids = {query: useId(), sort: useId()};
  return (
    <div className={styles.controls}>
      <div className={styles.control}>
        <label htmlFor={ids.query}>
          <Translate
            id="compare.text"
            description="Label of the box that filters the compared services by text"
          >
            Name, vendor or tag
          </Translate>
        </label>
        <input
          id={ids.query}
          type="search"
          className={styles.input}
          autoComplete="off"
          disabled={isInert}
          value={selection.query}
          onChange={({target}) => {
            update.replace((current) => ({...current, query: target.value}));
          }}
          onBlur={update.flush}
        />
      </div>
      <div className={styles.control}>
        <label htmlFor={ids.sort}>
          <Translate
            id="compare.sort"
            description="Label of the choice of an order of the compared services"
          >
            Sort by
          </Translate>
        </label>
        <select
          id={ids.sort}
          className={styles.input}
          disabled={isInert}
          value={selection.sort}
          onChange={({target}) => {
            update.push((current) => ({...current, sort: target.value as Sort}));
          }}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {labels[sort]}
            </option>
          ))}
        </select>
      </div>
      <p role="status" className={styles.result}>
        {shown === 0
          ? translate({
              id: 'compare.count.none',
              message: 'No services match these filters. Remove a filter to see more.',
              description: 'Shown when the filters leave no service to compare',
            })
          : translate(
              {
                id: 'compare.count',
                message: '{shown} of {total} services',
                description: 'Number of services that the filters leave',
              },
              {shown, total},
            )}
      </p>
    </div>
  );
}

const SORT = 'An order of the services that are compared';

const sortLabels = (): Readonly<Record<Sort, string>> => ({
  name: translate({id: 'compare.sort.name', message: 'Name', description: SORT}),
  vendor: translate({id: 'compare.sort.vendor', message: 'Vendor', description: SORT}),
  newest: translate({id: 'compare.sort.newest', message: 'Newest first', description: SORT}),
  oldest: translate({id: 'compare.sort.oldest', message: 'Oldest first', description: SORT}),
  lifecycle: translate({id: 'compare.sort.lifecycle', message: 'Ended first', description: SORT}),
});
