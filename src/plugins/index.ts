/** What docusaurus.config.ts needs from the sources. */
export {COVER, factParagraphs} from '../catalogue';
export {highlightCode} from '../codeBlocks/highlight';
export {algoliaSearchPlugin} from './algolia';
export {analyticsPlugin} from './analytics';
export {apiPlugin} from './api';
export {
  allowMarkup,
  cataloguePlugins,
  citeRecords,
  embedPictures,
  embedRecords,
  foldSections,
  listCitations,
  parseFrontMatter,
  soundText,
  TILES_FOLDER,
} from './catalogue';
export {offlinePlugin} from './offline';
export {publishPlugin} from './publish';
export type {Providers} from './publish/policy';
export {sitemapOptions} from './publish/sitemaps';
export {searchPlugin} from './search';
export {tuningPlugin} from './tuning';
