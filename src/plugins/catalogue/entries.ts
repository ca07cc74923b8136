/** Shared code of the plugins for services and companies, which wrap the blog plugin. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import pluginContentBlog, {
  type BlogContent,
  type BlogPost,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, ParseFrontMatter, Plugin, RouteConfig} from '@docusaurus/types';
import {
  buildServiceBadges,
  type Catalogue,
  checkFrontMatter,
  ContentError,
  recordFrontMatter,
} from '../../catalogue';
import type {ServiceRow} from '../../components/ServiceRow';
import type {Locale} from '../../locales';
import {loadVisibleCatalogue, soundText} from './content';

/** Plugin name. Both plugins keep it, so that the loaders of the blog plugin find their data. */
export const BLOG_PLUGIN = 'docusaurus-plugin-content-blog';

/** Id of the blog plugin's instance for services. */
export const SERVICES = 'services';

/** Writes a file that does not have this text yet. What watches it would otherwise start again. */
export function writeChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

/** The table of a category needs the space of the table of contents. */
const WIDE_TABLE = /^<Category\b/m;

/**
 * Parses the front matter of every Markdown file of every plugin. Adds values from the record to
 * that of entries, and hides the table of contents in documents with a wide table.
 *
 * Docusaurus alone would execute front matter in JavaScript (`---js`).
 * @param siteDir folder of the site
 * @throws ContentError if the front matter is in a language other than YAML, or is not closed
 */
export const parseFrontMatter =
  (siteDir: string): ParseFrontMatter =>
  async ({filePath, fileContent: written, defaultParseFrontMatter}) => {
    const fileContent = soundText(siteDir)({filePath, fileContent: written});
    const file = path.relative(siteDir, filePath).split(path.sep).join('/');
    const problem = checkFrontMatter(file, fileContent);
    if (problem) {
      throw new ContentError([problem]);
    }
    const parsed = await defaultParseFrontMatter({filePath, fileContent});
    const added =
      recordFrontMatter(siteDir, filePath, loadVisibleCatalogue(siteDir)) ??
      (WIDE_TABLE.test(parsed.content) ? {hide_table_of_contents: true} : {});
    return {...parsed, frontMatter: {...parsed.frontMatter, ...added}};
  };

/** Writes a data file of a blog plugin and returns the path of its module. */
export type Write = (name: string, data: string | object) => Promise<string>;

/**
 * An instance of the blog plugin, whose routes get data from records when all content is loaded:
 * also if only a record of another kind has changed.
 * @param build makes the routes from those of the blog plugin and the articles about services
 */
export async function blogWithRecords(
  context: LoadContext,
  options: PluginOptions,
  build: (
    routes: readonly RouteConfig[],
    services: BlogContent,
    write: Write,
  ) => Promise<readonly RouteConfig[]>,
): Promise<Plugin<BlogContent>> {
  const blog = await pluginContentBlog(context, options);
  let routes: RouteConfig[];
  return {
    ...blog,

    async contentLoaded({content, actions}) {
      routes = [];
      const addRoute = (route: RouteConfig) => {
        routes.push(route);
      };
      await blog.contentLoaded!({content, actions: {...actions, addRoute}});
    },

    async allContentLoaded({allContent, actions}) {
      const services = allContent[BLOG_PLUGIN]![SERVICES] as BlogContent;
      const write: Write = async (name, data) => {
        await actions.createData(name, data);
        // An absolute path would become part of the chunk names, which would then differ between
        // machines.
        return `~blog/${options.id}/${name}`;
      };
      for (const route of await build(routes, services, write)) {
        actions.addRoute(route);
      }
    },
  };
}

/**
 * Writes a module with the exports of an article and more, since Docusaurus adds all named exports
 * to the component of the article as properties. Docusaurus makes a separate script of each module
 * of a route and lists all scripts on every page, and a browser requests them separately; so the
 * page of an entry has a single module.
 * @param article path of the article's module
 * @param more values by name of the export
 * @returns path of the module
 */
export async function writePage(
  write: Write,
  slug: string,
  article: string,
  more: Readonly<Record<string, unknown>>,
): Promise<string> {
  const data = await write(`records/${slug}.json`, more);
  return write(
    `pages/${slug}.js`,
    [
      `export * from ${JSON.stringify(article)};`,
      `export {default} from ${JSON.stringify(article)};`,
      `import data from ${JSON.stringify(data)};`,
      `export const {${Object.keys(more).join(', ')}} = data;`,
      '',
    ].join('\n'),
  );
}

/** Rows for a list of services, from their articles and records. */
export const buildRows = (
  posts: readonly BlogPost[],
  {services}: Pick<Catalogue, 'services'>,
  locale: Locale,
): ServiceRow[] =>
  posts.map(({metadata: {title, permalink, description, date, tags, frontMatter}}) => ({
    title,
    permalink,
    description,
    date: date.toISOString(),
    tags: tags.map((tag) => ({label: tag.label, permalink: tag.permalink})),
    badges: buildServiceBadges(
      services.find(({slug}) => slug === frontMatter.slug)!,
      locale,
    ),
  }));
