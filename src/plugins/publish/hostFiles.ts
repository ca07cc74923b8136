/** Files for hosts and crawlers, of which the whole site has one each. */
import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {buildHeaderRules, formatHeaderRules, type HeaderRule} from './headers';
import type {Folders} from './languages';
import {buildPolicy, hashesIn, type Providers} from './policy';

/**
 * Writes `_headers`, with a policy that allows the inline scripts of all languages. The policies in
 * the pages need only those of their own language, because switching the language loads a document.
 * @param more rules in addition to those of the whole site
 */
export async function writeHeaders(
  {rootDir, folders, bases}: Folders,
  providers: Providers,
  more: readonly HeaderRule[],
): Promise<void> {
  // Languages are built one after the other, or only one is rebuilt, so the hashes of the others
  // are read from their pages.
  const homes = folders
    .map((folder) => path.join(rootDir, folder, 'index.html'))
    .filter((home) => existsSync(home));
  const texts = await Promise.all(homes.map((home) => readFile(home, 'utf8')));
  const policy = buildPolicy([...new Set(texts.flatMap(hashesIn))].sort(), providers, 'header');
  const rules = [...buildHeaderRules(policy, bases), ...more];
  await writeFile(path.join(rootDir, '_headers'), formatHeaderRules(rules));
}

/** Writes `robots.txt` and the index of the sitemaps of all languages. */
export async function writeCrawlerFiles(
  {i18n, siteConfig}: Pick<LoadContext, 'i18n' | 'siteConfig'>,
  {rootDir}: Folders,
): Promise<void> {
  const root = i18n.localeConfigs[i18n.defaultLocale]!.baseUrl;
  const sitemaps = i18n.locales
    .map((locale) => siteConfig.url + i18n.localeConfigs[locale]!.baseUrl)
    .map((home) => `<sitemap><loc>${home}sitemap.xml</loc></sitemap>`);
  await writeFile(
    path.join(rootDir, 'sitemap-index.xml'),
    `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${sitemaps.join('')}</sitemapindex>\n`,
  );
  await writeFile(
    path.join(rootDir, 'robots.txt'),
    `User-agent: *\nAllow: /\n\nSitemap: ${siteConfig.url}${root}sitemap-index.xml\n`,
  );
}
