import path from 'node:path';
import pluginContentBlog, {
  type BlogContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {docuHash, generate} from '@docusaurus/utils';
import {stringify} from 'yaml';
import {
  buildCompanyCard,
  buildServiceBadges,
  buildServiceMatrix,
  buildServiceView,
  buildTagGroups,
  checkPictureFiles,
  ContentError,
  loadCompanyLine,
  loadTags,
  relatedTags,
  sharedGuide,
  type TagTexts,
} from '../../catalogue';
import {toLocale} from '../../catalogue/locales';
import {collectRoutes, dataModule, loadVisibleCatalogue} from './entries';
import {deferPostBuild, type PublishedPlugin} from '../publish/steps';
import {feedItems} from './feed';
import {articleModule, previewsModule, previewsOf} from './pageModules';
import {buildArchive, buildSidebars, tagOf} from './routes';

/** Id of the blog plugin's instance for services. */
export const SERVICES = 'services';

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

  const plugin: Plugin<BlogContent> = {
    ...blog,

    getPathsToWatch() {
      return [
        ...(blog.getPathsToWatch?.() ?? []),
        path.join(siteDir, 'services/**/*.yml'),
        path.join(siteDir, 'companies/**/*.yml'),
        path.join(siteDir, 'i18n/**/tags.yml'),
      ];
    },

    async loadContent() {
      const catalogue = loadVisibleCatalogue(siteDir);
      const pictures = await checkPictureFiles(siteDir);
      if (pictures.length > 0) {
        throw new ContentError(pictures);
      }
      // The blog plugin watches the list and loads again when it is written, so it is only written
      // when it changes.
      await generate(generatedFilesDir, tagList, formatTagList(loadTags(siteDir, locale)));
      const content = await blog.loadContent!();
      const badges = new Map(
        catalogue.services.map((service) => [service.slug, buildServiceBadges(service, locale)]),
      );
      for (const {metadata} of content.blogPosts) {
        // Cards receive only the metadata of a post, and only its front matter is extensible.
        metadata.frontMatter.badges = badges.get(metadata.frontMatter.slug ?? '');
      }
      return content;
    },

    async contentLoaded({content, actions}) {
      const catalogue = loadVisibleCatalogue(siteDir);
      const bySlug = new Map(catalogue.services.map((service) => [service.slug, service]));
      const slugOf = new Map(
        content.blogPosts.flatMap(({metadata: {permalink, source, frontMatter}}) => [
          [permalink, frontMatter.slug],
          [source, frontMatter.slug],
        ]),
      );

      const previews = async (name: string, sources: readonly string[]): Promise<string> => {
        const file = `previews/${name}.js`;
        await actions.createData(file, previewsModule(options.id, sources));
        return dataModule(options.id, file);
      };
      const sidebarOf = buildSidebars(content, catalogue, locale);
      const changeRoute = async (given: RouteConfig): Promise<RouteConfig> => {
        const slug = slugOf.get(given.path) ?? '';
        const service = bySlug.get(slug);
        const isList = given.component === options.blogListComponent;
        const {sidebar, file, isOwn} = sidebarOf({service, isList});
        await actions.createData(file, sidebar);
        const beside = {sidebar: dataModule(options.id, file)};
        if (service) {
          const record = `records/${slug}.json`;
          await actions.createData(record, buildServiceView(service, catalogue, locale));
          const company = catalogue.companies.find((one) => one.slug === service.company);
          const card = `companies/${service.company}.json`;
          if (company) {
            const line = loadCompanyLine(siteDir, company.slug, locale);
            await actions.createData(card, buildCompanyCard(company, line, locale));
          }
          const {sidebar: _replaced, content: article, ...modules} = given.modules!;
          const page = articleModule(article as string, {
            record: dataModule(options.id, record),
            ...(company ? {company: dataModule(options.id, card)} : {}),
            ...(isOwn ? beside : {}),
          });
          await actions.createData(`pages/${slug}.js`, page);
          const content = dataModule(options.id, `pages/${slug}.js`);
          return {...given, modules: {...modules, ...(isOwn ? {} : beside), content}};
        }
        const route = given.modules?.sidebar
          ? {...given, modules: {...given.modules, ...beside}}
          : given;
        if (route.component === options.blogArchiveComponent) {
          return buildArchive(route);
        }
        if (route.component === options.blogTagsListComponent) {
          const texts = loadTags(siteDir, locale);
          return {...route, props: {groups: buildTagGroups(catalogue, texts, route.path, locale)}};
        }
        const sources = previewsOf(route);
        if (sources === undefined) {
          return route;
        }
        const items = await previews(docuHash(route.path), sources);
        const list = {...route, modules: {...route.modules, items}};
        return route.component === options.blogTagsPostsComponent
          ? {...list, props: {...route.props, ...tagProps(tagOf(route), sources)}}
          : list;
      };
      const tagProps = (tag: string, sources: readonly string[]) => {
        const listed = new Set(sources.map((source) => slugOf.get(source)));
        return {
          slug: tag,
          guide: sharedGuide(catalogue, tag, locale),
          // Only the services on this page: tags with many services have several pages.
          matrix: buildServiceMatrix(
            catalogue.services.filter(({slug}) => listed.has(slug)),
            catalogue,
            locale,
          ),
          related: relatedTags(catalogue, tag, RELATED_TAGS).map((other) => {
            const {label, permalink} = content.blogTags[`${content.blogTagsListPath}/${other}`]!;
            return {label, permalink};
          }),
        };
      };

      const routes = await collectRoutes(actions, (collecting) =>
        blog.contentLoaded!({content, actions: collecting}),
      );
      for (const route of await Promise.all(routes.map(changeRoute))) {
        actions.addRoute(route);
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
