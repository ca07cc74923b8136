/**
 * The content that was read, which stays in memory: for both languages of a build, and while the
 * development server runs, in which any save may make or mend a mistake.
 */
import {lstatSync} from 'node:fs';
import path from 'node:path';
import type {CurrentBundler, DocusaurusConfig, ParseFrontMatter} from '@docusaurus/types';
import {
  type Catalogue,
  checkFrontMatter,
  CONTENT_FOLDERS,
  ContentError,
  ContentTree,
  formatProblems,
  inspectCatalogue,
  inspectTranslations,
  loadCatalogue,
  loadTags,
  type Problem,
  recordFrontMatter,
} from '../../catalogue';
import {isProduction} from '../../site/settings';

/** The content, which is as it was when it last had no problems. */
type SiteContent = ReturnType<typeof withTexts> & {
  /** Path, time and size of each file: two equal stamps are of equal content. */
  readonly stamp: string;
  readonly problems: readonly Problem[];
};

const withTexts = (siteDir: string, catalogue: Catalogue) => ({
  catalogue,
  translations: inspectTranslations(siteDir),
  /** The texts of the tags by language, also of those that only drafts have. */
  tags: {en: loadTags(siteDir, 'en'), ja: loadTags(siteDir, 'ja')},
});

/**
 * A JavaScript expression for data, which is parsed when the module that has it runs. Of a JSON
 * module, the bundler would keep every single value, in many times the memory.
 */
export const jsonExpression = (data: unknown): string =>
  `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;

let latest: SiteContent | undefined;

/**
 * The content that this run of Docusaurus shows. It contains drafts if the blog plugin does, that
 * is, in development, so that no list contains a page that does not exist. A build reads the records
 * only once; the development server reads them again when they change.
 * @throws ContentError if the content has problems, in development since the start
 */
export function loadVisibleContent(siteDir: string): SiteContent {
  if (isProduction) {
    latest ??= {...withTexts(siteDir, loadCatalogue(siteDir)), stamp: '', problems: []};
    return latest;
  }
  const tree = new ContentTree(siteDir);
  const stamp = tree.files
    .map((file) => {
      const {mtimeMs, size} = lstatSync(path.join(siteDir, file), {throwIfNoEntry: false}) ?? {};
      return `${file}:${mtimeMs}:${size}`;
    })
    .join('\n');
  if (latest?.stamp === stamp) {
    return latest;
  }
  const {catalogue, problems} = inspectCatalogue(tree);
  const sound = catalogue ? withTexts(siteDir, catalogue) : latest;
  if (sound === undefined) {
    throw new ContentError(problems);
  }
  latest = {...sound, stamp, problems};
  return latest;
}

/** Path of a file relative to the site, with forward slashes. */
export const fileOf = (siteDir: string, filePath: string): string =>
  path.relative(siteDir, filePath).split(path.sep).join('/');

/** The text of each page as it was when the page last had no problems, by absolute path. */
const soundTexts = new Map<string, string>();

/**
 * In development, replaces the text of a page that has problems by its last text without any, if
 * there is one: the page stays as it was, and only {@link bundlerOptions} tells the problems.
 */
export const soundText =
  (siteDir: string): NonNullable<DocusaurusConfig['markdown']['preprocessor']> =>
  ({filePath, fileContent}) => {
    const sound = soundTexts.get(filePath);
    if (isProduction || fileContent === sound) {
      return fileContent;
    }
    const hasProblems = () =>
      loadVisibleContent(siteDir).problems.some(({file}) => file === fileOf(siteDir, filePath));
    if (sound !== undefined && hasProblems()) {
      return sound;
    }
    soundTexts.set(filePath, fileContent);
    return fileContent;
  };

/** The table of a category needs the space of the table of contents. */
const WIDE_TABLE = /^<Category\b/m;

/**
 * Parses the front matter of every Markdown file of every plugin. Adds values from the record to
 * that of entries, and hides the table of contents in documents with a wide table.
 * @throws ContentError if the front matter is in a language other than YAML, or is not closed:
 *   Docusaurus alone would execute front matter in JavaScript (`---js`)
 */
export const parseFrontMatter =
  (siteDir: string): ParseFrontMatter =>
  async ({filePath, fileContent: written, defaultParseFrontMatter}) => {
    const fileContent = soundText(siteDir)({filePath, fileContent: written});
    const problem = checkFrontMatter(fileOf(siteDir, filePath), fileContent);
    if (problem) {
      throw new ContentError([problem]);
    }
    const parsed = await defaultParseFrontMatter({filePath, fileContent});
    const added =
      recordFrontMatter(siteDir, filePath, loadVisibleContent(siteDir).catalogue) ??
      (WIDE_TABLE.test(parsed.content) ? {hide_table_of_contents: true} : {});
    return {...parsed, frontMatter: {...parsed.frontMatter, ...added}};
  };

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** In development, shows the problems of the content as errors, in terminal and browser. */
export const bundlerOptions = (siteDir: string) =>
  isProduction
    ? {}
    : {
        plugins: [{apply: (compiler: Compiler) => reportProblems(compiler, siteDir)}],
        watchOptions: {
          // Milliseconds. Some programs save a file in two steps, and a file in a watched folder is
          // reported twice; a compilation after each would tell the same problems twice.
          aggregateTimeout: 400,
          // Docusaurus' own value, and a file that its docs plugin writes again whenever a file
          // below `i18n` changes: a second compilation would tell the same problems again.
          ignored: /node_modules\/(?!@docusaurus)|__mdx-loader-dependency\.json$/,
        },
      };

function reportProblems(compiler: Compiler, siteDir: string): void {
  compiler.hooks.afterCompile.tap('content', (compilation) => {
    // The template of the page is compiled by a compiler of its own.
    if (compilation.compiler !== compiler) {
      return;
    }
    // Records reach the bundler only as data that other plugins write.
    for (const folder of CONTENT_FOLDERS) {
      compilation.contextDependencies.add(path.join(siteDir, folder));
    }
    const {problems} = loadVisibleContent(siteDir);
    if (problems.length > 0) {
      const error = new compiler.webpack.WebpackError(formatProblems(problems));
      error.hideStack = true;
      compilation.errors.push(error);
    }
  });
}
