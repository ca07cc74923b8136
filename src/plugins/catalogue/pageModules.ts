/**
 * Modules that gather what a page needs. Docusaurus puts each module that a route names into a
 * script of its own, and lists all of these scripts on every page, with some 50 bytes for each;
 * and a reader's browser fetches them one by one. So a route names one module that has it all.
 */
import type {RouteConfig} from '@docusaurus/types';

const quote = (text: string): string => JSON.stringify(text);

/**
 * An article with more exports beside those of its own, by name the module whose default they
 * are. Docusaurus hands out the article's component with all of them as its properties.
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
 * What lists show of posts, in the form in which routes of the blog plugin have them: as components
 * with their metadata. Rows print no preview, so that these draw nothing and bundlers leave it out.
 */
export function previewsModule(sources: readonly string[]): string {
  return [
    ...sources.map(
      (source, index) =>
        `import {metadata as post${index}} from ${quote(`${source}?truncated=true`)};`,
    ),
    `const posts = [${sources.map((_, index) => `post${index}`).join(', ')}];`,
    'export default posts.map((metadata) => ({',
    '  content: Object.assign(() => null, {metadata}),',
    '}));',
    '',
  ].join('\n');
}

/** Functions that load data on demand, each as a script of its own, by name. */
export function loadersModule(modules: Readonly<Record<string, string>>): string {
  const entries = Object.entries(modules).map(
    ([name, module]) => `  ${quote(name)}: () => import(${quote(module)}),`,
  );
  return ['export default {', ...entries, '};', ''].join('\n');
}

/** The sources of the posts whose previews a route of the blog plugin shows. */
export function previewsOf({modules}: RouteConfig): readonly string[] | undefined {
  const items = modules?.items as readonly {content: {path: string}}[] | undefined;
  return items?.map(({content}) => content.path);
}
