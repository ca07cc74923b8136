/** Figures as pages print them, by which a program can see whether they still stand there. */
import {expect, it} from 'vitest';
import {catalogue} from '../fixtures/catalogue';

/** Share of the figures that were read on a page of which the record keeps the print. */
const MIN_SHARE = 0.9;

type Printed = {readonly amount: number; readonly shown?: string | undefined};

it('nearly all figures that were read are kept as the page prints them', () => {
  const figures = catalogue.services
    .filter(({draft}) => !draft)
    .flatMap(({attributes, plans}): Printed[] => [
      ...Object.values(attributes).flatMap(({value, shown, checked}) =>
        checked !== null && typeof value === 'object' && 'amount' in value
          ? [{amount: value.amount, shown}]
          : [],
      ),
      ...plans
        .filter(({checked}) => checked !== null)
        .flatMap(({base, charges}) => [
          ...(base ? [base] : []),
          ...charges.map(({tiers, shown}) => ({amount: tiers[0]!.price, shown})),
        ]),
    ]);
  // Pages often print no figure for what is free of charge.
  const counted = figures.filter(({amount}) => amount > 0);
  const kept = counted.filter(({shown}) => shown !== undefined);
  expect(kept.length / counted.length).toBeGreaterThanOrEqual(MIN_SHARE);
});
