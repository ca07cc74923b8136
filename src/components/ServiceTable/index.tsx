import {memo, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {
  buildAllRows,
  isMarked,
  listFields,
  markedLast,
  type ServiceSummary,
} from '@site/src/catalogue/browser';
import {useLocale} from '@site/src/languages/useLocale';
import {FactCell, FactTable} from '../FactTable';

type TableProps<Service> = {
  readonly services: readonly Service[];
  /** What the table is about; read out before it. */
  readonly caption: string;
};

type RowsProps<Service> = TableProps<Service> & {
  readonly isCaptionHidden?: boolean;
  /** Whether note and source open on demand only. */
  readonly isFolded?: boolean;
  /** A column between name and values. */
  readonly column?: {
    readonly head: ReactNode;
    readonly cell: (service: Service) => ReactNode;
  };
};

/** Services in a table with a source in each cell; those that have ended come last. */
export function ServiceTable<Service extends ServiceSummary>({
  services,
  caption,
}: TableProps<Service>): ReactNode {
  return <ServiceRows services={markedLast(services)} caption={caption} />;
}

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
            <Translate
              id="serviceTable.service"
              description="Head of the column with the names of services"
            >
              Service
            </Translate>
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
