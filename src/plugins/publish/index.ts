import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isProduction, localeBase} from '../../site';
import {headScript} from './headScripts';
import {writeCrawlerFiles, writeHeaders} from './hostFiles';
import {foldersOf} from './languages';
import {pagePolicy} from './pagePolicy';
import {readPages} from './pages';
import type {Providers} from './policy';
import type {PublishedPlugin} from './steps';

/** Adds the head scripts to every page, and runs the steps of all plugins after the build of a language. */
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
      });
      // A development server reloads pages by itself.
      return {headTags: isProduction ? [boot, recovery] : [boot]};
    },

    async postBuild(site) {
      const {plugins, outDir} = site;
      const folders = foldersOf(context, outDir);
      const steps = [
        // First, because the service worker tells versions of a page apart by their final content.
        pagePolicy(providers),
        ...plugins.flatMap((plugin) => (plugin as Partial<PublishedPlugin>).publishStep ?? []),
      ];
      for await (const page of readPages(outDir, baseUrl, folders.others)) {
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
      const rules = steps.flatMap(({headerRules}) => headerRules?.(folders.bases) ?? []);
      await writeHeaders(folders, providers, rules);
      await writeCrawlerFiles(context, folders);
    },
  };
}
