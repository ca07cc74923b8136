import {type ReactNode, useEffect, useRef} from 'react';
import type {ComparedAttribute} from '@site/src/catalogue/browser';
import {type Menu, MENUS} from '@site/src/catalogue/fields';
import {GENERAL_GROUPS, type Locale} from '@site/src/catalogue/vocabulary';
import {fill} from '@site/src/fill';
import {useLocale} from '@site/src/languages/useLocale';
import {type Facet, facetsOf, inLocale, listOptions, rangesOf} from '../filters';
import {changeRange, toggleOption} from '../selection';
import type {ControlProps} from './controls';
import {hasLeft} from './hasLeft';
import layout from '@site/src/css/layout.module.css';
import styles from './styles.module.css';
import {TEXTS} from './texts';

/** The filters, grouped into menus of which only one is open at a time. */
export function Facets(props: ControlProps): ReactNode {
  const {offer, selection} = props;
  const locale = useLocale();
  const bar = useMenus();
  const groups = offer.columns?.groups ?? {};
  const facets = facetsOf(offer);
  const ranges = rangesOf(offer);
  return (
    <div ref={bar} className={layout.chips}>
      {[...new Set([...Object.keys(groups), ...MENUS])].map((menu) => {
        const boxes = ranges.filter(({group}) => group === menu);
        const lists = facets
          .filter((facet) => facet.menu === menu)
          .map((facet) => ({
            facet,
            options: listOptions(facet, offer, selection, locale),
          }))
          // A single option does not narrow the list, but a chosen one must be removable.
          .filter(({options}) => options.length > 1 || options.some(({isChosen}) => isChosen));
        const chosen =
          boxes.filter(({key}) => selection.ranges[key]).length +
          lists.filter(({facet}) => selection.facets[facet.name]).length;
        return boxes.length + lists.length === 0 ? null : (
          <details key={menu} name="filter" className={styles.menu}>
            <summary className="button button--sm button--secondary">
              {groups[menu] ?? labelOfMenu(menu as Menu, locale)}
              {chosen > 0 && <span className={styles.count}>{chosen}</span>}
            </summary>
            <div className={styles.panel}>
              {boxes.map((attribute) => (
                <RangeBoxes key={attribute.key} attribute={attribute} {...props} />
              ))}
              {lists.map(({facet, options}) => (
                <Options key={facet.name} facet={facet} options={options} {...props} />
              ))}
            </div>
          </details>
        );
      })}
    </div>
  );
}

/**
 * Closes the open menu on Escape, on a pointer press outside it, and when the focus leaves it.
 * @returns a ref for the element that contains the menus
 */
function useMenus() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const openMenu = () => bar.current?.querySelector<HTMLDetailsElement>('details[open]');
    const leave = (event: Event) => {
      const menu = openMenu();
      if (menu && hasLeft(menu, event)) {
        menu.open = false;
      }
    };
    const escape = ({key}: KeyboardEvent) => {
      const menu = openMenu();
      if (menu && key === 'Escape') {
        menu.open = false;
        menu.querySelector('summary')!.focus();
      }
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, []);
  return bar;
}

function Options({
  facet,
  options,
  selection,
  isInert,
  update,
}: ControlProps & {
  readonly facet: Facet;
  readonly options: ReturnType<typeof listOptions>;
}): ReactNode {
  const locale = useLocale();
  return (
    <fieldset className={styles.facet} disabled={isInert} data-facet={facet.name}>
      <legend>{labelOf(facet, locale)}</legend>
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
          <span>{label ?? TEXTS.noCompany[locale]}</span>{' '}
          <span className={styles.count} data-count={count}>
            {fill(TEXTS.count[locale], {count})}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function RangeBoxes({
  attribute,
  selection,
  isInert,
  update,
}: ControlProps & {readonly attribute: ComparedAttribute}): ReactNode {
  const locale = useLocale();
  const {key, label} = attribute;
  const measures = attribute.measures!;
  const range = selection.ranges[key];
  return (
    <fieldset className={styles.facet} disabled={isInert} data-facet={key}>
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
              update.replace((current) => changeRange(current, attribute, {[bound]: target.value}));
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
              update.push((current) => changeRange(current, attribute, {measure: target.value}));
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

/** The label of a facet. */
export const labelOf = ({name, label}: Facet, locale: Locale): string =>
  label === null ? TEXTS[name === 'tag' ? 'tag' : 'company'][locale] : inLocale(label, locale);

const labelOfMenu = (menu: Menu, locale: Locale): string =>
  menu === 'japan' ? GENERAL_GROUPS.japan[locale] : TEXTS[menu][locale];
