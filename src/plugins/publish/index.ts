import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {RECOVERY_MESSAGE} from '../../recovery/id';
import {isProduction, localeBase} from '../../site';
import {readBundles} from './bundles';
import {editPages} from './editPages';
import {headScript} from './headScripts';
import {crawlerFiles, headersFile} from './hostFiles';
import {foldersOf} from './languages';
import {leanPages} from './leanPages';
import {pagePolicy} from './pagePolicy';
import {readPages} from './pages';
import {pageStyles} from './pageStyles';
import type {Providers} from './policy';
import {startScripts} from './startScripts';
import {type BuiltSite, type PluginName, type Step, stepOf} from './steps';

/** The plugins that have steps. */
const FEEDS: PluginName = {name: 'docusaurus-plugin-content-blog', id: 'services'};
const CATALOGUE: PluginName = {name: 'catalogue'};
const API: PluginName = {name: 'api'};
const SEARCH: PluginName = {name: '@easyops-cn/docusaurus-search-local'};
const WORKER: PluginName = {name: 'offline'};
const SITEMAP: PluginName = {name: 'docusaurus-plugin-sitemap'};

/** Adds the head scripts to every page, and runs the steps after the build of a language. */
export function publishPlugin(context: LoadContext, providers: Providers): Plugin {
  const {siteConfig, baseUrl} = context;
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'publish',

    injectHtmlTags() {
      const boot = headScript('boot', {
        announcementId: announcementBar?.id,
        storageNamespace: siteConfig.storage.namespace,
        japanese: localeBase('ja'),
      });
      const recovery = headScript('recovery', {
        assets: `${baseUrl}assets/`,
        message: RECOVERY_MESSAGE,
      });
      // A development server reloads pages by itself, and its pages are not edited.
      return {headTags: isProduction ? [boot, recovery, headScript('start')] : [boot]};
    },

    async postBuild(built) {
      const site = {...built, bundles: await readBundles(built.generatedFilesDir)};
      await publish(site, context, providers);
    },
  };
}

/** Runs all steps on a language. */
async function publish(site: BuiltSite, context: LoadContext, providers: Providers): Promise<void> {
  const {plugins, outDir, baseUrl} = site;
  const steps = [
    stepOf(plugins, FEEDS),
    stepOf(plugins, CATALOGUE),
    stepOf(plugins, API),
    stepOf(plugins, SEARCH),
    // The worker tells versions of a page apart by their final content.
    editPages([
      leanPages(),
      pagePolicy(providers, context.siteConfig.url),
      pageStyles(),
      startScripts(),
    ]),
    stepOf(plugins, WORKER),
    headersFile(context, providers),
    stepOf(plugins, SITEMAP),
    crawlerFiles(context),
  ].filter((step): step is Step => step !== undefined);
  for await (const page of readPages(outDir, baseUrl, foldersOf(context, outDir).others)) {
    for (const {readPage} of steps) {
      readPage?.(page);
    }
    for (const {takePage} of steps) {
      takePage?.(page);
    }
  }
  for (const {run} of steps) {
    await run(site);
  }
}
