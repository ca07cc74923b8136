import {type ReactNode, type RefObject} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {MAX_PICKS, MIN_PICKS} from '@site/src/addresses';
import {BETWEEN_SENTENCES, type ComparedService, LIST_COMMA} from '@site/src/catalogue/browser';
import {fill} from '@site/src/fill';
import {useLocale} from '@site/src/languages/useLocale';
import {Answer} from '../../components/Answer';
import {EntryIcon} from '../../components/EntryIcon';
import {Evidence} from '../../components/Provenance';
import {RecordText} from '../../components/RecordText';
import {ReportLink} from '../../components/ReportLink';
import {State} from '../../components/State';
import type {ExportTexts} from '../exportTexts';
import {togglePick} from '../selection';
import {
  commonCategory,
  type ComparedCell,
  type ComparedRow,
  type Comparison,
  listNames,
  type Side,
  sideBySide,
  type Sides,
} from '../sideBySide';
import {EstimateSlot} from './EstimateSlot';
import {Exports} from './Exports';
import {Menu, MenuItem} from './Menu';
import text from '@site/src/css/text.module.css';
import styles from './sides.module.css';
import list from './styles.module.css';
import {TEXTS} from './sidesTexts';
import type {Loaded} from './useLoaded';
import type {UpdateSelection} from './useSelection';

type Props = {
  /** The services to compare, in the order of their columns. */
  readonly picked: readonly ComparedService[];
  /** All services that can be added. */
  readonly services: readonly ComparedService[];
  readonly showsAlike: boolean;
  readonly exportTexts: ExportTexts;
  readonly loaded: Loaded;
  /** The heading of the view; receives the focus when the focused element is removed. */
  readonly heading: RefObject<HTMLDivElement | null>;
  readonly update: UpdateSelection;
  readonly onBack: () => void;
};

/** Spread into cells because the linter reports a literal `role="cell"` as redundant. */
const CELL = {role: 'cell'};

/** The side-by-side view: exports, cost estimate, and a table with a column for each service. */
export function SideBySide({
  picked,
  services,
  showsAlike,
  exportTexts,
  loaded: {data, state},
  heading,
  update,
  onBack,
}: Props): ReactNode {
  const locale = useLocale();
  const names = listNames(picked, locale);
  const category = commonCategory(picked);
  const common = category === undefined ? undefined : data[category];
  const sides: Sides = {
    services: picked.map((service) => ({
      ...service,
      attributes: common?.values[service.slug] ?? [],
      sayings: data[service.category]?.sayings[service.slug],
    })),
    columns: common?.columns,
  };
  const comparison = sideBySide(sides, locale);
  const toggle = (slug: string) => {
    // The activated button may be removed by this change.
    heading.current?.focus({preventScroll: true});
    update.push((current) => togglePick(current, slug));
  };
  return (
    <>
      <div ref={heading} tabIndex={-1}>
        <Heading as="h2">{names}</Heading>
      </div>
      <Exports
        sides={sides}
        costs={common?.costs ?? null}
        exportTexts={exportTexts}
        isComplete={state !== 'loading'}
        onBack={onBack}
      />
      {common?.costs && <EstimateSlot costs={common.costs} slugs={picked.map(({slug}) => slug)} />}
      {/* The narrow layout sets `display: block`, which removes the implicit table roles. */}
      <table role="table" className={styles.table}>
        <caption className="visually-hidden">{fill(TEXTS.table[locale], {names})}</caption>
        <thead>
          <tr role="row">
            <th role="columnheader" scope="col">
              <span className="visually-hidden">{exportTexts.field}</span>
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  checked={!showsAlike}
                  onChange={() => {
                    update.push((current) => ({...current, showsAlike: !current.showsAlike}));
                  }}
                />{' '}
                {TEXTS.differencesOnly[locale]}
              </label>
              {picked.length < MAX_PICKS && (
                <AddMenu picked={picked} services={services} onAdd={toggle} />
              )}
            </th>
            {sides.services.map((service) => (
              <Head
                key={service.slug}
                service={service}
                onRemove={
                  picked.length > MIN_PICKS
                    ? () => {
                        toggle(service.slug);
                      }
                    : undefined
                }
              />
            ))}
          </tr>
        </thead>
        <Bodies
          services={sides.services}
          comparison={comparison}
          showsAlike={showsAlike}
          exportTexts={exportTexts}
        />
      </table>
      {comparison.differing.length === 0 && <p>{exportTexts.noDifference}</p>}
      {!showsAlike && comparison.alike.length > 0 && <Alike rows={comparison.alike} />}
      {comparison.unknown.length > 0 && <Unknown services={picked} rows={comparison.unknown} />}
    </>
  );
}

/** The services that can be added, those of the same category first. */
function AddMenu({
  picked,
  services,
  onAdd,
}: Pick<Props, 'picked' | 'services'> & {readonly onAdd: (slug: string) => void}): ReactNode {
  const locale = useLocale();
  const categories = picked.map(({category}) => category);
  const others = services.filter((service) => !picked.includes(service));
  const isNear = ({category}: ComparedService): boolean => categories.includes(category);
  return (
    <Menu label={TEXTS.add[locale]} name={TEXTS.addGroup[locale]}>
      {[...others.filter(isNear), ...others.filter((service) => !isNear(service))].map(
        ({slug, name, vendor}) => (
          <MenuItem
            key={slug}
            onChoose={() => {
              onAdd(slug);
            }}
          >
            {name} <span className={text.detail}>{vendor}</span>
          </MenuItem>
        ),
      )}
    </Menu>
  );
}

/** The header of a service's column: tile, name, state, and a button that removes the service. */
function Head({
  service: {slug, icon, name, vendor, lifecycle},
  onRemove,
}: {
  readonly service: Side;
  readonly onRemove: (() => void) | undefined;
}): ReactNode {
  const locale = useLocale();
  return (
    <th role="columnheader" scope="col">
      <div className={styles.service}>
        <EntryIcon icon={icon} size={28} />
        <div>
          <Link to={`/services/${slug}`}>{name}</Link>
          <span className={list.vendor}>{vendor}</span>
          <State lifecycle={lifecycle} isChip />
        </div>
        {onRemove && (
          <button
            type="button"
            className={styles.remove}
            aria-label={fill(TEXTS.remove[locale], {name})}
            onClick={onRemove}
          />
        )}
      </div>
    </th>
  );
}

type BodyProps = {
  readonly services: readonly Side[];
  readonly comparison: Comparison;
  readonly showsAlike: boolean;
  readonly exportTexts: ExportTexts;
};

function Bodies({services, comparison, showsAlike, exportTexts}: BodyProps): ReactNode {
  const locale = useLocale();
  const alike = {
    label: fill(TEXTS.alike[locale], {count: comparison.alike.length}),
    rows: comparison.alike,
  };
  const groups = [
    ...comparison.differing,
    ...(showsAlike && comparison.alike.length > 0 ? [alike] : []),
  ];
  return (
    <>
      {services.some(({sayings}) => sayings !== undefined) && (
        <tbody>
          {(['goodFor', 'watchOut'] as const).map((key) => (
            <tr key={key} role="row">
              <th role="rowheader" scope="row">
                {exportTexts[key]}
              </th>
              {services.map(({slug, name, sayings}) => (
                <td key={slug} {...CELL} data-name={name}>
                  <ul>
                    {sayings?.[key].map((line) => (
                      <li key={line}>
                        <RecordText text={line} />
                      </li>
                    ))}
                  </ul>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      )}
      {groups.map(({label, rows}) => (
        <tbody key={label}>
          {label !== null && (
            <tr role="row">
              <th
                role="rowheader"
                scope="rowgroup"
                className={styles.group}
                colSpan={services.length + 1}
              >
                {label}
              </th>
            </tr>
          )}
          {rows.map(({field, label: name, cells}) => (
            <tr key={field} role="row" data-field={field} data-differs={rows !== alike.rows}>
              <th role="rowheader" scope="row">
                {name}
              </th>
              {services.map((service, index) => (
                <td key={service.slug} {...CELL} data-name={service.name}>
                  <Value service={service} cell={cells[index]!} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </>
  );
}

/** A value with its note and evidence. */
function Value({
  service: {lifecycle},
  cell,
}: {
  readonly service: Side;
  readonly cell: ComparedCell;
}): ReactNode {
  const locale = useLocale();
  const {field, value, answer, best, source, shelfLifeDays} = cell;
  const isState = field === 'lifecycle';
  // The note of the field would repeat the dates that the state already shows.
  const note = isState ? lifecycle.note : cell.note;
  return (
    <>
      {isState ? (
        <State lifecycle={lifecycle} />
      ) : answer === undefined ? (
        <strong>
          <RecordText text={value} />
        </strong>
      ) : (
        <Answer value={answer} text={value} />
      )}
      {best !== null && (
        <>
          {' '}
          <span className={styles.best}>{TEXTS[best][locale]}</span>
        </>
      )}
      {note !== null && (
        <div>
          <RecordText text={note} />
        </div>
      )}
      {source !== null && <Evidence claim={cell} shelfLifeDays={shelfLifeDays} />}
    </>
  );
}

/** The fields in which the services do not differ, with their common value. */
function Alike({rows}: {readonly rows: readonly ComparedRow[]}): ReactNode {
  const locale = useLocale();
  return (
    <details className={styles.alike}>
      <summary>{fill(TEXTS.alike[locale], {count: rows.length})}</summary>
      <dl>
        {rows.map(({field, label, cells: [cell]}) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              <RecordText text={cell!.value} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The fields that are unknown for all services, with a link for reporting a value. */
function Unknown({
  services,
  rows,
}: {
  readonly services: readonly ComparedService[];
  readonly rows: readonly ComparedRow[];
}): ReactNode {
  const locale = useLocale();
  const labels = rows.map(({label}) => label).join(LIST_COMMA[locale]);
  return (
    <p className={styles.unknown}>
      {fill(TEXTS.unknown[locale], {fields: labels})}
      {BETWEEN_SENTENCES[locale]}
      <ReportLink
        entry={services.map(({slug}) => slug).join(', ')}
        field={rows.map(({field}) => field).join(', ')}
        label={labels}
        shown={rows[0]!.cells[0]!.value}
        source={null}
      />
    </p>
  );
}
