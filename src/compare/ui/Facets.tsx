import {type ReactNode, useState} from 'react';
import {fill} from '@site/src/fill';
import {type FacetOption, listOptions} from '../filters';
import type {Column, Facet} from '../offer';
import {changeRange, rangesOf, toggleOption} from '../selection';
import type {ControlProps} from './controls';
import layout from '@site/src/css/layout.module.css';
import styles from './styles.module.css';
import {TEXTS} from './texts';

/** The filters, grouped into menus of which only one is open at a time. */
export function Facets(props: ControlProps): ReactNode {
  const {offer, selection} = props;
  return (
    <div className={layout.chips}>
      {Object.entries(offer.menus).map(([menu, label]) => {
        const ranges = rangesOf(offer).filter(({group}) => group === menu);
        const lists = offer.facets
          .filter((facet) => facet.menu === menu)
          .map((facet) => ({facet, options: listOptions(facet, offer, selection)}))
          // A single option does not narrow the list, but a chosen one must be removable.
          .filter(({options}) => options.length > 1 || options.some(({isChosen}) => isChosen));
        const chosen =
          ranges.filter(({name}) => selection.ranges[name]).length +
          lists.filter(({facet}) => selection.facets[facet.name]).length;
        return ranges.length + lists.length === 0 ? null : (
          <Menu key={menu} menu={menu} label={label} chosen={chosen}>
            {ranges.map((column) => (
              <RangeBoxes key={column.name} column={column} {...props} />
            ))}
            {lists.map(({facet, options}) => (
              <Options key={facet.name} facet={facet} options={options} {...props} />
            ))}
          </Menu>
        );
      })}
    </div>
  );
}

/** A menu whose filters are rendered only while it is open, since there are many of them. */
function Menu({
  menu,
  label,
  chosen,
  children,
}: {
  readonly menu: string;
  readonly label: string;
  /** Number of filters that are in use. */
  readonly chosen: number;
  readonly children: ReactNode;
}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      name="filter"
      data-menu={menu}
      className={styles.menu}
      onToggle={({currentTarget}) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary className="button button--sm button--secondary">
        {label}
        {chosen > 0 && <span className={styles.count}>{chosen}</span>}
      </summary>
      {isOpen && <div className={styles.panel}>{children}</div>}
    </details>
  );
}

function Options({
  facet,
  options,
  offer: {locale},
  selection,
  update,
}: ControlProps & {
  readonly facet: Facet;
  readonly options: readonly FacetOption[];
}): ReactNode {
  return (
    <fieldset className={styles.facet} data-facet={facet.name}>
      <legend>{facet.label}</legend>
      {options.map(({value, label, count}) => (
        <label key={value} className={styles.option}>
          <input
            type="checkbox"
            value={value}
            checked={selection.facets[facet.name]?.includes(value) ?? false}
            onChange={() => {
              update.push((current) => toggleOption(current, facet, value));
            }}
          />
          <span>{label}</span>{' '}
          <span className={styles.count} data-count={count}>
            {fill(TEXTS.count[locale], {count})}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function RangeBoxes({
  column,
  offer: {locale},
  selection,
  update,
}: ControlProps & {readonly column: Column}): ReactNode {
  const {name, head: label, measures} = column;
  const range = selection.ranges[name];
  return (
    <fieldset className={styles.facet} data-facet={name}>
      <legend>{label}</legend>
      <div className={styles.range}>
        {(['min', 'max'] as const).map((bound) => (
          <input
            key={bound}
            className={styles.field}
            type="number"
            min="0"
            step="any"
            inputMode="decimal"
            placeholder={TEXTS[bound][locale]}
            aria-label={fill(TEXTS[bound === 'min' ? 'from' : 'to'][locale], {label})}
            value={range?.[bound] ?? ''}
            onChange={({target}) => {
              update.replace((current) => changeRange(current, column, {[bound]: target.value}));
            }}
            onBlur={update.flush}
          />
        ))}
        {measures.length === 1 ? (
          <span>{measures[0]!.label}</span>
        ) : (
          <select
            className={styles.field}
            aria-label={fill(TEXTS.measure[locale], {label})}
            value={range?.measure ?? measures[0]!.name}
            onChange={({target}) => {
              update.push((current) => changeRange(current, column, {measure: target.value}));
            }}
          >
            {measures.map((measure) => (
              <option key={measure.name} value={measure.name}>
                {measure.label}
              </option>
            ))}
          </select>
        )}
      </div>
    </fieldset>
  );
}
