import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {type CategoryCosts, onlyOf} from '@site/src/catalogue/costs';
import {useLocale} from '@site/src/languages/useLocale';
import {Estimate} from '../../components/Estimate';
import {TEXTS} from './sidesTexts';

type Props = {
  readonly costs: CategoryCosts;
  readonly slugs: readonly string[];
};

/** The cost estimate for services of one category. Renders nothing if none of them has a plan. */
export function EstimateSlot({costs, slugs}: Props): ReactNode {
  const locale = useLocale();
  const own = onlyOf(costs, slugs);
  return own.services.every(({plans}) => plans.length === 0) ? null : (
    <section>
      <Heading as="h3" className="margin-bottom--sm">
        {TEXTS.estimate[locale]}
      </Heading>
      <Estimate costs={own} hasExampleTable={false} />
    </section>
  );
}
