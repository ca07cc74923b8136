/** The pages of the register, their feeds and calendars, and the data of tables in documents. */
import {rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {
  buildHealthReport,
  buildOverview,
  type Catalogue,
  type CatalogueEvent,
  drawTile,
  entryRoute,
  eventsOfCompany,
  eventsOfService,
  listEvents,
  listNamedPages,
  tileOf,
  type Translation,
} from '../../catalogue';
import {hasDay} from '../../catalogue/browser';
import type {Localized} from '../../catalogue/vocabulary';
import {type Locale, toLocale} from '../../site/locales';
import {changesFiles, FOLLOWED, followedFiles} from '../../changes/files';
import {selectEvents} from '../../changes/pageEvents';
import {buildCategoryData, buildSource} from '../../compare/pageData';
import {fill} from '../../fill';
import {categoryFolder, CHANGES} from '../../site/addresses';
import {PAGES, SITE_PAGES} from '../../site/pages';
import {isProduction} from '../../site/settings';
import {writeFiles} from '../publish';
import {bundlerOptions, jsonExpression, loadVisibleContent} from './content';
import {buildRows, servicesOf} from './entries';

const HOME_POSTS = 6;
const HOME_CHANGES = 5;

/**
 * Module path of a data file of this plugin. An absolute path would become part of the chunk names,
 * which would then differ between machines.
 */
export const siteData = (file: string): string => `@generated/catalogue/default/${file}`;

/** Folder of static files generated from records, for `staticDirectories`. */
export const TILES_FOLDER = '.docusaurus/static';

/** Adds the pages and their data; pages that lack an up-to-date translation are global data. */
export function sitePagesPlugin({siteDir, siteConfig, i18n}: LoadContext): Plugin {
  const locale = toLocale(i18n.currentLocale);
  const today = new Date().toISOString().slice(0, 10);
  return {
    // The name is part of the paths of its data.
    name: 'catalogue',

    configureWebpack: () => bundlerOptions(siteDir),

    // Not `loadContent`: while the development server runs, Docusaurus loads the content of a plugin
    // again if one of its files changes, and two plugins that watch the same file undo each other's
    // changes. These pages follow from the content of the others.
    async allContentLoaded({allContent, actions: {addRoute, createData, setGlobalData}}) {
      const {catalogue, translations, tags: tagsIn} = loadVisibleContent(siteDir);
      const tags = tagsIn[locale];
      await writeTiles(path.join(siteDir, TILES_FOLDER), catalogue);
      const routes = (state: Translation['state']) =>
        translations.filter((translation) => translation.state === state).map(({route}) => route);
      setGlobalData({
        outdated: routes('outdated'),
        missing: routes('missing'),
        'only-japanese': routes('only-japanese'),
      });

      const categories = Object.entries(catalogue.categories.categories).map(
        ([key, {label, page}]) => ({
          ...{key, label: label[locale], page},
          count: catalogue.services.filter(({category}) => category === key).length,
        }),
      );
      const counts = Object.fromEntries(categories.map(({page, count}) => [page, count]));
      await createData('health.json', buildHealthReport(catalogue, translations, locale, today));
      await createData('names.json', listNamedPages(catalogue, tagsIn));
      await createData('entries.json', counts);
      for (const {key} of categories) {
        const data = buildCategoryData(catalogue, key, tags, locale, today);
        await createData(`categories/${key}.js`, `export default ${jsonExpression(data)};\n`);
      }
      // Loads the data of categories on demand, each from a separate script.
      const loaders = categories.map(
        ({key}) => `  '${key}': () => import('${siteData(`categories/${key}.js`)}'),\n`,
      );
      await createData('categories.js', `export default {\n${loaders.join('')}};\n`);

      const posts = servicesOf(allContent).blogPosts.slice(0, HOME_POSTS);
      const recent = buildRows(posts, catalogue, locale);
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
            ...{events: events.recent, earlier: events.earlier, builtOn: today},
            labels: {
              category: Object.fromEntries(categories.map(({key, label}) => [key, label])),
              tag: Object.fromEntries(Object.entries(tags).map(([tag, {label}]) => [tag, label])),
            },
            services: catalogue.services.map((service) => ({
              slug: service.slug,
              name: service.name[locale],
              hasCalendar: eventsOfService(service, catalogue, locale).some(hasDay),
            })),
          },
        },
      };
      for (const {path: route, component, texts} of SITE_PAGES) {
        if (component !== undefined) {
          const title = texts?.title[locale] ?? siteConfig.title;
          const description = texts?.description[locale] ?? siteConfig.tagline;
          const {modules, props} = dataOf[route] ?? {};
          addRoute({
            path: siteConfig.baseUrl + route.slice(1),
            exact: true,
            component,
            ...(modules && {modules}),
            props: {title, description, ...props},
          });
        }
      }
    },

    postBuild({outDir}) {
      const {catalogue} = loadVisibleContent(siteDir);
      const {title, url, baseUrl} = siteConfig;
      return writeFiles(outDir, listFiles(catalogue, {title, home: url + baseUrl, locale}));
    },
  };
}

/** Writes the tiles of all entries. Must run before Docusaurus copies the static files. */
async function writeTiles(folder: string, {services, companies}: Catalogue): Promise<void> {
  if (isProduction) {
    // Removes the tiles of deleted entries, so that the build does not depend on earlier ones.
    rmSync(folder, {recursive: true, force: true});
  }
  const tiles = [
    ...services.map((service) => [tileOf('service', service.slug), drawTile(service)]),
    ...companies.map((company) => [tileOf('company', company.slug), drawTile(company)]),
  ];
  await writeFiles(folder, Object.fromEntries(tiles) as Record<string, string>);
}

/** Feeds and calendars of the page of changes, each entry and each category; texts by path. */
function listFiles(
  catalogue: Catalogue,
  site: {readonly title: string; readonly home: string; readonly locale: Locale},
) {
  const {locale} = site;
  const events = listEvents(catalogue, locale);
  const channelOf = (page: string, title: string, description: string) => ({
    ...{...site, page, description},
    title: `${site.title}: ${title}`,
  });
  const follow = (
    name: Localized,
    own: readonly CatalogueEvent[],
    folder: string,
    page = folder,
  ) => {
    const text = (key: keyof typeof FOLLOWED) => fill(FOLLOWED[key][locale], {name: name[locale]});
    return followedFiles(own, folder, channelOf(page, text('title'), text('description')));
  };
  const {title, description} = PAGES.changes.texts;
  return Object.assign(
    changesFiles(events, channelOf(CHANGES, title[locale], description[locale])),
    // Those of an entry are complete: they include events that the list of all shows only once.
    ...catalogue.services.map((service) => {
      const own = eventsOfService(service, catalogue, locale);
      return follow(service.name, own, entryRoute('service', service.slug).slice(1));
    }),
    ...catalogue.companies.map((company) => {
      const own = eventsOfCompany(company, catalogue, locale);
      return follow(company.name, own, entryRoute('company', company.slug).slice(1));
    }),
    ...Object.entries(catalogue.categories.categories).map(([category, {label}]) => {
      const own = events.filter(({categories}) => categories.includes(category));
      return follow(label, own, categoryFolder(category), `${CHANGES}?category=${category}`);
    }),
  ) as Readonly<Record<string, string>>;
}
