/** What the plugins of services and companies share: how they lean on the blog plugin. */
import path from 'node:path';
import type {ParseFrontMatter, RouteConfig} from '@docusaurus/types';
import {
  type Catalogue,
  checkFrontMatter,
  ContentError,
  loadCatalogue,
  recordFrontMatter,
} from '../../catalogue';
import {isProduction} from '../../site';

/** Name that both plugins keep, so that the blog plugin's own loaders find their data. */
export const BLOG_PLUGIN = 'docusaurus-plugin-content-blog';

/** The table of a category takes the width that a table of contents would need. */
const WIDE_TABLE = /^<CategoryTable\b/m;

/**
 * Reads the front matter of every Markdown file of every plugin; entries get theirs from the
 * record as well, and documents with a wide table are without a table of contents. The reader of Docusaurus would run front matter that is announced as code.
 * @param siteDir folder of the site
 * @throws ContentError when it is announced as another language than YAML, or does not end
 */
export const parseFrontMatter =
  (siteDir: string): ParseFrontMatter =>
  async (params) => {
    const {filePath, fileContent} = params;
    const file = path.relative(siteDir, filePath).split(path.sep).join('/');
    const problem = checkFrontMatter(file, fileContent);
    if (problem) {
      throw new ContentError([problem]);
    }
    const parsed = await params.defaultParseFrontMatter(params);
    const added =
      recordFrontMatter(siteDir, filePath) ??
      (WIDE_TABLE.test(parsed.content) ? {hide_table_of_contents: true} : {});
    return {...parsed, frontMatter: {...parsed.frontMatter, ...added}};
  };

const shown = new Map<string, Catalogue>();

/**
 * The catalogue as this run of Docusaurus shows it. Drafts are in it exactly when the blog
 * plugin keeps their pages, so that no list names a page that does not exist. A build reads it
 * once for all plugins; the development server, under which files change, each time.
 */
export function loadVisibleCatalogue(siteDir: string): Catalogue {
  if (!isProduction) {
    return loadCatalogue(siteDir, {withDrafts: true});
  }
  const catalogue = shown.get(siteDir) ?? loadCatalogue(siteDir);
  shown.set(siteDir, catalogue);
  return catalogue;
}

/**
 * Module path of a file made by `createData`. An absolute path would enter the names of
 * the chunks, which then would differ from machine to machine.
 */
export const dataModule = (pluginId: string, name: string): string => `~blog/${pluginId}/${name}`;

/** The routes that a plugin adds while `run` runs, before they become part of the site. */
export async function collectRoutes<Actions extends {addRoute: (route: RouteConfig) => void}>(
  actions: Actions,
  run: (collecting: Actions) => void | Promise<void>,
): Promise<RouteConfig[]> {
  const routes: RouteConfig[] = [];
  await run({
    ...actions,
    addRoute: (route: RouteConfig) => {
      routes.push(route);
    },
  });
  return routes;
}
