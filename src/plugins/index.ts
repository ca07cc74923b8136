/** What docusaurus.config.ts needs from the sources. */
export {COVER, factParagraphs} from '../catalogue';
export {highlightCode} from '../codeBlocks/highlight';
export {analyticsPlugin} from './analytics';
export {apiPlugin} from './api';
export {companiesPlugin} from './catalogue/companies';
export {soundText} from './catalogue/content';
export {foldSections} from './catalogue/foldSections';
export {parseFrontMatter} from './catalogue/entries';
export {
  allowMarkup,
  citeRecords,
  embedPictures,
  embedRecords,
  listCitations,
} from './catalogue/remark';
export {servicesPlugin} from './catalogue/services';
export {sitePagesPlugin, TILES_FOLDER} from './catalogue/sitePages';
export {offlinePlugin} from './offline';
export {publishPlugin} from './publish';
export type {Providers} from './publish/policy';
export {sitemapOptions} from './publish/sitemaps';
export {algoliaSearchPlugin, searchPlugin} from './search';
export {tuningPlugin} from './tuning';
