import type {ReactNode} from 'react';
import {
  type CategoryCosts,
  compareCosts,
  costsOf,
  describePlan,
  describeReason,
  formatSum,
} from '@site/src/catalogue/costs';
import {useLocale} from '@site/src/languages/useLocale';
import {type Column, Table} from '../Table';
import {ConvertedSum} from './Results';
import {TEXTS} from './texts';
import styles from './styles.module.css';

type Props = {
  readonly costs: CategoryCosts;
  /** ISO date; the costs are those of the plans sold on this day. */
  readonly day: string;
  /** Yen per US dollar; `undefined` if the reader has entered no rate. */
  readonly rate: number | undefined;
};

type Service = CategoryCosts['services'][number];

/** The monthly cost of each service for the examples, or the reason why there is none. */
export function ExampleTable({costs, day, rate}: Props): ReactNode {
  const locale = useLocale();
  const examples = costs.examples.map(({label, usage}): Column<Service> => ({
    head: label,
    cell: (service) => {
      const own = costsOf({services: [service]}, usage, day);
      const cost = compareCosts(own, rate, costs.rates)[0]!;
      return 'total' in cost ? (
        <>
          <strong>{formatSum(cost.total, cost.plan.currency, locale)}</strong>{' '}
          {cost.converted && <ConvertedSum converted={cost.converted} />}
          <span className={styles.plan}>{describePlan(cost.plan, locale)}</span>
        </>
      ) : (
        describeReason(cost.obstacles, locale, {isShort: true})
      );
    },
  }));
  return (
    <Table
      caption={TEXTS.table[locale]}
      region={TEXTS.table[locale]}
      columns={[{head: TEXTS.service[locale], cell: ({name}) => name}, ...examples]}
      groups={[{rows: costs.services}]}
      keyOf={({slug}) => slug}
      className={styles.table}
    />
  );
}
