/** Reads each page once and runs all rules that apply to it. */
import {languageOf} from './article/frontMatter';
import {type Page, readPage as parsePage, swallows} from './article/reader';
import {missingFrontMatter} from './article/frontMatter';
import {listPages} from './article/translations';
import type {ContentTree} from './contentTree';
import type {Catalogue} from './load';
import {
  articleFile,
  DIRECTORY_SLUG,
  entryOf,
  KIND_NAMES,
  originalOf,
  routeOf,
  twinOf,
} from './kinds';
import type {Company, Service} from './record/schema';
import {
  checkArticle,
  checkCitations,
  checkLength,
  type CitedFact,
  inspectDocument,
} from './rules/articles';
import {checkCharacters, checkDecoded} from './rules/characters';
import {checkCited, checkFigures} from './rules/citations';
import {isMissing} from './rules/files';
import {checkLinks, type LinkTargets} from './rules/links';
import {checkMarkup} from './rules/markup';
import {ContentError, type Position, type Problem} from './rules/problems';
import {checkSourcing, isAboutServices} from './rules/sourcing';
import {checkLanguage, checkTwin, isUntranslated} from './rules/twins';
import {positionAt} from './textFile';
import {DEFAULT_LOCALE, type Locale, type Localized, LOCALES} from './vocabulary';

/** The data that pages are checked against. */
export type PageContext = Omit<LinkTargets, 'anchors'> & {
  /** All records that can be parsed, by route. */
  readonly records: ReadonlyMap<string, RecordOfPage>;
  /** Slugs of the categories; `undefined` if their file isn't valid. */
  readonly categories: readonly string[] | undefined;
  readonly catalogue: Catalogue;
  /** Day for which the sums in articles are computed, such as `2026-11-22`. */
  readonly today: string;
};

/** The parts of a record that the checks of pages need. */
type RecordOfPage = {
  /** `undefined` if the record isn't valid. */
  readonly value: Service | Company | undefined;
  /** Whether the record has no problems, apart from those of layout. */
  readonly isSound: boolean;
  /** The names that have no problems. */
  readonly name: Partial<Localized>;
  readonly facts: readonly CitedFact[];
};

/** A page and its translation, as far as they exist and can be read. */
type Twins = {
  readonly file: string;
  readonly route: string;
  readonly pages: Readonly<Record<Locale, Page | undefined>>;
  /** Problems that were found while reading them. */
  readonly problems: readonly Problem[];
};

/** Checks all pages in both languages. */
export function inspectPages(content: ContentTree, context: PageContext): Problem[] {
  const all = listPages(content).map((file) => readTwins(content, file));
  const anchors = new Map(
    all.map(({route, pages}) => [
      route,
      new Set(
        Object.values(pages).flatMap((page) => page?.headings.flatMap(({id}) => id ?? []) ?? []),
      ),
    ]),
  );
  return [
    ...findMissing(content, context),
    ...all.flatMap((twins) => inspectTwins(content, twins, {...context, anchors})),
  ];
}

const findMissing = (content: ContentTree, {folders}: PageContext): Problem[] =>
  [
    ...KIND_NAMES.flatMap((kind) => folders[kind].map((slug) => articleFile(kind, slug))),
    articleFile('company', DIRECTORY_SLUG),
  ]
    .filter((file) => isMissing(content, file))
    .map((file) => ({
      ...{file, line: 1, column: 1, help: 'files'},
      message: 'the file is missing; each record needs an article beside it',
    }));

function readTwins(content: ContentTree, file: string): Twins {
  const [base, twin] = [file, twinOf(file)].map((name) =>
    content.has(name) ? readPage(name, content.read(name)) : undefined,
  );
  const route = routeOf(file);
  const problems = [...(base?.problems ?? []), ...(twin?.problems ?? [])];
  const text = base ? content.read(file) : '';
  if (languageOf(text) !== 'ja') {
    return {file, route, pages: {en: base?.page, ja: twin?.page}, problems};
  }
  if (twin === undefined) {
    return {file, route, pages: {en: undefined, ja: base?.page}, problems};
  }
  const surplus: Problem = {
    ...{file, ...positionAt(text, text.search(/^language:/m)), help: 'translations'},
    message: `this page and ${twinOf(file)} are both in Japanese; write this one in English and remove "language: ja"`,
  };
  return {file, route, pages: {en: undefined, ja: undefined}, problems: [surplus]};
}

/** Reads a page. Without `page`, it has a problem that makes all other checks pointless. */
function readPage(
  file: string,
  text: string,
): {readonly page: Page | undefined; readonly problems: readonly Problem[]} {
  const hidden = checkCharacters(file, text);
  if (hidden.length > 0) {
    return {page: undefined, problems: hidden};
  }
  try {
    const page = parsePage(file, text);
    const fault = faultOfWhole(page);
    if (fault === undefined) {
      return {page, problems: []};
    }
    const {line, column, message} = fault;
    return {page: undefined, problems: [{file, line, column, message}]};
  } catch (error) {
    if (error instanceof ContentError) {
      return {page: undefined, problems: error.problems};
    }
    throw error;
  }
}

/** A problem of the page as a whole that would cause most other problems. */
function faultOfWhole(page: Page): (Position & {readonly message: string}) | undefined {
  const {file, text, frontMatter, parts, blocks, codeBlocks} = page;
  if (frontMatter === undefined) {
    return missingFrontMatter(text);
  }
  if (parts.length === 0) {
    return {
      ...frontMatter.body,
      message: 'the page has no text below its front matter; write some',
    };
  }
  const open = codeBlocks.find(swallows);
  if (open) {
    const message =
      'the code block is not closed, so the text below is code; add ``` after its last line';
    return {...open, message};
  }
  return originalOf(file) !== file && isUntranslated(page)
    ? {
        ...blocks[0]!.spanOf(0),
        message:
          'the Japanese page is in English; translate it, or remove it until it is translated',
      }
    : undefined;
}

type Context = PageContext & LinkTargets;

function inspectTwins(content: ContentTree, twins: Twins, context: Context): Problem[] {
  const {file, route, pages, problems} = twins;
  const {en: english, ja: japanese} = pages;
  const isDraft = context.drafts.has(route);
  const found = LOCALES.flatMap((locale) => {
    const page = pages[locale];
    return page === undefined
      ? []
      : [
          ...checkDecoded(page),
          ...checkMarkup(page, context.categories),
          ...checkLanguage(page, locale),
          ...checkLinks(content, page, context, isDraft),
          ...(entryOf(file)
            ? inspectArticle(content, {page, locale}, twins, context)
            : inspectDocument(content, page, locale)),
        ];
  });
  if (problems.length + found.length > 0) {
    return [...problems, ...found];
  }
  // What has a problem would seem to lack its source, or to differ from the other page.
  const unsourced = isAboutServices(file) ? inspectSources(twins, context) : [];
  return unsourced.length === 0 && english && japanese ? checkTwin(english, japanese) : unsourced;
}

const isDirectory = (file: string): boolean => file === articleFile('company', DIRECTORY_SLUG);

/** Checks an article in one language. */
function inspectArticle(
  content: ContentTree,
  {page, locale}: {readonly page: Page; readonly locale: Locale},
  {file, route}: Twins,
  {drafts, records, catalogue, today}: Context,
): Problem[] {
  const {kind, slug} = entryOf(file)!;
  const isPost = kind === 'service';
  const cited = {catalogue, slug, locale, today};
  const service = isPost ? catalogue.services.find((one) => one.slug === slug) : undefined;
  const unresolved = checkCited(page, cited);
  const isDraft = drafts.has(route);
  const record = isDirectory(file) ? undefined : records.get(route);
  return [
    ...checkArticle(content, {page, locale, isPost, isDraft}, record),
    ...(record ? checkCitations(page, record.facts, isDraft) : []),
    ...unresolved,
    ...(service && !isDraft && unresolved.length === 0 ? checkFigures(page, service, cited) : []),
    ...(record && isPost && locale === DEFAULT_LOCALE
      ? checkLength(page, record.facts, isDraft)
      : []),
  ];
}

function inspectSources({file, route, pages}: Twins, {records}: Context): Problem[] {
  const record = records.get(route)?.value;
  // Sources can't be checked without a valid record; the problem of the record is reported.
  return record === undefined && entryOf(file) && !isDirectory(file)
    ? []
    : LOCALES.flatMap((locale) => {
        const page = pages[locale];
        return page ? checkSourcing(page, record, (other) => records.get(other)?.value) : [];
      });
}
