import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ServiceMatrix} from '@site/src/catalogue/browser';
import {LIFECYCLE} from '@site/src/catalogue/fields';
import {useLocale} from '@site/src/languages/useLocale';
import {fill} from '@site/src/fill';
import {ColumnLabel} from '../Breakable';
import {State} from '../State';
import {type Column, Table} from '../Table';
import {TableLegend, Value} from '../Value';
import styles from './styles.module.css';
import {TEXTS} from './texts';

type Props = {
  readonly matrix: ServiceMatrix;
  /** Accessible name of the table and its region. */
  readonly caption: string;
};

type Row = ServiceMatrix['services'][number] & {readonly index: number};

/**
 * A compact table with a row for each service, and a legend. Notes and sources are on the service
 * pages, to which the last column links.
 */
export function ServiceTable({matrix: {services, groups, unknown}, caption}: Props): ReactNode {
  const locale = useLocale();
  const fields = groups
    .flatMap(({rows}) => rows)
    .map(({label, values}): Column<Row> => ({
      head: <ColumnLabel label={label} />,
      cell: ({index}) => <Value {...values[index]!} isTerse />,
    }));
  return (
    <>
      <Table<Row>
        caption={caption}
        region={caption}
        isCaptionHidden
        columns={[
          {
            head: TEXTS.service[locale],
            cell: ({slug, name}) => <Link to={`/services/${slug}`}>{name}</Link>,
          },
          {head: LIFECYCLE[locale], cell: ({lifecycle}) => <State lifecycle={lifecycle} />},
          ...fields,
          {
            head: <span className="visually-hidden">{TEXTS.sources[locale]}</span>,
            cell: ({slug, name}) => (
              <Link
                to={`/services/${slug}#at-a-glance`}
                className={styles.more}
                aria-label={fill(TEXTS.more[locale], {name})}
              />
            ),
          },
        ]}
        groups={[{rows: services.map((service, index) => ({...service, index}))}]}
        keyOf={({slug}) => slug}
        attributesOf={({slug}) => ({'data-slug': slug})}
        className={styles.table}
      />
      <TableLegend unknown={unknown}>{TEXTS.legend[locale]}</TableLegend>
    </>
  );
}
