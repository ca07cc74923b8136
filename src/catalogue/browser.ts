/**
 * Public API of the catalogue for browser code: types of the route data and functions that work
 * on it. Nothing here reads files or validates records; `index.ts` does.
 */
export * from './dates';
export {tileOfRoute} from './kinds';
export {formatNumber} from './numbers';
export * from './views/nearestPages';
export * from './rows';
export * from './views/time';

export type * from './views/events';
export type * from './views/cited';
export type * from './views/tags';
export type {HealthReport, SubjectHealth} from './views/statements';
export type * from './views/views';
export type {Provenance} from './record/values';
export {type InLocale, plainText, spansOf} from './record/localize';
export type {Directory, Fact} from './record/schema';
