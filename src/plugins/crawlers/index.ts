import {existsSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {LoadContext, Plugin, VcsConfig} from '@docusaurus/types';
import canonicalPath from '../../canonicalPath';
import {inspectTranslations} from '../../catalogue';
import {DEFAULT_LOCALE, LOCALES} from '../../catalogue/vocabulary';

type CreateSitemapItems = NonNullable<SitemapOptions['createSitemapItems']>;
type SitemapItem = Awaited<ReturnType<CreateSitemapItems>>[number];
/** The sitemap library also writes the alternates of an address. */
type SitemapItemWithAlternates = SitemapItem & {
  readonly links: readonly {readonly lang: string; readonly url: string}[];
};

/** Base URL of the pages of a locale. */
const localeBase = ({baseUrl}: {readonly baseUrl: string}, locale: string): string =>
  locale === DEFAULT_LOCALE ? baseUrl : `${baseUrl}${locale}/`;

/**
 * Gives each address of a sitemap its canonical form and its addresses in the other
 * languages, and leaves out pages that are not translated.
 * @param site origin and base URL of the default locale, and the locale of this sitemap
 * @param untranslated routes, without a locale, of the pages without a Japanese text
 */
export function addAlternates(
  items: readonly SitemapItem[],
  site: {readonly url: string; readonly baseUrl: string; readonly locale: string},
  untranslated: readonly string[],
): SitemapItemWithAlternates[] {
  const baseOf = (locale: string) => localeBase(site, locale);
  const base = baseOf(site.locale);
  return items.flatMap((item) => {
    const pathname = new URL(item.url).pathname;
    const route = canonicalPath(pathname, base).slice(base.length);
    const addressIn = (locale: string) =>
      site.url + canonicalPath(baseOf(locale) + route, baseOf(locale));
    const isUntranslated = untranslated.includes(`/${route}`);
    if (isUntranslated && site.locale !== DEFAULT_LOCALE) {
      return [];
    }
    const links = LOCALES.filter((locale) => locale === DEFAULT_LOCALE || !isUntranslated).map(
      (locale) => ({
        lang: locale,
        url: addressIn(locale),
      }),
    );
    return [
      {
        ...item,
        url: addressIn(site.locale),
        links: [...links, {lang: 'x-default', url: addressIn(DEFAULT_LOCALE)}],
      },
    ];
  });
}

/** Options of the sitemap plugin for one locale of the site. */
export function sitemapOptions(site: Parameters<typeof addAlternates>[1]): SitemapOptions {
  const root = process.cwd();
  return {
    // The plugin asks for the dates of relative paths, which the version control of
    // `future.faster` does not know; they are filled in below.
    lastmod: null,
    changefreq: null,
    priority: null,
    // Lists of what other pages hold, and pages that only lead on.
    ignorePatterns: [
      '**/services/tags',
      '**/services/tags/**',
      '**/search',
      '**/blog',
      '**/offline',
    ],
    async createSitemapItems({defaultCreateSitemapItems, ...params}) {
      const translations = inspectTranslations(root);
      const untranslated = translations
        .filter(({state}) => state === 'missing')
        .map(({route}) => route);
      const items = addAlternates(await defaultCreateSitemapItems(params), site, untranslated);
      const filesOf = new Map(
        translations.map(({route, page, translation}) => [
          site.url + localeBase(site, site.locale) + route.slice(1),
          [site.locale === DEFAULT_LOCALE ? page : translation, ...recordBeside(page)],
        ]),
      );
      const vcs = params.siteConfig.future.experimental_vcs;
      return Promise.all(
        items.map(async (item) => ({
          ...item,
          lastmod: await lastChange(vcs, root, filesOf.get(item.url) ?? []),
        })),
      );
    },
  };
}

/** The record that a page shows beside its text, if it has one. */
function recordBeside(page: string): string[] {
  return ['service.yml', 'company.yml']
    .map((name) => page.replace(/index\.mdx?$/, name))
    .filter((file) => file !== page && existsSync(file));
}

/** Moment of the newest commit that touched one of the files; `undefined` outside of a repository. */
async function lastChange(
  vcs: VcsConfig,
  root: string,
  files: readonly string[],
): Promise<string | undefined> {
  try {
    const changes = await Promise.all(
      files.map((file) => vcs.getFileLastUpdateInfo(path.join(root, file))),
    );
    const newest = Math.max(...changes.map((change) => change?.timestamp ?? 0));
    return newest > 0 ? new Date(newest).toISOString() : undefined;
  } catch {
    return undefined;
  }
}

/** Writes `robots.txt` and an index of the sitemaps of all locales at the root of the site. */
export default function crawlersPlugin({siteConfig, i18n, outDir}: LoadContext): Plugin {
  return {
    name: 'crawlers',
    async postBuild() {
      if (i18n.currentLocale !== i18n.defaultLocale) {
        return;
      }
      const root = siteConfig.url + siteConfig.baseUrl;
      const sitemaps = LOCALES.map(
        (locale) => `${root}${locale === i18n.defaultLocale ? '' : `${locale}/`}sitemap.xml`,
      );
      await writeFile(path.join(outDir, 'sitemap-index.xml'), buildSitemapIndex(sitemaps));
      await writeFile(path.join(outDir, 'robots.txt'), buildRobots(`${root}sitemap-index.xml`));
    },
  };
}

function buildSitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</sitemapindex>\n`;
}

function buildRobots(sitemapIndex: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemapIndex}\n`;
}
