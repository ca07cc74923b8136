import path from 'node:path';
import pluginContentBlog, {
  type BlogContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {stringify} from 'yaml';
import {checkPictureFiles, ContentError, loadTags, type TagTexts} from '../../catalogue';
import {toLocale} from '../../locales';
import {collectRoutes, loadVisibleCatalogue, writeChanged, writer} from './entries';
import type {PublishedPlugin} from '../publish/steps';
import {feedItems} from './feed';
import {buildRoutes} from './serviceRoutes';

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
  const {postBuild: writeFeeds, ...blog} = await pluginContentBlog(context, {
    ...options,
    tags: path.relative(path.join(siteDir, options.path), path.join(generatedFilesDir, tagList)),
    feedOptions: {...options.feedOptions, createFeedItems},
  });
  let content: BlogContent;
  let routes: readonly RouteConfig[];

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

    async contentLoaded({content: loaded, actions}) {
      content = loaded;
      const own = await collectRoutes(actions, (collecting) =>
        blog.contentLoaded!({content, actions: collecting}),
      );
      routes = content.blogPosts.length > 0 ? own : [...own, ...emptyLists(context, options)];
    },

    // Also called if only a company has changed, whose description is on the pages of its services.
    async allContentLoaded({actions}) {
      const catalogue = loadVisibleCatalogue(siteDir);
      const write = writer(options.id, actions);
      const site = {siteDir, locale, options, content, catalogue, write};
      for (const route of await buildRoutes(routes, site)) {
        actions.addRoute(route);
      }
    },

    publishStep: {
      readPage,
      run: (site) => writeFeeds!({...site, content}),
    },
  };
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
