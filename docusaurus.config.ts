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
import {COVER} from './src/catalogue/covers';
import highlightCode from './src/plugins/codeBlocks/highlight';
import {parseFrontMatter} from './src/plugins/entries';
import algoliaSearchPlugin from './src/plugins/algoliaSearch';
import analyticsPlugin from './src/plugins/analytics';
import bootPlugin from './src/plugins/boot';
import companiesPlugin from './src/plugins/companies';
import crawlersPlugin, {sitemapOptions} from './src/plugins/crawlers';
import healthPlugin from './src/plugins/health';
import idealImagePlugin from './src/plugins/idealImage';
import offlinePlugin, {type OfflineOptions} from './src/plugins/offline';
import recoveryPlugin from './src/plugins/recovery';
import routeFocusPlugin from './src/plugins/routeFocus';
import searchPlugin from './src/plugins/search';
import securityPlugin from './src/plugins/security';
import servicesPlugin from './src/plugins/services';
import slimScriptsPlugin from './src/plugins/slimScripts';
import slimStylesPlugin from './src/plugins/slimStyles';
import sourceMapsPlugin from './src/plugins/sourceMaps';
import translationsPlugin from './src/plugins/translations';
import type {Services} from './src/plugins/security/policy';
import {
  address,
  algolia,
  analyticsId,
  announcement,
  hasSourceMaps,
  homePath,
  keepsOffline,
  locale,
  repositoryUrl,
  socialCardAlt,
  socialUrl,
  tagline,
  title,
} from './src/site';

/** A plugin of this site with its options, whose types Docusaurus has in no plugin's function. */
const configure = (
  plugin: (context: LoadContext, options: never) => unknown,
  options: object = {},
): PluginConfig => [plugin as PluginModule, options as PluginOptions];

const editUrl = `${repositoryUrl}/edit/main/`;

/** What the two catalogues, each an instance of the blog plugin, have in common. */
const entryOptions = {
  rehypePlugins: [highlightCode],
  editUrl,
  editLocalizedFiles: true,
  archiveBasePath: null,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  showReadingTime: false,
  feedOptions: {type: null},
} satisfies BlogOptions;

const services = configure(servicesPlugin, {
  ...entryOptions,
  id: 'services',
  path: 'services',
  routeBasePath: 'services',
  archiveBasePath: 'archive',
  blogTitle: 'Services',
  blogDescription: 'Cloud services and open source software for developers, each with its sources',
  blogSidebarTitle: 'List services',
  blogSidebarCount: 'ALL',
  postsPerPage: 18,
  tags: 'tags.yml',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    type: ['rss', 'atom', 'json'],
    limit: false,
    title,
    description: tagline,
    language: locale,
  },
} satisfies BlogOptions);

const companies = configure(companiesPlugin, {
  ...entryOptions,
  id: 'companies',
  path: 'companies',
  routeBasePath: 'companies',
  blogTitle: 'Companies',
  blogDescription: 'The companies behind the services',
  blogSidebarTitle: 'Companies',
  onUntruncatedBlogPosts: 'ignore',
} satisfies BlogOptions);

const idealImage = configure(idealImagePlugin, {
  quality: 70,
  max: 1030,
  min: 640,
  steps: 2,
  disableInDev: false,
} satisfies Partial<IdealImageOptions>);

const localSearch = configure(searchPlugin, {
  // Only the extraction of the pages is used; src/search makes the index, for any language.
  language: 'en',
  docsRouteBasePath: ['docs'],
  blogRouteBasePath: ['services', 'companies'],
  indexPages: false,
  ignoreFiles: [/^services\/page\//, /^services\/archive/],
  // The parser takes what is in a noscript element for text.
  ignoreCssSelectors: ['article > footer', 'noscript', '[data-search="ignore"]'],
} satisfies Partial<SearchOptions>);

const analytics =
  analyticsId !== undefined &&
  configure(analyticsPlugin, {
    trackingID: analyticsId,
    anonymizeIP: true,
  } satisfies AnalyticsOptions);

const security = configure(securityPlugin, {
  analytics: analyticsId !== undefined,
  algoliaAppId: algolia?.appId,
} satisfies Services);

const offline = configure(offlinePlugin, {
  enabled: keepsOffline,
  pages: ['/', '/services', '/services/page/2', '/compare', '/search', '/offline'],
  chunks: ['search-client', 'search-worker'],
} satisfies OfflineOptions);

const preset: PresetOptions = {
  docs: {
    sidebarPath: './sidebars.ts',
    rehypePlugins: [highlightCode],
    editUrl,
    editLocalizedFiles: true,
    versions: {current: {label: 'Next'}},
  },
  blog: false,
  sitemap: sitemapOptions({...address, locale}),
  theme: {customCss: './src/css/custom.css'},
};

const themeConfig: ThemeConfig = {
  image: 'img/social-card.jpg',
  metadata: [
    // All pictures for social networks, the covers included, are of this size.
    {property: 'og:image:width', content: String(COVER.width)},
    {property: 'og:image:height', content: String(COVER.height)},
    {property: 'og:image:alt', content: socialCardAlt},
    {name: 'twitter:image:alt', content: socialCardAlt},
  ],
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  announcementBar: {
    ...announcement,
    backgroundColor: '#1d3b5c',
    textColor: '#ffffff',
    isCloseable: true,
  },
  navbar: {
    title,
    hideOnScroll: false,
    logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
    items: [
      {to: '/docs', label: 'Documents', position: 'left'},
      {to: '/services', label: 'Services', position: 'left'},
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
  ...(algolia ? {algolia: {...algolia, contextualSearch: true, searchPagePath: 'search'}} : {}),
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  // Code is coloured by src/plugins/codeBlocks; the default theme would be data on every page.
  prism: {theme: {plain: {}, styles: []}},
};

const config: Config = {
  title,
  tagline,
  url: address.url,
  baseUrl: address.baseUrl,
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
  titleDelimiter: '|',
  customFields: {repositoryUrl},

  // Sharing one namespace keeps the colour mode when the reader changes the language;
  // the default of v4 would give each locale a storage of its own.
  storage: {namespace: 'devshelf'},
  future: {
    v4: true,
    // A cache on disk makes a build longer and is of use to the next one alone; after "npm ci",
    // with which all our commands begin, it is gone. The development server gains by it.
    faster: {rspackPersistentCache: process.env.NODE_ENV !== 'production'},
  },

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },

  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'ja'],
    localeConfigs: {
      en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en'},
      // The base URL is given so that a build of this locale alone does not land at the root.
      ja: {
        label: '日本語',
        direction: 'ltr',
        htmlLang: 'ja',
        calendar: 'gregory',
        path: 'ja',
        baseUrl: `${address.baseUrl}ja/`,
      },
    },
  },

  presets: [['classic', preset]],
  plugins: [
    services,
    companies,
    idealImage,
    configure(bootPlugin),
    configure(routeFocusPlugin),
    analytics,
    configure(slimScriptsPlugin),
    configure(slimStylesPlugin),
    configure(recoveryPlugin),
    offline,
    configure(translationsPlugin),
    configure(healthPlugin),
    configure(crawlersPlugin),
    ...(algolia ? [configure(algoliaSearchPlugin)] : []),
    security,
    ...(hasSourceMaps ? [configure(sourceMapsPlugin)] : []),
  ],
  // The preset brings the theme of Algolia along once themeConfig.algolia is there.
  themes: algolia ? [] : [localSearch],
  themeConfig,
};

export default config;
