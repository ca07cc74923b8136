/**
 * Writes the data files of both languages with the code and the content of the site in the current
 * folder: API, Markdown versions, `llms.txt`, OpenSearch, feeds of changes and calendars.
 *
 * Arguments: the folder to write to, and the documentation pages by language as JSON
 * ({@link DocumentsByLocale}), which only Docusaurus can read. The clock is a year ahead and folders
 * are listed backwards.
 */
import fs from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type * as ApiPlugin from '@site/src/plugins/api';
import type {Locale} from '@site/src/locales';
import type * as SitePages from '@site/src/plugins/catalogue/sitePages';
import type * as Site from '@site/src/site';

/** Metadata of a page, as the plugin of the documentation loads it. */
type LoadedDocument = {
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
  /** Its file, such as `@site/docs/intro.md`. */
  readonly source: string;
};
export type DocumentsByLocale = Readonly<Record<Locale, readonly LoadedDocument[]>>;

const YEAR = 365 * 86_400_000;

function pretendOtherMachine(): void {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...given: [] | [number]) {
      super(...(given.length === 0 ? ([RealDate.now() + YEAR] as [number]) : given));
    }
    static override now = () => RealDate.now() + YEAR;
  } as DateConstructor;
  const {readdirSync} = fs;
  fs.readdirSync = ((...given: Parameters<typeof readdirSync>) =>
    readdirSync(...given).reverse()) as unknown as typeof readdirSync;
  syncBuiltinESMExports();
}

/** A module of the site in the current folder, rather than of this repository. */
const load = async <Module>(file: string): Promise<Module> =>
  (await import(pathToFileURL(path.resolve('src', file)).href)) as Module;

async function writeAll(target: string, documents: DocumentsByLocale): Promise<void> {
  const {apiPlugin} = await load<typeof ApiPlugin>('plugins/api.ts');
  const {sitePagesPlugin} = await load<typeof SitePages>('plugins/catalogue/sitePages.ts');
  const {address, localeBase, title} = await load<typeof Site>('site.ts');
  for (const locale of ['en', 'ja'] as const) {
    const baseUrl = localeBase(locale);
    const siteConfig = {title, url: address.url, baseUrl};
    const localeConfigs = {en: {baseUrl: localeBase('en')}, ja: {baseUrl: localeBase('ja')}};
    const context = {
      siteDir: process.cwd(),
      siteConfig,
      baseUrl,
      i18n: {currentLocale: locale, localeConfigs},
    } as never;
    const pages = sitePagesPlugin(context);
    const plugins = [
      pages,
      {
        name: 'docusaurus-plugin-content-docs',
        content: {loadedVersions: [{docs: documents[locale]}]},
      },
    ];
    const outDir = path.join(target, locale === 'en' ? '' : locale);
    const site = {siteConfig, plugins, outDir} as never;
    await apiPlugin(context).publishStep.run(site);
    await pages.postBuild!(site);
  }
}

pretendOtherMachine();
const [, , target, documents] = process.argv;
// A rejection that nothing handles ends the process with an error.
void writeAll(target!, JSON.parse(documents!) as DocumentsByLocale);
