import type {ReactNode} from 'react';
import {useHydrated} from '@site/src/browser/hydrated';
import {fill} from '@site/src/fill';
import {locale} from '@site/src/languages/locale';
import {Button} from '../../components/Button';
import {closeMenu, Menu} from '../../components/Menu';
import {Select} from '../../components/Select';
import {listOptions} from '../filters';
import type {Filter} from '../offer';
import {changeRange, rangeOf, toggleOption} from '../selection';
import styles from './styles.module.css';
import {TEXTS} from './texts';
import type {List} from './useSelection';

type Props = List & {readonly shown: number};

/** Menus by how often readers ask for them; the first ones that exist have buttons of their own. */
const OFTEN = ['price', 'features', 'security', 'japan', 'license', 'tag'];
const MOST_MENUS = 4;

/** The filters in four menus, and one with the rest. Only one is open at a time. */
export function Facets(props: Props): ReactNode {
  const {offer, selection, shown, update} = props;
  const isHydrated = useHydrated();
  const menus = Object.entries(offer.menus)
    .map(([menu, label]) => {
      const own = offer.filters
        .filter((filter) => filter.menu === menu)
        .map((filter) => ({filter, options: listOptions(filter, offer, selection)}));
      const filters = [
        ...own.filter(({filter}) => filter.column),
        // A single option does not narrow the list.
        ...own.filter(({options}) => options.length > 1),
      ];
      return {menu, label, filters};
    })
    .filter(({filters}) => filters.length > 0);
  const often = OFTEN.flatMap((key) => menus.find(({menu}) => menu === key) ?? []);
  const buttons = often.slice(0, MOST_MENUS);
  const rest = menus.filter((own) => !buttons.includes(own)).flatMap(({filters}) => filters);
  const more = {menu: 'more', label: TEXTS.others[locale], filters: rest};
  return (
    <div className="chips">
      {[...buttons, ...(rest.length > 0 ? [more] : [])].map(({menu, label, filters}) => {
        const used = filters.filter(({filter}) => filter.name in selection.chosen).length;
        return (
          <Menu
            key={menu}
            name="filter"
            data-menu={menu}
            className={styles.menu}
            isDisabled={!isHydrated}
            isLazy
            label={
              <>
                {label}
                {used > 0 && <span className={styles.badge}>{used}</span>}
              </>
            }
          >
            <div className={`panel ${styles.panel}`}>
              {filters.map(({filter, options}) => (
                <fieldset key={filter.name} data-facet={filter.name}>
                  <legend>{filter.label}</legend>
                  {filter.column ? (
                    <RangeBoxes filter={filter} {...props} />
                  ) : (
                    options.map(({value, label: option, isChosen, count}) => (
                      <label key={value} className={`tick ${styles.option}`}>
                        <input
                          type="checkbox"
                          value={value}
                          checked={isChosen}
                          onChange={() =>
                            update.push((current) => toggleOption(current, filter, value))
                          }
                        />
                        <span>{option}</span>{' '}
                        <span data-count={count}>{fill(TEXTS.count[locale], {count})}</span>
                      </label>
                    ))
                  )}
                </fieldset>
              ))}
              <div className={styles.done}>
                <Button isPrimary onClick={closeMenu}>
                  {fill(TEXTS.done[locale], {count: shown})}
                </Button>
              </div>
            </div>
          </Menu>
        );
      })}
    </div>
  );
}

function RangeBoxes({filter, selection, update}: Props & {readonly filter: Filter}): ReactNode {
  const {label, column} = filter;
  const {measures} = column!;
  const range = rangeOf(selection, filter);
  return (
    <div className={`cluster ${styles.range}`}>
      {(['min', 'max'] as const).map((bound) => (
        <input
          key={bound}
          className="field"
          type="number"
          min="0"
          step="any"
          inputMode="decimal"
          placeholder={TEXTS[bound][locale]}
          aria-label={fill(TEXTS[bound === 'min' ? 'from' : 'to'][locale], {label})}
          value={range[bound]}
          onChange={({target}) =>
            update.replace((current) => changeRange(current, filter, {[bound]: target.value}))
          }
          onBlur={update.flush}
        />
      ))}
      {measures.length === 1 ? (
        <span>{measures[0]!.label}</span>
      ) : (
        <Select
          aria-label={fill(TEXTS.measure[locale], {label})}
          value={range.measure}
          options={measures.map((one) => [one.name, one.label])}
          onChoose={(measure) => update.push((current) => changeRange(current, filter, {measure}))}
        />
      )}
    </div>
  );
}
