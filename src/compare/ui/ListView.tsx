import type {ReactNode, RefObject} from 'react';
import Heading from '@theme/Heading';
import type {ComparedService} from '@site/src/catalogue/browser';
import {fill} from '@site/src/fill';
import {chooseColumns} from '../columns';
import {filterServices, sortServices} from '../filters';
import {CategoryPicker} from './CategoryPicker';
import {Controls, Empty} from './Controls';
import type {ControlProps} from './controls';
import {Legend, ServiceList} from './ServiceList';
import styles from './styles.module.css';
import {TEXTS} from './texts';
import type {Loaded} from './useLoaded';
import {Tray} from './Tray';

type Props = ControlProps & {
  readonly loaded: Loaded;
  readonly picked: readonly ComparedService[];
  /** Receives the focus when the reader returns from the side-by-side view. */
  readonly heading: RefObject<HTMLDivElement | null>;
  readonly onCompare: () => void;
};

/** The list view: filters and a table of the services that match them. */
export function ListView({
  loaded: {views, data},
  picked,
  heading,
  onCompare,
  ...controls
}: Props): ReactNode {
  const {offer, selection, update} = controls;
  const {locale} = offer;
  const services = sortServices(filterServices(offer, selection), selection.sort, offer);
  const costs = selection.category === null ? undefined : data[selection.category]?.costs;
  const columns = chooseColumns(offer, services, selection);
  return (
    <>
      <p>{TEXTS.lead[locale]}</p>
      <noscript>
        <p>{TEXTS.noScript[locale]}</p>
      </noscript>
      <CategoryPicker {...controls} />
      <section aria-label={TEXTS.list[locale]}>
        <div ref={heading} tabIndex={-1} className="visually-hidden">
          <Heading as="h2">{TEXTS.list[locale]}</Heading>
        </div>
        <Controls {...controls} shown={services.length} columns={columns.shown} />
        {views && costs && (
          <views.EstimateSlot costs={costs} slugs={services.map(({slug}) => slug)} />
        )}
        {services.length === 0 ? (
          <Empty {...controls} />
        ) : (
          <>
            <ServiceList {...controls} services={services} columns={columns.shown} />
            <Legend locale={locale} />
            <LeftOut {...controls} heads={columns.leftOut.map(({head}) => head)} />
          </>
        )}
        <Tray picked={picked} update={update} onCompare={onCompare} />
      </section>
    </>
  );
}

/** The names of the hidden columns and a button that shows all columns or the default ones. */
function LeftOut({
  heads,
  offer,
  selection,
  isInert,
  update,
}: ControlProps & {readonly heads: readonly string[]}): ReactNode {
  const {locale, columns} = offer;
  const {hasAllColumns, category} = selection;
  const fields = new Intl.ListFormat(locale, {type: 'unit'}).format(heads);
  const text = hasAllColumns
    ? TEXTS.showLess[locale]
    : category === null
      ? TEXTS.showThem[locale]
      : fill(TEXTS.showAll[locale], {count: columns.length});
  return heads.length === 0 && category === null && !hasAllColumns ? null : (
    <p className={styles.legend}>
      {heads.length > 0 && <span>{fill(TEXTS.leftOut[locale], {fields})}</span>}
      <button
        type="button"
        className={styles.plain}
        disabled={isInert}
        onClick={() => {
          update.push((current) => ({
            ...current,
            hasAllColumns: !hasAllColumns,
            folded: [],
          }));
        }}
      >
        {text}
      </button>
    </p>
  );
}
