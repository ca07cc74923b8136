import type {ReactNode, RefObject} from 'react';
import Heading from '@theme/Heading';
import {MAX_PICKS, MIN_PICKS} from '@site/src/addresses';
import {type CategoryCosts, onlyOf} from '@site/src/catalogue/costs';
import {locale} from '@site/src/languages/locale';
import {UsageBar} from '@site/src/reader/ui/UsageBar';
import {useReader} from '@site/src/reader/ui/useReader';
import {WorkedPrice} from '@site/src/reader/ui/WorkedPrice';
import {TableLegend} from '../../components/Value';
import type {ComparedService} from '../pageData';
import {togglePick} from '../selection';
import {commonCategory, listNames, type Sides} from '../sideBySide';
import {Actions, Exports} from './Exports';
import {SidesTable} from './SidesTable';
import {TEXTS} from './sidesTexts';
import {TEXTS as LIST_TEXTS} from './texts';
import type {useLoaded} from './useLoaded';
import type {List} from './Controls';

type Props = Pick<ReturnType<typeof useLoaded>, 'data'> & {
  /** The services to compare, in the order of their columns. */
  readonly picked: readonly ComparedService[];
  /** All services that can be added. */
  readonly services: readonly ComparedService[];
  readonly showsAlike: boolean;
  /** Whether loading has finished. Before that, exports are not offered, as they lack values. */
  readonly isComplete: boolean;
  /** The heading of the view; receives the focus when the focused element is removed. */
  readonly heading: RefObject<HTMLDivElement | null>;
  readonly update: List['update'];
};

/** The side-by-side view: exports, the price of a month, and a table with a column each. */
export function SideBySide({
  picked,
  services,
  showsAlike,
  data,
  isComplete,
  heading,
  update,
}: Props): ReactNode {
  const category = commonCategory(picked);
  const common = category === undefined ? undefined : data[category];
  const sides: Sides = {
    services: picked.map(
      (service) =>
        data[service.category]?.services.find(({slug}) => slug === service.slug) ?? service,
    ),
    columns: common?.columns,
  };
  const slugs = picked.map(({slug}) => slug);
  const own = common && onlyOf(common.costs, slugs);
  const isPriced = own?.examples.length && own.services.some(({plans}) => plans.length > 0);
  const costs = isPriced ? own : null;
  // The services of the same category come first.
  const isNear = (service: ComparedService) =>
    picked.some((other) => other.category === service.category);
  const others = services.filter((service) => !picked.includes(service));
  const addable = [...others.filter(isNear), ...others.filter((service) => !isNear(service))];
  const toggle = (slug: string) => {
    // The activated button may be removed by this change.
    heading.current?.focus({preventScroll: true});
    update.push((current) => togglePick(current, slug));
  };
  return (
    <>
      <div ref={heading} tabIndex={-1}>
        <Heading as="h2">{listNames(picked, locale)}</Heading>
      </div>
      <TableLegend>{LIST_TEXTS.opens[locale]}</TableLegend>
      <Exports sides={sides} costs={costs} isComplete={isComplete} />
      {costs && <Prices costs={costs} />}
      <SidesTable
        sides={sides}
        showsAlike={showsAlike}
        hasAdvice
        corner={
          <>
            <label className="tick">
              <input
                type="checkbox"
                checked={!showsAlike}
                onChange={() =>
                  update.push((current) => ({...current, showsAlike: !current.showsAlike}))
                }
              />{' '}
              {TEXTS.differencesOnly[locale]}
            </label>
            {picked.length < MAX_PICKS && (
              <Actions
                label={TEXTS.add[locale]}
                name={TEXTS.addGroup[locale]}
                items={addable.map(({slug, name, vendor}) => ({
                  key: slug,
                  text: (
                    <>
                      {name} <span className="detail">{vendor}</span>
                    </>
                  ),
                  onChoose: () => toggle(slug),
                }))}
              />
            )}
          </>
        }
        onRemove={picked.length > MIN_PICKS ? toggle : undefined}
      />
    </>
  );
}

/** The usage of the reader, and what it costs with each service. */
function Prices({costs}: {readonly costs: CategoryCosts}): ReactNode {
  const [reader, change] = useReader(costs);
  return (
    <section aria-label={TEXTS.estimate[locale]}>
      <UsageBar costs={costs} reader={reader} change={change} />
      <WorkedPrice costs={costs} reader={reader} />
    </section>
  );
}
