import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';

type Attributes<Tag extends 'tr' | 'th' | 'td'> = ComponentProps<Tag> &
  Readonly<Record<`data-${string}`, string | boolean | undefined>>;

export type Column<Row> = {
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** What a narrow window shows before the cell if each cell is a line of its own. */
  readonly name?: string;
  readonly headAttributes?: Attributes<'th'>;
  readonly attributesOf?: (row: Row) => Attributes<'td'>;
};

type Props<Row> = {
  readonly caption: ReactNode;
  /** Accessible name of the region in which the table scrolls; without it, there is no region. */
  readonly region?: string;
  /** Whether the heads and the first column stay in view, as they do in a region. */
  readonly isPinned?: boolean;
  /** Whether to hide the caption visually, as when a heading has the same text. */
  readonly isCaptionHidden?: boolean;
  readonly columns: readonly Column<Row>[];
  /** Index of the column with the row headers; the first by default. */
  readonly rowHeader?: number;
  readonly groups: readonly {readonly label?: ReactNode; readonly rows: readonly Row[]}[];
  readonly keyOf: (row: Row) => string;
  readonly attributesOf?: (row: Row) => Attributes<'tr'>;
  readonly className?: string | undefined;
};

/** A table of records, built from its columns. Its region scrolls with the keyboard too. */
export function Table<Row>({caption, region, columns, groups, ...props}: Props<Row>) {
  const {isPinned = region !== undefined, isCaptionHidden, rowHeader = 0, className} = props;
  return (
    <div
      className={clsx(isPinned && 'scroller', className)}
      {...(region !== undefined && {role: 'region', 'aria-label': region, tabIndex: 0})}
    >
      <table className={clsx('records', isPinned && 'pinned')}>
        <caption className={isCaptionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({head, headAttributes}, index) => (
              <th key={index} scope="col" {...headAttributes}>
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
              <tr key={props.keyOf(row)} {...props.attributesOf?.(row)}>
                {columns.map(({cell, name, ...column}, index) => {
                  const attributes = {...column.attributesOf?.(row), children: cell(row)};
                  return index === rowHeader ? (
                    <th key={index} scope="row" {...attributes} />
                  ) : (
                    <td key={index} data-name={name} {...attributes} />
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
