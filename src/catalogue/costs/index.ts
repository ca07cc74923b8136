/** Public API for cost estimates, apart from `browser.ts`, which also pages without any load. */
export * from './estimate';
export * from './words';
export {currencyWord, formatNumber, formatSum} from '../units';
