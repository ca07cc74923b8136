import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {LIST_COMMA, type ServiceMatrix} from '@site/src/catalogue/browser';
import {ANSWERS, OTHER_FIELDS} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import {Answer} from '../Answer';
import {ColumnLabel} from '../Breakable';
import {Uncompared} from '../Provenance';
import {RecordText} from '../RecordText';
import {State} from '../State';
import styles from './styles.module.css';

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
              <th scope="col">
                <ServiceHead />
              </th>
              <th scope="col">{OTHER_FIELDS.lifecycle[locale]}</th>
              {columns.map(({field, label}) => (
                <th key={field} scope="col">
                  <ColumnLabel label={label} />
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">
                  <Translate
                    id="serviceTable.sources"
                    description="Head of the column with links to notes and sources, for screen readers"
                  >
                    Notes and sources
                  </Translate>
                </span>
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
                    <Cell cell={cell} />
                  </td>
                ))}
                <td>
                  <Link
                    to={`/services/${slug}#at-a-glance`}
                    className={styles.more}
                    aria-label={translate(
                      {
                        id: 'serviceTable.more',
                        message: 'Notes and sources of {name}',
                        description:
                          'Link at the end of a row to the values on the page of a service',
                      },
                      {name},
                    )}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.legend}>
        {(['yes', 'partial', 'no', 'unknown'] as const).map((answer) => (
          <Answer key={answer} value={answer} text={ANSWERS[answer][locale]} />
        ))}
        <span>
          <Translate
            id="serviceTable.legend.uncompared"
            description="Explains the sign ° below a table of services"
          >
            ° not yet verified
          </Translate>
        </span>
        <span>
          <Translate
            id="serviceTable.legend.more"
            description="Explains the sign › at the end of each row of a table of services"
          >
            › notes and sources
          </Translate>
        </span>
      </p>
      {unknown.length > 0 && (
        <p className={styles.legend}>
          <Translate
            id="serviceTable.unknown"
            description="Lists the fields that are unknown for all services in a table"
            values={{fields: unknown.join(LIST_COMMA[locale])}}
          >
            {'Not known for any: {fields}'}
          </Translate>
        </p>
      )}
    </>
  );
}

function Cell({cell}: {readonly cell: ServiceMatrix['rows'][number]['cells'][number]}): ReactNode {
  const {text, answer, isUncompared} = cell;
  return (
    <>
      {answer === null ? <RecordText text={text} /> : <Answer value={answer} text={text} isTerse />}
      {isUncompared && <Uncompared />}
    </>
  );
}

const ServiceHead = (): ReactNode => (
  <Translate id="serviceTable.service" description="Head of the column with the names of services">
    Service
  </Translate>
);
