/**
 * The face of the catalogue for browser code: what pages do with the data that routes bring
 * along, and its types. Nothing here reads files or checks values; that is `index.ts`.
 */
export {
  ageInDays,
  type ChecksByDate,
  countDue,
  hasEnded,
  isDue,
  oldestAndMedian,
  stateOf,
} from './views/freshness';
export {isMarked, markedLast} from './views/lifecycle';
export {plainText, spansOf} from './views/recordText';
export {
  BETWEEN_SENTENCES,
  buildAllRows,
  buildFactRows,
  type FactRow,
  formatDate,
  hostOf,
  LIFECYCLE_DATES,
  listFields,
  sourceAnchor,
  valueAnchor,
} from './views/rows';
export {daysUntil, newestFirst, splitEvents} from './views/timeline';

export type {AttributesBySlug, ComparedService} from './views/compared';
export type {CatalogueEvent} from './views/events';
export type {HealthReport, SubjectHealth} from './views/health';
export type {Overview} from './views/overview';
export type {
  CompanyCardView,
  CompanySummary,
  CompanyView,
  ServiceBadges,
  ServiceSummary,
  ServiceView,
  TimelineEvent,
} from './views/views';
export type {CategoryMatrix} from './views/matrix';
export type {Provenance} from './record/claims';
export type {InLocale} from './record/localize';
export type {Directory, Fact} from './record/schema';
export type {TranslationState} from './article/translations';
