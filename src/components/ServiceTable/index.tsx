import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type {ServiceSummary} from '@site/src/catalogue';
import {buildFactRows} from '@site/src/catalogue/rows';
import {LIFECYCLE_STATES, OTHER_FIELDS} from '@site/src/catalogue/vocabulary';
import Provenance from '../Provenance';
import useLocale from '../useLocale';
import styles from './styles.module.css';

type Props = {
  readonly services: readonly ServiceSummary[];
  /** What the table is about; read out before it. */
  readonly caption: string;
};

/** Services side by side: a row for each service, a column for each comparable value, a source in each cell. */
export default function ServiceTable({services, caption}: Props): ReactNode {
  const locale = useLocale();
  const rows = services.map((service) => ({service, facts: buildFactRows(service, locale)}));
  return (
    <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Translate
                id="serviceTable.service"
                description="Head of the column with the names of services"
              >
                Service
              </Translate>
            </th>
            <th scope="col">{OTHER_FIELDS.lifecycle[locale]}</th>
            {rows[0]?.facts.map(({field, label}) => (
              <th key={field} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({service, facts}) => (
            <tr key={service.slug}>
              <th scope="row">
                <Link to={`/services/${service.slug}`}>{service.name}</Link>
              </th>
              <td>
                {LIFECYCLE_STATES[service.lifecycle.state][locale]}
                <Provenance
                  source={service.lifecycle.source}
                  basis={service.lifecycle.basis}
                  checked={service.lifecycle.checked}
                  shelfLifeDays={OTHER_FIELDS.lifecycle.shelfLifeDays}
                />
              </td>
              {facts.map(({field, value, note, source, basis, checked, shelfLifeDays}) => (
                <td key={field}>
                  <strong>{value}</strong>
                  {note !== null && <span className={styles.note}>{note}</span>}
                  <Provenance {...{source, basis, checked, shelfLifeDays}} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
