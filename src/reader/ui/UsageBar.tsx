import {type ReactNode, useState} from 'react';
import {useHydrated} from '@site/src/browser/hydrated';
import {
  type CategoryCosts,
  CURRENCIES,
  type Currency,
  currencyWord,
  describeUsage,
  formatNumber,
  type Quantity,
  QUANTITY_WORDS,
} from '@site/src/catalogue/costs';
import {fill} from '@site/src/fill';
import {locale} from '@site/src/languages/locale';
import {Button} from '../../components/Button';
import {Menu} from '../../components/Menu';
import {Select} from '../../components/Select';
import {isUsage, type Reader} from '../reader';
import {TEXTS} from './texts';
import type {ChangeReader} from './useReader';
import styles from './styles.module.css';

type Props = {
  readonly costs: Pick<CategoryCosts, 'quantities' | 'examples'>;
  readonly reader: Reader;
  readonly change: ChangeReader;
};

/** Quantities that have a place in the line; the others are in a menu. */
const MOST_BOXES = 2;

/** Gigabytes (10^9 bytes) of the units in which amounts of data are typed. */
const SIZES = {GB: 1, TB: 1000} as const;
type Size = keyof typeof SIZES;

const isData = (quantity: Quantity): boolean => quantity.endsWith('Gb');

const sizeOf = (amount: number): Size => (amount >= SIZES.TB ? 'TB' : 'GB');

/** What a reader uses and in which currency they think, in one line; on phones, it is folded. */
export function UsageBar({costs, reader, change}: Props): ReactNode {
  const isHydrated = useHydrated();
  const {examples} = costs;
  // Where no price of a month can be computed, there is nothing to say about the usage.
  const quantities = examples.length > 0 ? costs.quantities : [];
  const {usage, currency, rate, inJapan} = reader;
  const amounts = quantities.slice(0, MOST_BOXES).map((quantity) => {
    const amount = usage[quantity] ?? 0;
    const size = sizeOf(amount);
    return isData(quantity)
      ? `${formatNumber(amount / SIZES[size])} ${size}`
      : describeUsage({[quantity]: amount}, locale);
  });
  const box = (quantity: Quantity) => {
    const {name, label} = QUANTITY_WORDS[quantity];
    return (
      <AmountBox
        key={quantity}
        label={(isData(quantity) ? name : label)[locale]}
        amount={usage[quantity] ?? 0}
        isData={isData(quantity)}
        onType={(amount) => change.replace({usage: {...usage, [quantity]: amount}})}
        onLeave={change.flush}
      />
    );
  };
  return (
    <details className={styles.bar} aria-label={TEXTS.usage[locale]}>
      <summary>
        {[amounts, inJapan ? TEXTS.inJapan[locale] : [], currencyWord(currency, locale)]
          .flat()
          .join(' · ')}
      </summary>
      <fieldset className={`cluster ${styles.fields}`} disabled={!isHydrated} data-search="ignore">
        <legend className="visually-hidden">{TEXTS.usage[locale]}</legend>
        {quantities.slice(0, MOST_BOXES).map(box)}
        <label className="tick">
          <input
            type="checkbox"
            checked={inJapan}
            onChange={({target}) => change.push({inJapan: target.checked})}
          />
          {TEXTS.japan[locale]}
        </label>
        <Select
          aria-label={TEXTS.currency[locale]}
          value={currency}
          options={CURRENCIES.map((one) => [one, currencyWord(one, locale)])}
          onChoose={(one) => change.push({currency: one as Currency})}
        />
        <Menu label={TEXTS.more[locale]} className={styles.more}>
          <div className={`panel ${styles.panel}`}>
            {quantities.slice(MOST_BOXES).map(box)}
            <AmountBox
              label={TEXTS.rate[locale]}
              amount={rate ?? 0}
              onType={(typed) => change.replace({rate: typed || undefined})}
              onLeave={change.flush}
            />
            {examples.length > 0 && (
              <fieldset className="chips">
                <legend>{TEXTS.examples[locale]}</legend>
                {examples.map(({label, usage: example}) => (
                  <Button
                    key={label}
                    aria-pressed={isUsage(usage, example, quantities)}
                    onClick={() => change.push({usage: example})}
                  >
                    {label}
                  </Button>
                ))}
              </fieldset>
            )}
            <p className={`detail ${styles.kept}`}>{TEXTS.kept[locale]}</p>
          </div>
        </Menu>
      </fieldset>
    </details>
  );
}

type BoxProps = {
  readonly label: string;
  readonly amount: number;
  /** Whether it is an amount of data, in gigabytes, which is typed in a unit. */
  readonly isData?: boolean;
  readonly onType: (amount: number) => void;
  readonly onLeave: () => void;
};

/** A number input for an amount. */
function AmountBox({label, amount, isData = false, onType, onLeave}: BoxProps): ReactNode {
  const [typed, setTyped] = useState('');
  const [chosen, choose] = useState<Size>();
  const size = chosen ?? sizeOf(amount);
  const unit = isData ? SIZES[size] : 1;
  const value = amount / unit;
  // Keeps what is typed, such as "0." on the way to "0.5".
  const text = Number(typed) === value ? typed : String(value);
  const input = (
    <label className={styles.number}>
      {label}
      <input
        className="field"
        type="number"
        min="0"
        step="any"
        inputMode="decimal"
        value={text}
        // Beside the digits, the buttons of the browser and the padding.
        style={{inlineSize: `calc(${Math.max(text.length, 3)}ch + 3rem)`}}
        onChange={({target}) => {
          setTyped(target.value);
          // What is typed must not change the unit.
          choose(size);
          onType(Number(target.value) * unit);
        }}
        onBlur={() => {
          choose(undefined);
          onLeave();
        }}
      />
    </label>
  );
  return isData ? (
    <span className={styles.amount}>
      {input}
      <Select
        aria-label={fill(TEXTS.unit[locale], {name: label})}
        value={size}
        options={Object.keys(SIZES).map((one) => [one, one])}
        onChoose={(one) => {
          const next = one as Size;
          choose(next);
          onType(value * SIZES[next]);
        }}
        onBlur={onLeave}
      />
    </span>
  ) : (
    input
  );
}
