import {Fragment, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import {type FactRow, type ServiceView, valueAnchor} from '@site/src/catalogue/browser';
import {DueMark, Provenance} from '../Provenance';
import {ReportLink} from '../ReportLink';
import {RecordText} from '../RecordText';
import styles from './styles.module.css';

/** The values by which the services of a category are compared, each with its source. */
export function AttributeList({service}: {readonly service: ServiceView}): ReactNode {
  return (
    <section data-search="ignore">
      <Heading as="h2" id="values">
        <Translate
          id="service.values.title"
          description="Heading of the values by which the services of a category are compared"
          values={{category: service.categoryLabel}}
        >
          {'Values: {category}'}
        </Translate>
      </Heading>
      {service.attributes.map(({key, label, rows}) => (
        <Fragment key={key}>
          <Heading as="h3" className={styles.group}>
            {label}
          </Heading>
          <dl className={styles.list}>
            {rows.map((row) => (
              <Value key={row.field} entry={service.slug} row={row} />
            ))}
          </dl>
        </Fragment>
      ))}
    </section>
  );
}

function Value({entry, row}: {readonly entry: string; readonly row: FactRow}): ReactNode {
  const {field, label, value, note, shelfLifeDays} = row;
  const id = valueAnchor(field);
  useBrokenLinks().collectAnchor(id);
  return (
    <div id={id} className={styles.row}>
      <dt>{label}</dt>
      <dd>
        <strong>
          <RecordText text={value} />
        </strong>{' '}
        {note !== null && <RecordText text={note} />}
        <Provenance claim={row} shelfLifeDays={shelfLifeDays} isStill />
      </dd>
      <dd className={styles.later}>
        <DueMark claim={row} shelfLifeDays={shelfLifeDays} />{' '}
        <ReportLink entry={entry} field={field} label={label} shown={value} source={row.source} />
      </dd>
    </div>
  );
}
