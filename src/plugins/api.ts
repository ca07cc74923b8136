import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {loadArticle, type RecordKind, readPage} from '../catalogue';
import {DEFAULT_LOCALE, type Locale, toLocale} from '../locales';
import {canonicalPath} from '../languages/canonicalPath';
import {loadVisibleContent} from './catalogue/content';
import type {HeaderRule} from './publish/headers';
import {type BuiltSite, type PublishedPlugin, writeFiles} from './publish';
import {sourceDateEpoch, TAGLINES} from '../site';
import {API_CATALOG, API_FOLDER, LLMS, OPEN_SEARCH, type Site} from '../api/addresses';
import {buildDocuments, type Source} from '../api/documents';
import {apiFiles, languageFiles} from '../api/files';
import type {DocumentPage} from '../api/markdown';
import {apiPath, TABLES} from '../api/schemas';

/** Writes the files of the API after the build, and links the OpenSearch description on each page. */
export function apiPlugin(context: LoadContext): PublishedPlugin<void> {
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  const locale = toLocale(i18n.currentLocale);
  const articleIn = (language: Locale) => (kind: RecordKind, slug: string) =>
    loadArticle(siteDir, kind, slug, language);
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
        ...tablePaths(siteDir).map((table): HeaderRule => ({
          pattern: root + table,
          headers: [['Content-Type', 'text/csv; charset=utf-8']],
        })),
      ],
      async run(built) {
        const {catalogue, tags} = loadVisibleContent(siteDir);
        const site = describeSite(context);
        const source: Source = {
          ...{catalogue, tags, site},
          descriptionOf: (...entry) => ({
            en: articleIn('en')(...entry).description,
            ja: articleIn('ja')(...entry).description,
          }),
        };
        const documents = buildDocuments(source);
        await writeFiles(built.outDir, {
          // The documents contain both languages, so they are written once.
          ...(locale === DEFAULT_LOCALE ? apiFiles(source, documents) : {}),
          ...languageFiles(source, documents, {
            locale,
            // The same commit gives the same bytes on every day.
            today: (site.builtAt ?? new Date().toISOString()).slice(0, 10),
            articleOf(...entry) {
              const {file, text} = articleIn(locale)(...entry);
              return readPage(file, text);
            },
            documentPages: documentPagesOf(built, siteDir),
          }),
        });
      },
    },
  };
}

/** Paths of the tables. Hosts differ in where a pattern may have a `*`, so each has its own rule. */
const tablePaths = (siteDir: string): string[] => [
  apiPath(TABLES.services),
  ...Object.keys(loadVisibleContent(siteDir).catalogue.categories.categories).map((key) =>
    apiPath(TABLES.category, key),
  ),
];

function describeSite({siteDir, siteConfig, i18n}: LoadContext): Site {
  const homeOf = (locale: Locale) => siteConfig.url + i18n.localeConfigs[locale]!.baseUrl;
  const [commit = null, committedAt] = readCommit(siteDir);
  const seconds = sourceDateEpoch ?? committedAt;
  return {
    title: siteConfig.title,
    tagline: TAGLINES,
    homes: {en: homeOf('en'), ja: homeOf('ja')},
    commit,
    builtAt: seconds === undefined ? null : new Date(Number(seconds) * 1000).toISOString(),
  };
}

/** Hash and time (Unix seconds) of the current commit; empty outside a git repository. */
function readCommit(siteDir: string): string[] {
  try {
    return execFileSync('git', ['log', '-1', '--format=%H %ct'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .trim()
      .split(' ');
  } catch {
    return [];
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
