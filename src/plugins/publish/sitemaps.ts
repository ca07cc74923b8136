import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {PAGES, SITE_PAGES} from '../../site/pages';
import {canonicalPath} from '../../site/canonicalPath';
import {entryOf, inspectTranslations, recordFile} from '../../catalogue';
import {DEFAULT_LOCALE, type Locale, LOCALES, onlyLanguage} from '../../site/locales';

type SitemapOptions = Exclude<PresetOptions['sitemap'], false | undefined>;
type SitemapItem = Awaited<ReturnType<NonNullable<SitemapOptions['createSitemapItems']>>>[number];

/** Origin of the site, language of the sitemap, and base URL of each language. */
type SitemapSite = {
  readonly url: string;
  readonly locale: Locale;
  readonly bases: Readonly<Record<Locale, string>>;
};

/**
 * Makes the URLs of a sitemap canonical and adds the URLs in all languages. Omits pages that do not
 * exist in the language of the sitemap.
 * @param only languages of the pages that exist in only one, by route without a locale
 */
export function addAlternates(
  items: readonly SitemapItem[],
  site: SitemapSite,
  only: ReadonlyMap<string, Locale | undefined>,
) {
  const {locale: own, bases} = site;
  return items.flatMap((item) => {
    const route = canonicalPath(new URL(item.url).pathname, bases[own]).slice(bases[own].length);
    const addressIn = (locale: Locale) =>
      site.url + canonicalPath(bases[locale] + route, bases[locale]);
    const onlyIn = only.get(`/${route}`);
    const languages = onlyIn === undefined ? LOCALES : [onlyIn];
    const links = languages.map((lang) => ({lang, url: addressIn(lang)}));
    const all = [...links, {lang: 'x-default', url: addressIn(onlyIn ?? DEFAULT_LOCALE)}];
    // The sitemap library also writes alternates, which the plugin's type lacks.
    return languages.includes(own) ? {...item, url: addressIn(own), links: all} : [];
  });
}

/** Options of the sitemap of a language: with alternates and the time of the last change. */
export const sitemapOptions = (siteDir: string, site: SitemapSite) =>
  ({
    ignorePatterns: [
      ...SITE_PAGES.filter(({isInSitemap}) => !isInSitemap).map((page) => `**${page.path}`),
      `**${PAGES.tags.path}/**`,
    ],
    changefreq: null,
    priority: null,
    // The plugin requests dates by relative path, which the version control of `future.faster` does
    // not support.
    lastmod: null,

    async createSitemapItems({defaultCreateSitemapItems, ...params}) {
      const {url: origin, locale, bases} = site;
      const translations = inspectTranslations(siteDir);
      const only = new Map(translations.map(({route, state}) => [route, onlyLanguage(state)]));
      const items = addAlternates(await defaultCreateSitemapItems(params), site, only);
      const filesOf = new Map(
        translations.map(({route, page, translation}) => {
          const entry = entryOf(page);
          const article = locale === DEFAULT_LOCALE ? page : translation;
          const files = [article, entry ? recordFile(entry.kind, entry.slug) : []].flat();
          // The directory of companies has no record.
          const existing = files.map((file) => path.join(siteDir, file)).filter(existsSync);
          return [origin + bases[locale] + route.slice(1), existing];
        }),
      );
      const vcs = params.siteConfig.future.experimental_vcs;
      const dated = items.map(async (item) => {
        const files = filesOf.get(item.url) ?? [];
        const changes = await Promise.all(files.map((file) => vcs.getFileLastUpdateInfo(file)));
        const newest = Math.max(0, ...changes.map((change) => change?.timestamp ?? 0));
        return {...item, lastmod: newest > 0 ? new Date(newest).toISOString() : undefined};
      });
      try {
        return await Promise.all(dated);
      } catch (error) {
        // There is no history, as in a source archive.
        console.warn(`The sitemap has no modification dates: ${(error as Error).message.trim()}`);
        return items;
      }
    },
  }) satisfies SitemapOptions;
