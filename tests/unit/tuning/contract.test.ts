/**
 * Undocumented behaviour of Docusaurus on which src/plugins/tuning and src/prefetch rely, checked
 * against the installed packages. A failure after an upgrade names what would break.
 */
import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import type {ConfigureWebpackUtils, CurrentBundler, Plugin} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {isPresetEnv, tuningPlugin} from '@site/src/plugins/tuning';
import * as utilsCommon from '@site/src/plugins/tuning/utilsCommon';
import {withTemporaryFolder} from '../../site/copy';

const ROOT = path.join(import.meta.dirname, '../../..');
const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus');

/** Loads a module of an installed package of Docusaurus, exported or not. */
const installed = <Module>(file: string): Module =>
  createRequire(import.meta.url)(path.join(DOCUSAURUS, file)) as Module;

/** The source files in a folder, by path. */
const sourcesIn = (folder: string): (readonly [file: string, source: string])[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(js|tsx?)$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]);

/** Code of packages that runs in the browser, by path. */
const clientSources = [
  'core/lib/client',
  'theme-classic/lib',
  'theme-common/lib',
  'theme-search-algolia/lib/client',
  'theme-search-algolia/lib/theme',
  'plugin-content-blog/lib/client',
  'plugin-content-docs/lib/client',
  'plugin-ideal-image/lib/theme',
].flatMap((folder) =>
  sourcesIn(path.join(DOCUSAURUS, folder)).map(
    ([file, source]) => [`${folder}/${file}`, source] as const,
  ),
);

const tuning = tuningPlugin();
type Theme = (context: object, options: object) => Plugin;
const {applyConfigureWebpack, applyConfigurePostCss} = installed<{
  applyConfigureWebpack: (params: object) => Record<string, object>;
  applyConfigurePostCss: (configure: unknown, config: object) => object;
}>('core/lib/webpack/configure.js');

it('the theme imports Prism in one place, which the alias replaces', () => {
  const theme = installed<{default: Theme}>('theme-classic/lib/index.js').default(
    {
      i18n: {currentLocale: 'en', localeConfigs: {en: {direction: 'ltr'}}},
      siteStorage: {type: 'localStorage', namespace: ''},
      siteConfig: {themeConfig: {prism: {additionalLanguages: []}, colorMode: {}}},
    },
    {customCss: []},
  );
  const [infima, ...modules] = theme.getClientModules!();
  expect(infima, 'the styles of Infima are not found').toMatch(/infima.*\.css$/);
  expect(modules, '29 KB more on every page').toContain('./prism-include-languages');
  const {alias} = tuning.configureWebpack!({}, false, {} as ConfigureWebpackUtils, undefined)!
    .resolve as {alias: Record<string, string | false>};
  expect(alias[path.join(DOCUSAURUS, 'theme-classic/lib/prism-include-languages')]).toBe(false);
  const importers = clientSources.filter(([, text]) => text.includes("'prism-react-renderer'"));
  expect(
    importers.map(([file]) => file),
    'a further module brings Prism into the scripts',
  ).toEqual([
    'theme-classic/lib/prism-include-languages.js',
    // Part of the component that src/theme/CodeBlock replaces.
    'theme-classic/lib/theme/CodeBlock/Content/index.js',
  ]);
});

it('browsers use only what utilsCommon.ts provides of utils-common', () => {
  const imports = [...clientSources, ...sourcesIn(path.join(ROOT, 'src/theme'))].flatMap(
    ([, source]) => [
      ...source.matchAll(/import (?!type)\{([^}]*)\} from '@docusaurus\/utils-common'/g),
    ],
  );
  expect(
    new Set(imports.flatMap(([, names]) => names!.match(/\w+/g)!)),
    'what is missing is undefined in the browser; what is too much can go',
  ).toEqual(new Set(Object.keys(utilsCommon)));
  expect(installed('utils-common/lib/index.js')).toMatchObject({...utilsCommon});
});

it('options of the bundler are merged into those of Docusaurus', () => {
  const {configureWebpack} = tuning;
  const config = {module: {rules: [{test: /x/}]}, resolve: {alias: {'@site': ROOT}}};
  expect(applyConfigureWebpack({configureWebpack, config, isServer: false})).toMatchObject({
    module: {rules: [{test: /x/}], parser: {json: {exportsDepth: 1}}},
    resolve: {alias: {'@site': ROOT}},
  });
});

it('V8 has the flag for the growth of the heap', () => {
  expect(execFileSync(process.execPath, ['--v8-options'], {encoding: 'utf8'})).toContain(
    '--heap-growing-percent',
  );
});

it('a closed bundler is collected, although Docusaurus adds a module to its runtime', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const {rspack} = installed<{rspack: CurrentBundler['instance']}>('faster/lib/index.js');
  const {default: ChunkAssetPlugin} = installed<{default: new () => {apply(): void}}>(
    'core/lib/webpack/plugins/ChunkAssetPlugin.js',
  );
  const {plugins} = tuning.configureWebpack!({}, false, {} as ConfigureWebpackUtils, undefined)!;
  const bundle = (folder: string): Promise<WeakRef<object>> =>
    new Promise((resolve, reject) => {
      const compiler = rspack({
        entry: 'data:text/javascript,',
        target: 'node',
        output: {path: folder},
        plugins: [new ChunkAssetPlugin(), ...plugins!],
      });
      compiler.run((error) => {
        compiler.close(() => {
          if (error) {
            reject(error);
          } else {
            resolve(new WeakRef(compiler));
          }
        });
      });
    });
  await withTemporaryFolder(async (folder) => {
    const compiler = await bundle(folder);
    await expect
      .poll(() => {
        collect();
        return compiler.deref() === undefined;
      })
      .toBe(true);
  });
});

it('scripts are minified by a plugin that can name variables without counting letters', async () => {
  const {rspack} = installed<{rspack: CurrentBundler['instance']}>('faster/lib/index.js');
  const {getMinimizers} = installed<{getMinimizers: (of: object) => Promise<never[]>}>(
    'bundler/lib/minification.js',
  );
  const minimizer = await getMinimizers({currentBundler: {name: 'rspack', instance: rspack}});
  const {plugins} = tuning.configureWebpack!({}, false, {} as ConfigureWebpackUtils, undefined)!;
  rspack({target: 'node', optimization: {minimizer}, plugins: plugins!});
  expect(JSON.stringify(minimizer)).toContain('"mangle":{"disableCharFreq":true}');
});

it('styles are processed by the preset, which can be recognised, and by an option of the loader', async () => {
  const {createStyleLoadersFactory} = installed<{
    createStyleLoadersFactory: (params: object) => Promise<(isServer: boolean) => object[]>;
  }>('bundler/lib/loaders/styleLoader.js');
  const instance = {CssExtractRspackPlugin: {loader: 'extract'}};
  const use = (await createStyleLoadersFactory({currentBundler: {name: 'rspack', instance}}))(
    false,
  );
  const loader = use.at(-1) as {options: {postcssOptions: {plugins: unknown[]}}};
  expect(loader.options.postcssOptions.plugins.map(isPresetEnv)).toEqual([true]);
  applyConfigurePostCss(tuning.configurePostCss, {module: {rules: [{use}]}});
  expect(use.at(-1)).toMatchObject({options: {postcssOptions: {config: false}}});
});
