import path from 'node:path';
import {
  type BlogContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {stringify} from 'yaml';
import {
  buildServiceView,
  buildTagGroups,
  checkPictureFiles,
  ContentError,
  loadArticle,
  loadTags,
  relatedTags,
  sharedGuide,
  type TagTexts,
} from '../../catalogue';
import {isMarked} from '../../catalogue/browser';
import {toLocale} from '../../locales';
import {loadVisibleCatalogue} from './content';
import {blogWithRecords, buildRows, type Write, writeChanged, writePage} from './entries';
import type {PublishedPlugin} from '../publish/steps';
import {feedItems} from './feed';
import {buildSidebars} from './sidebars';

/**
 * An instance of the blog plugin for services, with data from records. Checks the catalogue before
 * it loads the posts.
 */
export async function servicesPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<PublishedPlugin<BlogContent>> {
  const {siteDir, i18n, generatedFilesDir} = context;
  const locale = toLocale(i18n.currentLocale);
  const tagList = `tags/${locale}.yml`;
  const {readPage, createFeedItems} = feedItems(context.siteConfig);
  const blogOptions = {
    ...options,
    tags: path.relative(path.join(siteDir, options.path), path.join(generatedFilesDir, tagList)),
    feedOptions: {...options.feedOptions, createFeedItems},
  };
  let content: BlogContent;
  const {postBuild: writeFeeds, ...blog} = await blogWithRecords(
    context,
    blogOptions,
    (routes, loaded, write) => {
      content = loaded;
      const all =
        content.blogPosts.length > 0 ? routes : [...routes, ...emptyLists(context, options)];
      return buildRoutes(all, context, options, content, write);
    },
  );

  return {
    ...blog,

    getPathsToWatch: () => [
      ...blog.getPathsToWatch!(),
      path.join(siteDir, 'services/**/*.yml'),
      path.join(siteDir, 'companies/**/*.yml'),
      path.join(siteDir, 'i18n/**/tags.yml'),
    ],

    async loadContent() {
      loadVisibleCatalogue(siteDir);
      const pictures = await checkPictureFiles(siteDir);
      if (pictures.length > 0) {
        throw new ContentError(pictures);
      }
      // The blog plugin watches the list and loads again when it is written, so it is only written
      // when it changes.
      writeChanged(path.join(generatedFilesDir, tagList), formatTagList(loadTags(siteDir, locale)));
      return blog.loadContent!();
    },

    publishStep: {
      readPage,
      run: (site) => writeFeeds!({...site, content}),
    },
  };
}

/** Number of related tags on the page of a tag. */
const RELATED_TAGS = 6;

/** What the routes of the blog plugin have, depending on their component. */
type BlogRoute = RouteConfig & {
  readonly modules?: {
    /** Path of the article. */
    readonly content?: string;
    /** Articles on a list. */
    readonly items?: readonly {readonly content: {readonly path: string}}[];
  };
  readonly props?: {readonly tag?: {readonly permalink: string}};
};

/**
 * The routes of the blog plugin with data from records. The lists of the plugin have whole posts,
 * even their Markdown; these have rows.
 */
async function buildRoutes(
  routes: readonly RouteConfig[],
  {siteDir, i18n}: LoadContext,
  options: PluginOptions,
  content: BlogContent,
  write: Write,
): Promise<RouteConfig[]> {
  const locale = toLocale(i18n.currentLocale);
  const catalogue = loadVisibleCatalogue(siteDir);
  const sidebars = buildSidebars(content, catalogue, locale);
  const all = await write('sidebar.json', sidebars.all);
  const short = await write('sidebar-short.json', sidebars.short);
  const lineOf = (company: string) => loadArticle(siteDir, 'company', company, locale).description;

  const build = async ({modules = {}, props, ...route}: BlogRoute): Promise<RouteConfig> => {
    const sources = modules.items?.map((item) => item.content.path) ?? [];
    const posts = sources.map((source) =>
      content.blogPosts.find(({metadata}) => metadata.source === source)!,
    );
    const services = buildRows(posts, catalogue, locale);
    switch (route.component) {
      case options.blogPostComponent: {
        const service = catalogue.services.find(
          ({slug}) => slug === path.posix.basename(route.path),
        )!;
        const own = sidebars.ofService(service);
        const page = await writePage(write, service.slug, modules.content!, {
          record: buildServiceView(service, catalogue, locale, lineOf),
          sidebar: own,
        });
        return {...route, modules: {content: page, ...(own ? {} : {sidebar: short})}};
      }
      case options.blogListComponent:
        return {...route, modules: {sidebar: all}, props: {...props, services}};
      case options.blogTagsPostsComponent: {
        const tag = path.posix.basename(props!.tag!.permalink);
        const related = relatedTags(catalogue, tag, RELATED_TAGS).map((other) => {
          const {label, permalink} = content.blogTags[`${content.blogTagsListPath}/${other}`]!;
          return {label, permalink};
        });
        // Those that aren't active last, as in all tables.
        const rows = [...services].sort(
          (a, b) => Number(isMarked(a.badges)) - Number(isMarked(b.badges)),
        );
        const more = {slug: tag, guide: sharedGuide(catalogue, tag, locale), related};
        return {...route, modules: {sidebar: short}, props: {...props, ...more, services: rows}};
      }
      case options.blogTagsListComponent: {
        const groups = buildTagGroups(catalogue, loadTags(siteDir, locale), route.path, locale);
        return {...route, modules: {sidebar: short}, props: {groups}};
      }
      case options.blogArchiveComponent: {
        const added = buildRows(content.blogPosts, catalogue, locale).map(
          ({title, permalink, date, badges}) => ({title, permalink, date, badges}),
        );
        return {...route, props: {services: added}};
      }
      default:
        throw new Error(`${route.path}: the site has no page for ${route.component}`);
    }
  };
  return Promise.all(routes.map((route) => build(route as BlogRoute)));
}

/**
 * The routes of the archive and the list of tags in a catalogue without services, for which the blog
 * plugin has none. Every page links to them.
 */
const emptyLists = ({baseUrl}: LoadContext, options: PluginOptions): RouteConfig[] =>
  [
    {base: options.archiveBasePath!, component: options.blogArchiveComponent},
    {base: options.tagsBasePath, component: options.blogTagsListComponent},
  ].map(({base, component}) => ({
    path: path.posix.join(baseUrl, options.routeBasePath, base),
    component,
    exact: true,
  }));

/** The list of tags in the format of the blog plugin, which has no groups. */
function formatTagList(tags: TagTexts): string {
  const list = Object.entries(tags).map(([tag, {label, permalink, description}]) => [
    tag,
    {label, permalink, description},
  ]);
  return stringify(Object.fromEntries(list));
}

servicesPlugin.validateOptions = validateOptions;
