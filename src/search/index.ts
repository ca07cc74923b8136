export {
  buildSearchFiles,
  type ExtractedDocument,
  type ExtraPage,
  type PageDetails,
  type SearchFiles,
} from './build';
export {CONTEXTS, contextOf, type Context} from './contexts';
export type {Hit, SearchAnswer, SearchManifest} from './documents';
