/**
 * Generates modules that combine the data of a page. Docusaurus makes a separate script of each
 * module of a route and lists all scripts on every page, with about 50 bytes each, and a browser
 * requests them separately. So each route has a single module with everything it needs.
 */
import type {RouteConfig} from '@docusaurus/types';
import {docuHash} from '@docusaurus/utils';
import {dataModule} from './entries';

const quote = (text: string): string => JSON.stringify(text);

/**
 * A module with the exports of an article and more. Docusaurus adds all named exports to the
 * component of the article as properties.
 * @param article path of the article's module
 * @param more modules whose default exports are added, by name of the export
 * @returns source code of the module
 */
export function articleModule(article: string, more: Readonly<Record<string, string>>): string {
  return [
    `export * from ${quote(article)};`,
    `export {default} from ${quote(article)};`,
    ...Object.entries(more).map(
      ([name, module]) => `export {default as ${name}} from ${quote(module)};`,
    ),
    '',
  ].join('\n');
}

/**
 * A module with the metadata of posts, in the form that the list pages of the blog plugin expect:
 * as components with metadata. The components are empty, because lists show no previews. The
 * metadata is imported from its data file, not from the posts, which would then be compiled twice.
 * @param pluginId id of the blog plugin instance with the posts
 * @param sources paths of the posts, such as `@site/services/minio/index.md`
 * @returns source code of the module
 */
export function previewsModule(pluginId: string, sources: readonly string[]): string {
  return [
    ...sources.map(
      (source, index) =>
        `import post${index} from ${quote(dataModule(pluginId, `${docuHash(source)}.json`))};`,
    ),
    `const posts = [${sources.map((_, index) => `post${index}`).join(', ')}];`,
    'export default posts.map((metadata) => ({',
    '  content: Object.assign(() => null, {metadata}),',
    '}));',
    '',
  ].join('\n');
}

/**
 * A module with functions that load data on demand, each from a separate script.
 * @param modules paths of the data modules, by name of the function
 * @returns source code of the module
 */
export function loadersModule(modules: Readonly<Record<string, string>>): string {
  const entries = Object.entries(modules).map(
    ([name, module]) => `  ${quote(name)}: () => import(${quote(module)}),`,
  );
  return ['export default {', ...entries, '};', ''].join('\n');
}

/**
 * Module paths of the posts that a route of the blog plugin lists; `undefined` if it is no list.
 */
export function previewsOf({modules}: RouteConfig): readonly string[] | undefined {
  const items = modules?.items as readonly {content: {path: string}}[] | undefined;
  return items?.map(({content}) => content.path);
}
