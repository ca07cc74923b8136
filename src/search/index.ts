export {buildSearchFiles, type ExtractedDocument, type ExtraPage, type SearchFiles} from './build';
export {CONTEXTS, contextOf, type Context} from './contexts';
export type {Hit, HitType, SearchAnswer, SearchManifest, SnippetPart} from './documents';
