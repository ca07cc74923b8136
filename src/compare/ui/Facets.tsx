import {type ReactNode, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {fill} from '@site/src/fill';
import {type FacetOption, listOptions} from '../filters';
import type {Facet} from '../offer';
import type {Column} from '../pageData';
import {changeRange, rangesOf, toggleOption} from '../selection';
import {Action} from './Action';
import layout from '@site/src/css/layout.module.css';
import styles from './styles.module.css';
import {TEXTS} from './texts';
import type {List} from './useSelection';

type Props = List & {
  /** Number of services that match the filters. */
  readonly shown: number;
};

/** Menus by how often readers ask for them; the first ones that exist have buttons of their own. */
const OFTEN = ['price', 'features', 'security', 'japan', 'license', 'tag'];
const MOST_MENUS = 4;

/** The filters in four menus, and one with the rest. Only one is open at a time. */
export function Facets(props: Props): ReactNode {
  const {offer, selection} = props;
  const menus = Object.entries(offer.menus)
    .map(([menu, label]) => {
      const ranges = rangesOf(offer).filter(({group}) => group === menu);
      const lists = offer.facets
        .filter((facet) => facet.menu === menu)
        .map((facet) => ({facet, options: listOptions(facet, offer, selection)}))
        // A single option does not narrow the list.
        .filter(({options}) => options.length > 1);
      return {menu, label, ranges, lists};
    })
    .filter(({ranges, lists}) => ranges.length + lists.length > 0);
  const chosenIn = (own: typeof menus): number =>
    own
      .flatMap(({ranges, lists}) => [
        ...ranges.map(({name}) => selection.ranges[name]),
        ...lists.map(({facet}) => selection.facets[facet.name]),
      ])
      .filter((chosen) => chosen !== undefined).length;
  const filtersOf = ({ranges, lists}: (typeof menus)[number]) => [
    ...ranges.map((column) => <RangeBoxes key={column.name} column={column} {...props} />),
    ...lists.map(({facet, options}) => (
      <Options key={facet.name} facet={facet} options={options} {...props} />
    )),
  ];
  const main = OFTEN.flatMap((key) => menus.find(({menu}) => menu === key) ?? []);
  const buttons = main.slice(0, MOST_MENUS).map((own) => ({...own, parts: [own]}));
  const others = menus.filter((own) => !buttons.some(({menu}) => menu === own.menu));
  const rest = {menu: 'more', label: TEXTS.others[offer.locale], parts: others};
  return (
    <div className={layout.chips}>
      {[...buttons, ...(others.length > 0 ? [rest] : [])].map(({menu, label, parts}) => (
        <Menu key={menu} menu={menu} label={label} chosen={chosenIn(parts)} {...props}>
          {() => parts.flatMap(filtersOf)}
        </Menu>
      ))}
    </div>
  );
}

/** A menu whose filters are rendered only while it is open, since there are many of them. */
function Menu({
  menu,
  label,
  chosen,
  shown,
  offer: {locale},
  children,
}: Props & {
  readonly menu: string;
  readonly label: string;
  /** Number of filters that are in use. */
  readonly chosen: number;
  readonly children: () => ReactNode;
}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const isBrowser = useIsBrowser();
  return (
    <details
      name="filter"
      data-menu={menu}
      className={styles.menu}
      onToggle={({currentTarget}) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary className="button button--sm button--secondary" aria-disabled={!isBrowser}>
        {label}
        {chosen > 0 && <span className={styles.badge}>{chosen}</span>}
      </summary>
      {isOpen && (
        <div className={styles.panel}>
          {children()}
          <div className={styles.done}>
            <Action
              isPrimary
              onClick={() => {
                document.querySelector<HTMLDetailsElement>(`[data-menu="${menu}"]`)!.open = false;
              }}
            >
              {fill(TEXTS.done[locale], {count: shown})}
            </Action>
          </div>
        </div>
      )}
    </details>
  );
}

function Options({
  facet,
  options,
  offer: {locale},
  selection,
  update,
}: Props & {
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
}: Props & {readonly column: Column}): ReactNode {
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
