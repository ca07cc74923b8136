import pluginContentBlog, {
  type BlogContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {buildCompanySummaries, buildCompanyView} from '../../catalogue';
import {toLocale} from '../../locales';
import {
  BLOG_PLUGIN,
  buildRows,
  collectRoutes,
  loadVisibleCatalogue,
  SERVICES,
  writePage,
  writer,
} from './entries';

/**
 * An instance of the blog plugin for company profiles. Of its routes, only those of the profiles
 * are kept. Each gets its record and the rows of its services; the entry `company` is the
 * directory of all companies and gets their summaries instead.
 */
export async function companiesPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const blog = await pluginContentBlog(context, options);
  const locale = toLocale(context.i18n.currentLocale);
  // Set in contentLoaded. The posts of the services are available only in allContentLoaded.
  let profiles: readonly RouteConfig[] = [];

  return {
    ...blog,

    async contentLoaded({content, actions}) {
      const routes = await collectRoutes(actions, (collecting) =>
        blog.contentLoaded!({content, actions: collecting}),
      );
      profiles = routes.filter(({component}) => component === options.blogPostComponent);
    },

    async allContentLoaded({allContent, actions}) {
      const catalogue = loadVisibleCatalogue(context.siteDir);
      const {blogPosts} = allContent[BLOG_PLUGIN]![SERVICES] as BlogContent;
      const write = writer(options.id, actions);
      const companyOf = new Map(catalogue.services.map(({slug, company}) => [slug, company]));

      for (const {modules, ...route} of profiles) {
        const slug = route.path.split('/').at(-1);
        const content = modules!.content as string;
        const company = catalogue.companies.find((candidate) => candidate.slug === slug);
        if (company === undefined) {
          const companies = buildCompanySummaries(catalogue, locale);
          actions.addRoute({
            ...route,
            component: '@site/src/components/CompanyDirectory',
            modules: {content},
            props: {config: {...catalogue.directory, companies}},
          });
          continue;
        }
        const posts = blogPosts.filter(
          ({metadata}) => companyOf.get(metadata.frontMatter.slug!) === slug,
        );
        const page = await writePage(write, company.slug, content, {
          record: buildCompanyView(company, catalogue, locale),
          services: buildRows(posts, catalogue, locale),
        });
        actions.addRoute({
          ...route,
          component: '@site/src/components/CompanyPage',
          modules: {content: page},
        });
      }
    },
  };
}

companiesPlugin.validateOptions = validateOptions;
