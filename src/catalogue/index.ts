/**
 * Public API of the catalogue for Node: plugins and commands. Browser code imports `browser.ts`
 * instead; both may import `fields.ts` and `vocabulary.ts`.
 */
export {
  inspectCatalogue,
  loadArticle,
  loadCatalogue,
  loadCategories,
  loadCompanyLine,
  loadRecords,
  loadTags,
  recordFiles,
  type Catalogue,
} from './load';

export {ContentTree} from './contentTree';
export {
  CONTENT_FOLDERS,
  coverOf,
  articleFile,
  editorLine,
  entryOf,
  entryRoute,
  KIND_NAMES,
  originalOf,
  recordFile,
  tileOf,
  RESERVED_SLUGS,
  twinOf,
  type RecordKind,
} from './kinds';

export {drawingOf, drawTile, type IconDrawing, inkOn} from './record/icons';
export {
  type Attribute,
  attributesOf,
  type AttributeValue,
  CategoriesSchema,
} from './record/categories';
export {RatesSchema} from './record/rates';
export type {referenceShape} from './record/claims';
export {jsonSchemaFiles} from './record/jsonSchema';
export {localize} from './record/localize';
export {
  CompanySchema,
  ServiceSchema,
  WrittenService,
  type Fact,
  type Service,
  type TagTexts,
} from './record/schema';
export {enumOf, PartialDate, Slug} from './record/values';

export {findForbidden} from './article/allowList';
export {checkFrontMatter} from './article/frontMatter';
export {recordFrontMatter} from './views/recordFrontMatter';
export {attributesIn, type Page, readPage, truncationOf} from './article/reader';
export {SCAFFOLD_INTRODUCTION, SCAFFOLD_SECTIONS, scaffoldDescription} from './article/scaffold';
export {
  acceptTranslation,
  describeTranslation,
  fingerprint,
  inspectTranslations,
  listPages,
  type Translation,
} from './article/translations';

export {type Figure, PER, priceWord, UNITS, unitWord} from './units';

export {withCodes} from './rules/characters';
export {readNumbers} from './rules/numbers';
export {checkPictureFiles} from './rules/pictures';
export {COVER, type CoverSubject, isCurrentCover, stampCover} from './rules/covers';
export {drawingStamp, isCurrentPicture, listDrawnPictures} from './rules/drawings';
export {
  ContentError,
  formatProblems,
  guideTo,
  sortProblems,
  suggestion,
  type Problem,
} from './rules/problems';

export {buildAttributeGroups} from './views/attributes';
export {cite, type Cited, type CitingPage, isCiting, ratesOf} from './views/cited';
export {buildCategoryCosts} from './views/costs';
export {describeRate, type YenRate} from './costs';
export {eventsOfCompany, eventsOfService, listEvents} from './views/events';
export {buildHealthReport, type HealthReport} from './views/health';
export {listNamedPages} from './views/namedPages';
export {shortLifecycle} from './views/lifecycle';
export {buildOverview} from './views/overview';
export {buildTagGroups, listFrequentTags, relatedTags, sharedGuide} from './views/tags';
export {listClaims, rankByAge, type AgedClaim} from './views/statements';
export * from './views/summary';
export * from './views/views';
