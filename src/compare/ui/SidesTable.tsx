import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {MAX_PICKS} from '@site/src/addresses';
import {BETWEEN_SENTENCES, LIST_COMMA} from '@site/src/catalogue/browser';
import {ANSWERS, RECORD_HEADINGS} from '@site/src/catalogue/vocabulary';
import {fill} from '@site/src/fill';
import {locale} from '@site/src/languages/locale';
import {EntryIcon} from '../../components/EntryIcon';
import {Fold} from '../../components/Fold';
import {RecordText} from '../../components/Value';
import {ReportLink} from '../../components/ReportLink';
import {State} from '../../components/Dates';
import {Table} from '../../components/Table';
import type {ComparedService} from '../pageData';
import {type ComparedRow, listNames, sideBySide, type Sides} from '../sideBySide';
import {CellValue} from './ServiceTable';
import styles from './sides.module.css';
import {TEXTS} from './sidesTexts';

type Props = {
  readonly sides: Sides;
  /** Whether the fields in which the services do not differ are rows too. */
  readonly showsAlike: boolean;
  /** Whether what the services are good for, and what to watch out for, are rows too. */
  readonly hasAdvice?: boolean;
  /** Controls in the corner of the table. */
  readonly corner?: ReactNode;
  /** Removes a service; without it, there are no buttons for it. */
  readonly onRemove?: ((slug: string) => void) | undefined;
};

/** A row: a field of all services, or what is good to know about each. */
type Line = {
  readonly key: string;
  readonly label: string;
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
  readonly cellOf: (service: ComparedService, index: number) => ReactNode;
};

/** A table with a column for each service and a row for each field, those that differ first. */
export function SidesTable({sides, showsAlike, hasAdvice, corner, onRemove}: Props): ReactNode {
  const {services} = sides;
  const {differing, alike, unknown} = sideBySide(sides, locale);
  const rest = {label: fill(TEXTS.alike[locale], {count: alike.length}), rows: alike};
  const unknownLabels = unknown.map(({label}) => label).join(LIST_COMMA[locale]);
  const groups = [...differing, ...(showsAlike && alike.length > 0 ? [rest] : [])];
  const isAdvised = hasAdvice && services.some(({sayings}) => sayings !== undefined);
  const advice = (['goodFor', 'watchOut'] as const).map((key): Line => ({
    key,
    label: RECORD_HEADINGS[key][locale],
    cellOf: ({sayings}) => (
      <ul>
        {sayings?.[key].map((line) => (
          <li key={line}>
            <RecordText text={line} />
          </li>
        ))}
      </ul>
    ),
  }));
  const lineOf = (row: ComparedRow): Line => ({
    key: row.field,
    label: row.label,
    attributes: {'data-field': row.field, 'data-differs': String(!alike.includes(row))},
    cellOf: ({slug, lifecycle}, index) => {
      const value = row.cells[index]!;
      const cell = {text: value.value, answer: value.answer ?? null, value};
      return row.field === 'lifecycle' ? (
        <State lifecycle={lifecycle} />
      ) : (
        <CellValue slug={slug} cell={cell} />
      );
    },
  });
  return (
    <>
      <Table
        className={clsx(styles.table, services.length > MAX_PICKS && styles.wide)}
        caption={fill(TEXTS.table[locale], {names: listNames(services, locale)})}
        isCaptionHidden
        columns={[
          {
            head: (
              <>
                <span className="visually-hidden">{TEXTS.fields[locale]}</span>
                {corner}
              </>
            ),
            cell: ({label}) => label,
          },
          ...services.map((service, index) => ({
            head: (
              <div className={styles.service}>
                <EntryIcon icon={service.icon} size={28} />
                <div>
                  <Link to={`/services/${service.slug}`}>{service.name}</Link>
                  <State lifecycle={service.lifecycle} isChip />
                </div>
                {onRemove && (
                  <button
                    type="button"
                    className={`clean-btn cross ${styles.remove}`}
                    aria-label={fill(TEXTS.remove[locale], {name: service.name})}
                    onClick={() => onRemove(service.slug)}
                  />
                )}
              </div>
            ),
            name: service.name,
            cell: ({cellOf}: Line) => cellOf(service, index),
          })),
        ]}
        groups={[
          ...(isAdvised ? [{rows: advice}] : []),
          ...groups.map(({label, rows}) => ({label: label ?? undefined, rows: rows.map(lineOf)})),
        ]}
        keyOf={({key}) => key}
        attributesOf={({attributes}) => ({...attributes})}
      />
      {differing.length === 0 && <p>{TEXTS.noDifference[locale]}</p>}
      {!showsAlike && alike.length > 0 && (
        <Fold summary={rest.label}>
          <dl className={styles.alike}>
            {alike.map(({field, label, cells: [cell]}) => (
              <div key={field}>
                <dt>{label}</dt>
                <dd>
                  <RecordText text={cell!.value} />
                </dd>
              </div>
            ))}
          </dl>
        </Fold>
      )}
      {unknown.length > 0 && (
        <p className="remark">
          {fill(TEXTS.unknown[locale], {fields: unknownLabels})}
          {BETWEEN_SENTENCES[locale]}
          <ReportLink
            entry={services.map(({slug}) => slug).join(', ')}
            field={unknown.map(({field}) => field).join(', ')}
            label={unknownLabels}
            shown={ANSWERS.unknown[locale]}
            source={null}
          />
        </p>
      )}
    </>
  );
}
