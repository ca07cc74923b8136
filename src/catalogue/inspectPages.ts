/** All pages of the site, each read once, with every rule that holds for it. */
import {inspectPage as inspectText, type Page} from './article/reader';
import {listPages} from './article/translations';
import type {ContentTree} from './contentTree';
import {articleFile, DIRECTORY_SLUG, entryOf, KIND_NAMES, routeOf, twinOf} from './kinds';
import type {Company, Service} from './record/schema';
import {checkArticle, checkCitations, checkLength, type LinkTargets} from './rules/articles';
import type {Problem} from './rules/problems';
import {checkSourcing, isAboutServices} from './rules/sourcing';
import {checkTwin} from './rules/twins';
import {LOCALES} from './vocabulary';

/** What pages are checked against. */
export type PageContext = LinkTargets & {
  /** The records that hold, by the path of their page. */
  readonly records: ReadonlyMap<string, Service | Company>;
};

/** A page in each language in which it can be read. */
type Pages = {readonly en: Page | undefined; readonly ja: Page | undefined};

/** The problems of all pages, in both languages. */
export const inspectPages = (content: ContentTree, context: PageContext): Problem[] => [
  ...findMissing(content, context),
  ...listPages(content).flatMap((file) => inspectPage(content, file, context)),
];

const findMissing = (content: ContentTree, {folders}: PageContext): Problem[] =>
  [
    ...KIND_NAMES.flatMap((kind) => folders[kind].map((slug) => articleFile(kind, slug))),
    articleFile('company', DIRECTORY_SLUG),
  ]
    .filter((file) => content.lacks(file))
    .map((file) => ({
      ...{file, line: 1, column: 1, help: 'files'},
      message: 'the file is missing; each record has an article beside it',
    }));

/** The problems of an English page, and of its translation where there is one. */
function inspectPage(content: ContentTree, file: string, context: PageContext): Problem[] {
  const [english, japanese] = [file, twinOf(file)].map((name) =>
    content.has(name) ? inspectText(name, content.read(name)) : undefined,
  );
  const pages = {en: english?.page, ja: japanese?.page};
  return [
    ...(english?.problem ? [english.problem] : []),
    ...(japanese?.problem ? [japanese.problem] : []),
    ...(entryOf(file) ? inspectArticle(content, file, pages, context) : []),
    ...(isAboutServices(file) ? inspectSources(file, pages, context) : []),
  ];
}

const isDirectory = (file: string): boolean => file === articleFile('company', DIRECTORY_SLUG);

function inspectArticle(
  content: ContentTree,
  file: string,
  pages: Pages,
  context: PageContext,
): Problem[] {
  const route = routeOf(file);
  const isPost = entryOf(file)?.kind === 'service';
  const isDraft = context.drafts.has(route);
  const facts = isDirectory(file) ? [] : context.records.get(route)?.facts;
  const {en: english, ja: japanese} = pages;
  return [
    ...LOCALES.flatMap((locale) => {
      const page = pages[locale];
      return page === undefined
        ? []
        : [
            ...checkArticle(content, {page, locale, isPost, isDraft}, context),
            ...(facts ? checkCitations(page, facts) : []),
          ];
    }),
    ...(english && japanese ? checkTwin(english, japanese) : []),
    ...(english && facts && isPost ? checkLength(english, facts, isDraft) : []),
  ];
}

function inspectSources(file: string, pages: Pages, {records}: PageContext): Problem[] {
  const record = records.get(routeOf(file));
  // Without its record, nothing can be said of an article; that problem is told already.
  return record === undefined && entryOf(file) && !isDirectory(file)
    ? []
    : LOCALES.flatMap((locale) => {
        const page = pages[locale];
        return page ? checkSourcing(page, record, (route) => records.get(route)) : [];
      });
}
