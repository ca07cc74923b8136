import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {LIST_COMMA, type ServiceMatrix} from '@site/src/catalogue/browser';
import {LIFECYCLE} from '@site/src/catalogue/fields';
import {useLocale} from '@site/src/languages/useLocale';
import {fill} from '@site/src/fill';
import {ColumnLabel} from '../Breakable';
import {State} from '../State';
import {AnswerSigns, Value} from '../Value';
import styles from './styles.module.css';
import {TEXTS} from './texts';

type Props = {
  readonly matrix: ServiceMatrix;
  /** Accessible name of the table and its region. */
  readonly caption: string;
};

/**
 * A compact table of services with a legend. Notes and sources are on the service pages, to which
 * the last column links.
 */
export function ServiceTable({matrix: {columns, rows, unknown}, caption}: Props): ReactNode {
  const locale = useLocale();
  return (
    <>
      <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{TEXTS.service[locale]}</th>
              <th scope="col">{LIFECYCLE[locale]}</th>
              {columns.map(({field, label}) => (
                <th key={field} scope="col">
                  <ColumnLabel label={label} />
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{TEXTS.sources[locale]}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({slug, name, lifecycle, cells}) => (
              <tr key={slug} data-slug={slug}>
                <th scope="row">
                  <Link to={`/services/${slug}`}>{name}</Link>
                </th>
                <td>
                  <State lifecycle={lifecycle} />
                </td>
                {cells.map((cell, index) => (
                  <td key={columns[index]!.field}>
                    <Value {...cell} isTerse />
                  </td>
                ))}
                <td>
                  <Link
                    to={`/services/${slug}#at-a-glance`}
                    className={styles.more}
                    aria-label={fill(TEXTS.more[locale], {name})}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.legend}>
        <AnswerSigns />
        <span>{TEXTS.legendUncompared[locale]}</span>
        <span>{TEXTS.legendMore[locale]}</span>
      </p>
      {unknown.length > 0 && (
        <p className={styles.legend}>
          {fill(TEXTS.unknown[locale], {fields: unknown.join(LIST_COMMA[locale])})}
        </p>
      )}
    </>
  );
}
