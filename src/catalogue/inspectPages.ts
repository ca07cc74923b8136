/** All pages of the site, each read once, with every rule that holds for it. */
import {languageOf} from './article/frontMatter';
import {inspectPage as inspectText, type Page} from './article/reader';
import {listPages} from './article/translations';
import type {ContentTree} from './contentTree';
import {articleFile, DIRECTORY_SLUG, entryOf, KIND_NAMES, routeOf, twinOf} from './kinds';
import type {Company, Service} from './record/schema';
import {checkArticle, checkCitations, checkLength} from './rules/articles';
import {checkCharacters} from './rules/characters';
import {checkLinks, type LinkTargets} from './rules/links';
import {checkMarkup} from './rules/markup';
import type {Problem} from './rules/problems';
import {checkSourcing, isAboutServices} from './rules/sourcing';
import {checkLanguage, checkTwin} from './rules/twins';
import {findEmptySections} from './rules/unwritten';
import {type Locale, LOCALES} from './vocabulary';

/** What pages are checked against. */
export type PageContext = Omit<LinkTargets, 'anchors'> & {
  /** The records that hold, by the path of their page. */
  readonly records: ReadonlyMap<string, Service | Company>;
};

/** An English page and its translation, as far as they are there. */
type Twins = {
  readonly file: string;
  readonly route: string;
  readonly pages: Readonly<Record<Locale, Page | undefined>>;
  /** What keeps either from being read. */
  readonly problems: readonly Problem[];
};

/** The problems of all pages, in both languages. */
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
    .filter((file) => content.lacks(file))
    .map((file) => ({
      ...{file, line: 1, column: 1, help: 'files'},
      message: 'the file is missing; each record has an article beside it',
    }));

function readTwins(content: ContentTree, file: string): Twins {
  const [base, twin] = [file, twinOf(file)].map((name) =>
    content.has(name) ? inspectText(name, content.read(name)) : undefined,
  );
  const problems = [...(base?.problems ?? []), ...(twin?.problems ?? [])];
  const isJapanese = base !== undefined && languageOf(content.read(file)) === 'ja';
  if (!isJapanese) {
    return {file, route: routeOf(file), pages: {en: base?.page, ja: twin?.page}, problems};
  }
  const surplus: Problem[] = twin
    ? [
        {
          ...{file, line: 1, column: 1, help: 'translations'},
          message: `the page is in Japanese, and so is ${twinOf(file)}; write this one in English, without "language: ja"`,
        },
      ]
    : [];
  return {
    ...{file, route: routeOf(file)},
    pages: {en: undefined, ja: base.page},
    problems: [...problems, ...surplus],
  };
}

type Context = PageContext & LinkTargets;

function inspectTwins(content: ContentTree, twins: Twins, context: Context): Problem[] {
  const {file, route, pages, problems} = twins;
  const isDraft = context.drafts.has(route);
  return [
    ...problems,
    ...LOCALES.flatMap((locale) => {
      const page = pages[locale];
      return page === undefined
        ? []
        : [
            ...checkCharacters(page.file, page.text),
            ...checkMarkup(page, context.tags),
            ...checkLanguage(page, locale),
            ...checkLinks(content, page, context, isDraft),
            ...(entryOf(file) ? [] : findEmptySections(page)),
          ];
    }),
    ...(entryOf(file) ? inspectArticle(content, twins, context) : []),
    ...(isAboutServices(file) ? inspectSources(twins, context) : []),
  ];
}

const isDirectory = (file: string): boolean => file === articleFile('company', DIRECTORY_SLUG);

function inspectArticle(
  content: ContentTree,
  {file, route, pages}: Twins,
  {drafts, records}: Context,
): Problem[] {
  const isPost = entryOf(file)?.kind === 'service';
  const isDraft = drafts.has(route);
  const record = isDirectory(file) ? undefined : records.get(route);
  const {en: english, ja: japanese} = pages;
  return [
    ...LOCALES.flatMap((locale) => {
      const page = pages[locale];
      return page === undefined
        ? []
        : [
            ...checkArticle(content, {page, locale, isPost, isDraft}, record?.name[locale]),
            ...(record ? checkCitations(page, record.facts, isDraft) : []),
          ];
    }),
    ...(english && japanese ? checkTwin(english, japanese) : []),
    ...(english && record && isPost ? checkLength(english, record.facts, isDraft) : []),
  ];
}

function inspectSources({file, route, pages}: Twins, {records}: Context): Problem[] {
  const record = records.get(route);
  // Without its record, nothing can be said of an article; that problem is told already.
  return record === undefined && entryOf(file) && !isDirectory(file)
    ? []
    : LOCALES.flatMap((locale) => {
        const page = pages[locale];
        return page ? checkSourcing(page, record, (other) => records.get(other)) : [];
      });
}
