/** The content of this site on stock Docusaurus, configured as its guides recommend. */
import {cpSync, existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {PluginOptions as IdealImageOptions} from '@docusaurus/plugin-ideal-image';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import type {PluginOptions as SearchOptions} from '@easyops-cn/docusaurus-search-local';
import {stringify} from 'yaml';
import {
  type CitingPage,
  type Fact,
  listPages,
  loadCatalogue,
  readPage,
  recordFrontMatter,
  type TagTexts,
  truncationOf,
  twinOf,
} from '@site/src/catalogue';
import {citationsOf, withEdits} from '@site/src/api/markdown';
import {DEFAULT_LOCALE, LOCALES} from '@site/src/catalogue/vocabulary';
import {address, repositoryUrl, title} from '@site/src/site/settings';
import {linkPackages} from '../site/copy';

/** Files and folders that are copied; the articles are then rewritten. */
const PARTS = ['companies', 'docs', 'i18n', 'package.json', 'services', 'sidebars.ts', 'static'];

/** Files that only our own code reads: records, and labels of our own components. */
const OURS = /(^|\/)((service|company|config)\.yml|code\.json)$/;

/** Options of both blog instances, as on our site, so that both sites have the same pages. */
const blog = {
  showReadingTime: false,
  blogSidebarCount: 'ALL',
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
} satisfies BlogOptions;

const services = {
  ...blog,
  id: 'services',
  path: 'services',
  routeBasePath: 'services',
  postsPerPage: 18,
  tags: 'tags.yml',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {type: ['rss', 'atom', 'json'], limit: false},
} satisfies BlogOptions;

const companies: BlogOptions = {
  ...blog,
  id: 'companies',
  path: 'companies',
  routeBasePath: 'companies',
  archiveBasePath: null,
  onUntruncatedBlogPosts: 'ignore',
  feedOptions: {type: null},
};

const idealImage: Partial<IdealImageOptions> = {quality: 70, max: 1030, min: 640, steps: 2};

const localSearch: Partial<SearchOptions> = {
  language: ['en', 'ja'],
  hashed: true,
  docsRouteBasePath: ['docs'],
  docsDir: ['docs'],
  blogRouteBasePath: ['services', 'companies'],
  blogDir: ['services', 'companies'],
};

const config: Config = {
  title,
  url: address.url,
  baseUrl: address.baseUrl,
  future: {v4: true, faster: true},
  // Articles link to pages of our own plugins, such as the comparison. Anchors are checked, so that
  // the build does the same work as ours.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'throw',
  markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
  i18n: {
    defaultLocale: DEFAULT_LOCALE,
    locales: [...LOCALES],
  },
  presets: [
    ['classic', {docs: {sidebarPath: './sidebars.ts'}, blog: false} satisfies PresetOptions],
  ],
  plugins: [
    ['@docusaurus/plugin-content-blog', services],
    ['@docusaurus/plugin-content-blog', companies],
    ['@docusaurus/plugin-ideal-image', idealImage],
  ],
  themes: [['@easyops-cn/docusaurus-search-local', localSearch]],
  themeConfig: {
    image: 'img/social-card.en.png',
    navbar: {
      title,
      logo: {alt: '', src: 'img/logo.svg'},
      items: [
        {to: '/docs', label: 'Documents', position: 'left'},
        {to: '/services', label: 'Services', position: 'left'},
        {href: repositoryUrl, label: 'GitHub', position: 'right'},
        {type: 'localeDropdown', position: 'right'},
      ],
    },
  } satisfies ThemeConfig,
};

/**
 * Writes a stock site with the content of ours: the same articles and documentation in both
 * languages, with a plain configuration and without our code.
 * @param source folder of our site
 * @param folder folder of the stock site
 * @throws ContentError if the records have problems
 */
export function makeStockSite(source: string, folder: string): void {
  for (const part of PARTS) {
    cpSync(path.join(source, part), path.join(folder, part), {
      recursive: true,
      filter: (file) => !OURS.test(file.split(path.sep).join('/')),
    });
  }
  linkPackages(source, folder);
  writeFileSync(
    path.join(folder, 'docusaurus.config.ts'),
    `export default ${JSON.stringify(config, null, 2)};\n`,
  );
  const records = loadCatalogue(source);
  writeFileSync(path.join(folder, 'services', services.tags), stockTags(records.tags));
  const facts = new Map<string, readonly Fact[]>([
    ...records.services.map((service) => [`services/${service.slug}`, service.facts] as const),
    ...records.companies.map((company) => [`companies/${company.slug}`, company.facts] as const),
  ]);
  const today = new Date().toISOString().slice(0, 10);
  for (const page of listPages(source)) {
    for (const locale of LOCALES) {
      const file = locale === DEFAULT_LOCALE ? page : twinOf(page);
      const original = path.join(source, file);
      if (existsSync(original)) {
        const text = readFileSync(original, 'utf8');
        // Documentation has no record.
        const frontMatter = recordFrontMatter(
          path.resolve(source),
          path.resolve(original),
          records,
        );
        writeFileSync(
          path.join(folder, file),
          frontMatter
            ? stockArticle(text, frontMatter, facts.get(path.posix.dirname(page)) ?? [], {
                catalogue: records,
                slug: path.posix.basename(path.posix.dirname(page)),
                locale,
                today,
              })
            : stockDoc(file, text),
        );
      }
    }
  }
}

/** The list of tags in the form that Docusaurus takes, which has no groups. */
const stockTags = (tags: TagTexts): string =>
  stringify(
    Object.fromEntries(
      Object.entries(tags).map(([tag, {label, permalink, description}]) => [
        tag,
        {label, permalink, description},
      ]),
    ),
  );

/**
 * The article of an entry as self-contained Markdown, with front matter, cover and what it cites
 * from its record.
 */
function stockArticle(
  article: string,
  frontMatter: NonNullable<ReturnType<typeof recordFrontMatter>>,
  facts: readonly Fact[],
  citing: CitingPage,
): string {
  const page = readPage('article', article);
  const textOf = new Map(facts.map(({id, text}) => [id, text[citing.locale]]));
  const [head, mark, {image}] = [page.frontMatter, truncationOf(page), frontMatter];
  return withEdits(article, [
    ...(head ? [{start: head.start, end: head.start, by: stringify(frontMatter)}] : []),
    ...page.citations.map(({id, ...span}) => ({...span, by: escapeMarkdown(textOf.get(id)!)})),
    ...citationsOf(page, citing).edits,
    // Below the truncation mark: covers are on the pages of services, but not in lists.
    ...(mark && image !== undefined
      ? [{start: mark.end, end: mark.end, by: `\n\n${pictureOf(image)}`}]
      : []),
  ]);
}

/**
 * The cover as in the guide of plugin-ideal-image. A Markdown image would bypass the plugin,
 * because Docusaurus uses another loader for it.
 */
const pictureOf = (image: string): string =>
  `import Image from '@theme/IdealImage';\n\n<Image img={require('${image}')} alt="" />`;

/** Escapes the text of a fact for Markdown, except its inline code. */
const escapeMarkdown = (text: string): string =>
  text.replace(/(`[^`]*`)|[\\*_{}[\]<>#|~]/g, (sign, code?: string) => code ?? `\\${sign}`);

/** A page of the documentation in which captions or paths replace our components. */
function stockDoc(file: string, text: string): string {
  const components = readPage('document', text).elements.filter(({name}) => /^[A-Z]/.test(name));
  const edited = withEdits(
    text,
    components.map(({start, end, attributes: {caption, path: target}}) => ({
      start,
      end,
      by: String(caption ?? target ?? ''),
    })),
  );
  // In `.md` files, such lines are code examples.
  return file.endsWith('.mdx') ? edited.replace(/^import .*\n+/gm, '') : edited;
}
