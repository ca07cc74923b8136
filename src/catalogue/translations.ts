import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from './problems';

/** How a Japanese page stands to the English page it was made from. */
export type TranslationState = 'current' | 'outdated' | 'missing';

export type Translation = {
  /** The English page, relative to the root of the site. */
  readonly page: string;
  /** Its Japanese twin. */
  readonly translation: string;
  /** Path of the page below the base URL, without a locale, such as `/services/amazon-s3`. */
  readonly route: string;
  readonly state: TranslationState;
};

/** Front matter key in which a Japanese page records the English text it was made from. */
export const TRANSLATED_FROM = 'translated_from';

/** Folders with English pages, and where their Japanese twins are. */
const TREES = [
  {pages: 'services', twins: 'i18n/ja/docusaurus-plugin-content-blog-services'},
  {pages: 'companies', twins: 'i18n/ja/docusaurus-plugin-content-blog-companies'},
  {pages: 'docs', twins: 'i18n/ja/docusaurus-plugin-content-docs/current'},
] as const;

/** The front matter of a page up to its closing line; the group is the line end it uses. */
const FRONT_MATTER = /^---(\r?\n)(?:.*\r?\n)*?(?=---)/;
const RECORDED = new RegExp(`^${TRANSLATED_FROM}: *(\\S*)`, 'm');

/**
 * Fingerprint of an English page: 12 hexadecimal digits of the SHA-256 of its text, with
 * line ends and trailing spaces left out of account.
 */
export function fingerprint(text: string): string {
  const normalized = text.replace(/[ \t]*\r?\n/g, '\n').trim();
  return createHash('sha256').update(normalized).digest('hex').slice(0, 12);
}

/** Path of the Japanese twin of an English page; both are relative to the root of the site. */
export function twinOf(page: string): string {
  const tree = TREES.find(({pages}) => page.startsWith(`${pages}/`));
  if (!tree) {
    throw new Error(`${page} is not below ${TREES.map(({pages}) => pages).join(', ')}`);
  }
  return `${tree.twins}${page.slice(tree.pages.length)}`;
}

/** Every English page, relative to the root of the site. */
export const listPages = (root: string): string[] =>
  TREES.flatMap(({pages}) =>
    markdownBelow(path.join(root, pages)).map((file) => `${pages}/${file}`),
  );

/** The state of each Japanese page, in the order of the English pages' paths. */
export function inspectTranslations(root: string): Translation[] {
  return listPages(root).map((page) => {
    const translation = twinOf(page);
    return {page, translation, route: routeOf(page), state: stateOf(root, page, translation)};
  });
}

/**
 * Records in a Japanese page that it renders the English page as it is now.
 * @param text the Japanese page
 * @param english the English page
 * @returns the Japanese page with the fingerprint in its front matter
 */
export function acceptTranslation(text: string, english: string): string {
  const record = `${TRANSLATED_FROM}: ${fingerprint(english)}`;
  const [frontMatter, lineEnd] = FRONT_MATTER.exec(text) ?? [];
  if (frontMatter === undefined) {
    return `---\n${record}\n---\n\n${text}`;
  }
  const updated = RECORDED.test(frontMatter)
    ? frontMatter.replace(RECORDED, record)
    : `${frontMatter}${record}${lineEnd}`;
  return updated + text.slice(frontMatter.length);
}

/** What a maintainer is told of a page that is not current. */
export function describeTranslation({page, translation, state}: Translation): Problem {
  const message =
    state === 'missing'
      ? `the Japanese page is missing; translate ${page}`
      : `the Japanese page is outdated: ${page} has changed since; bring it up to date, then run "npm run translated -- ${translation}"`;
  return {file: translation, line: 1, column: 1, message};
}

function stateOf(root: string, page: string, translation: string): TranslationState {
  const twin = path.join(root, translation);
  if (!existsSync(twin)) {
    return 'missing';
  }
  const [frontMatter = ''] = FRONT_MATTER.exec(readFileSync(twin, 'utf8')) ?? [];
  const recorded = RECORDED.exec(frontMatter)?.[1];
  return recorded === fingerprint(readFileSync(path.join(root, page), 'utf8'))
    ? 'current'
    : 'outdated';
}

/** Path of a page below the base URL, without a locale. */
export const routeOf = (page: string): string =>
  `/${page.replace(/\.mdx?$/, '').replace(/\/index$/, '')}`;

/** Pages below a folder; what starts with an underscore is none, as for Docusaurus. */
function markdownBelow(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .map((file) => file.split(path.sep).join('/'))
        .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file))
        .sort()
    : [];
}
