import MiniSearch, {type QueryCombination, type SearchOptions as LookUpOptions} from 'minisearch';
import type {Context} from './contexts';
import type {Hit, HitType, PageEntry, PagesFile, SearchAnswer, TextsFile} from './documents';
import {normalize} from './normalize';
import {parseQuery} from './query';
import {buildSnippet} from './snippet';
import {synonymsOf} from './synonyms';
import {isAbbreviation, isJapanese, pairsOf, termsOf, type Wording} from './tokenize';

/**
 * Constants of ranking. The numbers after each are the queries of `tests/search/queries.yml` (259 in
 * English, 264 in Japanese) that have the expected page among the first three results because of
 * it, compared with the value in brackets.
 */
/** Factors for matches by type; a text has 1. Description (1): 2, 8. Keywords (14): 1, 5. */
const BOOST = {title: 14, keywords: 4, heading: 4, description: 8};
/** Factor for words that begin with the one typed; MiniSearch has 0.375: 2, 0. */
const WEIGHTS = {prefix: 1, fuzzy: 0.45};
/** Factor for synonyms (1): 0, 4. */
const SYNONYM = 0.4;
/** Edit distance allowed in a word that begins no indexed one, as a share of its length (0.2): 3, 2. */
const ERRORS = 0.25;
/** A query that finds fewer pages than this is widened (1): 6, 9. */
const ENOUGH_PAGES = 3;
/** Share of the parts of such a query that must match (0.75): 15, 12. */
const PARTS_NEEDED = 0.5;
/** Exponent of the share of the parts that match (0): 3, 1. */
const COVERAGE = 4;
/** Bonus for a name in the query, times the squared share of it that matches (0): 2, 0; 0, 8 first. */
const NAMED = 3;

/** Maximum number of sections of a page that are hits of their own. */
const SECTIONS_PER_PAGE = 2;

/** Number of hits at the top that are from different pages. */
const DISTINCT_HITS = 3;

/** Number of pages after which {@link SearchEngine.addTexts} yields to the event loop. */
const STEP = 10;

const FIELDS: readonly HitType[] = ['title', 'keywords', 'description', 'heading', 'content'];

/** Options of {@link SearchEngine.search}. */
export type SearchOptions = {
  /** Limits the search to a part of the site; `undefined` searches all of it. */
  readonly context?: Context | undefined;
  /** The part of the site for {@link SearchAnswer.inPreferred}. */
  readonly preferred?: Context | undefined;
  /** Maximum number of hits. */
  readonly limit: number;
};

/** A text of a page: its title, a keyword, its description, a heading or the text of a section. */
type Field = {
  readonly type: HitType;
  /** Index of the section of the page; 0 for its title, keywords and description. */
  readonly section: number;
  readonly text: string;
  /** Its index terms, separated by spaces, with a space at both ends. */
  readonly terms: string;
};

/** What MiniSearch indexes for a page: the terms of its fields by type. */
type IndexedPage = Record<HitType, string> & {readonly id: number};

/** How a part of a query matches a page. */
type Match = {
  readonly score: number;
  /** The terms that matched, of which a page has at least one. */
  readonly wordings: readonly Wording[];
};

/** Matches by the number of their page. */
type Matches = ReadonlyMap<number, Match>;

type Candidate = {
  readonly page: number;
  readonly score: number;
  /** Share of the parts of the query that match, up to 1. */
  readonly coverage: number;
  readonly matches: readonly Match[];
};

/** The target of a hit. */
type Place = {readonly page: number; readonly section: number; readonly matches: readonly Match[]};

/**
 * Full-text search over the pages of one language. Titles, headings, descriptions and keywords are
 * indexed by the constructor, the texts of the pages by {@link SearchEngine.addTexts}.
 */
export class SearchEngine {
  private fields: readonly (readonly Field[])[];
  private index: MiniSearch<IndexedPage>;
  private isComplete = false;

  constructor(private readonly pages: PagesFile) {
    this.fields = pages.map((page) => fieldsOf(page, []));
    this.index = newIndex();
    this.index.addAll(this.fields.map(toIndexedPage));
  }

  /** Indexes the texts in steps, between which queries are answered without them. */
  async addTexts(texts: TextsFile): Promise<void> {
    const fields: (readonly Field[])[] = [];
    const index = newIndex();
    for (const [id, page] of this.pages.entries()) {
      fields.push(fieldsOf(page, texts[id]!));
      index.add(toIndexedPage(fields[id]!, id));
      if (id % STEP === 0) {
        await new Promise((resolve) => setTimeout(resolve));
      }
    }
    this.fields = fields;
    this.index = index;
    this.isComplete = true;
  }

  /** The hits for a query, best first; none for an empty query. */
  search(query: string, {context, preferred, limit}: SearchOptions): SearchAnswer {
    const candidates = this.collect(query, context);
    const places = candidates.map((candidate) => this.placesOf(candidate));
    const first = places.slice(0, DISTINCT_HITS);
    const all = [
      ...first.map(([main]) => main),
      ...first.flatMap(([, ...sections]) => sections),
      ...places.slice(DISTINCT_HITS).flat(),
    ];
    return {
      hits: all.slice(0, limit).map((place) => this.toHit(place)),
      total: all.length,
      pages: candidates.length,
      inPreferred:
        preferred !== undefined &&
        // The search in a context widens the query further.
        (candidates.some(({page}) => this.pages[page]!.context === preferred) ||
          this.collect(query, preferred).length > 0),
      complete: this.isComplete,
    };
  }

  /**
   * Finds pages for the query as typed, then for its topic, then for half of its parts, until
   * enough pages match completely. Best first.
   */
  private collect(query: string, context: Context | undefined): Candidate[] {
    const {literal, topical} = parseQuery(query);
    const best = new Map<number, Candidate>();
    let parts: readonly Matches[] = [];
    for (const [texts, needed] of [
      [literal, 1],
      [topical, 1],
      [topical, PARTS_NEEDED],
    ] as const) {
      const whole = [...best.values()].filter(({coverage}) => coverage === 1);
      if (whole.length >= ENOUGH_PAGES || texts.length === 0) {
        break;
      }
      parts = needed === 1 ? texts.map((text) => this.match(text)) : parts;
      for (const candidate of this.combine(parts, needed)) {
        const isInContext =
          context === undefined || this.pages[candidate.page]!.context === context;
        if (isInContext && candidate.score > (best.get(candidate.page)?.score ?? 0)) {
          best.set(candidate.page, candidate);
        }
      }
    }
    return [...best.values()].sort((a, b) => b.score - a.score || a.page - b.page);
  }

  /** The pages on which at least the share `needed` of the parts matches. */
  private combine(parts: readonly Matches[], needed: number): Candidate[] {
    const pages = new Set(parts.flatMap((part) => [...part.keys()]));
    return [...pages].flatMap((page) => {
      const matches = parts.flatMap((part) => part.get(page) ?? []);
      const coverage = matches.length / parts.length;
      const sum = matches.reduce((total, {score}) => total + score, 0);
      const name = 1 + NAMED * this.shareOfName(page, matches) ** 2;
      const score = sum * coverage ** COVERAGE * name * this.pages[page]!.weight;
      return coverage < needed ? [] : [{page, score, coverage, matches}];
    });
  }

  /** The largest share of a name that matches, from 0 to 1. */
  private shareOfName(page: number, matches: readonly Match[]): number {
    const wordings = matches.flatMap((match) => match.wordings);
    const shares = this.fields[page]!.filter(isName).map(({terms}) => {
      const all = terms
        .trim()
        .split(' ')
        .map((term) => ` ${term} `);
      const found = all.filter((term) =>
        wordings.some((wording) => term.includes(wording) || wording.includes(term)),
      );
      return found.join('').length / all.join('').length;
    });
    return Math.max(0, ...shares);
  }

  /** The matches of a part of a query or its synonyms. */
  private match(part: string): Matches {
    const all = new Map(this.lookUpTyped(part));
    for (const synonym of synonymsOf(part)) {
      for (const [page, {score, wordings}] of this.lookUp(synonym, {prefix: true})) {
        const other = all.get(page);
        all.set(page, {
          score: Math.max(score * SYNONYM, other?.score ?? 0),
          wordings: [...wordings, ...(other?.wordings ?? [])],
        });
      }
    }
    return all;
  }

  /** The matches of a part that may be the beginning of a word, or else be misspelled. */
  private lookUpTyped(part: string): Matches {
    if (isJapanese(part) && part.length > 1) {
      return this.lookUp(part);
    }
    const found = this.find({queries: [part], prefix: true}, () => [` ${part}`]);
    return found.size > 0 || isAbbreviation(part) ? found : this.lookUp(part, {fuzzy: ERRORS});
  }

  /** The matches of a text of which all terms must match, in sequence if it is Japanese. */
  private lookUp(text: string, options: LookUpOptions = {}): Matches {
    if (!isJapanese(text)) {
      return this.find({queries: termsOf(text), ...options}, (terms) =>
        terms.map((term) => ` ${term} `),
      );
    }
    const pairs = pairsOf(text);
    const run = [` ${pairs.join(' ')} `];
    const found = this.find({queries: pairs}, () => run);
    return new Map(
      [...found].filter(([page]) =>
        this.fields[page]!.some((field) => contains(field, {wordings: run})),
      ),
    );
  }

  private find(
    query: QueryCombination,
    wordingsOf: (terms: readonly string[]) => readonly Wording[],
  ): Map<number, Match> {
    return new Map(
      this.index.search(query).map(({id, score, terms, queryTerms}) => [
        id as number,
        // MiniSearch adds up the scores of the terms, and multiplies the sum by their number.
        {score: score / queryTerms.length ** 2, wordings: wordingsOf(terms)},
      ]),
    );
  }

  /**
   * The page or the section in which most parts of the query match, and further sections in which
   * as many do. What matches in a name of the page counts for each section.
   */
  private placesOf({page, matches}: Candidate): [Place, ...Place[]] {
    const fields = this.fields[page]!;
    const names = fields.filter(isName);
    const matching = this.pages[page]!.sections.map((_, section) => {
      const own = fields.filter((field) => field.section === section);
      const found = matches.map((match) => own.filter((field) => contains(field, match)).length);
      const covered = matches.filter(
        (match, part) => found[part]! > 0 || names.some((name) => contains(name, match)),
      ).length;
      const total = found.reduce((sum, count) => sum + count, 0);
      return {place: {page, section, matches}, covered, total};
    });
    const [itself, ...sections] = matching;
    const sorted = [
      itself!,
      ...sections.filter(({total}) => total > 0).sort((a, b) => b.total - a.total),
    ].sort((a, b) => b.covered - a.covered);
    const [main, ...others] = sorted;
    const further = others.filter(({covered, total}) => total > 0 && covered === main!.covered);
    return [main!.place, ...further.slice(0, SECTIONS_PER_PAGE).map(({place}) => place)];
  }

  private toHit({page, section, matches}: Place): Hit {
    const {title, url, keywords, breadcrumb, sections} = this.pages[page]!;
    const {title: heading, hash} = sections[section] ?? {title: '', hash: ''};
    const own = this.fields[page]!.filter((field) => field.section === section);
    const countIn = (field: Field) => matches.filter((match) => contains(field, match)).length;
    const {type, text} = own.reduce((best, field) =>
      countIn(field) > countIn(best) ? field : best,
    );
    const wordings = matches.flatMap((match) => match.wordings);
    return {
      type,
      title,
      section: heading,
      url: url + hash,
      breadcrumb,
      snippet: buildSnippet(type === 'keywords' ? keywords.join(', ') : text, wordings),
    };
  }
}

const newIndex = (): MiniSearch<IndexedPage> =>
  new MiniSearch({
    fields: [...FIELDS],
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
    searchOptions: {combineWith: 'AND', boost: BOOST, weights: WEIGHTS},
  });

function fieldsOf(page: PageEntry, texts: readonly string[]): Field[] {
  const {title, keywords, description, sections} = page;
  const field = (type: HitType, text: string, section = 0) => ({
    type,
    section,
    text,
    terms: ` ${termsOf(normalize(text)).join(' ')} `,
  });
  return [
    field('title', title),
    ...keywords.map((keyword) => field('keywords', keyword)),
    field('description', description),
    ...sections.map((section, index) => field('heading', section.title, index)),
    ...texts.map((text, index) => field('content', text, index)),
  ].filter(({terms}) => terms.trim() !== '');
}

/** @param id number of the page */
const toIndexedPage = (fields: readonly Field[], id: number): IndexedPage => {
  const termsOfType = (type: HitType) =>
    fields.flatMap((field) => (field.type === type ? field.terms.trim() : [])).join(' ');
  return {
    id,
    title: termsOfType('title'),
    keywords: termsOfType('keywords'),
    description: termsOfType('description'),
    heading: termsOfType('heading'),
    content: termsOfType('content'),
  };
};

const isName = ({type}: Field): boolean => type === 'title' || type === 'keywords';

const contains = ({terms}: Field, {wordings}: Pick<Match, 'wordings'>): boolean =>
  wordings.some((wording) => terms.includes(wording));
