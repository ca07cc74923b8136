import MiniSearch, {type SearchOptions as LookUpOptions} from 'minisearch';
import type {PageEntry, PagesFile, TextsFile} from './documents';
import type {Context} from './pages';
import {groupBy} from '../groupBy';
import {normalize} from './normalize';
import {parseQuery} from './query';
import {buildSnippet, markText} from './snippet';
import {synonymsOf} from './synonyms';
import {isJapanese, patternOf, termsOf, type Wording} from './tokenize';

/**
 * Constants of ranking. The numbers after each are the queries of `tests/search/queries.yml` (262 in
 * English, 268 in Japanese) that have the expected page among the first three results because of
 * it, compared with the value in brackets.
 */
/** Factors for matches by type; a text has 1. All but the title (1): 5, 2. */
const BOOST = {title: 14, keywords: 3, heading: 5, description: 10};
/** Edit distance allowed in a word that begins no indexed one, as a share of its length (0.2): 4, 2. */
const ERRORS = 0.25;
/** Shorter words are abbreviations: an unknown one finds nothing rather than a similar one. */
const SHORTEST_MISTYPED = 4;
/** A query for which fewer pages match completely is widened (1): 6, 8. */
const ENOUGH_PAGES = 3;
/** Exponent of the share of the parts that match in one section (0): 1, 0, and better ranks. */
const COVERAGE = 4;
/** Factor for a page with a name in the query (1): 4, 0. */
const NAMED = 4;

/** Maximum number of sections of a page that are hits of their own. */
const SECTIONS_PER_PAGE = 2;

/** Number of hits at the top that are from different pages. */
const DISTINCT_HITS = 3;

/** Number of pages after which {@link SearchEngine.addTexts} yields to the event loop. */
const STEP = 10;

/** Options of {@link SearchEngine.search}. */
export type SearchOptions = {
  /** Limits the search to a part of the site; `undefined` searches all of it. */
  readonly context?: Context | undefined;
  /** The part of the site that the answer tells whether it has some of the pages. */
  readonly preferred?: Context | undefined;
  /** Maximum number of hits. */
  readonly limit: number;
};

/** Where a query was found. */
type HitType = keyof typeof BOOST | 'content';

/** The answer to a query. */
export type SearchAnswer = ReturnType<SearchEngine['search']>;

/** A page or a section of it that matches a query. All texts but the snippet are whole. */
export type Hit = SearchAnswer['hits'][number];

/** A text of a page: its title, a keyword, its description, a heading or the text of a section. */
type Field = {
  readonly type: HitType;
  /** Index of the section of the page; 0 for its title, keywords and description. */
  readonly section: number;
  readonly text: string;
  /** Its index terms, separated by spaces, with a space at both ends. */
  readonly terms: string;
};

type IndexedPage = {readonly id: number; readonly fields: readonly Field[]};

/** How a part of a query matches a page. */
type Match = {
  readonly score: number;
  /** The terms that matched, of which a page has at least one. */
  readonly wordings: readonly Wording[];
};

/** A page that matches a query. */
type Candidate = ReturnType<SearchEngine['combine']>[number];

/**
 * Full-text search over the pages of one language. Titles, headings, descriptions and keywords are
 * indexed by the constructor, the texts of the pages by {@link SearchEngine.addTexts}.
 */
export class SearchEngine {
  private fields: readonly (readonly Field[])[];
  private index = newIndex();
  private isComplete = false;

  constructor(private readonly pages: PagesFile) {
    this.fields = pages.map((page) => fieldsOf(page, []));
    this.index.addAll(this.fields.map((fields, id) => ({id, fields})));
  }

  /** Indexes the texts in steps, between which queries are answered without them. */
  async addTexts(texts: TextsFile): Promise<void> {
    const all: (readonly Field[])[] = [];
    const index = newIndex();
    for (const [id, page] of this.pages.entries()) {
      const fields = fieldsOf(page, texts[id]!);
      all.push(fields);
      index.add({id, fields});
      if (id % STEP === 0) {
        await new Promise((resolve) => setTimeout(resolve));
      }
    }
    this.fields = all;
    this.index = index;
    this.isComplete = true;
  }

  /** The hits for a query, best first; none for an empty query. */
  search(query: string, {context, preferred, limit}: SearchOptions) {
    const found = this.collect(query, context);
    const hits = found.slice(0, limit).map((candidate) => this.hitsOf(candidate));
    const first = hits.slice(0, DISTINCT_HITS);
    return {
      hits: [
        ...first.map(([main]) => main!),
        ...first.flatMap(([, ...sections]) => sections),
        ...hits.slice(DISTINCT_HITS).flat(),
      ].slice(0, limit),
      /** Number of pages found, including those beyond the limit. */
      pages: found.length,
      /** Whether some of them are in the preferred context; `false` if none was preferred. */
      inPreferred: found.some(({page}) => this.pages[page]!.context === preferred),
      /** Whether the texts of the pages were searched too. */
      complete: this.isComplete,
    };
  }

  /**
   * The pages that match the query as typed or, if there are too few, by its topic; those that
   * match in part only if too few match completely. Best first.
   */
  private collect(query: string, context: Context | undefined): Candidate[] {
    const best = new Map<number, Candidate>();
    let whole: Candidate[] = [];
    for (const parts of parseQuery(query)) {
      if (whole.length < ENOUGH_PAGES) {
        for (const candidate of this.combine(parts, context)) {
          const other = best.get(candidate.page);
          best.set(candidate.page, other && other.score > candidate.score ? other : candidate);
        }
        whole = [...best.values()].filter(({coverage}) => coverage === 1);
      }
    }
    const found = whole.length < ENOUGH_PAGES ? [...best.values()] : whole;
    return found.sort((a, b) => a.rank - b.rank || b.score - a.score || a.page - b.page);
  }

  /** The pages of the context on which at least one of the parts matches. */
  private combine(parts: readonly string[], context: Context | undefined) {
    const matchesOf = parts.map((part) => this.match(part));
    const pages = new Set(matchesOf.flatMap((matches) => [...matches.keys()]));
    return [...pages].flatMap((page) => {
      const {weight, context: own, lifecycle} = this.pages[page]!;
      const matches = matchesOf.flatMap((part) => part.get(page) ?? []);
      const coverage = matches.length / parts.length;
      const [best] = this.sectionsOf(page, matches);
      const share = best!.matches / parts.length;
      const sum = matches.reduce((total, {score}) => total + score, 0);
      const isNamed = this.isNamed(page, matches);
      const score = sum * share ** COVERAGE * (isNamed ? NAMED : 1) * weight;
      const isEnded = lifecycle?.state === 'sunset';
      // Pages of a lower rank come first: those on which all parts match before others, and in both,
      // ended services that the query does not name last.
      const rank = isNamed ? 0 : (coverage < 1 ? 2 : 0) + (isEnded ? 1 : 0);
      return context === undefined || own === context
        ? [{page, score, rank, coverage, matches}]
        : [];
    });
  }

  /** Whether all terms of a name of the page match. */
  private isNamed(page: number, matches: readonly Match[]): boolean {
    const matched = matches.flatMap(({wordings}) => wordings.join(' ').split(' '));
    const names = this.fields[page]!.filter(isName);
    return names.some(({terms}) => terms.split(' ').every((term) => matched.includes(term)));
  }

  /** The matches of a part of a query, which may be misspelled, or its synonyms. */
  private match(part: string): ReadonlyMap<number, Match> {
    const typed = this.lookUp(part, {prefix: true});
    const isMistyped = typed.size === 0 && part.length >= SHORTEST_MISTYPED && !isJapanese(part);
    const all = isMistyped ? this.lookUp(part, {fuzzy: ERRORS}) : typed;
    for (const synonym of synonymsOf(part)) {
      for (const [page, {score, wordings}] of this.lookUp(synonym, {prefix: true})) {
        const other = all.get(page);
        all.set(page, {
          score: Math.max(score, other?.score ?? 0),
          wordings: [...wordings, ...(other?.wordings ?? [])],
        });
      }
    }
    return all;
  }

  /** The matches of a text of which all terms must match, in sequence. */
  private lookUp(text: string, options: LookUpOptions): Map<number, Match> {
    const queries = termsOf(text);
    const sequence = ` ${queries.join(' ')}`;
    const run = isJapanese(text) ? [sequence] : queries.length > 1 ? [`${sequence} `] : undefined;
    const matches = new Map<number, Match>();
    for (const {id, score, terms} of this.index.search({queries, ...options})) {
      const wordings = run ?? terms.map((term) => ` ${term} `);
      // MiniSearch adds up the scores of the terms, and multiplies the sum by their number.
      const match = {score: score / queries.length, wordings};
      if (!run || this.fields[id as number]!.some((field) => contains(field, match))) {
        matches.set(id as number, match);
      }
    }
    return matches;
  }

  /**
   * The parts of a page in which a query matches, best first. What matches in a name of the page
   * counts for each; a value whose label has all the rest comes before texts in which as much
   * matches.
   */
  private sectionsOf(page: number, matches: readonly Match[]) {
    const {sections} = this.pages[page]!;
    const fields = groupBy(this.fields[page]!, ({section}) => section);
    const names = fields.get(0)!.filter(isName);
    const inNames = matches.filter((match) => countIn(names, [match]) > 0);
    const rest = matches.filter((match) => !inNames.includes(match));
    const hasBoth = rest.length > 0 && inNames.length > 0;
    return sections
      .map((section, index) => {
        const own = fields.get(index) ?? [];
        const label = section.value ? own.slice(0, 1) : [];
        const others = countIn(own, rest);
        return {
          section,
          /** The fields of the section. */
          own,
          isOwn: others > 0 || countIn(own, inNames) > 0,
          isAsked: hasBoth && countIn(label, rest) === rest.length,
          /** Number of parts of the query that match in the section or in a name. */
          matches: inNames.length + others,
        };
      })
      .filter(({section, isOwn}) => isOwn || section.hash === '')
      .sort((a, b) => b.matches - a.matches || Number(b.isAsked) - Number(a.isAsked));
  }

  /** The best part of the page and further ones in which as many parts of the query match. */
  private hitsOf({page, matches}: Candidate) {
    const {title, url, description, breadcrumb, lifecycle} = this.pages[page]!;
    const pattern = patternOf(matches.flatMap((match) => match.wordings));
    const ofPage = {
      title: markText(title, pattern),
      description: markText(description, pattern),
      breadcrumb,
      ...(lifecycle && {lifecycle}),
    };
    const sections = this.sectionsOf(page, matches);
    const best = sections.filter((section) => section.matches === sections[0]!.matches);
    return best.slice(0, 1 + SECTIONS_PER_PAGE).map(({section, own}) => {
      const {type} = own.reduce((one, other) =>
        countIn([other], matches) > countIn([one], matches) ? other : one,
      );
      const text = own.find((field) => field.type === 'content')?.text;
      const isOfPage = section.hash === '' && type !== 'content';
      return {
        type,
        ...ofPage,
        /** Title of the section; empty above the first heading. */
        section: markText(section.title, pattern),
        url: url + section.hash,
        /** The text of the section or the description, around the match: at most 50 characters. */
        snippet: buildSnippet((isOfPage ? undefined : text) ?? description, pattern),
        ...(section.value && {value: section.value}),
      };
    });
  }
}

const newIndex = (): MiniSearch<IndexedPage> =>
  new MiniSearch({
    fields: ['title', 'keywords', 'description', 'heading', 'content'] satisfies HitType[],
    extractField: ({id, fields}, name) =>
      name === 'id'
        ? id
        : fields
            .filter(({type}) => type === name)
            .map(({terms}) => terms)
            .join(''),
    tokenize: (terms) => terms.trim().split(/ +/),
    processTerm: (term) => term,
    searchOptions: {combineWith: 'AND', boost: BOOST},
  });

function fieldsOf(page: PageEntry, texts: readonly string[]): Field[] {
  const {title, keywords, description, sections} = page;
  const field = (type: HitType, text: string, section = 0, searched = text) => ({
    type,
    section,
    text,
    terms: ` ${termsOf(normalize(searched)).join(' ')} `,
  });
  return [
    field('title', title),
    ...keywords.map((keyword) => field('keywords', keyword)),
    field('description', description),
    ...sections.flatMap(({title: heading, hash, value}, index) => {
      const text = texts[index] ?? '';
      return value
        ? [`${heading} ${hash}`, `${value.answer} ${text}`].map((searched) =>
            field('content', text, index, searched),
          )
        : [field('heading', heading, index), field('content', text, index)];
    }),
  ].filter(({terms}) => terms.trim() !== '');
}

const isName = ({type}: Field): boolean => type === 'title' || type === 'keywords';

/** Number of the matches that occur in at least one of the fields. */
const countIn = (fields: readonly Field[], matches: readonly Match[]): number =>
  matches.filter((match) => fields.some((field) => contains(field, match))).length;

const contains = ({terms}: Field, {wordings}: Pick<Match, 'wordings'>): boolean =>
  wordings.some((wording) => terms.includes(wording));
