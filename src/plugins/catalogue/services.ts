import path from 'node:path';
import pluginContentBlog, {
  type BlogContent,
  type BlogPost,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {generate} from '@docusaurus/utils';
import {stringify} from 'yaml';
import {
  buildCompanyCard,
  buildServiceMatrix,
  buildServiceView,
  buildTagGroups,
  loadCompanyLine,
  loadTags,
  relatedTags,
  type Service,
  sharedGuide,
  type TagTexts,
} from '../../catalogue';
import {toLocale} from '../../catalogue/locales';
import {collectRoutes, loadVisibleCatalogue, writePage, writer} from './entries';
import {deferPostBuild, type PublishedPlugin} from '../publish/steps';
import {feedItems} from './feed';
import {buildRows} from './rows';
import {buildSidebars} from './sidebars';

/** What the routes of the blog plugin have, depending on their component. */
type BlogRoute = {
  readonly modules?: {
    /** Path of the article. */
    readonly content?: string;
    /** Articles on a list. */
    readonly items?: readonly {readonly content: {readonly path: string}}[];
  };
  readonly props?: Record<string, unknown> & {readonly tag?: {readonly permalink: string}};
};

/** Number of related tags on the page of a tag. */
const RELATED_TAGS = 6;

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
  const blog = await pluginContentBlog(context, {
    ...options,
    tags: path.relative(path.join(siteDir, options.path), path.join(generatedFilesDir, tagList)),
    feedOptions: {...options.feedOptions, createFeedItems},
  });
  let content: BlogContent;
  let routes: readonly RouteConfig[];

  const plugin: Plugin<BlogContent> = {
    ...blog,

    getPathsToWatch: () => [
      ...blog.getPathsToWatch!(),
      path.join(siteDir, 'services/**/*.yml'),
      path.join(siteDir, 'companies/**/*.yml'),
      path.join(siteDir, 'i18n/**/tags.yml'),
    ],

    async loadContent() {
      loadVisibleCatalogue(siteDir);
      // The blog plugin watches the list and loads again when it is written, so it is only written
      // when it changes.
      await generate(generatedFilesDir, tagList, formatTagList(loadTags(siteDir, locale)));
      return blog.loadContent!();
    },

    async contentLoaded({content: loaded, actions}) {
      content = loaded;
      routes = await collectRoutes(actions, (collecting) =>
        blog.contentLoaded!({content, actions: collecting}),
      );
    },

    // Also called if only a company has changed, whose description is on the pages of its services.
    async allContentLoaded({actions}) {
      const catalogue = loadVisibleCatalogue(siteDir);
      const write = writer(options.id, actions);
      const sidebars = buildSidebars(content, catalogue, locale);
      const all = await write('sidebar.json', sidebars.all);
      const short = await write('sidebar-short.json', sidebars.short);
      const serviceOf = ({metadata}: BlogPost) =>
        catalogue.services.find(({slug}) => slug === metadata.frontMatter.slug)!;

      const writeService = (service: Service, article: string): Promise<string> => {
        const company = catalogue.companies.find(({slug}) => slug === service.company);
        return writePage(write, service.slug, article, {
          record: buildServiceView(service, catalogue, locale),
          company:
            company &&
            buildCompanyCard(company, loadCompanyLine(siteDir, company.slug, locale), locale),
          sidebar: sidebars.ofService(service),
        });
      };

      const tagProps = (permalink: string, services: readonly Service[]) => {
        const tag = path.posix.basename(permalink);
        return {
          slug: tag,
          guide: sharedGuide(catalogue, tag, locale),
          matrix: buildServiceMatrix(
            catalogue.services.filter((service) => services.includes(service)),
            catalogue,
            locale,
          ),
          related: relatedTags(catalogue, tag, RELATED_TAGS).map((other) => {
            const {label, permalink: to} =
              content.blogTags[`${content.blogTagsListPath}/${other}`]!;
            return {label, permalink: to};
          }),
        };
      };

      /** The data of a route; that of the blog plugin has all posts, also their Markdown. */
      const dataOf = async (
        route: RouteConfig,
      ): Promise<Pick<RouteConfig, 'modules' | 'props'>> => {
        const {modules, props} = route as BlogRoute;
        const sources = modules?.items?.map((item) => item.content.path) ?? [];
        const posts = sources.map((source) =>
          content.blogPosts.find(({metadata}) => metadata.source === source)!,
        );
        const rows = buildRows(posts, catalogue, locale);
        switch (route.component) {
          case options.blogPostComponent: {
            const post = content.blogPosts.find(({metadata}) => metadata.permalink === route.path)!;
            const service = serviceOf(post);
            return {
              modules: {
                content: await writeService(service, modules!.content!),
                ...(sidebars.ofService(service) ? {} : {sidebar: short}),
              },
            };
          }
          case options.blogListComponent:
            return {modules: {sidebar: all}, props: {...props, services: rows}};
          case options.blogTagsPostsComponent: {
            // Only the services on this page: tags with many services have several pages.
            const more = tagProps(props!.tag!.permalink, posts.map(serviceOf));
            return {modules: {sidebar: short}, props: {...props, ...more, services: rows}};
          }
          case options.blogTagsListComponent: {
            const groups = buildTagGroups(catalogue, loadTags(siteDir, locale), route.path, locale);
            return {modules: {sidebar: short}, props: {groups}};
          }
          case options.blogArchiveComponent: {
            const services = buildRows(content.blogPosts, catalogue, locale).map(
              ({title, permalink, date, badges}) => ({title, permalink, date, badges}),
            );
            return {props: {services}};
          }
          default:
            throw new Error(`${route.path}: the site has no page for ${route.component}`);
        }
      };

      for (const route of routes) {
        const {modules: _modules, props: _props, ...rest} = route;
        actions.addRoute({...rest, ...(await dataOf(route))});
      }
    },
  };
  return deferPostBuild(plugin, readPage);
}
/** The list of tags in the format of the blog plugin, which has no groups. */
function formatTagList(tags: TagTexts): string {
  const list = Object.entries(tags).map(([tag, {label, permalink, description}]) => [
    tag,
    {label, permalink, description},
  ]);
  return stringify(Object.fromEntries(list));
}

servicesPlugin.validateOptions = validateOptions;
