import {type ReactNode, useId} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useToday} from '@site/src/browser/clock';
import {
  type CategoryCosts,
  costsOf,
  describeRate,
  describeScope,
  isExample,
  parseQuery,
  QUANTITY_WORDS,
  quantityText,
  ratesBeside,
  withExample,
  withText,
  type YenRate,
} from '@site/src/catalogue/costs';
import {Fill} from '@site/src/languages/Fill';
import {useLocale} from '@site/src/languages/useLocale';
import {ExampleTable} from './ExampleTable';
import {Results} from './Results';
import {TEXTS} from './texts';
import {useQuery} from '@site/src/browser/useQuery';
import fields from '@site/src/css/field.module.css';
import styles from './styles.module.css';

type Props = {
  readonly costs: CategoryCosts;
  /** Whether to show a table with the costs of the examples until a usage is entered. */
  readonly hasExampleTable?: boolean;
};

/**
 * A form for the usage, which the URL contains, and the cost of the services of a category for it.
 * Without a usage and before hydration, a table shows the costs of the examples.
 */
export function Estimate({costs, hasExampleTable = true}: Props): ReactNode {
  const locale = useLocale();
  const [search, query] = useQuery();
  const day = useToday() ?? costs.builtOn;
  const {usage, rate} = parseQuery(search, costs.quantities);
  const isUsed = Object.keys(usage).length > 0;
  return (
    <div data-search="ignore">
      <Form costs={costs} search={search} query={query} />
      {isUsed ? (
        <Results costs={costsOf(costs, usage, day)} usage={usage} rate={rate} rates={costs.rates} />
      ) : (
        hasExampleTable && <ExampleTable costs={costs} day={day} rate={rate} />
      )}
      {(isUsed || hasExampleTable) && (
        <>
          {ratesBeside(costs.rates, rate).map((one) => (
            <RateRemark key={one.currency} rate={one} />
          ))}
          <p className={styles.remark}>{describeScope(day, locale)}</p>
        </>
      )}
    </div>
  );
}

/** Names a rate of the catalogue, with its day and a link to its source. */
function RateRemark({rate}: {readonly rate: YenRate}): ReactNode {
  const locale = useLocale();
  return (
    <p className={styles.remark}>
      <Fill
        text={describeRate(rate, locale, '{publisher}')}
        values={{publisher: <Link href={rate.source}>{rate.publisher}</Link>}}
      />
    </p>
  );
}

/** The inputs. They are disabled before hydration and hidden without JavaScript. */
function Form({
  costs: {quantities, currencies, examples},
  search,
  query,
}: Pick<Props, 'costs'> & {
  readonly search: string;
  readonly query: ReturnType<typeof useQuery>[1];
}): ReactNode {
  const locale = useLocale();
  const isBrowser = useIsBrowser();
  const {usage} = parseQuery(search, quantities);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        query.flush();
      }}
    >
      <fieldset className={styles.fields} disabled={!isBrowser}>
        <legend>{TEXTS.use[locale]}</legend>
        {[...quantities, ...(currencies.includes('USD') ? (['rate'] as const) : [])].map((name) => (
          <NumberBox
            key={name}
            label={(name === 'rate' ? TEXTS.rate : QUANTITY_WORDS[name].label)[locale]}
            text={quantityText(search, name)}
            onType={(text) => {
              query.replace((before) => withText(before, name, text));
            }}
            onLeave={query.flush}
          />
        ))}
      </fieldset>
      <fieldset className={styles.fields} disabled={!isBrowser}>
        <legend>{TEXTS.examples[locale]}</legend>
        {[...examples, {label: TEXTS.clear[locale], usage: {}}].map(
          ({label, usage: example}, index) => (
            <button
              key={label}
              type="button"
              className="button button--sm button--secondary"
              aria-pressed={
                index < examples.length ? isExample(usage, example, quantities) : undefined
              }
              onClick={() => {
                query.push((before) => withExample(before, quantities, example));
              }}
            >
              {label}
            </button>
          ),
        )}
      </fieldset>
    </form>
  );
}

function NumberBox({
  label,
  text,
  onType,
  onLeave,
}: {
  readonly label: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={fields.wide}
        type="number"
        min="0"
        step="any"
        inputMode="decimal"
        value={text}
        onChange={({target}) => {
          onType(target.value);
        }}
        onBlur={onLeave}
      />
    </div>
  );
}
