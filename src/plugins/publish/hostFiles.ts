/** Files for hosts and crawlers, of which the whole site has one each. */
import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buildHeaderRules, formatHeaderRules} from './headers';
import {foldersOf, type Languages} from './languages';
import {buildPolicy, hashesIn, type Providers} from './policy';
import type {Step} from './steps';

/**
 * Writes `_headers`, with the rules of these steps and a policy that allows the inline scripts of all languages. The policies in
 * the pages need only those of their own language, because switching the language loads a document.
 */
export const headersFile = (
  languages: Languages,
  providers: Providers,
  steps: readonly Step[],
): Step => ({
  async run({outDir}) {
    const {rootDir, folders, bases} = foldersOf(languages, outDir);
    // Languages are built one after the other, or only one is rebuilt, so the hashes of the others
    // are read from their pages.
    const homes = folders
      .map((folder) => path.join(rootDir, folder, 'index.html'))
      .filter((home) => existsSync(home));
    const texts = await Promise.all(homes.map((home) => readFile(home, 'utf8')));
    const policy = buildPolicy([...new Set(texts.flatMap(hashesIn))].sort(), providers, 'header');
    const rules = [
      ...buildHeaderRules(policy, bases),
      ...steps.flatMap(({headerRules}) => headerRules?.(bases) ?? []),
    ];
    await writeFile(path.join(rootDir, '_headers'), formatHeaderRules(rules));
  },
});

/** Writes `robots.txt` and the sitemap index for all languages, with the default language. */
export const crawlerFiles = ({i18n, siteConfig}: Languages): Step => ({
  async run({outDir}) {
    if (i18n.currentLocale !== i18n.defaultLocale) {
      return;
    }
    const addressOf = (file: string) => `${siteConfig.url}${file}`;
    const sitemaps = i18n.locales.map((locale) =>
      addressOf(`${i18n.localeConfigs[locale]!.baseUrl}sitemap.xml`),
    );
    const index = `${siteConfig.baseUrl}sitemap-index.xml`;
    await writeFile(path.join(outDir, 'sitemap-index.xml'), buildSitemapIndex(sitemaps));
    await writeFile(path.join(outDir, 'robots.txt'), buildRobots(addressOf(index)));
  },
});

function buildSitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</sitemapindex>\n`;
}

function buildRobots(sitemapIndex: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemapIndex}\n`;
}
