/**
 * Public API of the catalogue for browser code: types of the route data and functions that work
 * on it. Nothing here reads files or validates records; `index.ts` does.
 */
export {formatDate, formatShortDate} from './views/dates';
export {
  ageInDays,
  type ChecksByDate,
  countDue,
  hasEnded,
  isDue,
  oldestAndMedian,
  stateOf,
} from './views/freshness';
export {tileOfRoute} from './tilePath';
export {lastPart, type NamedPage, nearestPages} from './views/nearestPages';
export {isMarked, markedLast, type ShortLifecycle} from './views/lifecycle';
export {plainText, spansOf} from './views/recordText';
export {
  BETWEEN_SENTENCES,
  buildAllRows,
  buildCompanyRows,
  buildFactRows,
  claimOf,
  countryName,
  type FactRow,
  hostOf,
  IN_BRACKETS,
  isTold,
  LIST_COMMA,
  shortValue,
  sourceAnchor,
  valueAnchor,
} from './views/rows';
export {
  compareValues,
  dayAfter,
  daysUntil,
  hasDay,
  newestFirst,
  splitEvents,
} from './views/timeline';

export type {CatalogueEvent} from './views/events';
export type {CitedText} from './views/cited';
export type {Cell, RecordList, RecordTable} from './views/citedTables';
export type {FrequentTag, TagGroupView} from './views/tags';
export type {HealthReport, SubjectHealth} from './views/health';
export type {Overview} from './views/overview';
export type {
  CompanySummary,
  CompanyView,
  LinkToAll,
  ListedService,
  ServiceBadges,
  ServiceView,
  TimelineEvent,
} from './views/views';
export type {Provenance} from './record/sources';
export type {InLocale} from './record/localize';
export type {Directory, Fact} from './record/schema';
