import {existsSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {isProduction, localeBase} from '../../site';
import {buildHeaderRules, formatHeaderRules} from './headers';
import {buildPolicy, hashesIn, pagePolicy, type Providers} from './policy';
import {type PublishedPlugin, readPages, writeFiles} from './steps';

const SOURCES = path.join(__dirname, '../..');

/**
 * The tag of a script that is inlined into the head of every page without compilation, because it
 * has to run before the bundle or without it.
 * @param file path below `src` of a file with one function
 * @param settings argument of the function; serialised as JSON
 */
export const headScript = (file: string, settings: object): HtmlTagObject => ({
  tagName: 'script',
  innerHTML: `(${readFileSync(path.join(SOURCES, file), 'utf8').trim()})(${JSON.stringify(settings)})`,
});

/** Adds the head scripts to every page, and runs the steps of all plugins after the build of a language. */
export function publishPlugin(context: LoadContext, providers: Providers): Plugin {
  const {siteConfig, baseUrl, i18n} = context;
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  /** Base URLs of all languages, with that of the default language first. */
  const bases = i18n.locales.map((locale) => i18n.localeConfigs[locale]!.baseUrl);
  /** Folder of each language within that of the default language, with a trailing slash. */
  const folders = bases.map((base) => base.slice(bases[0]!.length));
  const ownFolder = baseUrl.slice(bases[0]!.length);
  return {
    name: 'publish',

    injectHtmlTags() {
      const boot = headScript('plugins/publish/boot.script.js', {
        announcementId: announcementBar?.id,
        storageNamespace: siteConfig.storage.namespace,
        japanese: localeBase('ja'),
      });
      const recovery = headScript('recovery/script.js', {assets: `${baseUrl}assets/`});
      // A development server reloads pages by itself.
      return {headTags: isProduction ? [boot, recovery] : [boot]};
    },

    async postBuild(site) {
      const {plugins, outDir} = site;
      const rootDir = path.resolve(outDir, path.relative(ownFolder, ''));
      const others = folders.filter((folder) => folder !== '' && folder !== ownFolder);
      const steps = [
        // First, because the service worker tells versions of a page apart by their final content.
        pagePolicy(providers),
        ...plugins.flatMap((plugin) => (plugin as Partial<PublishedPlugin>).publishStep ?? []),
      ];
      for await (const page of readPages(outDir, baseUrl, others)) {
        for (const {readPage} of steps) {
          readPage?.(page);
        }
      }
      for (const {run} of steps) {
        await run(site);
      }
      // Languages are built one after the other, or only one is rebuilt, so the hashes of the others
      // are read from their pages.
      const homes = folders
        .map((folder) => path.join(rootDir, folder, 'index.html'))
        .filter((home) => existsSync(home));
      const texts = await Promise.all(homes.map((home) => readFile(home, 'utf8')));
      const hashes = [...new Set(texts.flatMap(hashesIn))].sort();
      const urls = bases.map((base) => siteConfig.url + base);
      await writeFiles(rootDir, {
        // Allows the inline scripts of all languages. The policies in the pages need only those of
        // their own language, because switching the language loads a document.
        _headers: formatHeaderRules([
          ...buildHeaderRules(buildPolicy(hashes, providers, 'header'), bases),
          ...steps.flatMap(({headerRules}) => headerRules?.(bases) ?? []),
        ]),
        'sitemap-index.xml': sitemapIndex(urls),
        'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${urls[0]}sitemap-index.xml\n`,
      });
    },
  };
}

/** The index of the sitemaps of all languages. */
function sitemapIndex(homes: readonly string[]): string {
  const sitemaps = homes.map((home) => `<sitemap><loc>${home}sitemap.xml</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${sitemaps.join('')}</sitemapindex>\n`;
}
