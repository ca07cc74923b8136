/** The plugins for services and companies: the blog plugin, whose routes get data from records. */
import path from 'node:path';
import pluginContentBlog, {
  type BlogContent,
  type BlogPost,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-blog';
import type {AllContent, LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {
  buildCompanySummaries,
  buildCompanyView,
  buildServiceBadges,
  buildServiceView,
  buildTagGroups,
  type Catalogue,
  checkPictureFiles,
  ContentError,
  loadArticle,
  relatedTags,
  sharedGuide,
} from '../../catalogue';
import {isMarked} from '../../catalogue/browser';
import type {ServiceRow} from '../../components/ServiceRow';
import {type Locale, toLocale} from '../../site/locales';
import {type PublishedPlugin, writeFiles} from '../publish';
import {jsonExpression, loadVisibleContent} from './content';
import {feedItems} from './feed';
import {buildSidebars} from './sidebars';

/** The articles about services. Both plugins keep the name of the blog plugin for its loaders. */
export const servicesOf = (allContent: AllContent): BlogContent =>
  allContent['docusaurus-plugin-content-blog']!.services as BlogContent;

/** Writes a data file of a blog plugin and returns the path of its module. */
type Write = (name: string, data: string | object) => Promise<string>;

/** A route of the blog plugin. What it has depends on its component. */
type BlogRoute = RouteConfig & {
  readonly modules?: {
    /** Path of the article. */
    readonly content?: string;
    /** Articles on a list. */
    readonly items?: readonly {readonly content: {readonly path: string}}[];
  };
  readonly props?: {readonly tag?: {readonly permalink: string}};
};

/** Makes a route of the site from each of the blog plugin, by its component. */
type Builders = Readonly<Record<string, (route: BlogRoute) => RouteConfig | Promise<RouteConfig>>>;

/**
 * An instance of the blog plugin, whose routes get data from records when all content is loaded,
 * also if only a record of another kind has changed. Routes without a builder are left out.
 */
async function blogWithRecords(
  context: LoadContext,
  options: PluginOptions,
  buildersFor: (services: BlogContent, write: Write) => Builders | Promise<Builders>,
): Promise<Plugin<BlogContent>> {
  const blog = await pluginContentBlog(context, options);
  let routes: RouteConfig[];
  return {
    ...blog,

    async contentLoaded({content, actions}) {
      routes = [];
      const addRoute = (route: RouteConfig) => void routes.push(route);
      await blog.contentLoaded!({content, actions: {...actions, addRoute}});
      // The plugin has no such lists without posts, but every page links to those of services.
      if (content.blogPosts.length === 0) {
        const addList = (base: string, component: string) => {
          const list = path.posix.join(context.baseUrl, options.routeBasePath, base);
          addRoute({path: list, component, exact: true});
        };
        addList(options.archiveBasePath!, options.blogArchiveComponent);
        addList(options.tagsBasePath, options.blogTagsListComponent);
      }
    },

    async allContentLoaded({allContent, actions}) {
      const builders = await buildersFor(servicesOf(allContent), async (name, data) => {
        await actions.createData(name, data);
        // An absolute path would be part of chunk names, which would differ between machines.
        return `~blog/${options.id}/${name}`;
      });
      for (const route of routes) {
        const built = await builders[route.component]?.(route);
        if (built) {
          actions.addRoute(built);
        }
      }
    },
  };
}

/**
 * Writes a module with the exports of an article and more, since Docusaurus adds all named exports
 * to the component of the article as properties. It makes a script of each module of a route and
 * lists all scripts on every page, so the page of an entry has a single module.
 * @param article path of the article's module
 * @returns path of the module
 */
function writePage(
  write: Write,
  slug: string,
  article: string,
  more: Readonly<Record<string, unknown>>,
): Promise<string> {
  const lines = [
    `export * from ${JSON.stringify(article)};`,
    `export {default} from ${JSON.stringify(article)};`,
    `export const {${Object.keys(more).join(', ')}} = ${jsonExpression(more)};\n`,
  ];
  return write(`pages/${slug}.js`, lines.join('\n'));
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

/** Number of related tags on the page of a tag. */
const RELATED_TAGS = 6;

/** The plugin for services. Checks the catalogue before it loads the posts. */
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
  const lineOf = (company: string) => loadArticle(siteDir, 'company', company, locale).description;
  let content: BlogContent;

  // The lists of the blog plugin have whole posts, even their Markdown; these have rows.
  const buildersFor = async (services: BlogContent, write: Write): Promise<Builders> => {
    content = services;
    const {blogPosts, blogTags, blogTagsListPath} = services;
    const {catalogue, tags} = loadVisibleContent(siteDir);
    const sidebars = buildSidebars(services, catalogue, locale);
    const all = await write('sidebar.json', sidebars.all);
    const short = await write('sidebar-short.json', sidebars.short);
    const rowsOf = ({modules}: BlogRoute) => {
      const posts = modules!.items!.map((item) =>
        blogPosts.find(({metadata}) => metadata.source === item.content.path)!,
      );
      return buildRows(posts, catalogue, locale);
    };
    return {
      async [options.blogPostComponent]({modules, ...route}) {
        const slug = path.posix.basename(route.path);
        const service = catalogue.services.find((one) => one.slug === slug)!;
        const sidebar = sidebars.ofService(service);
        const record = buildServiceView(service, catalogue, locale, lineOf);
        const page = await writePage(write, slug, modules!.content!, {record, sidebar});
        return {...route, modules: {content: page, ...(sidebar ? {} : {sidebar: short})}};
      },

      [options.blogListComponent]: (route) => ({
        ...route,
        modules: {sidebar: all},
        props: {...route.props, services: rowsOf(route)},
      }),

      [options.blogTagsPostsComponent](route) {
        const slug = path.posix.basename(route.props!.tag!.permalink);
        const related = relatedTags(catalogue, slug, RELATED_TAGS).map((other) => {
          const {label, permalink} = blogTags[`${blogTagsListPath}/${other}`]!;
          return {label, permalink};
        });
        // Those that aren't active last, as in all tables.
        const rows = rowsOf(route).sort(
          (a, b) => Number(isMarked(a.badges)) - Number(isMarked(b.badges)),
        );
        const more = {slug, guide: sharedGuide(catalogue, slug, locale), related, services: rows};
        return {...route, modules: {sidebar: short}, props: {...route.props, ...more}};
      },

      [options.blogTagsListComponent]: (route) => ({
        ...route,
        modules: {sidebar: short},
        props: {groups: buildTagGroups(catalogue, tags[locale], route.path, locale)},
      }),

      [options.blogArchiveComponent]: (route) => ({
        ...route,
        props: {
          services: buildRows(blogPosts, catalogue, locale).map(
            ({title, permalink, date, badges}) => ({title, permalink, date, badges}),
          ),
        },
      }),
    };
  };

  const {postBuild: writeFeeds, ...blog} = await blogWithRecords(context, blogOptions, buildersFor);
  return {
    ...blog,

    getPathsToWatch: () => [
      ...blog.getPathsToWatch!(),
      path.join(siteDir, 'services/**/*.yml'),
      path.join(siteDir, 'companies/**/*.yml'),
      path.join(siteDir, 'i18n/**/tags.yml'),
    ],

    async loadContent() {
      const {tags} = loadVisibleContent(siteDir);
      const pictures = await checkPictureFiles(siteDir);
      if (pictures.length > 0) {
        throw new ContentError(pictures);
      }
      // In the format of the blog plugin, which has no groups.
      const texts = JSON.stringify(tags[locale], (key, value: unknown) =>
        key === 'group' && typeof value === 'string' ? undefined : value,
      );
      await writeFiles(generatedFilesDir, {[tagList]: texts});
      return blog.loadContent!();
    },

    publishStep: {readPage, run: (site) => writeFeeds!({...site, content})},
  };
}

servicesPlugin.validateOptions = validateOptions;

/**
 * The plugin for companies, which has only their profiles, each with its record and the rows of its
 * services. The entry `company` is the directory of all companies and gets their summaries instead.
 */
export function companiesPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const locale = toLocale(context.i18n.currentLocale);
  return blogWithRecords(context, options, ({blogPosts}, write) => {
    const {catalogue} = loadVisibleContent(context.siteDir);
    const companyOf = new Map(catalogue.services.map(({slug, company}) => [slug, company]));
    return {
      async [options.blogPostComponent]({modules, ...route}) {
        const slug = path.posix.basename(route.path);
        const company = catalogue.companies.find((one) => one.slug === slug);
        if (company === undefined) {
          const companies = buildCompanySummaries(catalogue, locale);
          return {
            ...route,
            component: '@site/src/routes/CompanyDirectory',
            modules: {content: modules!.content!},
            props: {config: {...catalogue.directory, companies}},
          };
        }
        const posts = blogPosts.filter(
          ({metadata}) => companyOf.get(metadata.frontMatter.slug!) === slug,
        );
        const content = await writePage(write, slug, modules!.content!, {
          record: buildCompanyView(company, catalogue, locale),
          services: buildRows(posts, catalogue, locale),
        });
        return {...route, component: '@site/src/routes/CompanyPage', modules: {content}};
      },
    };
  });
}

companiesPlugin.validateOptions = validateOptions;
