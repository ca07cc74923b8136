/**
 * The content that was read, which stays in memory: for both languages of a build, and while the
 * development server runs, in which any save may make or mend a mistake.
 */
import {lstatSync} from 'node:fs';
import path from 'node:path';
import type {CurrentBundler, DocusaurusConfig} from '@docusaurus/types';
import {
  type Catalogue,
  CONTENT_FOLDERS,
  ContentError,
  ContentTree,
  formatProblems,
  inspectCatalogue,
  inspectTranslations,
  loadCatalogue,
  type Problem,
  type Translation,
} from '../../catalogue';
import {isProduction} from '../../site';

/** What was found in the content, which is as it was when it last had no problems. */
type SiteContent = {
  readonly catalogue: Catalogue;
  readonly translations: readonly Translation[];
  /** Path, time and size of each file: two equal stamps are of equal content. */
  readonly stamp: string;
  readonly problems: readonly Problem[];
};

let latest: SiteContent | undefined;

/** The text of each page as it was when the page last had no problems, by absolute path. */
const soundTexts = new Map<string, string>();

/**
 * The content that this run of Docusaurus shows. It contains drafts if the blog plugin does, that
 * is, in development, so that no list contains a page that does not exist. A build reads the records
 * only once; the development server reads them again when they change.
 * @param siteDir folder of the site
 * @throws ContentError if the content has problems; in development, only if it has had them since
 *   the start
 */
export function loadVisibleContent(siteDir: string): SiteContent {
  if (isProduction) {
    latest ??= {
      catalogue: loadCatalogue(siteDir),
      translations: inspectTranslations(siteDir),
      ...{stamp: '', problems: []},
    };
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
  const sound =
    problems.length === 0 && catalogue
      ? {catalogue, translations: inspectTranslations(tree)}
      : latest;
  if (sound === undefined) {
    throw new ContentError(problems);
  }
  latest = {...sound, stamp, problems};
  return latest;
}

/** The catalogue of {@link loadVisibleContent}. */
export const loadVisibleCatalogue = (siteDir: string): Catalogue =>
  loadVisibleContent(siteDir).catalogue;

/**
 * In development, replaces the text of a page that has problems by its last text without any, if
 * there is one: the page stays as it was, and only {@link reportProblems} tells the problems.
 */
export const soundText =
  (siteDir: string): MarkdownPreprocessor =>
  ({filePath, fileContent}) => {
    const sound = soundTexts.get(filePath);
    if (isProduction || fileContent === sound) {
      return fileContent;
    }
    const file = path.relative(siteDir, filePath).split(path.sep).join('/');
    if (
      sound !== undefined &&
      loadVisibleContent(siteDir).problems.some((one) => one.file === file)
    ) {
      return sound;
    }
    soundTexts.set(filePath, fileContent);
    return fileContent;
  };

type MarkdownPreprocessor = NonNullable<DocusaurusConfig['markdown']['preprocessor']>;
type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** A plugin of the bundler that shows the problems of the content as errors, in terminal and browser. */
const reportProblems = (siteDir: string) => ({
  apply(compiler: Compiler): void {
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
  },
});

/** Options of the bundler; none in production. */
export const bundlerOptions = (siteDir: string) =>
  isProduction
    ? {}
    : {
        plugins: [reportProblems(siteDir)],
        watchOptions: {
          // Milliseconds. Some programs save a file in two steps, and a file in a watched folder is
          // reported twice; a compilation after each would tell the same problems twice.
          aggregateTimeout: 400,
          // Docusaurus' own value, and a file that its docs plugin writes again whenever a file
          // below `i18n` changes: a second compilation would tell the same problems again.
          ignored: /node_modules\/(?!@docusaurus)|__mdx-loader-dependency\.json$/,
        },
      };
