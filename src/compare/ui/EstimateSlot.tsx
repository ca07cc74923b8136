import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {type CategoryCosts, onlyOf} from '@site/src/catalogue/costs';
import {useLocale} from '@site/src/languages/useLocale';
import {Estimate} from '../../components/Estimate';
import styles from './sides.module.css';
import {TEXTS} from './sidesTexts';
import {type Loaders, useLoaded} from './useLoaded';

/** Functions that load the plans of a category, by its key. */
export type CostLoaders = Loaders<CategoryCosts>;

type Props = {
  /** Key of the category; `undefined` if the services have none in common. */
  readonly category: string | undefined;
  readonly slugs: readonly string[];
  /** Loaders by category, for those with at least one plan. */
  readonly loaders: CostLoaders;
};

/**
 * The cost estimate for services of one category. Renders nothing if none of them has a plan or the
 * plans cannot be loaded.
 */
export function EstimateSlot({category, slugs, loaders}: Props): ReactNode {
  const locale = useLocale();
  const isPriced = category !== undefined && category in loaders;
  const costs = useLoaded(loaders, isPriced ? [category] : []);
  if (!isPriced || costs.state === 'failed') {
    return null;
  }
  const loaded = costs.data[category];
  const own = loaded && onlyOf(loaded, slugs);
  if (own?.services.every(({plans}) => plans.length === 0)) {
    return null;
  }
  return (
    <section className={styles.estimate}>
      <Heading as="h3">{TEXTS.estimate[locale]}</Heading>
      {own && <Estimate costs={own} hasExampleTable={false} />}
    </section>
  );
}
