import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {rspack} from '@docusaurus/faster';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as AnalyticsOptions} from '@docusaurus/plugin-google-gtag';
import type {PluginOptions as IdealImageOptions} from '@docusaurus/plugin-ideal-image';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {
  Config,
  LoadContext,
  PluginConfig,
  PluginModule,
  PluginOptions,
} from '@docusaurus/types';
import type {PluginOptions as SearchOptions} from '@easyops-cn/docusaurus-search-local';
import type {Locale} from './src/catalogue/vocabulary';
import type * as Plugins from './src/plugins';
import {
  address,
  algolia,
  analyticsId,
  announcement,
  currentLocale,
  isProduction,
  localeBase,
  repositoryUrl,
  SOCIAL_CARD_ALT,
  socialUrl,
  TAGLINE_PARTS,
  TAGLINES,
  title,
} from './src/site/settings';

// SWC, the compiler of the bundler, compiles these modules; with Babel, as Docusaurus would, they take
// a tenth of a build.
const requireModule = createRequire(__filename);
requireModule.extensions['.ts'] = (module, filename) => {
  const {code} = rspack.experiments.swc.transformSync(readFileSync(filename, 'utf8'), {
    filename,
    jsc: {parser: {syntax: 'typescript'}, target: 'es2022'},
    module: {type: 'commonjs'},
    sourceMaps: 'inline',
  });
  (module as typeof module & {_compile: (code: string, filename: string) => void})._compile(
    code,
    filename,
  );
};
const {
  algoliaSearchPlugin,
  allowMarkup,
  analyticsPlugin,
  apiPlugin,
  citeRecords,
  companiesPlugin,
  COVER,
  embedPictures,
  embedRecords,
  factParagraphs,
  foldSections,
  highlightCode,
  listCitations,
  offlinePlugin,
  parseFrontMatter,
  publishPlugin,
  searchPlugin,
  servicesPlugin,
  sitemapOptions,
  sitePagesPlugin,
  soundText,
  TILES_FOLDER,
  tuningPlugin,
} = requireModule('./src/plugins') as typeof Plugins;
delete requireModule.extensions['.ts'];

/** A local plugin with options; Docusaurus' own types are too loose for typed options. */
const configure = (
  plugin: (context: LoadContext, options: never) => unknown,
  options: object = {},
): PluginConfig => [plugin as PluginModule, options as PluginOptions];

const editUrl = `${repositoryUrl}/edit/main/`;

/** Options of both instances of the blog plugin. */
const entryOptions = (locale: Locale) =>
  ({
    remarkPlugins: [factParagraphs, citeRecords(__dirname, locale), listCitations],
    rehypePlugins: [highlightCode, foldSections(__dirname, locale)],
    editUrl,
    editLocalizedFiles: true,
    beforeDefaultRemarkPlugins: [allowMarkup(__dirname), embedPictures],
    archiveBasePath: null,
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    showReadingTime: false,
    feedOptions: {type: null},
  }) satisfies BlogOptions;

const services = (locale: Locale) =>
  ({
    ...entryOptions(locale),
    // The plugins find each other by this id.
    id: 'services',
    path: 'services',
    routeBasePath: 'services',
    archiveBasePath: 'archive',
    blogTitle: 'Services',
    blogDescription: 'All services of the catalogue, the newest first, each with its sources',
    blogSidebarTitle: 'List services',
    blogSidebarCount: 'ALL',
    postsPerPage: 18,
    blogPostComponent: '@site/src/routes/ServicePage',
    onUntruncatedBlogPosts: 'throw',
    feedOptions: {
      type: ['rss', 'atom', 'json'],
      limit: false,
      title,
      description: TAGLINES[locale],
      language: locale,
    },
  }) satisfies BlogOptions;

const companies = (locale: Locale) =>
  ({
    ...entryOptions(locale),
    id: 'companies',
    path: 'companies',
    routeBasePath: 'companies',
    blogTitle: 'Companies',
    blogDescription: 'The companies behind the services',
    blogSidebarTitle: 'Companies',
    onUntruncatedBlogPosts: 'ignore',
  }) satisfies BlogOptions;

const idealImage: PluginConfig = [
  '@docusaurus/plugin-ideal-image',
  {
    quality: 70,
    max: 1030,
    min: 640,
    steps: 2,
    disableInDev: false,
  } satisfies IdealImageOptions,
];

const localSearch = configure(searchPlugin, {
  // The parser treats the content of noscript elements as text.
  ignoreCssSelectors: [
    'article > footer',
    '.theme-doc-card-icon',
    '.theme-edit-this-page',
    'noscript',
    '[data-search="ignore"]',
  ],
} satisfies Partial<SearchOptions>);

const analytics =
  analyticsId !== undefined &&
  configure(analyticsPlugin, {
    trackingID: analyticsId,
    anonymizeIP: true,
  } satisfies AnalyticsOptions);

const publish = configure(publishPlugin, {
  analytics: analyticsId !== undefined,
  algoliaAppId: algolia?.appId,
} satisfies Plugins.Providers);

const preset = (locale: Locale): PresetOptions => ({
  docs: {
    sidebarPath: './sidebars.ts',
    beforeDefaultRemarkPlugins: [allowMarkup(__dirname), embedPictures],
    remarkPlugins: [embedRecords],
    rehypePlugins: [highlightCode],
    editUrl,
    editLocalizedFiles: true,
    versions: {current: {label: 'Next'}},
  },
  blog: false,
  // The pages of the site are in src/site/pages.ts.
  pages: false,
  sitemap: sitemapOptions(__dirname, {
    url: address.url,
    locale,
    bases: {en: localeBase('en'), ja: localeBase('ja')},
  }),
  theme: {customCss: ['./src/css/custom.css', './src/css/shared.css']},
});

const themeConfig = (locale: Locale): ThemeConfig => ({
  image: `img/social-card.${locale}.png`,
  metadata: [
    // All social media images, including covers, have this size.
    {property: 'og:image:width', content: String(COVER.width)},
    {property: 'og:image:height', content: String(COVER.height)},
    {property: 'og:image:alt', content: SOCIAL_CARD_ALT[locale]},
    {name: 'twitter:image:alt', content: SOCIAL_CARD_ALT[locale]},
  ],
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  announcementBar: {
    ...announcement(locale),
    backgroundColor: '#1d3b5c',
    textColor: '#ffffff',
    isCloseable: true,
  },
  navbar: {
    title,
    hideOnScroll: false,
    items: [
      {to: '/services', label: 'Services', position: 'left'},
      {to: '/compare', label: 'Compare', position: 'left'},
      {to: '/changes', label: 'Changes', position: 'left'},
      {to: '/docs', label: 'Documents', position: 'left'},
      {href: repositoryUrl, label: 'GitHub', position: 'right'},
      {type: 'localeDropdown', position: 'right'},
    ],
  },
  footer: {
    style: 'light',
    links: [
      {
        title: 'Docs',
        items: [
          {label: 'Tutorial', to: '/docs/intro'},
          {label: 'Editorial policy', to: '/docs/editorial-policy'},
          {label: 'Privacy', to: '/docs/privacy'},
          {label: 'Accessibility', to: '/docs/accessibility'},
        ],
      },
      {
        title: 'Community',
        items: [
          ...(socialUrl ? [{label: 'Social account', href: socialUrl}] : []),
          {label: 'Report an error', href: `${repositoryUrl}/issues`},
          {label: 'Contribute', to: '/docs/contributing'},
        ],
      },
      {
        title: 'More',
        items: [
          {label: 'Blog', to: '/blog'},
          {label: 'Companies', to: '/companies/company'},
          {label: 'GitHub', href: repositoryUrl},
        ],
      },
    ],
    copyright: 'Copyright © 2026 the site’s contributors. Text under CC BY 4.0, code under MIT.',
  },
  blog: {sidebar: {groupByYear: false}},
  // The preset adds the theme of Algolia if this is set.
  ...(algolia ? {algolia: {...algolia, contextualSearch: true, searchPagePath: 'search'}} : {}),
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  // src/codeBlocks highlights code at build time; the default theme would add data to every page.
  prism: {theme: {plain: {}, styles: []}},
});

/** Docusaurus loads this module again for each language that it builds. */
const locale = currentLocale();
const homePath = localeBase(locale);

export default {
  title,
  tagline: TAGLINES[locale],
  url: address.url,
  baseUrl: address.baseUrl,
  staticDirectories: ['static', TILES_FOLDER],
  favicon: 'img/favicon.svg',
  headTags: [
    {
      tagName: 'link',
      attributes: {
        rel: 'icon',
        type: 'image/png',
        sizes: '32x32',
        href: `${homePath}img/favicon-32.png`,
      },
    },
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', href: `${homePath}img/apple-touch-icon.png`},
    },
    {
      tagName: 'link',
      attributes: {rel: 'manifest', href: `${homePath}manifest.webmanifest`},
    },
  ],
  clientModules: ['./src/routeFocus/client.ts', './src/prefetch/client.ts'],
  titleDelimiter: '|',
  customFields: {repositoryUrl, taglineParts: TAGLINE_PARTS[locale]},

  // A shared namespace keeps the colour mode when readers switch the language. By default, v4 uses
  // a separate one for each locale.
  storage: {namespace: 'devshelf'},
  future: {
    v4: true,
    // Writing the cache makes a build slower. It would help only a later build, and "npm ci"
    // deletes it. The development server benefits.
    faster: {rspackPersistentCache: !isProduction},
  },

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter: parseFrontMatter(__dirname),
    preprocessor: soundText(__dirname),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },

  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'ja'],
    localeConfigs: {
      en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en'},
      // Explicit, because a build of this locale alone would otherwise be placed at the root.
      ja: {
        label: '日本語',
        direction: 'ltr',
        htmlLang: 'ja',
        calendar: 'gregory',
        path: 'ja',
        baseUrl: localeBase('ja'),
      },
    },
  },

  presets: [['classic', preset(locale)]],
  plugins: [
    configure(servicesPlugin, services(locale)),
    configure(companiesPlugin, companies(locale)),
    configure(sitePagesPlugin),
    idealImage,
    configure(tuningPlugin),
    configure(offlinePlugin),
    configure(apiPlugin),
    ...(algolia ? [configure(algoliaSearchPlugin)] : []),
    analytics,
    publish,
  ],
  // The preset adds the Algolia theme if themeConfig.algolia is set.
  themes: algolia ? [] : [localSearch],
  themeConfig: themeConfig(locale),
} satisfies Config;
