import {createHash} from 'node:crypto';
import type {TranslationState} from '../../locales';
import {type Content, type ContentTree, openContent} from '../contentTree';
import {entryOf, PAGE_FOLDERS, routeOf, twinOf} from '../kinds';
import {isMissing} from '../rules/files';
import {type Problem, START} from '../rules/problems';
import {findFrontMatter, languageOf, TRANSLATED_FROM, yamlOf} from './frontMatter';

/** An English page and its translation. */
export type Translation = ReturnType<typeof inspectTranslations>[number];

const RECORDED = new RegExp(`^${TRANSLATED_FROM}: *(\\S*)`, 'm');

/**
 * Fingerprint of an English page: the first 12 hexadecimal digits of the SHA-256 of its text,
 * ignoring line endings and trailing white space.
 */
export function fingerprint(text: string): string {
  // Without the lookbehind, long runs of spaces would take quadratic time.
  const normalized = text.replace(/(?<![ \t])[ \t]*\r?\n/g, '\n').trim();
  return createHash('sha256').update(normalized).digest('hex').slice(0, 12);
}

/** Paths of all English pages: articles of entries and documentation pages. */
export function listPages(content: Content): string[] {
  const {files} = openContent(content);
  // Like Docusaurus, ignore files and folders that start with an underscore.
  const pages = files.filter((file) => /\.mdx?$/.test(file) && !file.includes('/_'));
  return PAGE_FOLDERS.flatMap((folder) =>
    pages.filter(
      (file) => file.startsWith(`${folder}/`) && (entryOf(file) !== undefined || folder === 'docs'),
    ),
  );
}

/** The state of the translation of each page, in the order of {@link listPages}. */
export function inspectTranslations(content: Content) {
  const tree = openContent(content);
  return listPages(tree).map((page) => ({
    page,
    /** Path of the Japanese page, whether or not it exists. */
    translation: twinOf(page),
    /** Path below the base URL, without a locale, such as `/services/amazon-s3`. */
    route: routeOf(page),
    state: stateOf(tree, page, twinOf(page)),
  }));
}

/**
 * Marks a Japanese page as up to date with its English page.
 * @param text the Japanese page
 * @param english the English page
 * @returns the Japanese page with the fingerprint in its front matter
 */
export function acceptTranslation(text: string, english: string): string {
  const record = `${TRANSLATED_FROM}: ${fingerprint(english)}`;
  const {frontMatter} = findFrontMatter(text);
  if (frontMatter === undefined) {
    return `---\n${record}\n---\n\n${text}`;
  }
  const {start, end} = frontMatter;
  const yaml = text.slice(start, end);
  const lineEnd = text.startsWith('\r\n', start - 2) ? '\r\n' : '\n';
  const updated = RECORDED.test(yaml)
    ? yaml.replace(RECORDED, record)
    : `${yaml}${record}${lineEnd}`;
  return text.slice(0, start) + updated + text.slice(end);
}

/** The message to maintainers about a page whose translation is missing or outdated. */
export function describeTranslation({page, translation, state}: Translation): Problem {
  const [file, message] =
    state === 'only-japanese'
      ? [
          page,
          `the page has no English version; to translate it, move it to ${translation} and write ${page} in English`,
        ]
      : state === 'missing'
        ? [page, `the page has no Japanese version; to translate it, write ${translation}`]
        : [
            translation,
            `the Japanese page is outdated because ${page} has changed; update it, then run "npm run translated -- ${translation}"`,
          ];
  return {file, ...START, message, help: 'translations'};
}

function stateOf(content: ContentTree, page: string, translation: string): TranslationState {
  if (!content.has(translation)) {
    if (content.has(page) && languageOf(content.read(page)) === 'ja') {
      return 'only-japanese';
    }
    // A file that can't be read, or that has the wrong name, is reported as such.
    return isMissing(content, translation) ? 'missing' : 'current';
  }
  if (!content.has(page)) {
    return 'current';
  }
  const recorded = RECORDED.exec(yamlOf(content.read(translation)))?.[1];
  return recorded === fingerprint(content.read(page)) ? 'current' : 'outdated';
}
