import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {type CategoryMatrix, valueAnchor} from '@site/src/catalogue/browser';
import {LIFECYCLE_STATES} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import {FactTable} from '../FactTable';
import {RecordText} from '../RecordText';
import styles from './styles.module.css';

type Props = {
  readonly matrix: CategoryMatrix;
  /** What the table is about; read out before it. */
  readonly caption: string;
};

/**
 * The services of a category, a column for each, and a row for each value by which they are
 * compared. A value leads to the page of its service, where its note and its source stand.
 */
export function CategoryTable({matrix, caption}: Props): ReactNode {
  const locale = useLocale();
  const {services, groups} = matrix;
  return (
    <div className={styles.matrix}>
      <FactTable caption={caption}>
        <thead>
          <tr>
            <th scope="col">
              <Translate
                id="categoryTable.value"
                description="Head of the column with the names of the values that are compared"
              >
                Field
              </Translate>
            </th>
            {services.map(({slug, name, state}) => (
              <th key={slug} scope="col">
                <Link to={`/services/${slug}`}>{name}</Link>
                {state !== 'active' && (
                  <span className={styles.state}>{LIFECYCLE_STATES[state][locale]}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({key, label, rows}) => (
          <tbody key={key}>
            <tr>
              <th scope="rowgroup" colSpan={services.length + 1}>
                {label}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.field}>
                <th scope="row">{row.label}</th>
                {row.values.map(({text, isKnown}, index) => (
                  <td key={services[index]!.slug}>
                    {isKnown ? (
                      <Link to={`/services/${services[index]!.slug}#${valueAnchor(row.field)}`}>
                        <RecordText text={text} />
                      </Link>
                    ) : (
                      <RecordText text={text} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </FactTable>
      <details>
        <summary>
          <Translate
            id="categoryTable.about"
            description="Opens the explanations of the values in a table that compares a category"
          >
            What the fields mean
          </Translate>
        </summary>
        <dl>
          {groups
            .flatMap(({rows}) => rows)
            .filter(({about}) => about !== null)
            .map(({field, label, about}) => (
              <div key={field} className={styles.about}>
                <dt>{label}</dt>
                <dd>{about}</dd>
              </div>
            ))}
        </dl>
      </details>
    </div>
  );
}
