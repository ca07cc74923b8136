/** What docusaurus.config.ts needs from the sources. */
export {COVER, factParagraphs} from '../catalogue';
export {highlightCode} from '../codeBlocks/highlight';
export {apiPlugin} from './api';
export {
  allowMarkup,
  cataloguePlugins,
  citeRecords,
  embedPictures,
  embedRecords,
  listCitations,
  parseFrontMatter,
  soundText,
  TILES_FOLDER,
} from './catalogue';
export {offlinePlugin} from './offline';
export {publishPlugin} from './publish';
export type {Providers} from './publish/policy';
export {sitemapOptions} from './publish/sitemaps';
export {algoliaSearchPlugin, searchPlugin} from './search';
export {tuningPlugin} from './tuning';
