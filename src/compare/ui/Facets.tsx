import {type ReactNode, useEffect, useRef} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {ComparedService} from '@site/src/catalogue/browser';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import {type Facet, FACET_NAMES, FACETS, listOptions} from '../filters';
import {type Selection, toggleOption} from '../selection';
import {Action} from './Action';
import styles from './styles.module.css';
import type {UpdateSelection} from './useSelection';

export type ControlProps = {
  readonly selection: Selection;
  /** Whether the controls are disabled: before hydration, and without JavaScript. */
  readonly isInert: boolean;
  readonly update: UpdateSelection;
};

type Props = ControlProps & {readonly services: readonly ComparedService[]};

/** The filters of the list. They are open where there is room for them beside the table. */
export function Facets({services, selection, isInert, update}: Props): ReactNode {
  const locale = useLocale();
  const noCompany = translate({
    id: 'compare.facet.company.none',
    message: 'No company page',
    description: 'Filter for services whose company has no page',
  });
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
          // The button is disabled after that, and the focus would be lost with it.
          summary.current?.focus();
          update.push((current) => ({...current, facets: {}}));
        }}
      >
        <Translate
          id="compare.filters.clear"
          description="Button that undoes all filters of the page that compares services"
        >
          Remove all filters
        </Translate>
      </Action>
      {FACET_NAMES.map((facet) => {
        const options = listOptions(facet, services, selection, locale);
        return options.length === 0 ? null : (
          <fieldset key={facet} className={styles.facet} disabled={isInert} data-facet={facet}>
            <legend>{labelOf(facet, locale)}</legend>
            <div className={styles.options}>
              {options.map(({value, label, count, isChosen}) => (
                <label key={value} className={styles.option}>
                  <input
                    type="checkbox"
                    value={value}
                    checked={isChosen}
                    onChange={() => {
                      update.push((current) => toggleOption(current, facet, value));
                    }}
                  />
                  <span>{label ?? noCompany}</span>{' '}
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

/** The label of a facet: that of the field of the records, if it is one. */
function labelOf(facet: Facet, locale: Locale): string {
  switch (facet) {
    case 'tag':
      return translate({
        id: 'compare.facet.tag',
        message: 'Tag',
        description: 'Heading of the filter by tag on the page that compares services',
      });
    case 'company':
      return translate({
        id: 'compare.facet.company',
        message: 'Company',
        description: 'Heading of the filter by company on the page that compares services',
      });
    default:
      return FACETS[facet].label[locale];
  }
}
