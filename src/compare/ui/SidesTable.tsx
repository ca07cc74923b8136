import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {MAX_PICKS} from '@site/src/site/addresses';
import {BETWEEN_SENTENCES, LIST_COMMA, tileOfRoute} from '@site/src/catalogue/browser';
import {ANSWERS} from '@site/src/catalogue/vocabulary';
import {fill} from '@site/src/fill';
import {locale} from '@site/src/languages/locale';
import {EntryIcon} from '../../components/EntryIcon';
import {Fold} from '../../components/Fold';
import {RecordText} from '../../components/Value';
import {ReportLink} from '../../components/ReportLink';
import {State} from '../../components/Dates';
import {type Column, Table} from '../../components/Table';
import type {ComparedService} from '../pageData';
import {adviceOf, listNames, sideBySide, type SideRow, type Sides} from '../sideBySide';
import {CellValue} from './ServiceTable';
import styles from './sides.module.css';
import {TEXTS} from './sidesTexts';

type Props = {
  readonly sides: Sides;
  readonly showsAlike: boolean;
  /** Whether what the services are good for, and what to watch out for, are rows too. */
  readonly hasAdvice?: boolean;
  readonly corner?: ReactNode;
  /** Removes a service; without it, there are no buttons for it. */
  readonly onRemove?: ((slug: string) => void) | undefined;
};

/** A table with a column for each service and a row for each field, those that differ first. */
export function SidesTable({sides, showsAlike, hasAdvice, corner, onRemove}: Props): ReactNode {
  const {services} = sides;
  const {differing, alike, unknown} = sideBySide(sides, locale);
  const rest = {label: fill(TEXTS.alike[locale], {count: alike.length}), rows: alike};
  const unknownLabels = unknown.map(({label}) => label).join(LIST_COMMA[locale]);
  const groups = [...differing, ...(showsAlike && alike.length > 0 ? [rest] : [])];
  const advice = hasAdvice ? adviceOf(services, locale) : [];
  const columnOf = ({slug, name, lifecycle}: ComparedService, index: number): Column<SideRow> => ({
    head: (
      <div className={styles.service}>
        <EntryIcon icon={tileOfRoute(`/services/${slug}`)} size={28} />
        <div>
          <Link to={`/services/${slug}`}>{name}</Link>
          <State lifecycle={lifecycle} isChip />
        </div>
        {onRemove && (
          <button
            type="button"
            className={`clean-btn cross ${styles.remove}`}
            aria-label={fill(TEXTS.remove[locale], {name})}
            onClick={() => onRemove(slug)}
          />
        )}
      </div>
    ),
    name,
    cell: (row) => {
      if ('lines' in row) {
        const items = row.lines[index]!.map((line) => (
          <li key={line}>
            <RecordText text={line} />
          </li>
        ));
        return <ul>{items}</ul>;
      }
      const value = row.cells[index]!;
      return row.field === 'lifecycle' ? (
        <State lifecycle={lifecycle} />
      ) : (
        <CellValue slug={slug} text={value.value} answer={value.answer ?? null} value={value} />
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
          ...services.map(columnOf),
        ]}
        groups={[
          ...(advice.length > 0 ? [{rows: advice}] : []),
          ...groups.map(({label, rows}) => ({label: label ?? undefined, rows})),
        ]}
        keyOf={({field}) => field}
        attributesOf={(row) =>
          'lines' in row ? {} : {'data-field': row.field, 'data-differs': String(row.differs)}
        }
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
