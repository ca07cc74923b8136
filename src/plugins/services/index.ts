import path from 'node:path';
import pluginContentBlog, {
  type BlogContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  buildCompanyCard,
  buildComparedService,
  buildOverview,
  buildServiceBadges,
  buildServiceSummary,
  buildServiceView,
  coverOf,
  loadCompanyLine,
  loadTags,
  relatedTags,
} from '../../catalogue';
import {dataModule, interceptRoutes, loadShown, previewModule, toLocale} from '../entries';
import {buildArchive, recentPosts, tagOf} from './routes';

export {validateOptions} from '@docusaurus/plugin-content-blog';

const HOME_POSTS = 6;
const RELATED_TAGS = 6;
const FREQUENT_TAGS = 12;

/**
 * The blog plugin, with the records beside the posts: checks the catalogue before anything
 * else, gives each service page its record, and adds the home page and the comparison.
 */
export default async function servicesPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const blog = await pluginContentBlog(context, options);
  const {siteDir, siteConfig, i18n} = context;
  const locale = toLocale(i18n.currentLocale);

  return {
    ...blog,

    getPathsToWatch() {
      return [
        ...(blog.getPathsToWatch?.() ?? []),
        path.join(siteDir, 'services/**/*.yml'),
        path.join(siteDir, 'companies/**/*.{yml,md}'),
      ];
    },

    async loadContent() {
      const catalogue = loadShown(siteDir);
      const content = await blog.loadContent!();
      const badges = new Map(
        catalogue.services.map((service) => [service.slug, buildServiceBadges(service, locale)]),
      );
      for (const {metadata} of content.blogPosts) {
        // Cards know a post by its metadata alone, and front matter is where it may be extended.
        metadata.frontMatter.badges = badges.get(metadata.frontMatter.slug ?? '');
      }
      return content;
    },

    async contentLoaded({content, actions}) {
      const catalogue = loadShown(siteDir);
      const bySlug = new Map(catalogue.services.map((service) => [service.slug, service]));
      const slugOf = new Map(
        content.blogPosts.map(({metadata}) => [metadata.permalink, metadata.frontMatter.slug]),
      );

      await Promise.all([
        ...catalogue.services.map((service) =>
          actions.createData(
            `records/${service.slug}.json`,
            buildServiceView(service, catalogue, locale),
          ),
        ),
        ...catalogue.companies.map((company) =>
          actions.createData(
            `companies/${company.slug}.json`,
            buildCompanyCard(company, loadCompanyLine(siteDir, company.slug, locale), locale),
          ),
        ),
        ...Object.keys(catalogue.tags).flatMap((tag) => [
          actions.createData(
            `tags/${tag}.json`,
            catalogue.services
              .filter((service) => service.tags.includes(tag))
              .map((service) => buildServiceSummary(service, catalogue, locale)),
          ),
          actions.createData(
            `related-tags/${tag}.json`,
            relatedTags(catalogue, tag, RELATED_TAGS).map((other) => {
              const {label, permalink} = content.blogTags[`${content.blogTagsListPath}/${other}`]!;
              return {label, permalink};
            }),
          ),
        ]),
      ]);

      await blog.contentLoaded!({
        content,
        actions: interceptRoutes(actions, (route) => {
          const slug = slugOf.get(route.path);
          const service = bySlug.get(slug ?? '');
          if (service !== undefined) {
            return {
              ...route,
              modules: {
                ...route.modules,
                record: dataModule(options.id, `records/${service.slug}.json`),
                ...(service.company === null
                  ? {}
                  : {company: dataModule(options.id, `companies/${service.company}.json`)}),
                // The loader of plugin-ideal-image takes each picture that a script imports.
                cover: `@site/${coverOf(service.slug)}`,
              },
            };
          }
          if (route.component === options.blogTagsPostsComponent) {
            const tag = tagOf(route);
            const modules = {
              ...route.modules,
              services: dataModule(options.id, `tags/${tag}.json`),
              related: dataModule(options.id, `related-tags/${tag}.json`),
            };
            return {...route, modules};
          }
          return route.component === options.blogArchiveComponent ? buildArchive(route) : route;
        }),
      });

      const recent = recentPosts(content, HOME_POSTS);
      const modules = await Promise.all(
        recent.map(async ({metadata}, index) => {
          const name = `home-post-${index + 1}.json`;
          await actions.createData(name, metadata);
          return {metadata: dataModule(options.id, name), Preview: previewModule(metadata.source)};
        }),
      );
      const tags = loadTags(siteDir, locale);
      await actions.createData(
        'compare.json',
        catalogue.services.map((service) => buildComparedService(service, catalogue, tags, locale)),
      );
      await actions.createData(
        'overview.json',
        buildOverview(catalogue, tags, locale, FREQUENT_TAGS),
      );
      actions.addRoute({
        path: `${siteConfig.baseUrl}compare`,
        exact: true,
        component: '@site/src/components/ComparePage',
        modules: {services: dataModule(options.id, 'compare.json')},
      });
      actions.addRoute({
        path: siteConfig.baseUrl,
        exact: true,
        component: '@site/src/components/HomePage',
        modules: {
          recentPosts: modules,
          overview: dataModule(options.id, 'overview.json'),
        },
      });
    },
  };
}
