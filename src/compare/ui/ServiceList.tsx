import {type ReactNode, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {MAX_PICKS} from '@site/src/addresses';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {fill} from '@site/src/fill';
import {Answer} from '../../components/Answer';
import {ColumnLabel} from '../../components/Breakable';
import {EntryIcon} from '../../components/EntryIcon';
import {Evidence, Uncompared} from '../../components/Provenance';
import {RecordText} from '../../components/RecordText';
import {State} from '../../components/State';
import {Value} from '../../components/Value';
import {cellOf, fieldOf} from '../columns';
import type {Column, ListedService} from '../offer';
import {toggleGroup, togglePick, toggleSort} from '../selection';
import type {ControlProps} from './controls';
import styles from './styles.module.css';
import {TEXTS} from './texts';
import {FULL_ID} from './Tray';

type Props = ControlProps & {
  /** The services that match the filters, sorted. */
  readonly services: readonly ListedService[];
  readonly columns: readonly Column[];
};

/** Number of columns that fit into a wide window; with more, the table scrolls. */
const MOST_COLUMNS = 11;

/**
 * The table of services. A narrow window shows one column besides the names, chosen with radio
 * buttons. Notes and sources open below a row.
 */
export function ServiceList(props: Props): ReactNode {
  const {services, columns, offer, selection, isInert, update} = props;
  const {locale} = offer;
  const [opened, setOpened] = useState<string>();
  const field = fieldOf(columns, selection.field);
  const isFull = selection.pick.length >= MAX_PICKS;
  return (
    <>
      {selection.hasAllColumns && <Groups {...props} />}
      <fieldset className={clsx(styles.choices, styles.fields)} disabled={isInert}>
        <legend className="visually-hidden">{TEXTS.field[locale]}</legend>
        {columns.map(({name, head}) => (
          <label key={name} className={styles.choice}>
            <input
              type="radio"
              name="field"
              value={name}
              checked={name === field}
              onChange={() => {
                update.push((current) => ({...current, field: name}));
              }}
            />
            {head}
          </label>
        ))}
      </fieldset>
      <div className={clsx(styles.box, columns.length > MOST_COLUMNS && styles.wide)}>
        <table className={styles.matrix}>
          <caption className="visually-hidden">{TEXTS.caption[locale]}</caption>
          <thead>
            <tr>
              <Head
                {...props}
                column={{name: 'name', head: TEXTS.service[locale], about: null, better: null}}
              />
              {columns.map((column) => (
                <Head key={column.name} {...props} column={column} field={field} />
              ))}
              <th scope="col">
                <span className="visually-hidden">{TEXTS.notesHead[locale]}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {services.map((service) => {
              const {slug} = service;
              const isPicked = selection.pick.includes(slug);
              return [
                <Row
                  key={slug}
                  {...{locale, service, columns, field, isInert}}
                  isPicked={isPicked}
                  isRefused={isFull && !isPicked}
                  isOpen={opened === slug}
                  onPick={() => {
                    update.push((current) => togglePick(current, slug));
                  }}
                  onOpen={() => {
                    setOpened(opened === slug ? undefined : slug);
                  }}
                />,
                opened === slug && (
                  <tr key={`${slug} notes`} id={notesId(slug)} className={styles.notes}>
                    <td colSpan={columns.length + 2}>
                      <Notes service={service} />
                    </td>
                  </tr>
                ),
              ];
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Check boxes that show or hide groups of columns. */
function Groups({offer, selection, isInert, update}: ControlProps): ReactNode {
  const {locale, groups} = offer;
  return (
    <fieldset className={styles.choices} disabled={isInert}>
      <legend className="visually-hidden">{TEXTS.groups[locale]}</legend>
      {Object.entries(groups).map(([group, label]) => (
        <label key={group} className={styles.choice}>
          <input
            type="checkbox"
            value={group}
            checked={!selection.folded.includes(group)}
            onChange={() => {
              update.push((current) => toggleGroup(current, group));
            }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

const notesId = (slug: string): string => `notes-${slug}`;

/** A column header with a button that sorts by the column. */
function Head({
  column,
  field,
  selection,
  isInert,
  update,
}: Pick<ControlProps, 'selection' | 'isInert' | 'update'> & {
  readonly column: Pick<Column, 'name' | 'head' | 'about' | 'better'>;
  /** Name of the column that a narrow window shows. Without it, this column is always shown. */
  readonly field?: string;
}): ReactNode {
  const {by, isDescending} = selection.sort;
  return (
    <th
      scope="col"
      data-field={column.name}
      data-shown={field === undefined || field === column.name || undefined}
      aria-sort={by === column.name ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className={styles.sort}
        title={column.about ?? undefined}
        disabled={isInert}
        onClick={() => {
          update.push((current) => toggleSort(current, column));
        }}
      >
        <ColumnLabel label={column.head} />
      </button>
    </th>
  );
}

type RowProps = Pick<Props, 'columns' | 'isInert'> & {
  readonly locale: Locale;
  readonly service: ListedService;
  readonly field: string;
  readonly isPicked: boolean;
  /** Whether the service cannot be picked because the maximum is reached. */
  readonly isRefused: boolean;
  readonly isOpen: boolean;
  readonly onPick: () => void;
  readonly onOpen: () => void;
};

function Row({
  locale,
  service,
  columns,
  field,
  isPicked,
  isRefused,
  isInert,
  isOpen,
  onPick,
  onOpen,
}: RowProps): ReactNode {
  const {slug, name, vendor, icon, lifecycle} = service;
  const label = fill(TEXTS.notes[locale], {name});
  return (
    <tr data-slug={slug} className={clsx(isPicked && styles.picked)}>
      <th scope="row">
        <div className={styles.service}>
          <label className={styles.picker}>
            <input
              type="checkbox"
              aria-label={fill(TEXTS.pick[locale], {name})}
              checked={isPicked}
              disabled={isInert || isRefused}
              aria-describedby={isRefused ? FULL_ID : undefined}
              onChange={onPick}
            />
            <EntryIcon icon={icon} />
          </label>
          <span>
            <Link to={`/services/${slug}`}>{name}</Link>
            <span className={styles.vendor}>{vendor}</span>
            {lifecycle.state !== 'active' && (
              <span className={styles.state}>
                <State lifecycle={lifecycle} isChip />
              </span>
            )}
          </span>
        </div>
      </th>
      {columns.map((column) => {
        const cell = cellOf(service, column, locale);
        return (
          <td
            key={column.name}
            data-field={column.name}
            data-shown={column.name === field || undefined}
          >
            {column.name === 'lifecycle' ? (
              <>
                <State lifecycle={lifecycle} />
                {cell.isUncompared && <Uncompared />}
              </>
            ) : (
              <Value {...cell} isTerse />
            )}
          </td>
        );
      })}
      <td>
        {isInert ? (
          <Link to={`/services/${slug}#at-a-glance`} className={styles.open} aria-label={label} />
        ) : (
          <button
            type="button"
            className={styles.open}
            aria-label={label}
            aria-expanded={isOpen}
            aria-controls={isOpen ? notesId(slug) : undefined}
            onClick={onOpen}
          />
        )}
      </td>
    </tr>
  );
}

/** The values of a service that have a note or a source, with both. */
const Notes = ({service}: {readonly service: ListedService}): ReactNode => (
  <dl>
    {Object.values(service.values)
      .filter(({note, source}) => note !== null || source !== null)
      .map((fact) => (
        <div key={fact.field}>
          <dt>{fact.label}</dt>
          <dd>
            <RecordText text={fact.value} />
            {fact.note !== null && (
              <div>
                <RecordText text={fact.note} />
              </div>
            )}
            <Evidence claim={fact} shelfLifeDays={fact.shelfLifeDays} />
          </dd>
        </div>
      ))}
  </dl>
);

/** Explains the signs in the table. */
export function Legend({locale}: {readonly locale: Locale}): ReactNode {
  const signs = (['yes', 'partial', 'no', 'unknown'] as const).map((answer) => (
    <span key={answer}>
      <Answer value={answer} text={TEXTS[answer][locale]} />
    </span>
  ));
  return (
    <p className={styles.legend}>
      <span className="visually-hidden">{TEXTS.signs[locale]}</span>
      {signs}
      <span>{TEXTS.uncompared[locale]}</span>
      <span>{TEXTS.opens[locale]}</span>
    </p>
  );
}
