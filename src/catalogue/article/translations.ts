import {createHash} from 'node:crypto';
import type {TranslationState} from '../../site/locales';
import {type Content, type ContentTree, isMissing, openContent} from '../contentTree';
import {entryOf, PAGE_FOLDERS, routeOf, twinOf} from '../kinds';
import {type Problem, START} from '../problems';
import {findFrontMatter, languageOf, yamlOf} from './frontMatter';

export type Translation = ReturnType<typeof inspectTranslations>[number];

const RECORDED = /^translated_from: *(\S*)/m;

/** Start of the SHA-256 of a text, in hexadecimal, ignoring line endings and white space at ends. */
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
  const isPage = (file: string) => entryOf(file) !== undefined || file.startsWith('docs/');
  return PAGE_FOLDERS.flatMap((folder) =>
    pages.filter((file) => file.startsWith(`${folder}/`) && isPage(file)),
  );
}

/** The state of the translation of each page, in the order of {@link listPages}. */
export function inspectTranslations(content: Content) {
  const tree = openContent(content);
  return listPages(tree).map((page) => ({
    page,
    /** Path of the Japanese page, whether or not it exists. */
    translation: twinOf(page),
    route: routeOf(page),
    state: stateOf(tree, page, twinOf(page)),
  }));
}

/** A Japanese page with the fingerprint of its English page, with which it is up to date. */
export function acceptTranslation(text: string, english: string): string {
  const record = `translated_from: ${fingerprint(english)}`;
  const {frontMatter} = findFrontMatter(text);
  if (frontMatter === undefined) {
    return `---\n${record}\n---\n\n${text}`;
  }
  const {start, end} = frontMatter;
  const yaml = text.slice(start, end);
  const lineEnd = text.startsWith('\r\n', start - 2) ? '\r\n' : '\n';
  const old = RECORDED.test(yaml) ? yaml : `${yaml}translated_from:${lineEnd}`;
  return text.slice(0, start) + old.replace(RECORDED, record) + text.slice(end);
}

/** The message to maintainers about a page whose translation is missing or outdated. */
export function describeTranslation({page, translation, state}: Translation): Problem {
  const message =
    state === 'only-japanese'
      ? `the page has no English version; to translate it, move it to ${translation} and write ${page} in English`
      : state === 'missing'
        ? `the page has no Japanese version; to translate it, write ${translation}`
        : `the Japanese page is outdated because ${page} has changed; update it, then run "npm run translated -- ${translation}"`;
  return {file: state === 'outdated' ? translation : page, ...START, message, help: 'translations'};
}

function stateOf(content: ContentTree, page: string, translation: string): TranslationState {
  const textOf = (file: string) => (content.has(file) ? content.read(file) : undefined);
  const [english, japanese] = [textOf(page), textOf(translation)];
  if (japanese === undefined && english !== undefined && languageOf(english) === 'ja') {
    return 'only-japanese';
  }
  if (japanese === undefined) {
    // A file that can't be read, or that has the wrong name, is reported as such.
    return isMissing(content, translation) ? 'missing' : 'current';
  }
  const recorded = RECORDED.exec(yamlOf(japanese))?.[1];
  return english === undefined || recorded === fingerprint(english) ? 'current' : 'outdated';
}
