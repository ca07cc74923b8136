import {spawnSync} from 'node:child_process';
import {API_FOLDER} from '../site/addresses';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {loadArticle, readPage} from '../catalogue';
import {DEFAULT_LOCALE, toLocale} from '../site/locales';
import {canonicalPath} from '../site/canonicalPath';
import {loadVisibleContent} from './catalogue/content';
import type {HeaderRule} from '../hosting/headers';
import {type BuiltSite, type PublishedPlugin, writeFiles} from './publish';
import {localeBase, sourceDateEpoch, TAGLINES} from '../site/settings';
import {API_CATALOG, LLMS, OPEN_SEARCH} from '../api/addresses';
import {buildDocuments, type Source} from '../api/documents';
import {apiFiles, languageFiles} from '../api/files';
import type {DocumentPage} from '../api/markdown';
import {apiPath, TABLES} from '../api/schemas';

/** The documents contain both languages, so that they are built once. */
let documents: ReturnType<typeof buildDocuments> | undefined;

/** Writes the files of the API after the build, and links the OpenSearch description on each page. */
export function apiPlugin({
  siteDir,
  siteConfig,
  baseUrl,
  i18n,
}: LoadContext): PublishedPlugin<void> {
  const locale = toLocale(i18n.currentLocale);
  const categoryTables = () => {
    const {categories} = loadVisibleContent(siteDir).catalogue.categories;
    return Object.keys(categories).map((key) => apiPath(TABLES.category, key));
  };
  return {
    name: 'api',

    injectHtmlTags: () => ({
      headTags: [
        {
          rel: 'search',
          type: 'application/opensearchdescription+xml',
          href: baseUrl + OPEN_SEARCH,
          title: siteConfig.title,
        },
        {rel: 'describedby', type: 'text/plain', href: baseUrl + LLMS},
      ].map((attributes) => ({tagName: 'link', attributes})),
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
        // Hosts differ in where a pattern may have a `*`, so each table has its own rule.
        ...[apiPath(TABLES.services), ...categoryTables()].map((table): HeaderRule => ({
          pattern: root + table,
          headers: [['Content-Type', 'text/csv; charset=utf-8']],
        })),
      ],
      async run(built) {
        const {catalogue, tags} = loadVisibleContent(siteDir);
        // Hash and time (Unix seconds) of the current commit; nothing outside a git repository.
        const {stdout} = spawnSync('git', ['log', '-1', '--format=%H %ct'], {cwd: siteDir});
        const [commit = null, committedAt] = String(stdout ?? '').match(/\w+/g) ?? [];
        const seconds = sourceDateEpoch ?? committedAt;
        const site = {
          title: siteConfig.title,
          tagline: TAGLINES,
          homes: {en: siteConfig.url + localeBase('en'), ja: siteConfig.url + localeBase('ja')},
          commit,
          builtAt: seconds === undefined ? null : new Date(Number(seconds) * 1000).toISOString(),
        };
        const source: Source = {
          ...{catalogue, tags, site},
          descriptionOf: (kind, slug) => ({
            en: loadArticle(siteDir, kind, slug, 'en').description,
            ja: loadArticle(siteDir, kind, slug, 'ja').description,
          }),
        };
        documents ??= buildDocuments(source);
        await writeFiles(built.outDir, {
          ...(locale === DEFAULT_LOCALE ? apiFiles(source, documents) : {}),
          ...languageFiles(source, documents, {
            locale,
            // The same commit gives the same bytes on every day.
            today: (site.builtAt ?? new Date().toISOString()).slice(0, 10),
            articleOf(kind, slug) {
              const {file, text} = loadArticle(siteDir, kind, slug, locale);
              return readPage(file, text);
            },
            documentPages: documentPagesOf(built, siteDir),
          }),
        });
      },
    },
  };
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
