/**
 * The pages of the register with their data, feeds and calendars, and the data of documents with
 * tables from records.
 */
import {rmSync} from 'node:fs';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
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
import type {CatalogueEvent} from '../../catalogue/browser';
import {type Locale, toLocale} from '../../locales';
import type {Localized} from '../../catalogue/vocabulary';
import {categoryFolder, CHANGES} from '../../addresses';
import {changesFiles, FOLLOWED, followedFiles} from '../../changes/files';
import {selectEvents} from '../../changes/pageEvents';
import {buildCategoryData, buildSource} from '../../compare/pageData';
import {fill} from '../../fill';
import {type OwnPage, PAGES, SITE_PAGES} from '../../pages';
import {isProduction} from '../../site';
import {writeFiles} from '../publish/steps';
import {bundlerOptions} from './development';
import {BLOG_PLUGIN, loadVisibleContent, SERVICES, writeChanged} from './entries';
import {buildRows} from './rows';

const HOME_POSTS = 6;
const HOME_CHANGES = 5;

const OWN_PAGES = SITE_PAGES.filter((page): page is OwnPage => page.component !== null);

/** Name of the plugin, which is part of the paths of its data. */
const CATALOGUE_PLUGIN = 'catalogue';

/**
 * Module path of a data file of this plugin. An absolute path would become part of the chunk names,
 * which would then differ between machines.
 */
export const siteData = (file: string): string => `@generated/${CATALOGUE_PLUGIN}/default/${file}`;

/** Routes, without locale, of pages that are not up to date in both languages, by state. */
type UntranslatedRoutes = Readonly<
  Record<Exclude<Translation['state'], 'current'>, readonly string[]>
>;

/** Folder of static files generated from records, for `staticDirectories`. */
export const TILES_FOLDER = '.docusaurus/static';

/** Writes the tiles of all entries. Must run before Docusaurus copies the static files. */
function writeTiles(folder: string, {services, companies}: Catalogue): void {
  if (isProduction) {
    // Removes the tiles of deleted entries, so that the build does not depend on earlier ones.
    rmSync(folder, {recursive: true, force: true});
  }
  for (const [kind, entries] of [
    ['service', services],
    ['company', companies],
  ] as const) {
    for (const entry of entries) {
      // The development server reloads the page when a static file is written, so it is only
      // written when it changes.
      writeChanged(path.join(folder, tileOf(kind, entry.slug)), drawTile(entry));
    }
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
      const untranslated: UntranslatedRoutes = {
        outdated: routes('outdated'),
        missing: routes('missing'),
        'only-japanese': routes('only-japanese'),
      };
      actions.setGlobalData(untranslated);

      await createData('health.json', buildHealthReport(catalogue, translations, locale, today));
      await createData('entries.json', countEntries(catalogue));
      await createData(
        'names.json',
        listNamedPages(catalogue, {en: loadTags(siteDir, 'en'), ja: loadTags(siteDir, 'ja')}),
      );
      const tags = loadTags(siteDir, locale);
      const names = Object.keys(catalogue.categories.categories);
      for (const name of names) {
        await createData(
          `categories/${name}.json`,
          buildCategoryData(catalogue, name, tags, locale, today),
        );
      }
      await createData('categories.js', loadersModule('categories', names));

      const {blogPosts} = allContent[BLOG_PLUGIN]![SERVICES] as BlogContent;
      const recent = buildRows(blogPosts.slice(0, HOME_POSTS), catalogue, locale);
      const labels = {
        category: Object.fromEntries(
          Object.entries(catalogue.categories.categories).map(([name, {label}]) => [
            name,
            label[locale],
          ]),
        ),
        tag: Object.fromEntries(Object.entries(tags).map(([tag, {label}]) => [tag, label])),
      };
      const services = catalogue.services.map(({slug, name}) => ({slug, name: name[locale]}));
      const eventsOf = ({feed}: OwnPage) => {
        if (feed === null) {
          return {};
        }
        const events = listEvents(catalogue, locale).filter(feed);
        const {recent: shown, earlier} = selectEvents(events, today);
        return {events: shown, earlier, labels, services, builtOn: today};
      };
      /** The data of pages that need other data than title, description and events. */
      const dataOf: Partial<Record<OwnPage['path'], Pick<RouteConfig, 'modules' | 'props'>>> = {
        [PAGES.home.path]: {
          props: {recent, overview: buildOverview(catalogue, locale, HOME_CHANGES, today)},
        },
        [PAGES.blog.path]: {props: {recent}},
        [PAGES.compare.path]: {
          modules: {data: siteData('categories.js')},
          props: {
            source: buildSource(catalogue, tags, locale),
            categories: Object.entries(catalogue.categories.categories).map(
              ([key, {label, page}]) => ({
                ...{key, label: label[locale], page},
                count: catalogue.services.filter(({category}) => category === key).length,
              }),
            ),
          },
        },
      };
      for (const page of OWN_PAGES) {
        const {modules, props} = dataOf[page.path] ?? {};
        actions.addRoute({
          path: siteConfig.baseUrl + page.path.slice(1),
          exact: true,
          component: page.component,
          ...(modules && {modules}),
          props: {
            title: page.texts?.title[locale] ?? siteConfig.title,
            description: page.texts?.description[locale] ?? siteConfig.tagline,
            ...eventsOf(page),
            ...props,
          },
        });
      }
    },

    async postBuild({outDir}) {
      const site = {
        siteTitle: siteConfig.title,
        locale,
        home: siteConfig.url + siteConfig.baseUrl,
      };
      await writeFiles(outDir, listFiles(loadVisibleContent(siteDir).catalogue, site));
    },
  };
}

/**
 * A module with functions that load the data of categories on demand, each from a separate script.
 * @param folder folder of the data files
 * @param categories names of the functions and of the files
 * @returns source code of the module
 */
const loadersModule = (folder: string, categories: readonly string[]): string =>
  `export default {
${categories.map((name) => `  '${name}': () => import('${siteData(`${folder}/${name}.json`)}'),\n`).join('')}};
`;

/** Number of services in each category, by path of the category's document. */
const countEntries = ({services, categories}: Catalogue): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(categories.categories).map(([key, {page}]) => [
      page,
      services.filter(({category}) => category === key).length,
    ]),
  );

/**
 * Feeds and calendars of a language: of pages of the register, each entry and each category; texts
 * by path.
 */
function listFiles(
  catalogue: Catalogue,
  {
    siteTitle,
    ...site
  }: {readonly siteTitle: string; readonly locale: Locale; readonly home: string},
): Readonly<Record<string, string>> {
  const {locale} = site;
  const events = listEvents(catalogue, locale);
  const follow = (
    name: string,
    folder: string,
    page: string,
    followed: readonly CatalogueEvent[],
  ) =>
    followedFiles(followed, folder, {
      ...site,
      page,
      title: `${siteTitle}: ${fill(FOLLOWED.title[locale], {name})}`,
      description: fill(FOLLOWED.description[locale], {name}),
    });
  const followEntry = (
    kind: 'service' | 'company',
    {slug, name}: {readonly slug: string; readonly name: Localized},
    followed: readonly CatalogueEvent[],
  ) => {
    const folder = entryRoute(kind, slug).slice(1);
    return follow(name[locale], folder, folder, followed);
  };
  const files = [
    ...OWN_PAGES.flatMap(({path: page, texts, feed}) =>
      feed && texts
        ? [
            changesFiles(events.filter(feed), {
              ...site,
              page: page.slice(1),
              title: `${siteTitle}: ${texts.title[locale]}`,
              description: texts.description[locale],
            }),
          ]
        : [],
    ),
    // Complete for each entry, including events that the list of all shows only once.
    ...catalogue.services.map((service) =>
      followEntry('service', service, eventsOfService(service, catalogue, locale)),
    ),
    ...catalogue.companies.map((company) =>
      followEntry('company', company, eventsOfCompany(company, catalogue, locale)),
    ),
    ...Object.entries(catalogue.categories.categories).map(([category, {label}]) =>
      follow(
        label[locale],
        categoryFolder(category),
        `${CHANGES}?category=${category}`,
        events.filter(({categories}) => categories.includes(category)),
      ),
    ),
  ];
  return Object.assign({}, ...files) as (typeof files)[number];
}
