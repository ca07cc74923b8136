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
  buildFactRows,
  claimOf,
  type FactRow,
  hostOf,
  groupRows,
  LIST_COMMA,
  shortValue,
  sourceAnchor,
  valueAnchor,
} from './views/rows';
export {buildCompanyRows, countryName} from './views/companyRows';
export {daysUntil, hasDay, newestFirst, splitEvents} from './views/timeline';

export type {
  ComparedAttribute,
  ComparedCategory,
  ComparedColumns,
  ComparedService,
  ComparedValue,
  Measure,
  Quantity,
} from './views/compared';
export type {CatalogueEvent} from './views/events';
export type {FrequentTag} from './views/frequentTags';
export type {HealthReport, SubjectHealth} from './views/health';
export type {Overview} from './views/overview';
export type {Sayings, SayingsBySlug} from './views/sayings';
export type {
  CompanyCardView,
  CompanySummary,
  CompanyView,
  LinkToAll,
  ListedService,
  ServiceBadges,
  ServiceView,
  TimelineEvent,
} from './views/views';
export type {CategoryMatrix, ServiceMatrix} from './views/matrix';
export type {TagGroupView} from './views/tagGroups';
export type {Provenance} from './record/sources';
export type {InLocale} from './record/localize';
export type {Directory, Fact} from './record/schema';
export type {TranslationState} from './article/translations';
