export {type AgedClaim, listClaims, rankByAge} from './recordClaims';
export type {ComparedService} from './compare';
export {buildComparedService} from './compared';
export {coverOf} from './covers';
export {recordFrontMatter} from './frontMatter';
export {buildHealthReport, type HealthReport, type SubjectHealth} from './health';
export type {EntryIcon} from './icons';
export {jsonSchemaFiles} from './jsonSchema';
export {layOut} from './layout';
export {
  inspectCatalogue,
  loadCatalogue,
  loadCompanyLine,
  loadTags,
  recordFiles,
  DIRECTORY_SLUG,
  type Catalogue,
} from './load';
export {localize, type InLocale} from './localize';
export {buildOverview, type Overview} from './overview';
export {ContentError, formatProblems, guideTo, sortProblems, type Problem} from './problems';
export {relatedTags} from './relatedTags';
export type {Directory, Fact, Service, Tags} from './schema';
export * from './views';
export {
  acceptTranslation,
  describeTranslation,
  fingerprint,
  inspectTranslations,
  type Translation,
  type TranslationState,
} from './translations';
