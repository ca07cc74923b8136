import pluginContentBlog, {
  type BlogContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {
  buildCompanySummaries,
  buildCompanyView,
  type Catalogue,
  DIRECTORY_SLUG,
} from '../../catalogue';
import {
  BLOG_PLUGIN,
  dataModule,
  interceptRoutes,
  loadShown,
  previewModule,
  toLocale,
} from '../entries';

export {validateOptions} from '@docusaurus/plugin-content-blog';

/** Id of the plugin instance whose posts the company pages show. */
const SERVICES = 'services';

/**
 * The blog plugin as compiler of the company profiles. Of its routes only the pages of the
 * companies are kept; each gets its record and the posts of its services, and the entry
 * `company` gets a configuration instead: it is the directory of all.
 */
export default async function companiesPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const blog = await pluginContentBlog(context, options);
  const locale = toLocale(context.i18n.currentLocale);
  // Both are known once contentLoaded has run; the posts of the services only after that.
  let catalogue: Catalogue;
  let profiles: RouteConfig[] = [];

  return {
    ...blog,

    async contentLoaded({content, actions}) {
      catalogue = loadShown(context.siteDir);
      profiles = [];
      const permalinks = new Set(content.blogPosts.map(({metadata}) => metadata.permalink));
      await blog.contentLoaded!({
        content,
        actions: interceptRoutes(actions, (route) => {
          if (permalinks.has(route.path)) {
            profiles.push(route);
          }
          return undefined;
        }),
      });
    },

    async allContentLoaded({allContent, actions}) {
      const own = allContent[BLOG_PLUGIN]![options.id] as BlogContent;
      const services = allContent[BLOG_PLUGIN]![SERVICES] as BlogContent;
      const slugOf = new Map(
        own.blogPosts.map(({metadata}) => [metadata.permalink, metadata.frontMatter.slug]),
      );
      const serviceSlugs = new Map(catalogue.services.map(({slug, company}) => [slug, company]));

      for (const {modules, ...route} of profiles) {
        const slug = slugOf.get(route.path);
        const content = modules!.content!;
        if (slug === DIRECTORY_SLUG) {
          await actions.createData('directory.json', {
            ...catalogue.directory,
            companies: buildCompanySummaries(catalogue, locale),
          });
          actions.addRoute({
            ...route,
            component: '@site/src/components/CompanyDirectory',
            modules: {content, config: dataModule(options.id, 'directory.json')},
          });
          continue;
        }
        const company = catalogue.companies.find((candidate) => candidate.slug === slug)!;
        const name = `records/${company.slug}.json`;
        await actions.createData(name, buildCompanyView(company, locale));
        const posts = services.blogPosts.filter(
          ({metadata}) =>
            serviceSlugs.get(metadata.frontMatter.slug ?? '') === company.slug &&
            !metadata.unlisted,
        );
        actions.addRoute({
          ...route,
          component: '@site/src/components/CompanyPage',
          modules: {
            content,
            metadata: dataModule(options.id, name),
            posts: posts.map(({metadata}) => ({content: previewModule(metadata.source)})),
          },
        });
      }
    },
  };
}
