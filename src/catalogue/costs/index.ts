/**
 * Public API for cost estimates in the browser. It is separate from `browser.ts`, which all pages
 * load, so that only pages with an estimate load this code.
 */
export type {Quantity, Usage} from './estimate';
export {QUANTITIES, QUANTITY_WORDS} from './estimate';
export {currencyWord, formatNumber, formatSum} from '../units';
export {
  compareCosts,
  type CategoryCosts,
  type ComparedCost,
  type Cost,
  costsOf,
  CURRENCIES,
  type Currency,
  inMoney,
  type Money,
  onlyOf,
  ratesUsed,
  staysInJapan,
  type YenRate,
} from './results';
export {
  describeLine,
  describePlan,
  describeRate,
  describeReason,
  describeScope,
  describeSum,
  describeUsage,
} from './words';
