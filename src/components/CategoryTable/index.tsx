import {type ReactNode, useState} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type CategoryMatrix, LIST_COMMA, valueAnchor} from '@site/src/catalogue/browser';
import {LIFECYCLE_STATES} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import {fill} from '@site/src/fill';
import {EntryIcon} from '../EntryIcon';
import {State} from '../State';
import {type Column, Table} from '../Table';
import {TableLegend, Value} from '../Value';
import fields from '@site/src/css/field.module.css';
import styles from './styles.module.css';
import {TEXTS} from './texts';

type Groups = CategoryMatrix['groups'];
type Row = Groups[number]['rows'][number];

type Props = {
  readonly matrix: CategoryMatrix;
  /** Accessible name of the table and its region. */
  readonly caption: string;
};

/**
 * A static comparison table of a category: a column for each service and a row for each field.
 * Known values link to their note and source on the service page. A narrow window shows one row at
 * a time, chosen from a select box.
 */
export function CategoryTable({matrix, caption}: Props): ReactNode {
  const locale = useLocale();
  const {category, services, groups, unknown} = matrix;
  const [chosen, choose] = useState(groups[0]?.rows[0]?.field);
  const head = TEXTS.value[locale];
  const columns = services.map(({slug, name, icon, lifecycle}, index): Column<Row> => {
    const {state} = lifecycle;
    const label = [name, ...(state === 'active' ? [] : [LIFECYCLE_STATES[state][locale]])];
    return {
      head: (
        <>
          <EntryIcon icon={icon} size={28} />
          <Link to={`/services/${slug}`}>{name}</Link>
          <State lifecycle={lifecycle} isChip />
        </>
      ),
      cell: ({field, values}) => {
        const {isKnown, ...value} = values[index]!;
        const shown = <Value {...value} isTerse />;
        return isKnown ? (
          <Link to={`/services/${slug}#${valueAnchor(field)}`}>{shown}</Link>
        ) : (
          shown
        );
      },
      name: label.join(LIST_COMMA[locale]),
    };
  });
  return (
    <>
      <Menu label={head} groups={groups} chosen={chosen} onChoose={choose} />
      <Table
        caption={caption}
        region={caption}
        isCaptionHidden
        columns={[{head, cell: ({label}) => label}, ...columns]}
        groups={groups}
        keyOf={({field}) => field}
        attributesOf={({field}) => ({'data-chosen': field === chosen ? '' : undefined})}
        className={styles.matrix}
      />
      <TableLegend unknown={unknown}>{TEXTS.legend[locale]}</TableLegend>
      {services.length > 1 && (
        <p>
          <Link className="button button--sm button--primary" to={`/compare?category=${category}`}>
            {fill(TEXTS.compare[locale], {count: services.length})}
          </Link>
        </p>
      )}
      <Explanations matrix={matrix} />
    </>
  );
}

type MenuProps = {
  readonly label: string;
  readonly groups: Groups;
  readonly chosen: string | undefined;
  readonly onChoose: (field: string) => void;
};

/** Select box for the row that a narrow window shows. */
function Menu({label, groups, chosen, onChoose}: MenuProps): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <label className={styles.menu}>
      {label}
      <select
        className={fields.wide}
        disabled={!isBrowser}
        value={chosen}
        onChange={({target}) => {
          onChoose(target.value);
        }}
      >
        {isBrowser &&
          groups.map((group) => (
            <optgroup key={group.key} label={group.label}>
              {group.rows.map((row) => (
                <option key={row.field} value={row.field}>
                  {row.label}
                </option>
              ))}
            </optgroup>
          ))}
      </select>
    </label>
  );
}

function Explanations({matrix: {groups, unknown}}: Pick<Props, 'matrix'>): ReactNode {
  const locale = useLocale();
  return (
    <details>
      <summary>{TEXTS.about[locale]}</summary>
      <dl>
        {[...groups.flatMap(({rows}) => rows), ...unknown]
          .filter(({about}) => about !== null)
          .map(({label, about}) => (
            <div key={label} className={styles.about}>
              <dt>{label}</dt>
              <dd>{about}</dd>
            </div>
          ))}
      </dl>
    </details>
  );
}
