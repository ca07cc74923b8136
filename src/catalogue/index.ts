/**
 * Public API of the catalogue for Node: plugins and commands. Browser code imports `browser.ts`
 * instead; both may import `fields.ts` and `vocabulary.ts`.
 */
export * from './load';
export * from './contentTree';
export * from './kinds';

export * from './record/icons';
export * from './record/categories';
export * from './record/jsonSchema';
export * from './record/localize';
export * from './record/schema';
export {enumOf, PartialDate, type referenceShape, Slug} from './record/values';

export {findForbidden} from './article/allowList';
export {checkFrontMatter} from './article/frontMatter';
export {factParagraphs} from './article/factParagraphs';
export {attributesIn, type Page, readPage, truncationOf} from './article/reader';
export * from './article/translations';

export {scaffoldDescription} from './rules/articles';
export {readNumbers} from './texts/quantities';
export * from './rules/pictures';
export * from './problems';

export {describeRate, type YenRate} from './costs';
export * from './units';
export {buildAttributeGroups} from './views/attributes';
export * from './views/cited';
export * from './views/events';
export {listNamedPages} from './views/nearestPages';
export * from './views/recordFrontMatter';
export {shortLifecycle} from './rows';
export * from './views/statements';
export * from './views/tags';
export * from './views/views';
