/** Public API for cost estimates, which only pages with one load; all load `browser.ts`. */
export * from './estimate';
export * from './words';
export {formatNumber} from '../numbers';
export {currencyWord, formatSum, QUANTITIES, QUANTITY_WORDS} from '../units';
export type {Quantity, Usage} from '../units';
