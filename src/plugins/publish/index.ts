/**
 * Steps that run after Docusaurus has built a language, one after the other. It runs the `postBuild`
 * hooks of all plugins concurrently, so plugins that need the built pages have steps instead.
 */
import {existsSync, readFileSync} from 'node:fs';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {type CheerioAPI, load} from 'cheerio/slim';
import {isProduction, localeBase} from '../../site/settings';
import {buildHeaderRules, formatHeaderRules, type HeaderRule} from '../../hosting/headers';
import {buildPolicy, hashesIn, hashOf, type Providers} from './policy';

export type BuiltSite = Omit<Parameters<NonNullable<Plugin['postBuild']>>[0], 'content'>;

export type BuiltPage = {
  /** Path within the folder of the language, with forward slashes: `services/minio/index.html`. */
  readonly file: string;
  /** URL path with the base URL: `/ja/services/minio`, or `/ja/` for the home page. */
  readonly pathname: string;
  readonly $: CheerioAPI;
};

/** A task on the built files of a language. */
export type Step = {
  /** Reads a page, which is parsed once for all steps; the last, the search, changes the tree. */
  readonly readPage?: (page: BuiltPage) => void;
  /** Rules for the files that it writes, from the base URLs of all languages, default first. */
  readonly headerRules?: (bases: readonly string[]) => readonly HeaderRule[];
  /** @throws Error if something is wrong with the site, which fails the build. */
  readonly run: (site: BuiltSite) => Promise<void> | void;
};

/** A plugin whose work after the build is a step. Docusaurus keeps additional properties. */
export type PublishedPlugin<Content = unknown> = Plugin<Content> & {readonly publishStep: Step};

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
        pageHead(providers),
        ...plugins.flatMap((plugin) => (plugin as Partial<PublishedPlugin>).publishStep ?? []),
      ];
      const files = (await readdir(outDir, {recursive: true}))
        .map((file) => file.split(path.sep).join('/'))
        .filter((file) => file.endsWith('.html'))
        .filter((file) => !others.some((folder) => file.startsWith(folder)))
        .sort();
      for (const file of files) {
        const pathname = baseUrl + file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
        // One at a time: the trees of all pages would need more memory than the rest of the build.
        const $ = load(await readFile(path.join(outDir, file), 'utf8'));
        for (const {readPage} of steps) {
          readPage?.({file, pathname, $});
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
      const sitemaps = urls.map((url) => `<sitemap><loc>${url}sitemap.xml</loc></sitemap>`);
      await writeFiles(rootDir, {
        // Allows the inline scripts of all languages. The policies in the pages need only those of
        // their own language, because switching the language loads a document.
        _headers: formatHeaderRules([
          ...buildHeaderRules(buildPolicy(hashes, providers, 'header'), bases),
          ...steps.flatMap(({headerRules}) => headerRules?.(bases) ?? []),
        ]),
        'sitemap-index.xml': `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${sitemaps.join('')}</sitemapindex>\n`,
        'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${urls[0]}sitemap-index.xml\n`,
      });
    },
  };
}

/**
 * Adds the Content Security Policy to each page as a meta element, for hosts that do not send
 * headers, and moves the inline script of the theme into the head. Fails the build if a page has an
 * inline script that the home page lacks: such scripts come from plugins, which add them to all
 * pages, and never from articles.
 *
 * The policy of the page that was loaded stays in force while the router shows others. All are
 * the same therefore, but for inline scripts: a browser runs them in what the host has sent, and
 * never in what the router draws, so each page allows its own.
 */
function pageHead(providers: Providers): Step {
  /** Hashes of the scripts of each page. Their texts would keep the HTML of all pages in memory. */
  const pages = new Map<string, readonly string[]>();
  return {
    readPage({file, $}) {
      const scripts = [...$('script:not([src])')].filter(
        // JSON, to which the policy does not apply.
        ({attribs}) => !/^application\/(ld\+)?json$/.test(attribs.type ?? ''),
      );
      const hashes = scripts.map((script) => hashOf($(script).text()));
      pages.set(file, hashes);
    },

    async run({outDir}) {
      for (const [file, hashes] of pages) {
        if (!hashes.every((hash) => pages.get('index.html')?.includes(hash))) {
          throw new Error(`${file} has an inline script that the home page does not have`);
        }
        const policy = buildPolicy([...new Set(hashes)].sort(), providers, 'meta');
        const target = path.join(outDir, file);
        // Behind the style sheet, the script would wait for it, and the rest of the page with it.
        const html = (await readFile(target, 'utf8')).replace(
          /(<link rel="?stylesheet.*?)(<script>.*?<\/script>)/s,
          '$2$1',
        );
        // Before any resource.
        const tag = /<meta charset=[^>]*>/i.exec(html) ?? /<head\b[^>]*>/i.exec(html);
        if (!tag) {
          throw new Error(`${file}: there is no <head> element for the Content Security Policy`);
        }
        const meta = `<meta http-equiv=Content-Security-Policy content="${policy}">`;
        const offset = tag.index + tag[0].length;
        await writeFile(target, html.slice(0, offset) + meta + html.slice(offset));
      }
    },
  };
}

/**
 * The tag of a script that has to run before the bundle or without it, so that it is inlined into the
 * head of every page without compilation.
 * @param file path below `src` of a file with one function, whose argument are the settings
 */
export const headScript = (file: string, settings: object): HtmlTagObject => ({
  tagName: 'script',
  innerHTML: `(${readFileSync(path.join(__dirname, '../..', file), 'utf8').trim()})(${JSON.stringify(settings)})`,
});

/** Writes texts by path below a folder, where they differ: what watches a file would start again. */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    if (!existsSync(target) || (await readFile(target, 'utf8')) !== text) {
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, text);
    }
  }
}
