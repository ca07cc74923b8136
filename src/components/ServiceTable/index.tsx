import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type {ServiceSummary} from '@site/src/catalogue';
import {LIFECYCLE_STATES} from '@site/src/catalogue/vocabulary';
import Provenance from '../Provenance';
import {buildFactRows} from '../ServiceFacts/rows';
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
            <th scope="col">
              {translate({
                id: 'serviceTable.lifecycle',
                message: 'Lifecycle',
                description: 'Head of the column with the lifecycle',
              })}
            </th>
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
                <Provenance {...service.lifecycle} />
              </td>
              {facts.map(({field, value, note, source, basis, checked}) => (
                <td key={field}>
                  <strong>{value}</strong>
                  {note !== null && <span className={styles.note}>{note}</span>}
                  <Provenance source={source} basis={basis} checked={checked} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
