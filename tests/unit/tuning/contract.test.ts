/**
 * Undocumented behaviour of Docusaurus that this site relies on, checked against the installed
 * packages. A failure after an upgrade names what would break, mostly without an error in the
 * build. src/plugins/tuning/README.md has the full list.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import {afterEach, describe, expect, it, onTestFinished, vi} from 'vitest';
import {previewsModule, previewsOf} from '@site/src/plugins/catalogue/pageModules';
import {buildArchive, tagOf} from '@site/src/plugins/catalogue/routes';
import {isPresetEnv, tuningPlugin} from '@site/src/plugins/tuning';
import {shortenTables} from '@site/src/plugins/tuning/tables';
import {SWITCHED_OFF} from '@site/src/plugins/tuning/unusedStyles';
import * as utilsCommon from '@site/src/plugins/tuning/utilsCommon';

const ROOT = path.join(import.meta.dirname, '../../..');
const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus');
const load = createRequire(import.meta.url);

/** Loads a module of an installed package of Docusaurus, exported or not. */
const installed = <Module>(file: string): Module => load(path.join(DOCUSAURUS, file)) as Module;

const {matchRoutes, renderRoutes} = load('react-router-config') as {
  matchRoutes: <Route>(routes: readonly Route[], path: string) => {readonly route: Route}[];
  renderRoutes: (routes: readonly object[]) => unknown;
};

const read = (...file: readonly string[]): string => readFileSync(path.join(...file), 'utf8');
const readInstalled = (file: string): string => read(DOCUSAURUS, file);

/** The source files in a folder, by path. */
const sourcesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(js|tsx?)$/.test(file) && !file.endsWith('.d.ts'))
      .map((file) => [path.posix.join(...file.split(path.sep)), read(folder, file)]),
  );

/** Folders of packages whose code runs in the browser. */
const CLIENT_FOLDERS = [
  'core/lib/client',
  'theme-classic/lib',
  'theme-common/lib',
  'theme-search-algolia/lib/client',
  'theme-search-algolia/lib/theme',
  'plugin-content-blog/lib/client',
  'plugin-content-docs/lib/client',
  'plugin-ideal-image/lib/theme',
];
const clientSources = new Map(
  CLIENT_FOLDERS.flatMap((folder) =>
    [...sourcesIn(path.join(DOCUSAURUS, folder))].map(
      ([file, source]) => [`${folder}/${file}`, source] as const,
    ),
  ),
);

/** Files of browser code that import a module. */
const importersOf = (module: string): string[] =>
  [...clientSources]
    .filter(([, source]) => new RegExp(`(from |import\\()'${module}'`).test(source))
    .map(([file]) => file);

/** Names that source files import from a module. */
const importedFrom = (module: string, sources: Iterable<string>): ReadonlySet<string> =>
  new Set(
    [...sources].flatMap((source) =>
      [...source.matchAll(new RegExp(`import (?!type)([^;']*?) from '${module}'`, 'g'))].flatMap(
        ([, names]) =>
          names!
            .replace(/[{}]/g, '')
            .split(',')
            .map((name) => name.trim()),
      ),
    ),
  );

type Theme = (context: object, options: object) => Plugin;

const theme = installed<{default: Theme}>('theme-classic/lib/index.js').default(
  {
    i18n: {currentLocale: 'en', localeConfigs: {en: {direction: 'ltr'}}},
    siteStorage: {type: 'localStorage', namespace: ''},
    siteConfig: {themeConfig: {prism: {additionalLanguages: []}, colorMode: {}}},
  },
  {customCss: []},
);

const tuning = tuningPlugin({siteDir: ROOT, generatedFilesDir: ROOT} as LoadContext, {
  sourceMaps: false,
});

type Apply = (params: object) => Record<string, object>;
const {applyConfigureWebpack, applyConfigurePostCss} = installed<{
  applyConfigureWebpack: Apply;
  applyConfigurePostCss: (configure: unknown, config: object) => object;
}>('core/lib/webpack/configure.js');

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('scripts of every page', () => {
  it('import Prism in one place, which the alias replaces', () => {
    expect(
      theme.getClientModules!(),
      'the alias of src/plugins/tuning names another module than the theme loads: Prism is back, 29 KB of every page',
    ).toContain('./prism-include-languages');
    const {alias} = tuning.configureWebpack!({}, false, {} as ConfigureWebpackUtils, undefined)!
      .resolve as {alias: Record<string, string | false>};
    expect(alias[path.join(DOCUSAURUS, 'theme-classic/lib/prism-include-languages')]).toBe(false);
    expect(
      importersOf('prism-react-renderer'),
      'a further module brings Prism into the scripts, 29 KB of every page',
    ).toEqual([
      'theme-classic/lib/prism-include-languages.js',
      // Part of the component that src/theme/CodeBlock replaces.
      'theme-classic/lib/theme/CodeBlock/Content/index.js',
    ]);
    expect(
      importersOf('@theme/CodeBlock/Content').filter((file) => !file.includes('theme/CodeBlock/')),
      'a part of the replaced CodeBlock, and with it Prism, is used by another component',
    ).toEqual([]);
  });

  it('use only what src/plugins/tuning/utilsCommon.ts provides of utils-common', () => {
    expect(
      importedFrom('@docusaurus/utils-common', [
        ...clientSources.values(),
        ...sourcesIn(path.join(ROOT, 'src/theme')).values(),
      ]),
      'what is missing in utilsCommon.ts is undefined in the browser; what is too much can go',
    ).toEqual(new Set(Object.keys(utilsCommon)));
    const original = installed<Record<string, unknown>>('utils-common/lib/index.js');
    for (const [name, value] of Object.entries(utilsCommon)) {
      expect(value, `${name} is another than on the server: pages do not hydrate`).toBe(
        original[name],
      );
    }
  });

  it('contain tables in the format that src/plugins/tuning/tables.ts shortens', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'devshelf-'));
    onTestFinished(() => rmSync(folder, {recursive: true}));
    const {generateRouteFiles} = installed<{
      generateRouteFiles: (params: object) => Promise<void>;
    }>('core/lib/server/codegen/codegenRoutes.js');
    await generateRouteFiles({
      generatedFilesDir: folder,
      routes: [
        {
          path: '/a',
          component: '@theme/A',
          modules: {items: [{__import: true, path: '@site/a.md', query: {truncated: true}}]},
          routes: [{path: '/a', component: '@theme/B', exact: true}],
        },
      ],
    });
    const before = {
      'registry.js': read(folder, 'registry.js'),
      'routes.js': read(folder, 'routes.js'),
      'routesChunkNames.json': read(folder, 'routesChunkNames.json'),
    };
    /** What a browser loads for each route. */
    const modulesOf = (tables: typeof before): unknown => {
      const registry = runInNewContext(
        tables['registry.js'].replace('export default', 'all =').replaceAll('import(', 'load('),
        {load: (module: string) => module, require: {resolveWeak: () => 0}},
      ) as Readonly<Record<string, readonly [() => string]>>;
      const names = JSON.parse(tables['routesChunkNames.json'], (_, value: unknown) =>
        typeof value === 'string' ? registry[value]![0]() : value,
      ) as Readonly<Record<string, unknown>>;
      return [...tables['routes.js'].matchAll(/\w+\('(\/.*?)', '(.*?)'\)/g)].map(
        ([, route, hash]) => [route, names[`${route}-${hash}`]],
      );
    };
    expect(modulesOf(before)).toEqual([
      ['/a', {__comp: '@theme/A', items: ['@site/a.md?truncated=true']}],
      ['/a', {__comp: '@theme/B'}],
    ]);
    expect(
      modulesOf(shortenTables(before) as typeof before),
      'the build stops, or pages lose their modules',
    ).toEqual(modulesOf(before));
  });

  it('use the registry only to create routes, which needs nothing but the loaders', () => {
    expect(
      importersOf('@generated/registry'),
      'a new reader of the registry may need what src/plugins/tuning/tables.ts takes out',
    ).toEqual(['core/lib/client/exports/ComponentCreator.js']);
    expect(
      [...clientSources].filter(([, source]) => /preloadReady|preloadAll/.test(source)),
      'react-loadable looks modules up by their numbers, which are not in the registry',
    ).toEqual([]);
  });

  it('use the key of a route only to find its modules, with any text after its path', () => {
    const message =
      'a new reader of the names of modules may need the hashes that src/plugins/tuning/tables.ts replaces';
    expect(importersOf('@generated/routesChunkNames'), message).toEqual([
      'core/lib/client/docusaurus.js',
      'core/lib/client/exports/ComponentCreator.js',
    ]);
    expect(clientSources.get('core/lib/client/docusaurus.js'), message).toContain(
      String.raw`routeNameWithHash.replace(/-[^-]+$/, '') === path`,
    );
    expect(clientSources.get('core/lib/client/exports/ComponentCreator.js'), message).toContain(
      'routesChunkNames[`${path}-${hash}`]',
    );
  });

  it('are started by a router that creates no component before its route matches', () => {
    const component = vi.fn();
    const routes = ['/a', '/b'].map((route) => ({
      path: route,
      exact: true,
      get component() {
        return component() as never;
      },
    }));
    expect(matchRoutes(routes, '/b').map(({route}) => route)).toEqual([routes[1]]);
    renderRoutes(routes);
    expect(
      component,
      'components of all routes are created at the start: src/plugins/tuning/openedRoutes.ts',
    ).not.toHaveBeenCalled();
  });

  it('are loaded by a function of their component before the page is hydrated', () => {
    const message =
      'scripts run and request the parts of the page in one long task: src/plugins/tuning/openedRoutes.ts';
    expect(clientSources.get('core/lib/client/preload.js'), message).toContain(
      'match.route.component.preload?.()',
    );
    expect(clientSources.get('core/lib/client/clientEntry.js'), message).toMatch(
      /preload\(window\.location\.pathname\)\.then\(/,
    );
  });

  it('links load ahead by a global object, which a module of the site can replace', () => {
    const message = 'pages load all that their links lead to: src/prefetch/client.ts';
    const link = clientSources.get('core/lib/client/exports/Link.js');
    expect(link?.match(/window\.docusaurus\.\w+\(/g), message).toEqual([
      'window.docusaurus.prefetch(',
      'window.docusaurus.preload(',
      'window.docusaurus.prefetch(',
    ]);
    expect(clientSources.get('core/lib/client/clientEntry.js'), message).toContain(
      'window.docusaurus = docusaurus;',
    );
    expect(
      clientSources.get('core/lib/client/ClientLifecyclesDispatcher.js'),
      'links are told that they are in view before the object is replaced: src/prefetch/client.ts',
    ).toMatch(/useIsomorphicLayoutEffect\([\s\S]*'onRouteDidUpdate'/);
  });

  it('are built with bundler options merged into those of Docusaurus', () => {
    const config = applyConfigureWebpack({
      configureWebpack: tuning.configureWebpack,
      config: {
        optimization: {runtimeChunk: true},
        module: {rules: [{test: /x/}]},
        resolve: {alias: {'@site': ROOT}},
      },
      isServer: false,
    });
    expect(
      config,
      'our options of the bundler replace those of Docusaurus, or are lost',
    ).toMatchObject({
      optimization: {runtimeChunk: true, chunkIds: 'named'},
      module: {rules: [{test: /x/}], parser: {json: {exportsDepth: 1}}},
      resolve: {alias: {'@site': ROOT}},
    });
  });
});

describe('styles and images', () => {
  it('contain Infima as a separate style sheet with its name in the path', () => {
    expect(
      theme.getClientModules!()[0],
      'src/plugins/tuning/unusedStyles.ts does not find Infima: 2 KB more of styles on every page',
    ).toMatch(/infima.*\.css$/);
  });

  it('contain the classes that unusedStyles.ts switches off', () => {
    const folders = ['theme-classic/lib/theme', 'theme-common/lib'].map((folder) =>
      path.join(DOCUSAURUS, folder),
    );
    const styles = folders.flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.css'))
        .map((file) => read(folder, file)),
    );
    styles.push(read(theme.getClientModules!()[0]!));
    const gone = [
      ...SWITCHED_OFF.components.filter((name) => !existsSync(path.join(folders[0]!, name))),
      ...SWITCHED_OFF.classes.filter((name) => !styles.some((css) => css.includes(`.${name}`))),
    ];
    expect(gone, 'the theme has no such component or class: up to 1 KB more of styles').toEqual([]);
  });

  it('are processed by the given PostCSS plugins only', async () => {
    const {createStyleLoadersFactory} = installed<{
      createStyleLoadersFactory: (params: object) => Promise<(isServer: boolean) => object[]>;
    }>('bundler/lib/loaders/styleLoader.js');
    const currentBundler = {
      name: 'rspack',
      instance: {CssExtractRspackPlugin: {loader: 'extract'}},
    };
    const use = (await createStyleLoadersFactory({currentBundler}))(false);
    const {plugins} = (use.at(-1) as {options: {postcssOptions: {plugins: unknown[]}}}).options
      .postcssOptions;
    expect(
      plugins.map(isPresetEnv),
      'src/plugins/tuning no longer finds the plugin that the minifier replaces: 2 s of CPU time per build',
    ).toEqual([true]);
    applyConfigurePostCss(tuning.configurePostCss, {module: {rules: [{use}]}});
    expect(
      use.at(-1),
      'src/plugins/tuning changes options that the loader of styles does not have any more',
    ).toMatchObject({options: {postcssOptions: {config: false, plugins: [expect.anything()]}}});
    expect(
      read(ROOT, 'node_modules/postcss-loader/dist/index.js'),
      'postcss-loader looks for a configuration beside each style sheet: some 2 s of a build',
    ).toContain('options.postcssOptions.config');
  });

  it('are resized by plugin-ideal-image with the given adapter', () => {
    const adapter = () => undefined;
    const {default: idealImage} = installed<{default: Theme}>('plugin-ideal-image/lib/index.js');
    const {module} = idealImage({i18n: {currentLocale: 'en'}}, {adapter}).configureWebpack!(
      {},
      false,
      {} as ConfigureWebpackUtils,
      undefined,
    )!;
    expect(
      module!.rules,
      'the pictures are resized for browser and server each, a second of a build',
    ).toMatchObject([{use: [expect.anything(), {options: {adapter}}]}]);
  });
});

describe('the theme', () => {
  it('exports the internals that src imports', () => {
    const exported = readInstalled('theme-common/lib/internal.js').match(/\w+/g);
    const used = importedFrom(
      '@docusaurus/theme-common/internal',
      sourcesIn(path.join(ROOT, 'src')).values(),
    );
    expect(used.size).toBeGreaterThan(0);
    for (const name of used) {
      expect(exported, `the build fails: ${name} is used in src/theme`).toContain(name);
    }
  });

  it('has the classes by which src/theme finds the parts of the mobile menu', () => {
    const used = read(ROOT, 'src/theme/Navbar/MobileSidebar/index.tsx').match(
      /(?<=\.)navbar-sidebar\w*/g,
    )!;
    const panel = [...sourcesIn(path.join(DOCUSAURUS, 'theme-classic/lib/theme/Navbar'))]
      .map(([, source]) => source)
      .join('\n');
    expect(used.length).toBeGreaterThan(0);
    for (const name of new Set(used)) {
      expect(
        panel.match(/[\w-]+/g),
        `the open panel does not hold the focus: it has no part with the class ${name}`,
      ).toContain(name);
    }
  });

  it('has the drawing for links to other sites that src/plugins/publish/leanPages.ts takes out', () => {
    const [id] = /(?<=symbol id="\?)[\w-]+/.exec(read(ROOT, 'src/plugins/publish/leanPages.ts'))!;
    expect(
      readInstalled('theme-classic/lib/inlineSvgSprites.js'),
      'each page has a drawing that nothing shows',
    ).toContain(`<symbol id="${id}"`);
  });

  it('stores a dismissed announcement under the keys that the head script reads', () => {
    const message =
      'who has closed an announcement sees no new one: src/plugins/publish/boot.script.js';
    const keys = read(ROOT, 'src/plugins/publish/boot.script.js').match(
      /docusaurus\.announcement\.\w+/g,
    )!;
    const bar = readInstalled('theme-common/lib/contexts/announcementBar.js');
    expect(keys).toHaveLength(2);
    for (const key of keys) {
      expect(bar, message).toContain(`createStorageSlot('${key}')`);
    }
    const {createSiteStorage} = installed<{createSiteStorage: (config: object) => object}>(
      'core/lib/server/storage.js',
    );
    expect(
      createSiteStorage({storage: {type: 'localStorage', namespace: 'shelf'}}),
      message,
    ).toMatchObject({namespace: '-shelf'});
    expect(readInstalled('theme-common/lib/utils/storageUtils.js'), message).toContain(
      '`${storageKey}${SiteStorage.namespace}`',
    );
  });
});

describe('builds', () => {
  it('set a variable with the locale that is being built', () => {
    for (const command of ['build/buildLocale.js', 'start/start.js']) {
      expect(
        readInstalled(`core/lib/commands/${command}`),
        'tagline, announcement and alternative texts are English on Japanese pages: src/site.ts',
      ).toContain('process.env.DOCUSAURUS_CURRENT_LOCALE = ');
    }
  });

  it('ask the configuration for each locale, and load a compiled one only once', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'configuration-'));
    onTestFinished(() => {
      rmSync(folder, {recursive: true});
    });
    const file = path.join(folder, 'configuration.cjs');
    writeFileSync(
      file,
      `let calls = 0;
      module.exports.default = () => ({title: String((calls += 1)), url: 'https://a.example', baseUrl: '/'});`,
    );
    const {loadSiteConfig} = installed<{
      loadSiteConfig: (site: {
        siteDir: string;
        customConfigFilePath: string;
      }) => Promise<{siteConfig: {title: string}}>;
    }>('core/lib/server/config.js');
    const titles = [];
    for (const _locale of ['en', 'ja']) {
      const loaded = await loadSiteConfig({siteDir: folder, customConfigFilePath: file});
      titles.push(loaded.siteConfig.title);
    }
    expect(
      titles,
      'a build loads the catalogue for each language, or Japanese pages have English texts: src/cli/site/configuration.ts',
    ).toEqual(['1', '2']);
  });

  it('render pages without threads if a variable asks for one thread', () => {
    const why = 'builds of up to 100 services take longer: src/cli/site/build.ts';
    expect(readInstalled('core/lib/ssg/ssgEnv.js'), why).toMatch(
      /exports\.SSGWorkerThreadCount = process\.env\s*\.DOCUSAURUS_SSG_WORKER_THREAD_COUNT\s/,
    );
    const executor = readInstalled('core/lib/ssg/ssgExecutor.js');
    expect(executor, why).toContain('return ssgEnv_1.SSGWorkerThreadCount;');
    expect(executor, why).toMatch(
      /if \(numberOfThreads === 1\) \{\s*return createSimpleSSGExecutor\(/,
    );
  });

  it('parse front matter, which may be executable, only through the option of this site', () => {
    const sources = ['core', 'mdx-loader', 'utils', 'bundler', 'preset-classic']
      .concat(['blog', 'docs', 'pages'].map((kind) => `plugin-content-${kind}`))
      .flatMap((name) =>
        [...sourcesIn(path.join(DOCUSAURUS, name, 'lib'))].map(
          ([file, source]) => [`${name}/lib/${file}`, source] as const,
        ),
      );
    const where = 'front matter is read without src/plugins/catalogue/entries.ts: "---js" is run';
    const importersOfPackage = (pattern: RegExp) =>
      sources.filter(([, source]) => pattern.test(source)).map(([file]) => file);
    expect(importersOfPackage(/gray-matter/), where).toEqual(['utils/lib/markdownUtils.js']);
    // As the default of the option, and as an argument to the option.
    expect(importersOfPackage(/utils_1\.DEFAULT_PARSE_FRONT_MATTER/), where).toEqual([
      'core/lib/server/configValidation.js',
      'mdx-loader/lib/loader.js',
    ]);
    expect(readInstalled('mdx-loader/lib/loader.js'), where).toContain(
      'await options.markdownConfig.parseFrontMatter({',
    );
    const readers = importersOfPackage(/utils_1\.parseMarkdownFile\)/);
    expect(readers).toHaveLength(3);
    for (const file of readers) {
      expect(readInstalled(file), where).toMatch(
        /parseMarkdownFile\)\(\{[^}]*\bparseFrontMatter(?:,|: siteConfig\.markdown\.parseFrontMatter)/,
      );
    }
  });

  it('provide the last commit of a file', () => {
    const {DEFAULT_FUTURE_CONFIG} = installed<{
      DEFAULT_FUTURE_CONFIG: {experimental_vcs: {getFileLastUpdateInfo: unknown}};
    }>('core/lib/server/configValidation.js');
    expect(
      DEFAULT_FUTURE_CONFIG.experimental_vcs.getFileLastUpdateInfo,
      'sitemaps say of no page when it was changed: src/plugins/publish',
    ).toBeTypeOf('function');
  });

  it('keep the metadata of code fences', async () => {
    const {default: codeCompat} = installed<{default: () => (root: Root) => Promise<void>}>(
      'mdx-loader/lib/remark/mdx1Compat/codeCompatPlugin.js',
    );
    const root: Root = {
      type: 'root',
      children: [{type: 'code', lang: 'ts', meta: 'title="a.ts"', value: ''}],
    };
    await codeCompat()(root);
    expect(
      root.children[0]!.data,
      'blocks of code lose their titles: src/codeBlocks/highlight.ts',
    ).toMatchObject({hProperties: {metastring: 'title="a.ts"'}});
  });
});

describe('a page in the browser', () => {
  it('has the attribute that the recovery script reads once it is hydrated', () => {
    expect(read(ROOT, 'src/recovery/script.js')).toContain("'data-has-hydrated'");
    expect(
      readInstalled('core/lib/client/hasHydratedDataAttribute.js'),
      'src/recovery/script.js reloads pages that the router would have dealt with',
    ).toContain('<html data-has-hydrated={isBrowser}');
  });

  it('sends page views to Google through the module and tags that src/analytics replaces', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const {default: gtag} = installed<{default: Theme}>('plugin-google-gtag/lib/index.js');
    const {headTags} = gtag({}, {trackingID: ['G-1']}).injectHtmlTags!({content: undefined}) as {
      headTags: readonly {tagName: string; attributes?: {src?: string}; innerHTML?: string}[];
    };
    const scripts = headTags.filter(({tagName}) => tagName === 'script');
    expect(
      scripts.map(({attributes, innerHTML}) => [typeof attributes?.src, typeof innerHTML]),
      'src/analytics/plugin.ts takes the wrong tags out, or none',
    ).toEqual([
      ['string', 'undefined'],
      ['undefined', 'string'],
    ]);
    expect(
      readInstalled('plugin-google-gtag/lib/gtag.js'),
      'src/analytics/client.ts calls a function that is gone: no page views',
    ).toContain('onRouteDidUpdate(');
  });
});

describe('the blog plugin, which makes the pages of services and companies', () => {
  const post = {
    id: 'jira',
    metadata: {
      permalink: '/services/jira',
      source: '@site/services/jira/index.md',
      title: 'Jira',
      date: new Date('2026-01-01'),
      tags: [],
      unlisted: false,
      frontMatter: {},
    },
    content: 'The whole Markdown',
  };
  const page = {items: ['jira'], metadata: {permalink: '/services/tags/oss'}};
  const tag = {
    label: 'OSS',
    permalink: '/services/tags/oss',
    items: ['jira'],
    pages: [page],
    unlisted: false,
  };

  const routes = async (data = new Map<string, object>()) => {
    const {buildAllRoutes} = installed<{
      buildAllRoutes: (params: object) => Promise<readonly Parameters<typeof tagOf>[0][]>;
    }>('plugin-content-blog/lib/routes.js');
    return buildAllRoutes({
      baseUrl: '/',
      content: {
        blogPosts: [post],
        blogTags: {oss: tag},
        blogTagsListPath: '/services/tags',
      },
      actions: {
        createData: (name: string, content: object) => {
          data.set(name, content);
          return Promise.resolve(name);
        },
      },
      aliasedSource: (file: string) => file,
      options: {
        id: 'services',
        routeBasePath: 'services',
        archiveBasePath: 'archive',
        authorsBasePath: 'authors',
        pageBasePath: 'page',
        postsPerPage: 18,
        blogSidebarCount: 'ALL',
        blogPostComponent: 'post',
        blogListComponent: 'list',
        blogTagsPostsComponent: 'tag',
        blogTagsListComponent: 'tags',
        blogArchiveComponent: 'archive',
      },
    });
  };
  const dataOf = async () => {
    const data = new Map<string, object>();
    await routes(data);
    return data;
  };
  const routeOf = async (component: string) =>
    (await routes()).find((route) => route.component === component)!;

  it('names the article of a page, and the posts of a list, in the modules of flat routes', async () => {
    const where = 'src/plugins/catalogue does not find what it adds records to';
    expect(await routes(), where).toHaveLength(5);
    expect(
      (await routes()).filter((route) => route.routes),
      where,
    ).toEqual([]);
    expect((await routeOf('post')).modules, where).toMatchObject({content: post.metadata.source});
    expect(previewsOf(await routeOf('list')), where).toEqual([post.metadata.source]);
    expect(previewsOf(await routeOf('tag')), where).toEqual([post.metadata.source]);
  });

  it('passes lists their tag and the archive its posts as props', async () => {
    const where = 'src/plugins/catalogue/routes.ts reads other properties than the routes have';
    expect(tagOf(await routeOf('tag')), where).toBe('oss');
    const {id, metadata} = post;
    const {date, permalink, title} = metadata;
    expect(buildArchive(await routeOf('archive')).props, where).toEqual({
      archive: {
        blogPosts: [{id, metadata: {date, permalink, title, frontMatter: {badges: undefined}}}],
      },
    });
  });

  it('reads its tags from the configured file, and rejects unknown keys', async () => {
    const {getTagsFile} = installed<{
      getTagsFile: (params: object) => Promise<Readonly<Record<string, object>>>;
    }>('utils-validation/lib/tagsFile.js');
    const folder = mkdtempSync(path.join(tmpdir(), 'devshelf-'));
    onTestFinished(() => {
      rmSync(folder, {recursive: true});
    });
    mkdirSync(path.join(folder, 'services'));
    const read = (list: string) => {
      writeFileSync(path.join(folder, 'list.yml'), list);
      return getTagsFile({
        tags: '../list.yml',
        contentPaths: {
          contentPath: path.join(folder, 'services'),
          contentPathLocalized: path.join(folder, 'services'),
        },
      });
    };
    const tags = 'oss:\n  label: OSS\n  permalink: /oss\n  description: Open source\n';
    expect(
      await read(tags),
      'the build fails: writeTagList in src/plugins/catalogue/services.ts',
    ).toEqual({oss: {label: 'OSS', permalink: '/oss', description: 'Open source'}});
    await expect(
      read(`${tags}  group: other\n`),
      'writeTagList in src/plugins/catalogue/services.ts is needed no more',
    ).rejects.toThrow('group');
  });

  it('supports imports of its data by alias, and names the file with the metadata of a post', async () => {
    const plugin = readInstalled('plugin-content-blog/lib/index.js');
    const where = 'the build fails: imports of ~blog in src/plugins/catalogue and docs';
    expect(plugin, where).toContain("'~blog': pluginDataDirRoot");
    expect(plugin, where).toMatch(/pluginDataDirRoot = .*generatedFilesDir, PluginName\)/);
    expect(plugin, where).toContain("PluginName = 'docusaurus-plugin-content-blog'");
    const [data] = /~blog\S+\.json/.exec(previewsModule('services', [post.metadata.source]))!;
    expect((await dataOf()).get(path.basename(data)), where).toEqual(post.metadata);
  });
});
