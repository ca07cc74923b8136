import type {ReactNode} from 'react';
import {
  type CategoryCosts,
  costsOf,
  describePlan,
  describeReason,
  formatSum,
} from '@site/src/catalogue/costs';
import {useLocale} from '@site/src/languages/useLocale';
import {FactTable} from '../FactTable';
import {TEXTS} from './texts';
import styles from './styles.module.css';

type Props = {
  readonly costs: CategoryCosts;
  /** ISO date; the costs are those of the plans sold on this day. */
  readonly day: string;
};

/** The monthly cost of each service for the examples, or the reason why there is none. */
export function ExampleTable({costs, day}: Props): ReactNode {
  const locale = useLocale();
  const {examples, services} = costs;
  const columns = examples.map(({usage}) => costsOf(costs, usage, day));
  return (
    <div className={styles.table}>
      <FactTable caption={TEXTS.table[locale]}>
        <thead>
          <tr>
            <th scope="col">{TEXTS.service[locale]}</th>
            {examples.map(({label}) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {services.map(({slug, name}, row) => (
            <tr key={slug}>
              <th scope="row">{name}</th>
              {columns.map((column, index) => {
                const cost = column[row]!;
                return (
                  <td key={examples[index]!.label}>
                    {'total' in cost ? (
                      <>
                        <strong>{formatSum(cost.total, cost.plan.currency, locale)}</strong>{' '}
                        <span className={styles.plan}>{describePlan(cost.plan, locale)}</span>
                      </>
                    ) : (
                      describeReason(cost.obstacles, locale, {isShort: true})
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </FactTable>
    </div>
  );
}
