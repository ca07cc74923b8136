/**
 * The pages of the register with their data, feeds and calendars, and the data of documents with
 * tables from records.
 */
import {rmSync} from 'node:fs';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {DocusaurusConfig, LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {
  buildHealthReport,
  buildOverview,
  type Catalogue,
  drawTile,
  entryRoute,
  eventsOfCompany,
  eventsOfService,
  listEvents,
  listNamedPages,
  loadTags,
  tileOf,
  type Translation,
} from '../../catalogue';
import {hasDay} from '../../catalogue/browser';
import {type Locale, toLocale} from '../../locales';
import {changesFiles, FOLLOWED, followedFiles} from '../../changes/files';
import {selectEvents} from '../../changes/pageEvents';
import {buildCategoryData, buildSource} from '../../compare/pageData';
import {fill} from '../../fill';
import {categoryFolder, CHANGES} from '../../addresses';
import {PAGES, SITE_PAGES} from '../../pages';
import {isProduction} from '../../site';
import {writeFiles} from '../publish/steps';
import {bundlerOptions, loadVisibleContent} from './content';
import {BLOG_PLUGIN, buildRows, SERVICES, writeChanged} from './entries';

const HOME_POSTS = 6;
const HOME_CHANGES = 5;

/** Name of the plugin, which is part of the paths of its data. */
const CATALOGUE_PLUGIN = 'catalogue';

/**
 * Module path of a data file of this plugin. An absolute path would become part of the chunk names,
 * which would then differ between machines.
 */
export const siteData = (file: string): string => `@generated/${CATALOGUE_PLUGIN}/default/${file}`;

/** Folder of static files generated from records, for `staticDirectories`. */
export const TILES_FOLDER = '.docusaurus/static';

/** Writes the tiles of all entries. Must run before Docusaurus copies the static files. */
function writeTiles(folder: string, {services, companies}: Catalogue): void {
  if (isProduction) {
    // Removes the tiles of deleted entries, so that the build does not depend on earlier ones.
    rmSync(folder, {recursive: true, force: true});
  }
  // The development server reloads the page when a static file is written, so it is only written
  // when it changes.
  for (const service of services) {
    writeChanged(path.join(folder, tileOf('service', service.slug)), drawTile(service));
  }
  for (const company of companies) {
    writeChanged(path.join(folder, tileOf('company', company.slug)), drawTile(company));
  }
}

/** Adds the pages and their data; pages that lack an up-to-date translation are global data. */
export function sitePagesPlugin({siteDir, siteConfig, i18n}: LoadContext): Plugin {
  const locale = toLocale(i18n.currentLocale);
  const today = new Date().toISOString().slice(0, 10);
  return {
    name: CATALOGUE_PLUGIN,

    configureWebpack: () => bundlerOptions(siteDir),

    // Not `loadContent`: while the development server runs, Docusaurus loads the content of a plugin
    // again if one of its files changes, and two plugins that watch the same file undo each other's
    // changes. These pages follow from the content of the others.
    async allContentLoaded({allContent, actions}) {
      const {createData} = actions;
      const {catalogue, translations} = loadVisibleContent(siteDir);
      writeTiles(path.join(siteDir, TILES_FOLDER), catalogue);
      const routes = (state: Translation['state']) =>
        translations.filter((translation) => translation.state === state).map(({route}) => route);
      actions.setGlobalData({
        outdated: routes('outdated'),
        missing: routes('missing'),
        'only-japanese': routes('only-japanese'),
      });

      await createData('health.json', buildHealthReport(catalogue, translations, locale, today));
      await createData(
        'names.json',
        listNamedPages(catalogue, {en: loadTags(siteDir, 'en'), ja: loadTags(siteDir, 'ja')}),
      );
      const tags = loadTags(siteDir, locale);
      const categories = Object.entries(catalogue.categories.categories).map(
        ([key, {label, page}]) => ({
          ...{key, label: label[locale], page},
          count: catalogue.services.filter(({category}) => category === key).length,
        }),
      );
      await createData(
        'entries.json',
        Object.fromEntries(categories.map(({page, count}) => [page, count])),
      );
      const names = categories.map(({key}) => key);
      for (const name of names) {
        const data = buildCategoryData(catalogue, name, tags, locale, today);
        await createData(`categories/${name}.json`, data);
      }
      await createData('categories.js', loadersModule(names));

      const {blogPosts} = allContent[BLOG_PLUGIN]![SERVICES] as BlogContent;
      const recent = buildRows(blogPosts.slice(0, HOME_POSTS), catalogue, locale);
      const labels = {
        category: Object.fromEntries(categories.map(({key, label}) => [key, label])),
        tag: Object.fromEntries(Object.entries(tags).map(([tag, {label}]) => [tag, label])),
      };
      const services = catalogue.services.map((service) => ({
        slug: service.slug,
        name: service.name[locale],
        hasCalendar: eventsOfService(service, catalogue, locale).some(hasDay),
      }));
      const events = selectEvents(listEvents(catalogue, locale), today);
      /** The data of pages that need other data than title and description. */
      const dataOf: Readonly<Record<string, Pick<RouteConfig, 'modules' | 'props'>>> = {
        [PAGES.home.path]: {
          props: {recent, overview: buildOverview(catalogue, locale, HOME_CHANGES, today)},
        },
        [PAGES.blog.path]: {props: {recent}},
        [PAGES.compare.path]: {
          modules: {data: siteData('categories.js')},
          props: {source: buildSource(catalogue, tags, locale), categories},
        },
        [PAGES.changes.path]: {
          props: {
            ...{events: events.recent, earlier: events.earlier},
            ...{labels, services, builtOn: today},
          },
        },
      };
      for (const {path: route, component, texts} of SITE_PAGES) {
        if (component !== undefined) {
          const {modules, props} = dataOf[route] ?? {};
          actions.addRoute({
            path: siteConfig.baseUrl + route.slice(1),
            exact: true,
            component,
            ...(modules && {modules}),
            props: {
              title: texts?.title[locale] ?? siteConfig.title,
              description: texts?.description[locale] ?? siteConfig.tagline,
              ...props,
            },
          });
        }
      }
    },

    postBuild({outDir}) {
      const {catalogue} = loadVisibleContent(siteDir);
      return writeFiles(outDir, listFiles(catalogue, siteConfig, locale));
    },
  };
}

/** The source of a module that loads the data of categories on demand, each from a separate script. */
const loadersModule = (categories: readonly string[]): string =>
  `export default {
${categories.map((name) => `  '${name}': () => import('${siteData(`categories/${name}.json`)}'),\n`).join('')}};
`;

/**
 * Feeds and calendars of a language: of the page of changes, each entry and each category; texts by
 * path.
 */
function listFiles(
  catalogue: Catalogue,
  {title: siteTitle, url, baseUrl}: DocusaurusConfig,
  locale: Locale,
): Readonly<Record<string, string>> {
  const events = listEvents(catalogue, locale);
  const channelOf = (page: string, title: string, description: string) => ({
    ...{locale, page, description},
    title: `${siteTitle}: ${title}`,
    home: url + baseUrl,
  });
  const {title, description} = PAGES.changes.texts;
  // Those of an entry are complete: they include events that the list of all shows only once.
  const followed = [
    ...catalogue.services.map((service) => ({
      name: service.name,
      page: entryRoute('service', service.slug).slice(1),
      own: eventsOfService(service, catalogue, locale),
    })),
    ...catalogue.companies.map((company) => ({
      name: company.name,
      page: entryRoute('company', company.slug).slice(1),
      own: eventsOfCompany(company, catalogue, locale),
    })),
    ...Object.entries(catalogue.categories.categories).map(([category, {label}]) => ({
      name: label,
      page: `${CHANGES}?category=${category}`,
      folder: categoryFolder(category),
      own: events.filter(({categories}) => categories.includes(category)),
    })),
  ].map(({name, page, own, ...rest}) => {
    const text = (key: keyof typeof FOLLOWED) => fill(FOLLOWED[key][locale], {name: name[locale]});
    const {folder = page} = rest as {readonly folder?: string};
    return followedFiles(own, folder, channelOf(page, text('title'), text('description')));
  });
  return Object.assign(
    changesFiles(events, channelOf(CHANGES, title[locale], description[locale])),
    ...followed,
  ) as (typeof followed)[number];
}
