import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {MAX_PICKS} from '@site/src/addresses';
import {LIST_COMMA} from '@site/src/catalogue/browser';
import {type ComparedCost, currencyWord, type Money} from '@site/src/catalogue/costs';
import {fill} from '@site/src/fill';
import {useLocale} from '@site/src/languages/useLocale';
import type {Reader} from '@site/src/reader/reader';
import {MonthPrice} from '@site/src/reader/ui/WorkedPrice';
import {ColumnLabel} from '../../components/Breakable';
import {EntryIcon} from '../../components/EntryIcon';
import {ValueNote} from '../../components/Popover';
import {State} from '../../components/State';
import {Value} from '../../components/Value';
import {type Cell, cellOf, type Columns} from '../columns';
import type {ListedService} from '../offer';
import type {Column} from '../pageData';
import {togglePick, toggleSort} from '../selection';
import styles from './styles.module.css';
import {TEXTS} from './texts';
import {FULL_ID} from './Tray';
import type {List} from './useSelection';

/** A service with what its category's page says about it. */
export type Row = {
  readonly service: ListedService;
  readonly cost?: ComparedCost | undefined;
  /** Whether it has ended or does not meet the reader's conditions. */
  readonly isOutside?: boolean;
  /** The conditions that it does not meet, with its values. */
  readonly reasons?: readonly string[];
  /** What the conditions cost in addition to the price of the month. */
  readonly extras?: readonly string[];
};

/** The reader whose prices the table shows. */
type Priced = {readonly reader: Reader; readonly money: Money};

type Props = List & {
  readonly rows: readonly Row[];
  readonly columns: Columns;
  readonly caption: string;
  /** With it, the table has the price of a month, and values open their notes and sources. */
  readonly priced?: Priced;
  /** Whether there is a price of a month. */
  readonly hasMonth?: boolean;
};

const MONTH = 'month';

/**
 * The table of services. A narrow window shows the price of a month and one column besides the
 * names. Services outside the reader's conditions are last, below a line.
 */
export function ServiceTable(props: Props): ReactNode {
  const {rows, columns, caption, offer, selection, priced, hasMonth = false} = props;
  const locale = useLocale();
  const names = columns.shown.map(({name}) => name);
  const field =
    [selection.field ?? '', priced ? 'region' : 'pricing'].find((name) => names.includes(name)) ??
    names[0];
  const groups = [
    rows.filter(({isOutside = false}) => !isOutside),
    rows.filter(({isOutside = false}) => isOutside),
  ];
  const width = columns.shown.length + 2 + (hasMonth || !priced ? 1 : 0);
  const currency = priced && currencyWord(priced.money.currency, locale);
  return (
    <>
      <div className={styles.box}>
        <table className={styles.matrix}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{TEXTS.picks[locale]}</span>
              </th>
              <Head {...props} column={{name: 'name', head: TEXTS.service[locale]}} isShown />
              {hasMonth && (
                <Head
                  {...props}
                  column={{name: MONTH, head: TEXTS.month[locale]}}
                  unit={currency}
                  isShown
                />
              )}
              {columns.shown.map((column) => (
                <Head
                  key={column.name}
                  {...props}
                  column={column}
                  unit={priced && column.measures[0]?.label}
                  isShown={column.name === field}
                />
              ))}
              {!priced && (
                <th scope="col">
                  <span className="visually-hidden">{TEXTS.notesHead[locale]}</span>
                </th>
              )}
            </tr>
          </thead>
          {groups.map((group, index) => (
            <tbody key={index}>
              {index === 1 && group.length > 0 && (
                <tr>
                  <th scope="rowgroup" colSpan={width} className={styles.outside}>
                    {TEXTS.outside[locale]}
                  </th>
                </tr>
              )}
              {group.map((row) => (
                <ServiceRow
                  key={row.service.slug}
                  {...props}
                  row={row}
                  field={field}
                  hasMonth={hasMonth}
                />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {columns.alike.length > 0 && rows.length > 0 && (
        <p className="wrap detail legend">
          {fill(TEXTS.alike[locale], {
            values: columns.alike
              .map((column) =>
                fill(TEXTS.chosen[locale], {
                  label: column.head,
                  value: cellOf(offer.services[0]!, column, locale).text,
                }),
              )
              .join(LIST_COMMA[locale]),
          })}
        </p>
      )}
    </>
  );
}

/** A column header with a button that sorts by the column. */
function Head({
  column: {name, head, about = null, better = null},
  unit,
  isShown,
  selection: {sort},
  update,
}: List & {
  readonly column: Pick<Column, 'name' | 'head'> & Partial<Pick<Column, 'about' | 'better'>>;
  readonly unit?: string | undefined;
  /** Whether a narrow window shows the column. */
  readonly isShown: boolean;
}): ReactNode {
  return (
    <th
      scope="col"
      data-field={name}
      data-shown={isShown || undefined}
      aria-sort={sort.by === name ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className={`clean-btn ${styles.sort}`}
        title={about ?? undefined}
        disabled={!useIsBrowser()}
        onClick={() => {
          update.push((current) => toggleSort(current, {name, better}));
        }}
      >
        <ColumnLabel label={head} />
      </button>
      {unit && <div className={styles.unit}>{unit}</div>}
    </th>
  );
}

function ServiceRow({
  row: {service, cost, reasons = [], extras = []},
  field,
  hasMonth,
  columns,
  selection,
  update,
  priced,
}: Props & {
  readonly row: Row;
  readonly field: string | undefined;
  readonly hasMonth: boolean;
}): ReactNode {
  const locale = useLocale();
  const isBrowser = useIsBrowser();
  const {slug, name, vendor, icon, lifecycle} = service;
  const isPicked = selection.pick.includes(slug);
  const isRefused = selection.pick.length >= MAX_PICKS && !isPicked;
  const link = `row-${slug}`;
  return (
    <tr data-slug={slug} className={clsx(isPicked && styles.picked)}>
      <td>
        <label className={`tick ${styles.picker}`}>
          <input
            type="checkbox"
            aria-label={fill(TEXTS.pick[locale], {name})}
            checked={isPicked}
            disabled={!isBrowser || isRefused}
            aria-describedby={isRefused ? FULL_ID : undefined}
            onChange={() => {
              update.push((current) => togglePick(current, slug));
            }}
          />
        </label>
      </td>
      {/* The name alone is what assistive technology says for each cell of the row. */}
      <th scope="row" aria-labelledby={link}>
        <div className="pair">
          <EntryIcon icon={icon} />
          <span>
            <Link id={link} to={`/services/${slug}`}>
              {name}
            </Link>
            {!priced && <span className="note">{vendor}</span>}
            <State lifecycle={lifecycle} isChip />
            {reasons.map((reason) => (
              <span key={reason} className="note">
                {reason}
              </span>
            ))}
          </span>
        </div>
      </th>
      {hasMonth && (
        <td data-field={MONTH} data-shown className={styles.number}>
          {priced && cost && <MonthPrice {...priced} cost={cost} isBare />}
          {extras.map((extra) => (
            <div key={extra} className={styles.extra}>
              {extra}
            </div>
          ))}
        </td>
      )}
      {columns.shown.map((column) => {
        const cell = cellOf(service, column, locale);
        return (
          <td
            key={column.name}
            data-field={column.name}
            data-shown={column.name === field || undefined}
            className={clsx(cell.isNumber && styles.number, cell.answer && styles.answer)}
          >
            {column.name === 'lifecycle' && !priced ? (
              <State lifecycle={lifecycle} />
            ) : (
              <CellValue slug={slug} cell={cell} hasNotes={priced !== undefined} />
            )}
          </td>
        );
      })}
      {!priced && (
        <td>
          <Link
            to={`/services/${slug}#at-a-glance`}
            className={`clean-btn ${styles.open}`}
            aria-label={fill(TEXTS.notes[locale], {name})}
          />
        </td>
      )}
    </tr>
  );
}

/** A value; with notes, it opens its note and source, and a mark says that it has a condition. */
export function CellValue({
  slug,
  cell: {text, answer, value},
  hasNotes = true,
}: {
  readonly slug: string;
  readonly cell: Pick<Cell, 'text' | 'answer' | 'value'>;
  readonly hasNotes?: boolean;
}): ReactNode {
  const shown = (
    <Fragment>
      <Value
        text={text}
        answer={answer}
        isUncompared={value?.basis === 'general-knowledge'}
        isTerse
      />
      {hasNotes && value?.note && <span className={styles.mark} aria-hidden="true" />}
    </Fragment>
  );
  return hasNotes && value && (value.source !== null || value.note !== null) ? (
    <ValueNote slug={slug} value={value} label={shown} />
  ) : (
    shown
  );
}
