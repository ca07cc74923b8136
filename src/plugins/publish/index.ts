import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {RECOVERY_MESSAGE} from '../../recovery/id';
import {isProduction, localeBase} from '../../site';
import {headScript} from './headScripts';
import {crawlerFiles, headersFile} from './hostFiles';
import {foldersOf} from './languages';
import {pagePolicy} from './pagePolicy';
import {readPages} from './pages';
import type {Providers} from './policy';
import {type PluginName, type Step, stepOf} from './steps';

/** The plugins that have steps. */
const FEEDS: PluginName = {name: 'docusaurus-plugin-content-blog', id: 'services'};
const CATALOGUE: PluginName = {name: 'catalogue'};
const API: PluginName = {name: 'api'};
const SEARCH: PluginName = {name: '@easyops-cn/docusaurus-search-local'};
const WORKER: PluginName = {name: 'offline'};
const SITEMAP: PluginName = {name: 'docusaurus-plugin-sitemap'};

/** Adds the head scripts to every page, and runs the steps in order after the build of a language. */
export function publishPlugin(context: LoadContext, providers: Providers): Plugin {
  const {siteConfig, baseUrl} = context;
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'publish',

    injectHtmlTags() {
      const boot = headScript(path.join(__dirname, 'boot.script.js'), {
        announcementId: announcementBar?.id,
        storageNamespace: siteConfig.storage.namespace,
        japanese: localeBase('ja'),
      });
      const recovery = headScript(path.join(__dirname, '../../recovery/script.js'), {
        assets: `${baseUrl}assets/`,
        message: RECOVERY_MESSAGE,
      });
      // A development server reloads pages by itself.
      return {headTags: isProduction ? [boot, recovery] : [boot]};
    },

    async postBuild(site) {
      const {plugins, outDir} = site;
      const ofPlugins = (names: readonly PluginName[]): Step[] =>
        names.flatMap((name) => stepOf(plugins, name) ?? []);
      const steps = [
        ...ofPlugins([FEEDS, CATALOGUE, API, SEARCH]),
        // The worker tells versions of a page apart by their final content.
        pagePolicy(providers),
        ...ofPlugins([WORKER]),
      ];
      steps.push(
        headersFile(context, providers, steps),
        ...ofPlugins([SITEMAP]),
        crawlerFiles(context),
      );
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
    },
  };
}
