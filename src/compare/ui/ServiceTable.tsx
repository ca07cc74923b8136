import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useHydrated} from '@site/src/browser/hydrated';
import {MAX_PICKS} from '@site/src/site/addresses';
import {tileOfRoute, valueAnchor} from '@site/src/catalogue/browser';
import {type ComparedCost, currencyWord, type Money} from '@site/src/catalogue/costs';
import {fill} from '@site/src/fill';
import {locale} from '@site/src/languages/locale';
import type {Reader} from '@site/src/reader/reader';
import {MonthPrice} from '@site/src/reader/ui/WorkedPrice';
import {ColumnLabel} from '../../components/Joined';
import {EntryIcon} from '../../components/EntryIcon';
import {Popover} from '../../components/Popover';
import {ReportLink} from '../../components/ReportLink';
import {State} from '../../components/Dates';
import {type Column as TableColumn, Table} from '../../components/Table';
import {Evidence, RecordText, Value} from '../../components/Value';
import {type Cell, cellOf, type ListedService} from '../offer';
import type {Column} from '../pageData';
import {togglePick, toggleSort} from '../selection';
import styles from './styles.module.css';
import {TEXTS} from './texts';
import {FULL_ID} from './Tray';
import type {List} from './useSelection';

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

type Props = List & {
  readonly rows: readonly Row[];
  /** The reader whose prices it shows; with it, values open their notes and sources. */
  readonly priced?: {readonly reader: Reader; readonly money: Money};
};

/** A narrow window shows the price of a month and one column besides the names. */
export function ServiceTable(props: Props): ReactNode {
  const {rows, columns, selection, update, priced, hasMonth} = props;
  const {sort, pick} = selection;
  const isHydrated = useHydrated();
  const named = (field: string | null) => columns.shown.find(({name}) => name === field);
  const [first] = columns.shown;
  const field = (named(selection.field) ?? named(priced ? 'region' : 'pricing') ?? first)?.name;
  const outside = rows.filter(({isOutside}) => isOutside);
  const sortable = (
    {name, head, about, better}: Pick<Column, 'name' | 'head' | 'about' | 'better'>,
    isShown: boolean,
    unit?: string,
  ) => ({
    head: (
      <>
        <button
          type="button"
          className={`clean-btn ${styles.sort}`}
          title={about}
          disabled={!isHydrated}
          onClick={() => update.push((current) => toggleSort(current, {name, better}))}
        >
          <ColumnLabel label={head} />
        </button>
        {unit && <div className={styles.unit}>{unit}</div>}
      </>
    ),
    headAttributes: {
      'data-field': name,
      'data-shown': isShown || undefined,
      'aria-sort': sort.by !== name ? undefined : sort.isDescending ? 'descending' : 'ascending',
    } as const,
  });
  const picks = {
    head: <span className="visually-hidden">{TEXTS.picks[locale]}</span>,
    cell: ({service: {slug, name}}: Row) => {
      const isPicked = pick.includes(slug);
      const isRefused = pick.length >= MAX_PICKS && !isPicked;
      return (
        <label className={`tick ${styles.picker}`}>
          <input
            type="checkbox"
            aria-label={fill(TEXTS.pick[locale], {name})}
            checked={isPicked}
            disabled={!isHydrated || isRefused}
            aria-describedby={isRefused ? FULL_ID : undefined}
            onChange={() => update.push((current) => togglePick(current, slug))}
          />
        </label>
      );
    },
  };
  const services: TableColumn<Row> = {
    ...sortable({name: 'name', head: TEXTS.service[locale]}, true),
    // The name alone is what assistive technology says for each cell of the row.
    attributesOf: ({service}) => ({'aria-labelledby': `row-${service.slug}`}),
    cell: ({service: {slug, name, vendor, lifecycle}, reasons = []}) => (
      <div className="pair">
        <EntryIcon icon={tileOfRoute(`/services/${slug}`)} />
        <span>
          <Link id={`row-${slug}`} to={`/services/${slug}`}>
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
    ),
  };
  const month: TableColumn<Row> = {
    ...sortable(
      {name: 'month', head: TEXTS.month[locale]},
      true,
      priced && currencyWord(priced.money.currency, locale),
    ),
    attributesOf: () => ({'data-field': 'month', 'data-shown': true, className: styles.number}),
    cell: ({cost, extras = []}) => (
      <>
        {priced && cost && <MonthPrice {...priced} cost={cost} isBare />}
        {extras.map((extra) => (
          <div key={extra} className={styles.extra}>
            {extra}
          </div>
        ))}
      </>
    ),
  };
  const values = columns.shown.map((column): TableColumn<Row> => ({
    ...sortable(column, column.name === field, priced && column.measures[0]?.label),
    attributesOf: ({service}) => {
      const {isNumber, answer} = cellOf(service, column, locale);
      return {
        'data-field': column.name,
        'data-shown': column.name === field || undefined,
        className: clsx(isNumber && styles.number, answer && styles.answer),
      };
    },
    cell: ({service}) =>
      column.name === 'lifecycle' && !priced ? (
        <State lifecycle={service.lifecycle} />
      ) : (
        <CellValue
          slug={service.slug}
          {...cellOf(service, column, locale)}
          hasNotes={priced !== undefined}
        />
      ),
  }));
  const notes: TableColumn<Row> = {
    head: <span className="visually-hidden">{TEXTS.notesHead[locale]}</span>,
    cell: ({service: {slug, name}}) => (
      <Link
        to={`/services/${slug}#at-a-glance`}
        className={`clean-btn ${styles.open}`}
        aria-label={fill(TEXTS.notes[locale], {name})}
      />
    ),
  };
  return (
    <Table
      className={`margin-bottom--sm ${styles.box}`}
      caption={TEXTS.caption[locale]}
      isCaptionHidden
      isPinned
      columns={[picks, services, hasMonth ? month : [], values, priced ? [] : notes].flat()}
      rowHeader={1}
      groups={[
        {rows: rows.filter(({isOutside}) => !isOutside)},
        ...(outside.length > 0 ? [{label: TEXTS.outside[locale], rows: outside}] : []),
      ]}
      keyOf={({service}) => service.slug}
      attributesOf={({service: {slug}}) => ({
        'data-slug': slug,
        className: clsx(pick.includes(slug) && styles.picked),
      })}
    />
  );
}

type CellProps = Pick<Cell, 'text' | 'answer' | 'value'> & {
  readonly slug: string;
  readonly hasNotes?: boolean;
};

/** A value; with notes, it opens its note and source, and a mark says that it has a condition. */
export function CellValue({slug, text, answer, value, hasNotes = true}: CellProps): ReactNode {
  const shown = (
    <>
      <Value
        text={text}
        answer={answer}
        isUncompared={value?.basis === 'general-knowledge'}
        isTerse
      />
      {hasNotes && value?.note && <span className={styles.mark} aria-hidden="true" />}
    </>
  );
  return hasNotes && value && (value.source !== null || value.note !== null) ? (
    <Popover to={`/services/${slug}#${valueAnchor(value.field)}`} label={shown}>
      <strong>{value.label}</strong>
      {[value.value, value.note ?? []].flat().map((part) => (
        <div key={part}>
          <RecordText text={part} />
        </div>
      ))}
      <Evidence claim={value} shelfLifeDays={value.shelfLifeDays} />{' '}
      <ReportLink {...value} entry={slug} shown={value.value} />
    </Popover>
  ) : (
    shown
  );
}
