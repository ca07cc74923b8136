/**
 * Public API for cost estimates in the browser. It is separate from `browser.ts`, which all pages
 * load, so that only pages with an estimate load this code.
 */
export type {Usage} from './estimate';
export {QUANTITY_WORDS} from './estimate';
export {formatSum} from '../units';
export {
  compareCosts,
  type CategoryCosts,
  type ComparedCost,
  type Converted,
  type Cost,
  costsOf,
  onlyOf,
  ratesBeside,
  type YenRate,
} from './results';
export {isExample, PARAMETERS, parseQuery, quantityText, withExample, withText} from './query';
export {
  describeLine,
  describePlan,
  describeRate,
  describeReason,
  describeScope,
  describeUsage,
} from './words';
