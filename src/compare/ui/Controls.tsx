import {type ReactNode, type RefObject, useRef} from 'react';
import {useHydrated} from '@site/src/browser/hydrated';
import {fill} from '@site/src/fill';
import {locale} from '@site/src/languages/locale';
import {filterServices} from '../filters';
import type {Filter} from '../offer';
import {
  choose,
  clearFilters,
  rangeOf,
  type Selection,
  sortName,
  sortNamed,
  toggleOption,
  wordsIn,
} from '../selection';
import {Button} from '../../components/Button';
import {Select} from '../../components/Select';
import {Facets} from './Facets';
import styles from './styles.module.css';
import {TEXTS} from './texts';
import type {List} from './useSelection';

type Props = List & {
  readonly shown: number;
  readonly hasText?: boolean;
};

type Chosen = {
  readonly key: string;
  readonly label: string;
  readonly without: (selection: Selection) => Selection;
};

/** Text filter, filter menus, number of matches, choices for narrow windows, and active filters. */
export function Controls(props: Props): ReactNode {
  const {offer, selection, shown, columns, update, hasText = false} = props;
  const isHydrated = useHydrated();
  const bar = useRef<HTMLDivElement>(null);
  const total = offer.services.length;
  const fields = columns.shown.map(({name, head}) => [name, head] as const);
  const text = TEXTS[shown === total ? 'every' : 'some'][locale];
  return (
    <>
      <div ref={bar} tabIndex={-1} className={`cluster ${styles.bar}`} data-search="ignore">
        {hasText && (
          <input
            type="search"
            className={`field ${styles.search}`}
            aria-label={TEXTS.text[locale]}
            placeholder={TEXTS.text[locale]}
            autoComplete="off"
            disabled={!isHydrated}
            value={selection.query}
            onChange={({target}) =>
              update.replace((current) => ({...current, query: target.value}))
            }
            onBlur={update.flush}
          />
        )}
        <Facets {...props} />
        <p role="status" className={styles.result}>
          {shown === 0 ? TEXTS.none[locale] : fill(text, {shown, total})}
        </p>
        <SortBox {...props} />
        <Select
          className={styles.narrow}
          aria-label={TEXTS.field[locale]}
          disabled={!isHydrated}
          value={selection.field ?? ''}
          options={[['', TEXTS.field[locale]], ...fields]}
          onChoose={(name) => update.push((current) => ({...current, field: name || null}))}
        />
      </div>
      <Chips {...props} bar={bar} />
    </>
  );
}

/** A box for the sort order, since a narrow window hides most column headers. */
function SortBox({columns, hasMonth, selection, update}: Props): ReactNode {
  const names = ['month', 'name', 'vendor', 'newest', 'oldest', 'lifecycle'] as const;
  const options = new Map<string, string>(
    names.slice(hasMonth ? 0 : 1).map((name) => [name, TEXTS[name][locale]]),
  );
  for (const {name, head, better} of columns.shown) {
    if (name !== 'lifecycle' && name !== 'released') {
      options.set(sortName({by: name, isDescending: better === 'higher'}), head);
    }
  }
  const current = sortName(selection.sort);
  if (!options.has(current)) {
    const opposite = sortName({...selection.sort, isDescending: !selection.sort.isDescending});
    const label = options.get(opposite) ?? TEXTS.name[locale];
    options.set(current, fill(TEXTS.reversed[locale], {label}));
  }
  return (
    <Select
      className={styles.narrow}
      aria-label={TEXTS.sort[locale]}
      disabled={!useHydrated()}
      value={current}
      options={options}
      onChoose={(name) => update.push((before) => ({...before, sort: sortNamed(name)}))}
    />
  );
}

function Chips(props: List & {readonly bar: RefObject<HTMLDivElement | null>}): ReactNode {
  const {bar, offer, selection, update} = props;
  const filters = offer.filters.flatMap((filter): Chosen[] =>
    filter.column
      ? rangeIn(filter, selection).map((range) => chosenOf(filter, range))
      : wordsIn(selection, filter).map((word) => chosenOf(filter, filter.words[word]!, word)),
  );
  const remove = (without: Chosen['without']) => {
    // The focused button is removed together with its filter.
    bar.current?.focus();
    update.push(without);
  };
  return filters.length === 0 ? null : (
    <ul className="chips margin-bottom--md">
      {filters.map(({key, label, without}) => (
        <li key={key}>
          <button
            type="button"
            className="chip cross"
            aria-label={fill(TEXTS.remove[locale], {filter: label})}
            onClick={() => remove(without)}
          >
            {label}
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="button button--link button--sm"
          onClick={() => remove(clearFilters)}
        >
          {TEXTS.clear[locale]}
        </button>
      </li>
    </ul>
  );
}

/** A chosen word of a filter, or its whole choice. */
const chosenOf = (filter: Filter, value: string, word?: string): Chosen => ({
  key: `${filter.name}=${word}`,
  label: fill(TEXTS.chosen[locale], {label: filter.label, value}),
  without: (current) =>
    word === undefined ? choose(current, filter, '') : toggleOption(current, filter, word),
});

/** The range that is chosen as text; none without bounds. */
function rangeIn(filter: Filter, selection: Selection): string[] {
  const {min, max, measure} = rangeOf(selection, filter);
  const {label} = filter.column!.measures.find((one) => one.name === measure)!;
  return min + max === '' ? [] : [`${min}–${max} ${label}`];
}

/** Shown if nothing matches: a button for each filter, with the number of matches without it. */
export function Empty({offer, selection, update}: List): ReactNode {
  const chosen = offer.filters.flatMap((filter) => {
    const words = wordsIn(selection, filter).map((word) => filter.words[word]);
    const value = filter.column ? rangeIn(filter, selection)[0] : words.join(TEXTS.or[locale]);
    return value ? [chosenOf(filter, value)] : [];
  });
  if (selection.query !== '') {
    chosen.push({
      key: 'q',
      label: fill(TEXTS.chosen[locale], {label: TEXTS.text[locale], value: selection.query}),
      without: (current) => ({...current, query: ''}),
    });
  }
  const countOf = (without: Chosen['without']) => filterServices(offer, without(selection)).length;
  return (
    <div className="padding-vert--md">
      <p>{TEXTS.none[locale]}</p>
      <div className="actions">
        {chosen.map(({key, label, without}) => (
          <Button key={key} onClick={() => update.push(without)}>
            {fill(TEXTS.without[locale], {filter: label, count: countOf(without)})}
          </Button>
        ))}
        <Button isPrimary onClick={() => update.push(clearFilters)}>
          {TEXTS.clear[locale]}
        </Button>
      </div>
    </div>
  );
}
