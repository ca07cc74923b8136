/** The parts of a build that can be run without building the site. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type * as ConfigValidation from '@docusaurus/core/lib/server/configValidation';
import type * as Processor from '@docusaurus/mdx-loader/lib/processor';
import type * as Loader from '@docusaurus/mdx-loader/lib/utils';
import type {MarkdownConfig} from '@docusaurus/types';
import * as utils from '@docusaurus/utils';
import {loadCatalogue} from '@site/src/catalogue';
import {ContentTree} from '@site/src/catalogue/contentTree';
import {originalOf, PAGE_FOLDERS, routeOf, twinOf} from '@site/src/catalogue/kinds';
import {embedRecords, parseFrontMatter} from '@site/src/plugins/catalogue';
import config from '@site/docusaurus.config';

// Docusaurus does not export these modules, so they are loaded by path; its version is pinned.
const load = createRequire(import.meta.url);
const {validateConfig} = load(
  '@docusaurus/core/lib/server/configValidation',
) as typeof ConfigValidation;
const {createProcessors} = load('@docusaurus/mdx-loader/lib/processor') as typeof Processor;
const {compileToJSX} = load('@docusaurus/mdx-loader/lib/utils') as typeof Loader;
const {truncate} = load('@docusaurus/plugin-content-blog/lib/blogUtils.js') as {
  truncate: (text: string, mark: RegExp) => string;
};
/** Throws if the plugin does not accept a key of the front matter. */
type Validate = (frontMatter: object) => void;
const {validateBlogPostFrontMatter} = load(
  '@docusaurus/plugin-content-blog/lib/frontMatter.js',
) as {
  validateBlogPostFrontMatter: Validate;
};
const {validateDocFrontMatter} = load('@docusaurus/plugin-content-docs/lib/frontMatter.js') as {
  validateDocFrontMatter: Validate;
};

const {markdown} = validateConfig(config, 'docusaurus.config.ts');

/** The marker that ends a preview, as the blog plugin finds it. */
const TRUNCATION = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

/** Whether a page, or the page that it translates, is below a folder. */
const isBelow = (folder: string, page: string) => originalOf(page).startsWith(`${folder}/`);

const folderOf = (page: string) => PAGE_FOLDERS.find((folder) => isBelow(folder, page))!;

/** Options for compiling the pages of a folder. */
function optionsOf(root: string, folder: string, markdownConfig: MarkdownConfig) {
  const sources = new ContentTree(root).files.filter(
    (file) => /\.mdx?$/.test(file) && isBelow(folder, file),
  );
  return {
    admonitions: true,
    removeContentTitle: folder !== 'docs',
    remarkPlugins: folder === 'docs' ? [embedRecords(root)] : [],
    rehypePlugins: [],
    recmaPlugins: [],
    beforeDefaultRemarkPlugins: [],
    beforeDefaultRehypePlugins: [],
    staticDirs: [path.join(root, 'static')],
    siteDir: root,
    markdownConfig,
    resolveMarkdownLink: (link: {linkPathname: string; sourceFilePath: string}) =>
      utils.resolveMarkdownLinkPathname(link.linkPathname, {
        sourceFilePath: link.sourceFilePath,
        siteDir: root,
        contentPaths: {
          contentPath: path.join(root, folder),
          contentPathLocalized: path.join(root, path.dirname(twinOf(`${folder}/x`))),
        },
        sourceToPermalink: new Map(sources.map((file) => [`@site/${file}`, routeOf(file)])),
      }),
  };
}

type Options = Parameters<typeof Loader.compileToJSX>[0]['options'];

async function compile(
  filePath: string,
  fileContent: string,
  frontMatter: Record<string, unknown>,
  given: object,
): Promise<void> {
  const options = given as Options;
  const processors = await createProcessors({options: given as never});
  await compileToJSX({
    ...{filePath, fileContent, frontMatter},
    options: {...options, processors},
    compilerName: 'server',
  });
}

/** Message of the error that a function throws; `undefined` if it succeeds. */
async function messageOf(run: () => Promise<void> | void): Promise<string | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * The error of a build: in the records, or in the first page that it rejects; `undefined` if none.
 */
export const faultOfBuild = (root: string, pages: readonly string[]): Promise<string | undefined> =>
  messageOf(async () => {
    loadCatalogue(root);
    for (const page of pages) {
      const folder = folderOf(page);
      const filePath = path.join(root, page);
      const fileContent = readFileSync(filePath, 'utf8');
      const {frontMatter} = await parseFrontMatter(root)({
        ...{filePath, fileContent},
        defaultParseFrontMatter: utils.DEFAULT_PARSE_FRONT_MATTER,
      });
      (folder === 'docs' ? validateDocFrontMatter : validateBlogPostFrontMatter)(frontMatter);
      const options = optionsOf(root, folder, markdown);
      await compile(filePath, fileContent, frontMatter, options);
      // Lists show the part above the marker, which is compiled separately.
      await compile(filePath, truncate(fileContent, TRUNCATION), frontMatter, options);
    }
  });

/**
 * The error of the MDX compiler for a page, ignoring targets of links and images; `undefined` if
 * none.
 */
export const faultOfSyntax = (root: string, page: string): Promise<string | undefined> =>
  messageOf(() => {
    const filePath = path.join(root, page);
    const hooks = {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'} as const;
    const options = optionsOf(root, folderOf(page), {...markdown, hooks});
    return compile(filePath, readFileSync(filePath, 'utf8'), {}, {...options, remarkPlugins: []});
  });
