import {memo, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {
  buildAllRows,
  isMarked,
  LIST_COMMA,
  listFields,
  type ServiceMatrix,
  type ServiceSummary,
} from '@site/src/catalogue/browser';
import {ANSWERS, OTHER_FIELDS} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import {Answer} from '../Answer';
import {FactCell, FactTable} from '../FactTable';
import {Uncompared} from '../Provenance';
import {RecordText} from '../RecordText';
import {State} from '../State';
import styles from './styles.module.css';

type Props = {
  readonly matrix: ServiceMatrix;
  /** What the table is about; read out before it. */
  readonly caption: string;
};

/**
 * Services in a table that fits the page: words and signs, with what they mean below it. Notes and
 * sources stand on the page of the service, to which the end of each row leads.
 */
export function ServiceTable({matrix: {columns, rows, unknown}, caption}: Props): ReactNode {
  const locale = useLocale();
  return (
    <>
      <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <caption className={styles.hidden}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <ServiceHead />
              </th>
              <th scope="col">{OTHER_FIELDS.lifecycle[locale]}</th>
              {columns.map(({field, label}) => (
                <th key={field} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">
                <span className={styles.hidden}>
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
            ° not yet compared with its source
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
            description="Names the values that are not known of any service of a table"
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

type RowsProps<Service> = {
  readonly services: readonly Service[];
  /** What the table is about; read out before it. */
  readonly caption: string;
  readonly isCaptionHidden?: boolean;
  /** Whether note and source open on demand only. */
  readonly isFolded?: boolean;
  /** A column between name and values. */
  readonly column?: {
    readonly head: ReactNode;
    readonly cell: (service: Service) => ReactNode;
  };
};

/** A row for each service, in the order given, and a column for each comparable value. */
export function ServiceRows<Service extends ServiceSummary>({
  services,
  caption,
  isCaptionHidden = false,
  isFolded = false,
  column,
}: RowsProps<Service>): ReactNode {
  const locale = useLocale();
  return (
    <FactTable caption={caption} isCaptionHidden={isCaptionHidden}>
      <thead>
        <tr>
          <th scope="col">
            <ServiceHead />
          </th>
          {column && <th scope="col">{column.head}</th>}
          {listFields(locale).map(({field, label}) => (
            <th key={field} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {services.map((service) => (
          <tr key={service.slug} data-slug={service.slug}>
            <th scope="row">
              <Link to={`/services/${service.slug}`}>{service.name}</Link>
            </th>
            {column && <td>{column.cell(service)}</td>}
            <Values service={service} isFolded={isFolded} />
          </tr>
        ))}
      </tbody>
    </FactTable>
  );
}

/** Memoized, since filters and selection change none of the values. */
const Values = memo(function Values({
  service,
  isFolded,
}: {
  readonly service: ServiceSummary;
  readonly isFolded: boolean;
}): ReactNode {
  const locale = useLocale();
  return buildAllRows(service, locale).map((fact) => (
    <FactCell
      key={fact.field}
      fact={fact}
      isMarked={fact.field === 'lifecycle' && isMarked(service)}
      foldedFor={isFolded ? service.name : undefined}
    />
  ));
});
