/** Reads each page once and runs all rules that apply to it. */
import {languageOf, missingFrontMatter} from './article/frontMatter';
import {type Page, readPage, swallows} from './article/reader';
import {listPages} from './article/translations';
import {type ContentTree, isMissing} from './contentTree';
import {articleFile, DIRECTORY_SLUG, entryRoute, originalOf, routeOf, twinOf} from './kinds';
import type {Catalogue, Company, Service} from './record/schema';
import {checkArticle} from './rules/articles';
import {checkCharacters} from './texts/faults';
import {checkFigures, checkSourcing, readCited} from './rules/figures';
import type {Edition} from './rules/edition';
import {checkLinks} from './rules/links';
import {checkDecoded, checkMarkup} from './rules/markup';
import {ContentError, positionAt, type Problem, report, reportFirst, START} from './problems';
import {checkLanguage, checkTwin, isUntranslated} from './rules/twins';
import {LOCALES} from './vocabulary';

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

function readTwins(content: ContentTree, file: string) {
  const [base, twin] = [openPage(content, file), openPage(content, twinOf(file))];
  const text = content.has(file) ? content.read(file) : '';
  const isJapanese = languageOf(text) === 'ja';
  const both = {file, route: routeOf(file)};
  if (isJapanese && content.has(twinOf(file))) {
    const message = `this page and ${twinOf(file)} are both in Japanese; write this one in English and remove "language: ja"`;
    const place = positionAt(text, text.search(/^language:/m));
    const problems = report({file}, place, message, 'translations');
    return {...both, pages: {en: undefined, ja: undefined}, problems};
  }
  const pages = isJapanese ? {en: undefined, ja: base.page} : {en: base.page, ja: twin.page};
  return {...both, pages, problems: [...base.problems, ...twin.problems]};
}

/** Without `page`, it doesn't exist, or a problem makes all other checks pointless. */
function openPage(content: ContentTree, file: string) {
  const text = content.has(file) ? content.read(file) : '';
  const hidden = checkCharacters(file, text);
  if (!content.has(file) || hidden.length > 0) {
    return {page: undefined, problems: hidden};
  }
  try {
    const page = readPage(file, text);
    const problems = checkWhole(page);
    return {page: problems.length > 0 ? undefined : page, problems};
  } catch (error) {
    if (error instanceof ContentError) {
      return {page: undefined, problems: error.problems};
    }
    throw error;
  }
}

/** A problem of the page as a whole that would cause most other problems. */
function checkWhole(page: Page): Problem[] {
  const {file, text, frontMatter, parts, blocks, codeBlocks} = page;
  const isForeign = originalOf(file) !== file && isUntranslated(page);
  return reportFirst(page, [
    [!frontMatter && START, missingFrontMatter(text)],
    [
      parts.length === 0 && frontMatter?.body,
      'the page has no text below its front matter; write some',
    ],
    [
      codeBlocks.find(swallows),
      'the code block is not closed, so the text below is code; add ``` after its last line',
    ],
    [
      isForeign && blocks[0]?.spanOf(0),
      'the Japanese page is in English; translate it, or remove it until it is translated',
    ],
  ]);
}

function inspectTwins(
  {file, route, pages, problems}: ReturnType<typeof readTwins>,
  context: Omit<Edition, 'page' | 'locale' | 'record'>,
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
  // The rest of the documentation is about this site, so its source is this repository.
  const isSourced = /^(services|companies|docs\/categories)\//.test(file);
  const lacking = (isSourced ? editions : []).flatMap((edition) => [
    ...checkSourcing(edition.page, record, (other) => context.records.get(other)),
    ...checkFigures(edition, edition.cited.words),
  ]);
  const {en: english, ja: japanese} = pages;
  return lacking.length === 0 && english && japanese ? checkTwin(english, japanese) : lacking;
}
