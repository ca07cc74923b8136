import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useToday} from '@site/src/browser/clock';
import {hasEnded} from '@site/src/catalogue/browser';
import {
  type CategoryCosts,
  compareCosts,
  type ComparedCost,
  costsOf,
  describeLine,
  describePlan,
  describeRate,
  describeReason,
  describeScope,
  describeSum,
  describeUsage,
  formatNumber,
  formatSum,
  ratesUsed,
} from '@site/src/catalogue/costs';
import {PLANS} from '@site/src/catalogue/fields';
import {fill} from '@site/src/fill';
import {Fill} from '@site/src/languages/Fill';
import {locale} from '@site/src/languages/locale';
import {Day} from '../../components/Dates';
import {Popover} from '../../components/Popover';
import {Evidence} from '../../components/Value';
import {ReportLink} from '../../components/ReportLink';
import {moneyOf, type Reader} from '../reader';
import {TEXTS} from './texts';
import styles from './styles.module.css';

type Props = {
  /** The plans of the services to show, as of `onlyOf`. */
  readonly costs: CategoryCosts;
  readonly reader: Reader;
};

/** The costs of the services for a reader, today; before hydration, on the day of the build. */
export function useCosts({costs, reader}: Props): readonly ComparedCost[] {
  const day = useToday() ?? costs.builtOn;
  return compareCosts(costsOf(costs, reader.usage, day), moneyOf(reader, costs));
}

/** The price of a month by service; `isBrief` leaves out the plans and what the prices stand for. */
export function WorkedPrice(props: Props & {readonly isBrief?: boolean}): ReactNode {
  const {costs, reader, isBrief = false} = props;
  return (
    <div data-search="ignore">
      <ul className={`list margin-bottom--md ${styles.rows}`}>
        {useCosts(props).map((cost) => (
          <li key={cost.service.slug} data-slug={cost.service.slug}>
            <Link to={`/services/${cost.service.slug}`}>{cost.service.name}</Link>
            <div className={styles.track} aria-hidden="true">
              <div style={{inlineSize: `${(cost.share ?? 0) * 100}%`}} />
            </div>
            <div className="cluster">
              <MonthPrice cost={cost} reader={reader} hasPlan={!isBrief} />
            </div>
          </li>
        ))}
      </ul>
      {!isBrief && <Remarks costs={costs} reader={reader} />}
    </div>
  );
}

type MonthProps = Pick<Props, 'reader'> & {
  readonly cost: ComparedCost;
  /** Whether to leave out the currency, as below a head that names it. */
  readonly isBare?: boolean;
  readonly hasPlan?: boolean;
};

/** The price of a month, with its calculation and source one press away, or why there is none. */
export function MonthPrice({cost, reader, isBare = false, hasPlan}: MonthProps): ReactNode {
  const {currency, usage} = reader;
  const {users = 0} = usage;
  const text = describeSum(cost, reader, locale, {isBare});
  return (
    <>
      {text !== null && (
        <Popover to={`/services/${cost.service.slug}`} label={<strong>{text}</strong>}>
          <Calculation cost={cost} />
        </Popover>
      )}
      {'total' in cost ? (
        <>
          {hasPlan && <div className="detail">{cost.plan.name}</div>}
          {users > 1 && cost.sum ? (
            <div className="detail">
              {fill(TEXTS.each[locale], {sum: formatSum(cost.sum / users, currency, locale)})}
            </div>
          ) : null}
          <Term {...cost} />
        </>
      ) : (
        <div className="detail">
          {cost.known
            ? TEXTS.part[locale]
            : describeReason(cost.obstacles, locale, {isShort: true})}
        </div>
      )}
    </>
  );
}

/** The day from which a plan is sold or until which it was, as a chip. */
function Term({plan: {from, until}}: Extract<ComparedCost, {total: number}>): ReactNode {
  const today = useToday();
  const isLater = from !== null && today !== undefined && from > today;
  const date = isLater ? from : until;
  return date === null || (!isLater && today !== undefined && hasEnded(date, today)) ? null : (
    <span className={isLater ? 'chip' : 'chip chip--warning'}>
      <span>
        <Fill
          text={TEXTS[isLater ? 'from' : 'ends'][locale]}
          values={{date: <Day date={date} isShort />}}
        />
      </span>
    </span>
  );
}

function Calculation({cost}: Pick<MonthProps, 'cost'>): ReactNode {
  const {plan, total} = cost.known!;
  const lines = 'lines' in cost ? cost.lines : [];
  const parts = lines.flatMap((line) => describeLine(line, plan, locale) ?? []);
  return (
    <>
      <strong>{formatSum(total, plan.currency, locale)}</strong>{' '}
      <span className="detail">{describePlan(plan, locale)}</span>
      {'obstacles' in cost && <p>{describeReason(cost.obstacles, locale)}</p>}
      {parts.length === 0 ? (
        total === 0 && <p>{TEXTS.nothing[locale]}</p>
      ) : (
        <ul aria-label={fill(TEXTS.lines[locale], {name: cost.service.name})}>
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
      <Evidence claim={plan} shelfLifeDays={PLANS.shelfLifeDays} />{' '}
      <ReportLink
        entry={cost.service.slug}
        field={`plans.${plan.id}`}
        label={plan.name}
        shown={formatSum(total, plan.currency, locale)}
        source={plan.source}
      />
    </>
  );
}

/** What the prices stand for: usage, scope, and the rates with their days and sources. */
export function Remarks({costs, reader}: Props): ReactNode {
  const day = useToday() ?? costs.builtOn;
  const currencies = costs.services.flatMap(({plans}) => plans.map(({currency}) => currency));
  const usage = describeUsage(reader.usage, locale);
  return (
    <div className={`detail ${styles.remark}`}>
      <p role="status">{usage !== '' && fill(TEXTS.forUsage[locale], {usage})}</p>
      <p>
        {describeScope(day, locale)}{' '}
        {reader.rate !== undefined && fill(TEXTS.atRate[locale], {rate: formatNumber(reader.rate)})}{' '}
        {ratesUsed(currencies, moneyOf(reader, costs)).map((rate) => (
          <span key={rate.currency}>
            <Fill
              text={describeRate(rate, locale, '{publisher}')}
              values={{publisher: <Link href={rate.source}>{rate.publisher}</Link>}}
            />{' '}
          </span>
        ))}
      </p>
    </div>
  );
}
