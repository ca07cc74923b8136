import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {PluginConfig, PluginModule} from '@docusaurus/types';
import {companiesPlugin} from './companies';
import {SERVICES} from './entries';
import {servicesPlugin} from './services';
import {sitePagesPlugin} from './sitePages';

export {allowMarkup} from './allowMarkup';
export {citeRecords} from './citeRecords';
export {soundText} from './development';
export {parseFrontMatter} from './entries';
export {embedPictures} from './embedPictures';
export {embedRecords} from './embedRecords';
export {foldSections} from './foldSections';
export {listCitations} from './listCitations';
export {TILES_FOLDER} from './sitePages';

/**
 * The plugins that create routes and data from records and articles: two instances of the blog
 * plugin, for services and companies, and one for pages about all entries.
 */
export function cataloguePlugins({
  services,
  companies,
}: {
  readonly services: BlogOptions;
  readonly companies: BlogOptions;
}): PluginConfig[] {
  return [
    [servicesPlugin as PluginModule, {...services, id: SERVICES}],
    [companiesPlugin as PluginModule, {...companies, id: 'companies'}],
    [sitePagesPlugin, {}],
  ];
}
