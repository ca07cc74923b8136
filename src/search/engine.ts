import MiniSearch from 'minisearch';
import {groupBy} from '../groupBy';
import {type Context, contextOf, PAGE_KINDS, type PageEntry, type SearchFiles} from './pages';
import {parseQuery, synonymsOf} from './query';
import {buildSnippet, markText} from './snippet';
import {isJapanese, normalize, patternOf, termsOf} from './words';

/**
 * Constants of ranking. The numbers after each are the queries of `tests/search/queries.yml` (263 in
 * English, 269 in Japanese) that have the expected page among the first three results because of
 * it, compared with the value in brackets.
 */
/** Factors for matches by type; a text has 1. All but the title (1): 6, 1. */
const BOOST = {title: 14, keywords: 3, heading: 5, description: 10};
/** Edit distance allowed in a word that begins no indexed one, as a share of its length (0.2): 2, 2. */
const ERRORS = 0.25;
/** A query for which fewer pages match completely is widened (1): 6, 14. */
const ENOUGH_PAGES = 3;
/** Exponent of the share of the parts that match in one section (0): 5, 4. */
const COVERAGE = 4;

/** Maximum number of sections of a page that are hits of their own. */
const SECTIONS_PER_PAGE = 2;
/** Number of hits at the top that are from different pages. */
const DISTINCT_HITS = 3;

export type SearchOptions = {
  /** Limits the search to a part of the site; `undefined` searches all of it. */
  readonly context?: Context | undefined;
  readonly limit: number;
};

export type SearchAnswer = ReturnType<SearchEngine['search']>;

/** A page or a section of it that matches a query. All texts but the snippet are whole. */
export type Hit = SearchAnswer['hits'][number];

/** A word or run of a query. */
type Part = {
  /** Where it matches in a normalised text. */
  readonly pattern: RegExp;
  /** Scores of the pages on which it matches, by their index. */
  readonly scores: ReadonlyMap<number, number>;
};

type Candidate = ReturnType<SearchEngine['combine']>[number];

/** Full-text search over the pages of one language, without their texts until these are added. */
export class SearchEngine {
  private documents: readonly ReturnType<typeof toDocument>[];
  private index = newIndex();
  private texts: SearchFiles['texts'] | undefined;

  constructor(private readonly pages: SearchFiles['pages']) {
    this.documents = pages.map((page, id) => toDocument(page, id, []));
    this.index.addAll(this.documents);
  }

  /** Indexes the texts in steps, between which queries are answered without them. */
  async addTexts(texts: SearchFiles['texts']): Promise<void> {
    const documents = this.pages.map((page, id) => toDocument(page, id, texts[id]!));
    const index = newIndex();
    await index.addAllAsync(documents);
    this.documents = documents;
    this.index = index;
    this.texts = texts;
  }

  /** The hits for a query, best first; none for an empty query. */
  search(query: string, {context, limit}: SearchOptions) {
    const found = this.collect(query, context);
    const others = found.slice(0, limit).map((candidate) => this.hitsOf(candidate));
    const first = others.splice(0, DISTINCT_HITS);
    return {
      hits: [
        ...first.map(([main]) => main!),
        ...first.flatMap(([, ...sections]) => sections),
        ...others.flat(),
      ].slice(0, limit),
      /** Number of pages found, including those beyond the limit. */
      pages: found.length,
      /** The parts of the site that have some of them. */
      contexts: [...new Set(found.map((candidate) => candidate.context))],
      /** Whether the texts of the pages were searched too. */
      complete: this.texts !== undefined,
    };
  }

  /**
   * The pages that match the query as typed or, if there are too few, by its topic; those that
   * match in part only if too few match completely. Best first.
   */
  private collect(query: string, context: Context | undefined): readonly Candidate[] {
    let found: Candidate[] = [];
    for (const words of parseQuery(query)) {
      const all = [...found, ...this.combine(words, context)].sort(
        (a, b) => Number(a.isLast) - Number(b.isLast) || b.score - a.score || a.page - b.page,
      );
      found = [...groupBy(all, ({page}) => page).values()].map(([best]) => best!);
      const whole = found.filter(({isWhole}) => isWhole);
      if (whole.length >= ENOUGH_PAGES) {
        return whole;
      }
    }
    return found;
  }

  /** The pages of the context on which at least one of the words and runs matches. */
  private combine(words: readonly string[], context: Context | undefined) {
    const parts = words.map((word) => this.match(word));
    return [...new Set(parts.flatMap(({scores}) => [...scores.keys()]))]
      .map((page) => {
        const {url, kind, lifecycle} = this.pages[page]!;
        const matches = parts.filter(({scores}) => scores.has(page));
        const sum = matches.reduce((total, {scores}) => total + scores.get(page)!, 0);
        const share = this.sectionsOf(page, matches)[0]!.matches / parts.length;
        return {
          page,
          context: contextOf(url, '/'),
          matches,
          isWhole: matches.length === parts.length,
          score: sum * share ** COVERAGE * PAGE_KINDS[kind].weight,
          /** Ended services come last, unless the query has all words of a name. */
          isLast: lifecycle?.state === 'sunset' && !this.isNamed(page, matches),
        };
      })
      .filter((candidate) => context === undefined || candidate.context === context);
  }

  private isNamed(page: number, matches: readonly Part[]): boolean {
    const {title, keywords} = this.documents[page]!;
    const pattern = joined(matches);
    return [title, ...keywords].some(
      (name) => isIn([name], pattern) && termsOf(name.replace(pattern, ' ')).length === 0,
    );
  }

  /** Looks up a word or run and its synonyms, or similar words if none begins with it. */
  private match(word: string): Part {
    const texts = [word, ...synonymsOf(word)];
    const typed = texts.flatMap((text) =>
      this.index.search({queries: termsOf(text), prefix: true}),
    );
    const isMistyped = typed.length === 0 && !isJapanese(word);
    const found = isMistyped ? this.index.search({queries: [word], fuzzy: ERRORS}) : typed;
    const pattern = patternOf(isMistyped ? found.flatMap(({terms}) => terms) : texts);
    const part = {pattern, scores: new Map<number, number>()};
    for (const {id, score} of found as readonly {readonly id: number; readonly score: number}[]) {
      // The pairs of a run match in any order, the pattern only in sequence.
      if (this.sectionsOf(id, [part])[0]!.matches > 0) {
        part.scores.set(id, Math.max(score, part.scores.get(id) ?? 0));
      }
    }
    return part;
  }

  /**
   * The parts of a page in which a query matches, best first: those in which, together with the names
   * of the page, most parts match, and of these those that are named or described by most.
   */
  private sectionsOf(page: number, matches: readonly Part[]) {
    const {title, keywords, description, heading, label, content} = this.documents[page]!;
    const names = [title, ...keywords];
    return this.pages[page]!.sections.map((section, index) => {
      const labels = index === 0 ? [...names, description] : [heading[index]!, label[index]!];
      const text = content[index]!;
      return {
        section,
        index,
        isOwn: index === 0 || countIn([...labels, text], matches) > 0,
        matches: countIn([...names, ...labels, text], matches),
        inLabels: countIn([...names, ...labels], matches),
        /** Whether more parts match in its text than in any of its labels. */
        isText: labels.every((one) => countIn([one], matches) < countIn([text], matches)),
      };
    })
      .filter(({isOwn}) => isOwn)
      .sort((a, b) => b.matches - a.matches || b.inLabels - a.inLabels);
  }

  /** The best part of the page and further ones in which as many parts of the query match. */
  private hitsOf({page, matches}: Candidate) {
    const {kind, title, url, description, breadcrumb, lifecycle} = this.pages[page]!;
    const pattern = joined(matches);
    const ofPage = {
      ...{kind, breadcrumb, lifecycle},
      title: markText(title, pattern),
      description: markText(description, pattern),
    };
    const sections = this.sectionsOf(page, matches);
    const best = sections.filter((section) => section.matches === sections[0]!.matches);
    return best.slice(0, 1 + SECTIONS_PER_PAGE).map(({section, index, isText}) => {
      const text = this.texts?.[page]?.[index] ?? '';
      const isOfPage = index === 0 ? !isText : text === '' && !section.value;
      return {
        ...ofPage,
        isText,
        value: section.value,
        /** Title of the section; empty above the first heading. */
        section: markText(section.title, pattern),
        url: url + section.hash,
        /** The text of the section or the description, around the match: at most 50 characters. */
        snippet: buildSnippet(isOfPage ? description : text, pattern),
      };
    });
  }
}

const newIndex = () =>
  new MiniSearch<{readonly id: number}>({
    fields: [...Object.keys(BOOST), 'label', 'content'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {combineWith: 'AND', boost: BOOST},
  });

/** The normalised texts of a page; headings, labels of values and contents by section. */
const toDocument = (page: PageEntry, id: number, texts: readonly string[]) => ({
  id,
  title: normalize(page.title),
  keywords: page.keywords.map(normalize),
  description: normalize(page.description),
  heading: page.sections.map(({title, value}) => (value ? '' : normalize(title))),
  label: page.sections.map(({title, hash, value}) => (value ? normalize(`${title} ${hash}`) : '')),
  content: page.sections.map(({value}, index) =>
    normalize([value?.answer, texts[index]].join(' ')),
  ),
});

const countIn = (texts: readonly string[], parts: readonly Part[]): number =>
  parts.filter(({pattern}) => isIn(texts, pattern)).length;

const isIn = (texts: readonly string[], pattern: RegExp): boolean =>
  texts.some((text) => text.search(pattern) >= 0);

/** A pattern for all places where one of the parts matches. */
const joined = (parts: readonly Part[]): RegExp =>
  new RegExp(
    parts
      .map(({pattern}) => pattern.source)
      .sort((a, b) => b.length - a.length)
      .join('|'),
    'gu',
  );
