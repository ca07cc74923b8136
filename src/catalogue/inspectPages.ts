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
import {checkLinks, type LinkTargets} from './rules/links';
import {checkMarkup} from './rules/markup';
import {
  ContentError,
  type Position,
  positionAt,
  type Problem,
  report,
  START,
} from './rules/problems';
import {checkLanguage, checkTwin, isUntranslated} from './rules/twins';
import {LOCALES} from './vocabulary';

/** What pages are checked against. */
type Context = LinkTargets & {
  readonly content: ContentTree;
  /** Day for which the sums in articles are computed, such as `2026-11-22`. */
  readonly today: string;
};

/** Checks all pages in both languages. */
export function inspectPages(content: ContentTree, catalogue: Catalogue, today: string): Problem[] {
  const {services, companies} = catalogue;
  const all = listPages(content).map((file) => readTwins(content, file));
  const context: Context = {
    ...{content, catalogue, today},
    records: new Map<string, Service | Company>([
      ...services.map((value) => [entryRoute('service', value.slug), value] as const),
      ...companies.map((value) => [entryRoute('company', value.slug), value] as const),
    ]),
    anchors: new Map(
      all.map(({route, pages}) => {
        const headings = LOCALES.flatMap((locale) => pages[locale]?.headings ?? []);
        return [route, new Set(headings.flatMap(({id}) => id ?? []))];
      }),
    ),
  };
  const articles = [
    ...services.map(({slug}) => articleFile('service', slug)),
    ...companies.map(({slug}) => articleFile('company', slug)),
    articleFile('company', DIRECTORY_SLUG),
  ];
  const missing = 'the file is missing; each record needs an article beside it';
  return [
    ...articles
      .filter((file) => isMissing(content, file))
      .flatMap((file) => report({file}, START, missing, 'files')),
    ...all.flatMap((twins) => inspectTwins(twins, context)),
  ];
}

/** Reads a page and its translation, as far as they exist. */
function readTwins(content: ContentTree, file: string) {
  const [base, twin] = [file, twinOf(file)].map((name) =>
    content.has(name) ? openPage(name, content.read(name)) : undefined,
  );
  const both = {file, route: routeOf(file)};
  const problems = [base, twin].flatMap((one) => one?.problems ?? []);
  const text = base ? content.read(file) : '';
  if (languageOf(text) !== 'ja') {
    return {...both, pages: {en: base?.page, ja: twin?.page}, problems};
  }
  if (twin === undefined) {
    return {...both, pages: {en: undefined, ja: base?.page}, problems};
  }
  const message = `this page and ${twinOf(file)} are both in Japanese; write this one in English and remove "language: ja"`;
  const place = positionAt(text, text.search(/^language:/m));
  const found = report({file}, place, message, 'translations');
  return {...both, pages: {en: undefined, ja: undefined}, problems: found};
}

/** Reads a page. Without `page`, it has a problem that makes all other checks pointless. */
function openPage(file: string, text: string) {
  const hidden = checkCharacters(file, text);
  if (hidden.length > 0) {
    return {page: undefined, problems: hidden};
  }
  try {
    const page = readPage(file, text);
    const fault = faultOfWhole(page);
    const problems = fault ? report(page, ...fault) : [];
    return {page: fault ? undefined : page, problems};
  } catch (error) {
    if (error instanceof ContentError) {
      return {page: undefined, problems: error.problems};
    }
    throw error;
  }
}

/** A problem of the page as a whole that would cause most other problems. */
function faultOfWhole(page: Page): readonly [Position, string] | undefined {
  const {file, text, frontMatter, parts, blocks, codeBlocks} = page;
  if (frontMatter === undefined) {
    return [START, missingFrontMatter(text)];
  }
  if (parts.length === 0) {
    return [frontMatter.body, 'the page has no text below its front matter; write some'];
  }
  const open = codeBlocks.find(swallows);
  if (open) {
    const message =
      'the code block is not closed, so the text below is code; add ``` after its last line';
    return [open, message];
  }
  if (originalOf(file) !== file && isUntranslated(page)) {
    const message =
      'the Japanese page is in English; translate it, or remove it until it is translated';
    return [blocks[0]!.spanOf(0), message];
  }
  return undefined;
}

function inspectTwins(
  {file, route, pages, problems}: ReturnType<typeof readTwins>,
  context: Context,
): Problem[] {
  const record = context.records.get(route);
  const {draft: isDraft = false} = record ?? {};
  const editions = LOCALES.flatMap((locale) => {
    const page = pages[locale];
    const citing = record && page && {...context, slug: record.slug, locale};
    return page ? [{page, locale, cited: citing && readCited(page, citing)}] : [];
  });
  const found = editions.flatMap(({page, locale, cited}) => [
    ...checkDecoded(page),
    ...checkMarkup(page, Object.keys(context.catalogue.categories.categories)),
    ...checkLanguage(page, locale),
    ...checkLinks({...context, page, isDraft}),
    ...checkArticle(context.content, page, locale, record),
    ...(cited?.problems ?? []),
  ]);
  if (problems.length + found.length > 0) {
    return [...problems, ...found];
  }
  // What has a problem would seem to lack its source, to name no figures, or to differ from the other
  // page.
  const lacking = (isAboutServices(file) ? editions : []).flatMap(({page, locale, cited}) => [
    ...checkSourcing(page, record, (other) => context.records.get(other)),
    ...(record && 'plans' in record && !isDraft
      ? checkFigures(page, record, cited!.words, context.catalogue, locale)
      : []),
  ]);
  const {en: english, ja: japanese} = pages;
  return lacking.length === 0 && english && japanese ? checkTwin(english, japanese) : lacking;
}
