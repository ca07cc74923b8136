import type {ReactNode} from 'react';
import {fill} from '@site/src/fill';
import {useLocale} from '@site/src/languages/useLocale';
import styles from './styles.module.css';
import {TEXTS} from './texts';

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

/**
 * A long table, folded below its caption and the number of its rows; where it is wider than the
 * page it scrolls sideways.
 */
export function LongTable<Row>(props: Props<Row> & {readonly caption: string}): ReactNode {
  const locale = useLocale();
  const {caption, rows} = props;
  return (
    <details className={styles.fold} data-search="ignore">
      <summary>{fill(TEXTS.fold[locale], {caption, count: rows.length})}</summary>
      <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
        <Table {...props} caption={<span className="visually-hidden">{caption}</span>} />
      </div>
    </details>
  );
}
