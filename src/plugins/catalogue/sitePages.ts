/**
 * Pages about all entries: home page, blog page, comparison, and changes with their feeds; and the
 * data of documents with tables from records.
 */
import {rmSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext} from '@docusaurus/types';
import {generate} from '@docusaurus/utils';
import {
  buildCategoryCosts,
  buildCategoryMatrix,
  buildComparedCategory,
  buildHealthReport,
  buildOverview,
  buildSayings,
  type Catalogue,
  drawTile,
  entryRoute,
  eventsOfCompany,
  eventsOfService,
  listEvents,
  listNamedPages,
  loadTags,
  type RecordKind,
  tileOf,
  type Translation,
} from '../../catalogue';
import type {CatalogueEvent} from '../../catalogue/browser';
import {type Locale, toLocale} from '../../catalogue/locales';
import {CHANGES, categoryFolder} from '../../addresses';
import {type Channel, changesFiles, followedFiles} from '../../changes/files';
import {selectEvents} from '../../changes/pageEvents';
import {DESCRIPTION, FOLLOWED, TITLE} from '../../changes/texts';
import {exportTexts} from '../../compare/exportTexts';
import {buildSource} from '../../compare/pageData';
import {isProduction} from '../../site';
import {deferPostBuild, type PublishedPlugin} from '../publish/steps';
import {bundlerOptions} from './development';
import {BLOG_PLUGIN, loadVisibleContent} from './entries';
import {loadersModule, previewsModule} from './pageModules';
import {recentPosts} from './routes';
import {SERVICES} from './services';

const HOME_POSTS = 6;
const HOME_CHANGES = 5;

/** Name of the plugin, which is part of the paths of its data. */
const CATALOGUE_PLUGIN = 'catalogue';

/**
 * Module path of a data file of this plugin. An absolute path would become part of the chunk names,
 * which would then differ between machines.
 */
export const siteData = (file: string): string => `@generated/${CATALOGUE_PLUGIN}/default/${file}`;

/** Data file of a category that the comparison loads. */
const comparedFile = (category: string): string => `compared/${category}.json`;

/** Routes, without locale, of pages that are not up to date in both languages, by state. */
type UntranslatedRoutes = Readonly<
  Record<Exclude<Translation['state'], 'current'>, readonly string[]>
>;

/** Folder of static files generated from records, for `staticDirectories`. */
export const TILES_FOLDER = '.docusaurus/static';

/** Writes the tiles of all entries. Must run before Docusaurus copies the static files. */
async function writeTiles(folder: string, {services, companies}: Catalogue): Promise<void> {
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
      await generate(folder, `.${tileOf(kind, entry.slug)}`, drawTile(entry));
    }
  }
}

/** Adds the pages and their data; pages that lack an up-to-date translation are global data. */
export function sitePagesPlugin({siteDir, siteConfig, i18n}: LoadContext): PublishedPlugin {
  const locale = toLocale(i18n.currentLocale);
  const today = new Date().toISOString().slice(0, 10);
  return deferPostBuild({
    name: CATALOGUE_PLUGIN,

    configureWebpack: () => (isProduction ? {} : bundlerOptions(siteDir)),

    // Not `loadContent`: while the development server runs, Docusaurus loads the content of a plugin
    // again if one of its files changes, and two plugins that watch the same file undo each other's
    // changes. These pages follow from the content of the others.
    async allContentLoaded({allContent, actions}) {
      const {catalogue, translations} = loadVisibleContent(siteDir);
      await writeTiles(path.join(siteDir, TILES_FOLDER), catalogue);
      const routes = (state: Translation['state']) =>
        translations.filter((translation) => translation.state === state).map(({route}) => route);
      const untranslated: UntranslatedRoutes = {
        outdated: routes('outdated'),
        missing: routes('missing'),
        'only-japanese': routes('only-japanese'),
      };
      actions.setGlobalData(untranslated);

      await actions.createData(
        'health.json',
        buildHealthReport(catalogue, translations, locale, today),
      );
      await actions.createData('entries.json', countEntries(catalogue));
      await actions.createData(
        'names.json',
        listNamedPages(catalogue, {en: loadTags(siteDir, 'en'), ja: loadTags(siteDir, 'ja')}),
      );
      for (const category of Object.keys(catalogue.categories.categories)) {
        await actions.createData(
          `categories/${category}.json`,
          buildCategoryMatrix(catalogue, category, locale),
        );
        const isPriced = catalogue.services.some(
          (service) => service.category === category && service.plans.length > 0,
        );
        await actions.createData(comparedFile(category), {
          ...buildComparedCategory(catalogue, category, locale),
          sayings: buildSayings(catalogue, category, locale),
          costs: isPriced ? buildCategoryCosts(catalogue, category, locale, today) : null,
        });
      }

      const services = allContent[BLOG_PLUGIN]![SERVICES] as BlogContent;
      const tags = loadTags(siteDir, locale);
      await actions.createData(
        'compared.js',
        loadersModule(
          Object.fromEntries(
            Object.keys(catalogue.categories.categories).map((category) => [
              category,
              siteData(comparedFile(category)),
            ]),
          ),
        ),
      );
      actions.addRoute({
        path: `${siteConfig.baseUrl}compare`,
        exact: true,
        component: '@site/src/compare/ui',
        modules: {data: siteData('compared.js')},
        props: {
          source: buildSource(catalogue, tags, locale),
          exportTexts: exportTexts(locale),
        },
      });
      const {recent, earlier} = selectEvents(listEvents(catalogue, locale), today);
      actions.addRoute({
        path: `${siteConfig.baseUrl}${CHANGES}`,
        exact: true,
        component: '@site/src/changes/ui',
        props: {
          title: TITLE[locale],
          description: DESCRIPTION[locale],
          events: recent,
          earlier,
          labels: {
            category: labelsOf(catalogue.categories.categories, locale),
            tag: Object.fromEntries(Object.entries(tags).map(([tag, {label}]) => [tag, label])),
          },
          builtOn: today,
        },
      });
      const posts = recentPosts(services, HOME_POSTS).map(({metadata}) => metadata.source);
      await actions.createData('home.js', previewsModule(SERVICES, posts));
      actions.addRoute({
        path: `${siteConfig.baseUrl}blog`,
        exact: true,
        component: '@site/src/components/BlogPage',
        modules: {recentPosts: siteData('home.js')},
      });
      actions.addRoute({
        path: siteConfig.baseUrl,
        exact: true,
        component: '@site/src/components/HomePage',
        modules: {recentPosts: siteData('home.js')},
        props: {overview: buildOverview(catalogue, locale, HOME_CHANGES, today)},
      });
    },

    async postBuild({outDir}) {
      const files = listFiles(loadVisibleContent(siteDir).catalogue, {
        siteTitle: siteConfig.title,
        locale,
        home: siteConfig.url + siteConfig.baseUrl,
      });
      for (const [file, text] of Object.entries(files)) {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, text);
      }
    },
  });
}

/** Number of services in each category, by path of the category's document. */
const countEntries = ({services, categories}: Catalogue): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(categories.categories).map(([key, {page}]) => [
      page,
      services.filter(({category}) => category === key).length,
    ]),
  );

/**
 * Feeds and calendars of a language: of all events, each entry and each category; texts by path.
 */
function listFiles(
  catalogue: Catalogue,
  {siteTitle, ...site}: Pick<Channel, 'locale' | 'home'> & {readonly siteTitle: string},
): Readonly<Record<string, string>> {
  const {locale} = site;
  const events = listEvents(catalogue, locale);
  const titled = (title: string) => `${siteTitle}: ${title}`;
  const follow = (
    name: string,
    folder: string,
    page: string,
    followed: readonly CatalogueEvent[],
  ) =>
    followedFiles(followed, folder, {
      ...site,
      page,
      title: titled(FOLLOWED.title[locale].replace('{name}', () => name)),
      description: FOLLOWED.description[locale].replace('{name}', () => name),
    });
  const followEntry = (
    kind: RecordKind,
    {slug, name}: Catalogue['services' | 'companies'][number],
    own: readonly CatalogueEvent[],
  ) => {
    const route = entryRoute(kind, slug).slice(1);
    return follow(name[locale], route, route, own);
  };
  const files = [
    changesFiles(events, {
      ...site,
      page: CHANGES,
      title: titled(TITLE[locale]),
      description: DESCRIPTION[locale],
    }),
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

const labelsOf = (
  definitions: Catalogue['categories']['categories'],
  locale: Locale,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(definitions).map(([slug, {label}]) => [slug, label[locale]]));
