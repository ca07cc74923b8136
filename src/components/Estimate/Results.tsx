import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  compareCosts,
  type ComparedCost,
  type YenRate,
  type Converted,
  type Cost,
  describeLine,
  describePlan,
  describeReason,
  describeUsage,
  formatSum,
  type Usage,
} from '@site/src/catalogue/costs';
import {PLANS} from '@site/src/catalogue/fields';
import {fill} from '@site/src/fill';
import {useLocale} from '@site/src/languages/useLocale';
import {Evidence} from '../Provenance';
import {TEXTS} from './texts';
import styles from './styles.module.css';

type Props = {
  readonly costs: readonly Cost[];
  readonly usage: Usage;
  /** Yen per US dollar; `undefined` if the reader has entered no rate. */
  readonly rate: number | undefined;
  /** The catalogue's rates. */
  readonly rates: readonly YenRate[];
};

/** The monthly cost of each service for a usage; its calculation and source can be opened. */
export function Results({costs, usage, rate, rates}: Props): ReactNode {
  const locale = useLocale();
  return (
    <>
      <p role="status">{fill(TEXTS.results[locale], {usage: describeUsage(usage, locale)})}</p>
      <ul className={styles.results}>
        {compareCosts(costs, rate, rates).map((cost) => (
          <li key={cost.service.slug} data-slug={cost.service.slug}>
            <Link to={`/services/${cost.service.slug}`}>{cost.service.name}</Link>{' '}
            {'total' in cost ? (
              <Sum cost={cost} />
            ) : (
              <span>{describeReason(cost.obstacles, locale)}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A sum in another currency, and whether it is at the reader's rate. */
export function ConvertedSum({converted}: {readonly converted: Converted}): ReactNode {
  const locale = useLocale();
  const {amount, currency, isTyped} = converted;
  return (
    <div className={styles.plan}>
      {fill(TEXTS[isTyped ? 'converted' : 'inYen'][locale], {
        sum: formatSum(amount, currency, locale),
      })}
    </div>
  );
}

function Sum({cost}: {readonly cost: Extract<ComparedCost, {total: number}>}): ReactNode {
  const locale = useLocale();
  const {plan, total, lines, converted, share, service} = cost;
  const parts = lines
    .map((line) => describeLine(line, plan, locale))
    .filter((line) => line !== null);
  return (
    <>
      <strong className={styles.sum}>{formatSum(total, plan.currency, locale)}</strong>{' '}
      <span className={styles.plan}>{describePlan(plan, locale)}</span>
      {converted && <ConvertedSum converted={converted} />}
      {share !== null && (
        <div className={styles.bar} aria-hidden="true">
          <div style={{inlineSize: `${share * 100}%`}} />
        </div>
      )}
      <details className={styles.lines}>
        <summary>
          {TEXTS.lines[locale]}
          <span className="visually-hidden"> {service.name}</span>
        </summary>
        {parts.length === 0 ? (
          <p>{TEXTS.nothing[locale]}</p>
        ) : (
          <ul>
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        )}
        <Evidence claim={plan} shelfLifeDays={PLANS.shelfLifeDays} />
      </details>
    </>
  );
}
