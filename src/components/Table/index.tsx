import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from '@site/src/css/table.module.css';

type Column<Row> = {
  readonly head: ReactNode;
  /** Renders the cell in a row. */
  readonly cell: (row: Row) => ReactNode;
  /** What a narrow window shows before the cell if each cell is a line of its own. */
  readonly name?: string;
};

/** Rows with an optional heading. */
type Group<Row> = {readonly label?: ReactNode; readonly rows: readonly Row[]};

type Props<Row> = {
  readonly caption: ReactNode;
  /** Accessible name of the region in which the table scrolls; without it, there is no region. */
  readonly region?: string;
  /** Whether to hide the caption visually, as when a heading has the same text. */
  readonly isCaptionHidden?: boolean;
  /** The first column has the row headers. */
  readonly columns: readonly Column<Row>[];
  readonly groups: readonly Group<Row>[];
  readonly keyOf: (row: Row) => string;
  /** Attributes of the element of a row. */
  readonly attributesOf?: (row: Row) => Readonly<Record<`data-${string}`, string | undefined>>;
  /** Class of the element around the table. */
  readonly className?: string | undefined;
};

/**
 * A table of records, built from its columns. Its region scrolls with the keyboard too, while the
 * heads and the first column stay in view.
 */
export function Table<Row>({
  caption,
  region,
  isCaptionHidden = false,
  columns,
  groups,
  keyOf,
  attributesOf,
  className,
}: Props<Row>): ReactNode {
  const isRegion = region !== undefined;
  return (
    <div
      className={clsx(isRegion && styles.scroller, className)}
      {...(isRegion && {role: 'region', 'aria-label': region, tabIndex: 0})}
    >
      <table className={isRegion ? styles.pinned : styles.table}>
        <caption className={isCaptionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({head}, index) => (
              <th key={index} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({label, rows}, group) => (
          <tbody key={group}>
            {label !== undefined && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length}>
                  {label}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <tr key={keyOf(row)} {...attributesOf?.(row)}>
                {columns.map(({cell, name}, index) =>
                  index === 0 ? (
                    <th key={index} scope="row">
                      {cell(row)}
                    </th>
                  ) : (
                    <td key={index} data-name={name}>
                      {cell(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
