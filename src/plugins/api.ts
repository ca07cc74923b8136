import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {
  entryRoute,
  type RecordKind,
  loadArticle,
  loadCategories,
  loadTags,
  readPage,
} from '../catalogue';
import {DEFAULT_LOCALE, type Locale, toLocale} from '../locales';
import type {Localized} from '../catalogue/vocabulary';
import {canonicalPath} from '../languages/canonicalPath';
import {loadVisibleCatalogue} from './catalogue/entries';
import type {HeaderRule} from './publish/headers';
import {type BuiltSite, type PublishedPlugin, writeFiles} from './publish/steps';
import {sourceDateEpoch, TAGLINES} from '../site';
import {API_CATALOG, API_FOLDER, LLMS, OPEN_SEARCH, type Site} from '../api/addresses';
import {citationsOf} from '../api/cited';
import {buildDocuments, type Source} from '../api/documents';
import {apiFiles, languageFiles} from '../api/files';
import type {DocumentPage} from '../api/markdown';
import {apiPath, TABLES} from '../api/schemas';

/** Writes the files of the API after the build, and links the OpenSearch description on each page. */
export function apiPlugin(context: LoadContext): PublishedPlugin<void> {
  const {siteConfig, baseUrl, i18n} = context;
  return {
    name: 'api',

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            href: baseUrl + OPEN_SEARCH,
            title: siteConfig.title,
          },
        },
        {
          tagName: 'link',
          attributes: {rel: 'describedby', type: 'text/plain', href: baseUrl + LLMS},
        },
      ],
    }),

    publishStep: {
      headerRules: ([root = '/']) => [
        {
          pattern: `${root}${API_FOLDER}/*`,
          headers: [
            // Scripts on other sites may read the API.
            ['Access-Control-Allow-Origin', '*'],
            ['Cache-Control', 'public, max-age=300, must-revalidate'],
          ],
        },
        {
          pattern: root + API_CATALOG,
          headers: [
            ['Access-Control-Allow-Origin', '*'],
            // The name, which RFC 9727 gives, has no extension.
            ['Content-Type', 'application/linkset+json'],
          ],
        },
        ...tablePaths(context.siteDir).map((table): HeaderRule => ({
          pattern: root + table,
          headers: [['Content-Type', 'text/csv; charset=utf-8']],
        })),
      ],
      async run(built) {
        const locale = toLocale(i18n.currentLocale);
        const source = readSource(context);
        // The same commit gives the same bytes on every day.
        const today = (source.site.builtAt ?? new Date().toISOString()).slice(0, 10);
        const entries = buildDocuments(source);
        await writeFiles(built.outDir, {
          // The documents contain both languages, so they are written once.
          ...(locale === DEFAULT_LOCALE ? apiFiles(source, entries) : {}),
          ...languageFiles(source, entries, {
            locale,
            articleOf: (kind, slug) => {
              const {file, text} = loadArticle(context.siteDir, kind, slug, locale);
              const article = readPage(file, text);
              const {catalogue} = source;
              return {article, cited: citationsOf(article, {catalogue, slug, locale, today})};
            },
            documentPages: documentPagesOf(built, context.siteDir),
          }),
        });
      },
    },
  };
}

/** Paths of the tables. Hosts differ in where a pattern may have a `*`, so each has its own rule. */
const tablePaths = (siteDir: string): string[] => [
  apiPath(TABLES.services),
  ...Object.keys(loadCategories(siteDir).categories).map((key) => apiPath(TABLES.category, key)),
];

function readSource(context: LoadContext): Source {
  const {siteDir} = context;
  const catalogue = loadVisibleCatalogue(siteDir);
  const describeEach = (kind: RecordKind, entries: readonly {readonly slug: string}[]) =>
    entries.map(({slug}): [string, Localized] => {
      const inLocale = (locale: Locale) => loadArticle(siteDir, kind, slug, locale).description;
      return [entryRoute(kind, slug), {en: inLocale('en'), ja: inLocale('ja')}];
    });
  return {
    catalogue,
    tags: {en: loadTags(siteDir, 'en'), ja: loadTags(siteDir, 'ja')},
    descriptions: new Map([
      ...describeEach('service', catalogue.services),
      ...describeEach('company', catalogue.companies),
    ]),
    site: describeSite(context),
  };
}

function describeSite({siteDir, siteConfig, i18n}: LoadContext): Site {
  const homeOf = (locale: Locale) => siteConfig.url + i18n.localeConfigs[locale]!.baseUrl;
  const {commit, seconds} = readCommit(siteDir);
  const moment = sourceDateEpoch ?? seconds;
  return {
    title: siteConfig.title,
    tagline: TAGLINES,
    homes: {en: homeOf('en'), ja: homeOf('ja')},
    commit,
    builtAt: moment === null ? null : new Date(Number(moment) * 1000).toISOString(),
  };
}

/** Hash and time (Unix seconds) of the current commit; `null` outside a git repository. */
function readCommit(siteDir: string): {commit: string | null; seconds: string | null} {
  try {
    const output = execFileSync('git', ['log', '-1', '--format=%H %ct'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [commit = null, seconds = null] = output.trim().split(' ');
    return {commit, seconds};
  } catch {
    return {commit: null, seconds: null};
  }
}

/** The published documentation pages of the current language, sorted by URL. */
function documentPagesOf({plugins, siteConfig}: BuiltSite, siteDir: string): DocumentPage[] {
  const {content} = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs')!;
  return (content as LoadedContent).loadedVersions
    .flatMap(({docs}) => docs)
    .filter(({draft, unlisted}) => !draft && !unlisted)
    .map(({title, description, permalink, source}) => {
      const file = source.replace(/^@site\//, '');
      return {
        title,
        description,
        route: canonicalPath(permalink, siteConfig.baseUrl).slice(siteConfig.baseUrl.length - 1),
        page: readPage(file, readFileSync(path.join(siteDir, file), 'utf8')),
      };
    })
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}
