/** What docusaurus.config.ts needs from the sources. */
export {COVER, factParagraphs} from '../catalogue';
export {highlightCode} from '../codeBlocks/highlight';
export {analyticsPlugin} from './analytics';
export {apiPlugin} from './api';
export {parseFrontMatter, soundText} from './catalogue/content';
export {companiesPlugin, servicesPlugin} from './catalogue/entries';
export * from './catalogue/remark';
export {sitePagesPlugin, TILES_FOLDER} from './catalogue/sitePages';
export {offlinePlugin} from './offline';
export {publishPlugin} from './publish';
export type {Providers} from './publish/policy';
export {sitemapOptions} from './publish/sitemaps';
export {algoliaSearchPlugin, searchPlugin} from './search';
export {tuningPlugin} from './tuning';
