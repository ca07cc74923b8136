import {type ReactNode, useEffect, useRef} from 'react';
import Translate from '@docusaurus/Translate';
import type {ComparedService} from '@site/src/catalogue';
import {
  type Facet,
  FACETS,
  listOptions,
  type Selection,
  toggleOption,
} from '@site/src/catalogue/compare';
import useLocale from '../useLocale';
import Action from './Action';
import styles from './styles.module.css';
import type {Choose} from './useSelection';

export type ControlProps = {
  readonly selection: Selection;
  /** Whether nothing can be chosen yet, or without JavaScript at all. */
  readonly isInert: boolean;
  readonly choose: Choose;
};

type Props = ControlProps & {readonly services: readonly ComparedService[]};

/** What the list can be narrowed down by. Stands open where there is room beside the table. */
export default function Facets({services, selection, isInert, choose}: Props): ReactNode {
  const locale = useLocale();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (details.current && window.matchMedia('(min-width: 997px)').matches) {
      details.current.open = true;
    }
  }, []);
  const summary = useRef<HTMLElement>(null);
  const chosen = Object.values(selection.facets).flat().length;
  return (
    <details className={styles.facets} ref={details}>
      <summary ref={summary} className={styles.facetsTitle}>
        {chosen === 0 ? (
          <Translate
            id="compare.filters"
            description="Opens the filters of the page that compares services"
          >
            Filters
          </Translate>
        ) : (
          <Translate
            id="compare.filters.chosen"
            description="Opens the filters of the page that compares services, when some are in use"
            values={{count: chosen}}
          >
            {'Filters ({count} in use)'}
          </Translate>
        )}
      </summary>
      <Action
        isDisabled={isInert || chosen === 0}
        onClick={() => {
          // The button is of no use after that, and would take the focus with it.
          summary.current?.focus();
          choose.step((current) => ({...current, facets: {}}));
        }}
      >
        <Translate
          id="compare.filters.clear"
          description="Button that undoes all filters of the page that compares services"
        >
          Remove all filters
        </Translate>
      </Action>
      {(Object.keys(FACETS) as Facet[]).map((facet) => {
        const options = listOptions(facet, services, selection, locale);
        return options.length === 0 ? null : (
          <fieldset key={facet} className={styles.facet} disabled={isInert} data-facet={facet}>
            <legend>{FACETS[facet].label[locale]}</legend>
            <div className={styles.options}>
              {options.map(({value, label, count, isChosen}) => (
                <label key={value} className={styles.option}>
                  <input
                    type="checkbox"
                    value={value}
                    checked={isChosen}
                    onChange={() => {
                      choose.step((current) => toggleOption(current, facet, value));
                    }}
                  />
                  <span>{label}</span>{' '}
                  <span className={styles.count} data-count={count}>
                    <Translate
                      id="compare.option.count"
                      description="Number of services after an option of a filter"
                      values={{count}}
                    >
                      {'({count})'}
                    </Translate>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
    </details>
  );
}
