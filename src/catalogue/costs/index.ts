/**
 * Public API for cost estimates in the browser. It is separate from `browser.ts`, which all pages
 * load, so that only pages with an estimate load this code.
 */
export * from './estimate';
export * from './words';
export {currencyWord, formatNumber, formatSum} from '../units';
