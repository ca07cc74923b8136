import {type ReactNode, useId} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {type Sort, SORTS} from '@site/src/catalogue/compare';
import useLocale from '../useLocale';
import type {ControlProps} from './Facets';
import styles from './styles.module.css';

type Props = ControlProps & {readonly shown: number; readonly total: number};

/** Text filter, order, and how much is left. */
export default function Controls({selection, shown, total, isInert, choose}: Props): ReactNode {
  const locale = useLocale();
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
            choose.type((current) => ({...current, query: target.value}));
          }}
          onBlur={choose.settle}
        />
      </div>
      <div className={styles.control}>
        <label htmlFor={ids.sort}>
          <Translate
            id="compare.sort"
            description="Label of the choice of an order of the compared services"
          >
            Order
          </Translate>
        </label>
        <select
          id={ids.sort}
          className={styles.input}
          disabled={isInert}
          value={selection.sort}
          onChange={({target}) => {
            choose.step((current) => ({...current, sort: target.value as Sort}));
          }}
        >
          {(Object.keys(SORTS) as Sort[]).map((sort) => (
            <option key={sort} value={sort}>
              {SORTS[sort][locale]}
            </option>
          ))}
        </select>
      </div>
      <p role="status" className={styles.result}>
        {shown === 0
          ? translate({
              id: 'compare.count.none',
              message: 'No service has all of this. Remove a filter to see more.',
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
