import pluginContentBlog, {
  type BlogContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {buildCompanySummaries, buildCompanyView, DIRECTORY_SLUG} from '../../catalogue';
import {toLocale} from '../../catalogue/locales';
import {BLOG_PLUGIN, collectRoutes, dataModule, loadVisibleCatalogue} from './entries';
import {articleModule, previewsModule} from './pageModules';
import {SERVICES} from './services';

/**
 * An instance of the blog plugin for company profiles. Of its routes, only those of the profiles
 * are kept. Each gets its record and the posts of its services; the entry `company` is the
 * directory of all companies and gets their summaries instead.
 */
export async function companiesPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const blog = await pluginContentBlog(context, options);
  const locale = toLocale(context.i18n.currentLocale);
  // Set in contentLoaded. The posts of the services are available only in allContentLoaded.
  let profiles: RouteConfig[] = [];

  return {
    ...blog,

    async contentLoaded({content, actions}) {
      const permalinks = new Set(content.blogPosts.map(({metadata}) => metadata.permalink));
      const routes = await collectRoutes(actions, (collecting) =>
        blog.contentLoaded!({content, actions: collecting}),
      );
      profiles = routes.filter(({path}) => permalinks.has(path));
    },

    async allContentLoaded({allContent, actions}) {
      const catalogue = loadVisibleCatalogue(context.siteDir);
      const own = allContent[BLOG_PLUGIN]![options.id] as BlogContent;
      const services = allContent[BLOG_PLUGIN]![SERVICES] as BlogContent;
      const slugOf = new Map(
        own.blogPosts.map(({metadata}) => [metadata.permalink, metadata.frontMatter.slug]),
      );
      const serviceSlugs = new Map(catalogue.services.map(({slug, company}) => [slug, company]));

      for (const {modules, ...route} of profiles) {
        const slug = slugOf.get(route.path);
        const content = modules!.content as string;
        if (slug === DIRECTORY_SLUG) {
          const config = {
            ...catalogue.directory,
            companies: buildCompanySummaries(catalogue, locale),
          };
          actions.addRoute({
            ...route,
            component: '@site/src/components/CompanyDirectory',
            modules: {content},
            props: {config},
          });
          continue;
        }
        const company = catalogue.companies.find((candidate) => candidate.slug === slug)!;
        const files = {
          record: `records/${company.slug}.json`,
          posts: `previews/${company.slug}.js`,
          page: `pages/${company.slug}.js`,
        };
        const posts = services.blogPosts.filter(
          ({metadata}) =>
            serviceSlugs.get(metadata.frontMatter.slug ?? '') === company.slug &&
            !metadata.unlisted,
        );
        await actions.createData(files.record, buildCompanyView(company, catalogue, locale));
        await actions.createData(
          files.posts,
          previewsModule(
            SERVICES,
            posts.map(({metadata}) => metadata.source),
          ),
        );
        await actions.createData(
          files.page,
          articleModule(content, {
            record: dataModule(options.id, files.record),
            posts: dataModule(options.id, files.posts),
          }),
        );
        actions.addRoute({
          ...route,
          component: '@site/src/components/CompanyPage',
          modules: {content: dataModule(options.id, files.page)},
        });
      }
    },
  };
}

companiesPlugin.validateOptions = validateOptions;
