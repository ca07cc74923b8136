import {memo, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type {ComparedService} from '@site/src/catalogue';
import {buildComparedRows, isMarked, togglePick} from '@site/src/catalogue/compare';
import {MAX_PICKS} from '@site/src/catalogue/picks';
import type {FactRow} from '@site/src/catalogue/rows';
import Provenance from '../Provenance';
import useLocale from '../useLocale';
import type {ControlProps} from './Facets';
import styles from './styles.module.css';
import {FULL_ID} from './Tray';

type Props = ControlProps & {readonly services: readonly ComparedService[]};

/** A row for each service, a column for each comparable value; note and source open below the value. */
export default function ServiceList({services, selection, isInert, onChange}: Props): ReactNode {
  const locale = useLocale();
  const [first] = services;
  if (first === undefined) {
    return null;
  }
  const isFull = selection.pick.length >= MAX_PICKS;
  const caption = translate({
    id: 'compare.list.caption',
    message: 'Services with their comparable values',
    description: 'Caption of the table of all services on the page that compares services',
  });
  return (
    <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.hidden}>{caption}</caption>
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
              <Translate
                id="compare.pick"
                description="Head of the column with the boxes that pick services for the comparison"
              >
                Compare
              </Translate>
            </th>
            {buildComparedRows(first, locale).map(({field, label}) => (
              <th key={field} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {services.map((service) => (
            <Row
              key={service.slug}
              service={service}
              isPicked={selection.pick.includes(service.slug)}
              isFull={isFull}
              isInert={isInert}
              onChange={onChange}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = Omit<ControlProps, 'selection'> & {
  readonly service: ComparedService;
  readonly isPicked: boolean;
  readonly isFull: boolean;
};

/** Drawn anew only when something of this row has changed: a choice changes few of the rows. */
const Row = memo(function Row({service, isPicked, isFull, isInert, onChange}: RowProps): ReactNode {
  const locale = useLocale();
  const facts = buildComparedRows(service, locale);
  const isRefused = isFull && !isPicked;
  return (
    <tr data-slug={service.slug}>
      <th scope="row">
        <Link to={`/services/${service.slug}`}>{service.name}</Link>
      </th>
      <td>
        {/* The box is small; the label around it is a target large enough for a finger. */}
        <label className={styles.picker}>
          <input
            type="checkbox"
            aria-label={translate(
              {
                id: 'compare.pick.label',
                message: 'Compare {name}',
                description: 'Label of the box that picks a service for the comparison',
              },
              {name: service.name},
            )}
            checked={isPicked}
            disabled={isInert || isRefused}
            aria-describedby={isRefused ? FULL_ID : undefined}
            onChange={() => {
              onChange((current) => togglePick(current, service.slug));
            }}
          />
        </label>
      </td>
      {facts.map((fact) => (
        <td key={fact.field}>
          <Value value={fact.value} isEnded={fact.field === 'lifecycle' && isMarked(service)} />
          <Evidence fact={fact} name={service.name} />
        </td>
      ))}
    </tr>
  );
});

/** A value; one that warns of the state of a service is marked. */
export function Value({
  value,
  isEnded,
}: {
  readonly value: string;
  readonly isEnded: boolean;
}): ReactNode {
  return <strong className={isEnded ? styles.ended : undefined}>{value}</strong>;
}

/** Note and source of a value, on demand: with all of them open, no row would fit on a screen. */
function Evidence({fact, name}: {readonly fact: FactRow; readonly name: string}): ReactNode {
  const {label, note, source, basis, checked, shelfLifeDays} = fact;
  if (note === null && source === null) {
    return null;
  }
  return (
    <details className={styles.evidence}>
      <summary>
        <Translate
          id="compare.evidence"
          description="Opens note and source of a value; the label names the field and the service to those who do not see the table"
          values={{
            label: <span className={styles.hidden}>{`${label}, ${name}`}</span>,
          }}
        >
          {'Source {label}'}
        </Translate>
      </summary>
      {note !== null && <span className={styles.note}>{note}</span>}
      <Provenance {...{source, basis, checked, shelfLifeDays}} />
    </details>
  );
}
