/** Reads each page once and runs all rules that apply to it. */
import {languageOf, missingFrontMatter} from './article/frontMatter';
import {type Page, readPage, swallows} from './article/reader';
import {listPages} from './article/translations';
import type {ContentTree} from './contentTree';
import {articleFile, DIRECTORY_SLUG, entryRoute, originalOf, routeOf, twinOf} from './kinds';
import type {Catalogue} from './load';
import type {Company, Service} from './record/schema';
import {checkArticle} from './rules/articles';
import {checkCharacters, checkDecoded} from './rules/texts';
import {checkFigures, checkSourcing, isAboutServices, readCited} from './rules/figures';
import {isMissing} from './rules/files';
import {checkLinks} from './rules/links';
import {checkMarkup} from './rules/markup';
import {ContentError, positionAt, type Problem, report, START} from './rules/problems';
import {checkLanguage, checkTwin, isUntranslated} from './rules/twins';
import {type Locale, LOCALES} from './vocabulary';

/** What pages are checked against. */
type Context = {
  readonly content: ContentTree;
  readonly catalogue: Catalogue;
  /** Day for which the sums in articles are computed, such as `2026-11-22`. */
  readonly today: string;
  /** All records by route, such as `/services/amazon-s3`. */
  readonly records: ReadonlyMap<string, Service | Company>;
  /** Ids of the headings of each page by route. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
};

/** A page in one language, with all that its rules need. */
export type Edition = Context & {
  readonly page: Page;
  readonly locale: Locale;
  /** The record of the entry; documentation and the company directory have none. */
  readonly record: Service | Company | undefined;
};

export function inspectPages(content: ContentTree, catalogue: Catalogue, today: string): Problem[] {
  const all = listPages(content).map((file) => readTwins(content, file));
  const entries = [
    ...catalogue.services.map((record) => ['service', record] as const),
    ...catalogue.companies.map((record) => ['company', record] as const),
  ];
  const records = new Map<string, Service | Company>(
    entries.map(([kind, record]) => [entryRoute(kind, record.slug), record]),
  );
  const anchors = new Map(
    all.map(({route, pages}) => {
      const headings = LOCALES.flatMap((locale) => pages[locale]?.headings ?? []);
      return [route, new Set(headings.flatMap(({id}) => id ?? []))];
    }),
  );
  const articles = entries.map(([kind, {slug}]) => articleFile(kind, slug));
  const missing = 'the file is missing; each record needs an article beside it';
  return [
    ...[...articles, articleFile('company', DIRECTORY_SLUG)]
      .filter((file) => isMissing(content, file))
      .flatMap((file) => report({file}, START, missing, 'files')),
    ...all.flatMap((twins) => inspectTwins(twins, {content, catalogue, today, records, anchors})),
  ];
}

function readTwins(
  content: ContentTree,
  file: string,
): {file: string; route: string; pages: Partial<Record<Locale, Page>>; problems: Problem[]} {
  const [base, twin] = [openPage(content, file), openPage(content, twinOf(file))];
  const text = content.has(file) ? content.read(file) : '';
  const isJapanese = languageOf(text) === 'ja';
  const both = {file, route: routeOf(file)};
  if (isJapanese && content.has(twinOf(file))) {
    const message = `this page and ${twinOf(file)} are both in Japanese; write this one in English and remove "language: ja"`;
    const place = positionAt(text, text.search(/^language:/m));
    return {...both, pages: {}, problems: report({file}, place, message, 'translations')};
  }
  const pages = isJapanese ? {ja: base.page} : {en: base.page, ja: twin.page};
  return {...both, pages, problems: [...base.problems, ...twin.problems]};
}

/** Without `page`, it doesn't exist, or a problem makes all other checks pointless. */
function openPage(
  content: ContentTree,
  file: string,
): {readonly page?: Page; readonly problems: readonly Problem[]} {
  const text = content.has(file) ? content.read(file) : '';
  const hidden = checkCharacters(file, text);
  if (!content.has(file) || hidden.length > 0) {
    return {problems: hidden};
  }
  try {
    const page = readPage(file, text);
    const problems = checkWhole(page);
    return problems.length > 0 ? {problems} : {page, problems};
  } catch (error) {
    if (error instanceof ContentError) {
      return {problems: error.problems};
    }
    throw error;
  }
}

/** A problem of the page as a whole that would cause most other problems. */
function checkWhole(page: Page): Problem[] {
  const {file, text, frontMatter, parts, blocks, codeBlocks} = page;
  const open = codeBlocks.find(swallows);
  if (frontMatter === undefined) {
    return report(page, START, missingFrontMatter(text));
  }
  if (parts.length === 0) {
    const message = 'the page has no text below its front matter; write some';
    return report(page, frontMatter.body, message);
  }
  if (open) {
    const message =
      'the code block is not closed, so the text below is code; add ``` after its last line';
    return report(page, open, message);
  }
  const message =
    'the Japanese page is in English; translate it, or remove it until it is translated';
  return originalOf(file) !== file && isUntranslated(page)
    ? report(page, blocks[0]!.spanOf(0), message)
    : [];
}

function inspectTwins(
  {file, route, pages, problems}: ReturnType<typeof readTwins>,
  context: Context,
): Problem[] {
  const record = context.records.get(route);
  const editions = LOCALES.flatMap((locale) => {
    const page = pages[locale];
    const edition = page && {...context, page, locale, record};
    return edition ? [{...edition, cited: readCited(edition)}] : [];
  });
  const found = editions.flatMap((edition) => [
    ...checkDecoded(edition.page),
    ...checkMarkup(edition),
    ...checkLanguage(edition),
    ...checkLinks(edition),
    ...checkArticle(edition),
    ...edition.cited.problems,
  ]);
  if (problems.length + found.length > 0) {
    return [...problems, ...found];
  }
  // A page with a problem would seem to lack sources and figures, or to differ from the other one.
  const lacking = (isAboutServices(file) ? editions : []).flatMap((edition) => [
    ...checkSourcing(edition.page, record, (other) => context.records.get(other)),
    ...checkFigures(edition, edition.cited.words),
  ]);
  const {en: english, ja: japanese} = pages;
  return lacking.length === 0 && english && japanese ? checkTwin(english, japanese) : lacking;
}
