import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A column: its header and a function that renders its cell in a row. */
type Column<Row> = readonly [head: string, cell: (row: Row) => ReactNode];

type Props<Row> = {
  readonly caption: ReactNode;
  /** The first column has the row headers. The headers must be unique. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
};

/** A table built from column definitions. */
export function Table<Row>({caption, columns, rows, keyOf}: Props<Row>): ReactNode {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(([head]) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(([head, cell], index) =>
              index === 0 ? (
                <th key={head} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={head}>{cell(row)}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A {@link Table} in a region that scrolls horizontally. */
export function WideTable<Row>(props: Props<Row> & {readonly caption: string}): ReactNode {
  return (
    <div
      className={styles.scroller}
      role="region"
      aria-label={props.caption}
      tabIndex={0}
      data-search="ignore"
    >
      <Table {...props} />
    </div>
  );
}
