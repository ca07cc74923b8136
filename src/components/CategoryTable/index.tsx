import {type ReactNode, useState} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type CategoryMatrix, LIST_COMMA, valueAnchor} from '@site/src/catalogue/browser';
import {BASES, LIFECYCLE_STATES} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import {fill} from '@site/src/fill';
import {EntryIcon} from '../EntryIcon';
import {State} from '../State';
import {AnswerSigns, Value} from '../Value';
import fields from '@site/src/css/field.module.css';
import styles from './styles.module.css';
import {TEXTS} from './texts';

type Groups = CategoryMatrix['groups'];
type Cell = Groups[number]['rows'][number]['values'][number];

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
  return (
    <>
      <Menu label={head} groups={groups} chosen={chosen} onChoose={choose} />
      <div className={styles.box} role="region" aria-label={caption} tabIndex={0}>
        <table className={styles.matrix}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {services.map(({slug, name, icon, ...lifecycle}) => (
                <th key={slug} scope="col">
                  <EntryIcon icon={icon} size={28} />
                  <Link to={`/services/${slug}`}>{name}</Link>
                  {lifecycle.state !== 'active' && <State lifecycle={lifecycle} isChip />}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({key, label, rows}) => (
            <tbody key={key}>
              <tr>
                <th scope="rowgroup" colSpan={services.length + 1}>
                  {label}
                </th>
              </tr>
              {rows.map(({field, label: name, values}) => (
                <tr key={field} data-chosen={field === chosen || undefined}>
                  <th scope="row">{name}</th>
                  {values.map((value, index) => (
                    <td key={services[index]!.slug} data-name={nameOf(services[index]!)}>
                      <LinkedValue value={value} to={placeOf(services[index]!, field)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <Legend />
      {unknown.length > 0 && (
        <p className={styles.remark}>
          {fill(TEXTS.unknown[locale], {
            fields: unknown.map(({label}) => label).join(LIST_COMMA[locale]),
          })}
        </p>
      )}
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

  function nameOf({name, state}: CategoryMatrix['services'][number]): string {
    return state === 'active' ? name : name + LIST_COMMA[locale] + LIFECYCLE_STATES[state][locale];
  }
}

const placeOf = ({slug}: CategoryMatrix['services'][number], field: string): string =>
  `/services/${slug}#${valueAnchor(field)}`;

function LinkedValue({value, to}: {readonly value: Cell; readonly to: string}): ReactNode {
  const {isKnown, isUncompared, ...shown} = value;
  return isKnown ? (
    <Link to={to}>
      <Value {...shown} isUncompared={isUncompared} isTerse />
    </Link>
  ) : (
    <Value {...shown} isTerse />
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

function Legend(): ReactNode {
  const locale = useLocale();
  return (
    <p className={styles.remark}>
      <AnswerSigns />
      <span>{`° ${BASES['general-knowledge'][locale]}`}</span>
      <span>{TEXTS.legend[locale]}</span>
    </p>
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
