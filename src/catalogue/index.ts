/**
 * Public API of the catalogue for Node: plugins and commands. Browser code imports `browser.ts`
 * instead; both may import `fields.ts` and `vocabulary.ts`.
 */
export * from './load';
export {ContentTree} from './contentTree';
export * from './kinds';

export * from './record/icons';
export {
  type Attribute,
  type AttributeValue,
  attributesOf,
  CategoriesSchema,
} from './record/categories';
export {RatesSchema} from './record/rates';
export type {referenceShape} from './record/claims';
export * from './record/jsonSchema';
export {localize} from './record/localize';
export {CompanySchema, ServiceSchema, WrittenService} from './record/schema';
export type {Fact, Service, TagTexts} from './record/schema';
export {enumOf, PartialDate, Slug} from './record/values';

export {findForbidden} from './article/allowList';
export {checkFrontMatter} from './article/frontMatter';
export {attributesIn, type Page, readPage, truncationOf} from './article/reader';
export * from './article/scaffold';
export * from './article/translations';

export {withCodes} from './rules/characters';
export {readNumbers} from './rules/numbers';
export {checkPictureFiles} from './rules/pictures';
export {COVER, type CoverSubject, isCurrentCover, stampCover} from './rules/covers';
export {drawingStamp, isCurrentPicture, listDrawnPictures} from './rules/drawings';
export * from './rules/problems';

export {describeRate, type YenRate} from './costs';
export {type Figure, PER, priceWord, UNITS, unitWord} from './units';
export {buildAttributeGroups} from './views/attributes';
export * from './views/cited';
export * from './views/costs';
export * from './views/events';
export * from './views/health';
export * from './views/namedPages';
export {shortLifecycle} from './views/lifecycle';
export {buildOverview} from './views/overview';
export * from './views/recordFrontMatter';
export * from './views/tags';
export * from './views/statements';
export * from './views/summary';
export * from './views/views';
