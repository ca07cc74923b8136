import path from 'node:path';
import type {BlogContent, BlogPost, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';
import {
  buildServiceView,
  buildTagGroups,
  type Catalogue,
  loadArticle,
  loadTags,
  relatedTags,
  type Service,
  sharedGuide,
} from '../../catalogue';
import {isMarked} from '../../catalogue/browser';
import type {Locale} from '../../locales';
import {buildRows, type Write, writePage} from './entries';

import {buildSidebars} from './sidebars';

/** Number of related tags on the page of a tag. */
const RELATED_TAGS = 6;

type Site = {
  readonly siteDir: string;
  readonly locale: Locale;
  readonly options: PluginOptions;
  readonly content: BlogContent;
  readonly catalogue: Catalogue;
  readonly write: Write;
};

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
export async function buildRoutes(
  routes: readonly RouteConfig[],
  site: Site,
): Promise<RouteConfig[]> {
  const {siteDir, locale, options, content, catalogue, write} = site;
  const sidebars = buildSidebars(content, catalogue, locale);
  const all = await write('sidebar.json', sidebars.all);
  const short = await write('sidebar-short.json', sidebars.short);
  const serviceOf = ({metadata}: BlogPost) =>
    catalogue.services.find(({slug}) => slug === metadata.frontMatter.slug)!;

  const build = async ({modules = {}, props, ...route}: BlogRoute): Promise<RouteConfig> => {
    const sources = modules.items?.map((item) => item.content.path) ?? [];
    const posts = sources.map((source) =>
      content.blogPosts.find(({metadata}) => metadata.source === source)!,
    );
    const services = buildRows(posts, catalogue, locale);
    switch (route.component) {
      case options.blogPostComponent: {
        const service = serviceOf(
          content.blogPosts.find(({metadata}) => metadata.permalink === route.path)!,
        );
        const own = sidebars.ofService(service);
        const page = await writeService(service, modules.content!, own, site);
        return {...route, modules: {content: page, ...(own ? {} : {sidebar: short})}};
      }
      case options.blogListComponent:
        return {...route, modules: {sidebar: all}, props: {...props, services}};
      case options.blogTagsPostsComponent: {
        const more = tagProps(props!.tag!.permalink, site);
        return {
          ...route,
          modules: {sidebar: short},
          props: {...props, ...more, services: endedLast(services)},
        };
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

/** Rows with those of services that aren't active last, as in all tables. */
const endedLast = (rows: ReturnType<typeof buildRows>) =>
  [...rows].sort((a, b) => Number(isMarked(a.badges)) - Number(isMarked(b.badges)));

/** Writes the module of the page of a service. */
function writeService(
  service: Service,
  article: string,
  sidebar: object | undefined,
  {siteDir, locale, catalogue, write}: Site,
): Promise<string> {
  const lineOf = (company: string) => loadArticle(siteDir, 'company', company, locale).description;
  return writePage(write, service.slug, article, {
    record: buildServiceView(service, catalogue, locale, lineOf),
    sidebar,
  });
}

/** What the page of a tag shows besides the rows of its services. */
function tagProps(
  permalink: string,
  {locale, content: {blogTags, blogTagsListPath}, catalogue}: Site,
) {
  const tag = path.posix.basename(permalink);
  return {
    slug: tag,
    guide: sharedGuide(catalogue, tag, locale),
    related: relatedTags(catalogue, tag, RELATED_TAGS).map((other) => {
      const {label, permalink: to} = blogTags[`${blogTagsListPath}/${other}`]!;
      return {label, permalink: to};
    }),
  };
}
