import {createHash} from 'node:crypto';
import {type Content, type ContentTree, openContent} from '../contentTree';
import {entryOf, PAGE_FOLDERS, routeOf, twinOf} from '../kinds';
import {isMissing} from '../rules/files';
import type {Problem} from '../rules/problems';
import {findFrontMatter, languageOf, TRANSLATED_FROM} from './frontMatter';

/**
 * How a Japanese page stands to the English page it was made from. `missing`: there is none yet;
 * `only-japanese`: it is the other way round, and the page that stands for both is in Japanese.
 */
export type TranslationState = 'current' | 'outdated' | 'missing' | 'only-japanese';

export type Translation = {
  /** The English page, relative to the root of the site. */
  readonly page: string;
  /** Its Japanese twin. */
  readonly translation: string;
  /** Path of the page below the base URL, without a locale, such as `/services/amazon-s3`. */
  readonly route: string;
  readonly state: TranslationState;
};

const RECORDED = new RegExp(`^${TRANSLATED_FROM}: *(\\S*)`, 'm');

/**
 * Fingerprint of an English page: 12 hexadecimal digits of the SHA-256 of its text, with
 * line ends and trailing spaces left out of account.
 */
export function fingerprint(text: string): string {
  // From the first space of a row on: from each of them, many spaces would take too long.
  const normalized = text.replace(/(?<![ \t])[ \t]*\r?\n/g, '\n').trim();
  return createHash('sha256').update(normalized).digest('hex').slice(0, 12);
}

/** Every English page: the articles of entries, and the documents. */
export function listPages(content: Content): string[] {
  const {files} = openContent(content);
  // What starts with an underscore is no page, as for Docusaurus.
  const pages = files.filter((file) => /\.mdx?$/.test(file) && !file.includes('/_'));
  return PAGE_FOLDERS.flatMap((folder) =>
    pages.filter(
      (file) => file.startsWith(`${folder}/`) && (entryOf(file) !== undefined || folder === 'docs'),
    ),
  );
}

/** The state of each Japanese page, in the order of the English pages' paths. */
export function inspectTranslations(content: Content): Translation[] {
  const tree = openContent(content);
  return listPages(tree).map((page) => {
    const translation = twinOf(page);
    return {page, translation, route: routeOf(page), state: stateOf(tree, page, translation)};
  });
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

/** What a maintainer is told of a page that is not current in both languages. */
export function describeTranslation({page, translation, state}: Translation): Problem {
  const [file, message] =
    state === 'only-japanese'
      ? [
          page,
          `the page awaits its English text; to translate it, move it to ${translation}, and write ${page} in English`,
        ]
      : state === 'missing'
        ? [page, `the page awaits its Japanese text; to translate it, write ${translation}`]
        : [
            translation,
            `the Japanese page is outdated: ${page} has changed since; bring it up to date, then run "npm run translated -- ${translation}"`,
          ];
  return {file, line: 1, column: 1, message, help: 'translations'};
}

function stateOf(content: ContentTree, page: string, translation: string): TranslationState {
  if (!content.has(translation)) {
    if (content.has(page) && languageOf(content.read(page)) === 'ja') {
      return 'only-japanese';
    }
    // What is there and cannot be read, or has another name, is told as such.
    return isMissing(content, translation) ? 'missing' : 'current';
  }
  if (!content.has(page)) {
    return 'current';
  }
  const text = content.read(translation);
  const {frontMatter} = findFrontMatter(text);
  const recorded =
    frontMatter && RECORDED.exec(text.slice(frontMatter.start, frontMatter.end))?.[1];
  return recorded === fingerprint(content.read(page)) ? 'current' : 'outdated';
}
