import {existsSync} from 'node:fs';
import path from 'node:path';
import pluginSitemap, {type Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {LoadContext, VcsConfig} from '@docusaurus/types';
import {canonicalPath} from '../../languages/canonicalPath';
import {entryOf, inspectTranslations, recordFile} from '../../catalogue';
import {DEFAULT_LOCALE, type Locale, LOCALES} from '../../catalogue/vocabulary';
import {deferPostBuild, type PublishedPlugin} from './steps';

type CreateSitemapItems = NonNullable<SitemapOptions['createSitemapItems']>;
type SitemapItem = Awaited<ReturnType<CreateSitemapItems>>[number];
/** The sitemap library also writes the alternates of an address. */
type SitemapItemWithAlternates = SitemapItem & {
  readonly links: readonly {readonly lang: string; readonly url: string}[];
};

/** What tells of the languages of the site, and which of them a sitemap is for. */
type SitemapSite = {
  /** Origin of the site. */
  readonly url: string;
  readonly locale: string;
  readonly localeConfigs: Readonly<Record<string, {readonly baseUrl: string}>>;
};

const baseOf = ({localeConfigs}: SitemapSite, locale: string): string =>
  localeConfigs[locale]!.baseUrl;

/**
 * Gives each address of a sitemap its canonical form and its addresses in the other
 * languages, and leaves out pages that are not translated.
 * @param only the one language in which a page is, by its route without a locale, where it is in
 *   one only
 */
export function addAlternates(
  items: readonly SitemapItem[],
  site: SitemapSite,
  only: ReadonlyMap<string, Locale>,
): SitemapItemWithAlternates[] {
  const base = baseOf(site, site.locale);
  return items.flatMap((item) => {
    const pathname = new URL(item.url).pathname;
    const route = canonicalPath(pathname, base).slice(base.length);
    const addressIn = (locale: string) =>
      site.url + canonicalPath(baseOf(site, locale) + route, baseOf(site, locale));
    const onlyIn = only.get(`/${route}`);
    if (onlyIn !== undefined && site.locale !== onlyIn) {
      return [];
    }
    const links = (onlyIn ? [onlyIn] : LOCALES).map((lang) => ({lang, url: addressIn(lang)}));
    return [
      {
        ...item,
        url: addressIn(site.locale),
        links: [...links, {lang: 'x-default', url: addressIn(onlyIn ?? DEFAULT_LOCALE)}],
      },
    ];
  });
}

/** Lists of what other pages hold, and pages that only lead on. */
const UNLISTED = ['**/services/tags', '**/services/tags/**', '**/search', '**/blog', '**/offline'];

/** What tells of the site whose pages a sitemap lists. */
type Site = Pick<LoadContext, 'siteDir' | 'siteConfig' | 'i18n'>;

/** Makes the items of a sitemap, with the languages of each page and the day of its last change. */
export const createSitemapItems =
  ({siteDir, siteConfig, i18n}: Site): CreateSitemapItems =>
  async ({defaultCreateSitemapItems, ...params}) => {
    const {currentLocale: locale, localeConfigs} = i18n;
    const site = {url: siteConfig.url, locale, localeConfigs};
    const translations = inspectTranslations(siteDir);
    const only = new Map(
      translations.flatMap(({route, state}): [string, Locale][] =>
        state === 'missing' ? [[route, 'en']] : state === 'only-japanese' ? [[route, 'ja']] : [],
      ),
    );
    const items = addAlternates(await defaultCreateSitemapItems(params), site, only);
    const filesOf = new Map(
      translations.map(({route, page, translation}) => [
        site.url + baseOf(site, locale) + route.slice(1),
        [locale === DEFAULT_LOCALE ? page : translation, ...recordBeside(siteDir, page)].map(
          (file) => path.join(siteDir, file),
        ),
      ]),
    );
    const dates = await lastChanges(
      siteConfig.future.experimental_vcs,
      items.map(({url}) => filesOf.get(url) ?? []),
    );
    return items.map((item, index) => ({...item, lastmod: dates[index]}));
  };

/** The sitemap plugin as a step of `publish`. */
export function sitemapPlugin(context: LoadContext): PublishedPlugin<void> {
  const plugin = pluginSitemap(context, {
    filename: 'sitemap.xml',
    ignorePatterns: UNLISTED,
    changefreq: null,
    priority: null,
    // The plugin asks for the dates of relative paths, which the version control of
    // `future.faster` does not know; `createSitemapItems` fills them in.
    lastmod: null,
    createSitemapItems: createSitemapItems(context),
  });
  // It is missing only on sites whose routes stand behind a hash, which this one's do not.
  return deferPostBuild(plugin!);
}

/** The record that a page shows beside its text, if it has one. */
function recordBeside(siteDir: string, page: string): string[] {
  const entry = entryOf(page);
  const record = entry && recordFile(entry.kind, entry.slug);
  return record !== undefined && existsSync(path.join(siteDir, record)) ? [record] : [];
}

/**
 * Moments of the newest commits that touched each group of files; `undefined` for files without
 * a commit. Where there is no history at all, as in an archive of the sources, a warning says so.
 */
async function lastChanges(
  vcs: VcsConfig,
  groups: readonly (readonly string[])[],
): Promise<(string | undefined)[]> {
  try {
    return await Promise.all(
      groups.map(async (files) => {
        const changes = await Promise.all(files.map((file) => vcs.getFileLastUpdateInfo(file)));
        const newest = Math.max(...changes.map((change) => change?.timestamp ?? 0));
        return newest > 0 ? new Date(newest).toISOString() : undefined;
      }),
    );
  } catch (error) {
    console.warn(
      `The sitemap is written without dates of changes: ${(error as Error).message.trim()}`,
    );
    return groups.map(() => undefined);
  }
}
