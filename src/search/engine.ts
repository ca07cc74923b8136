import type {Context} from './contexts';
import type {Hit, HitType, PagesFile, SearchAnswer, TextsFile} from './documents';
import {areTogether, bestType, bitOf, bothOf, eitherOf, type Match, type Matches} from './matches';
import {normalize} from './normalize';
import {type ParsedQuery, parseQuery, type QueryPart, type Wording} from './query';
import {type Relevance, RELEVANCE} from './relevance';
import {buildSnippet} from './snippet';
import {type Found, TextIndex} from './textIndex';
import {isJapanese, stem, wordsAndRuns, wordsOf} from './tokenize';

/** Kinds of text with an index each. Titles and keywords are the names of a page. */
type Kind = 'name' | 'description' | 'heading' | 'content';

/** Maximum number of hits per page; more would push other pages down. */
const HITS_PER_PAGE = 3;

/**
 * Minimum number of letters of the beginning of a word that is looked up in section texts. Most
 * texts have a word that begins with given one or two letters, so these match only names, headings
 * and descriptions, and texts in which they are a word.
 */
const TEXT_BEGINNING = 3;

/** Milliseconds after which {@link SearchEngine.addTexts} yields to the event loop. */
const STEP = 12;

/** Options of {@link SearchEngine.search}. */
export type SearchOptions = {
  /** Limits the search to a part of the site; `undefined` searches all of it. */
  readonly context?: Context | undefined;
  /** The part of the site for {@link SearchAnswer.inPreferred}. */
  readonly preferred?: Context | undefined;
  /** Maximum number of hits. */
  readonly limit: number;
};

/** An indexed text: a name, description, heading or section text. Its ID is its array index. */
type Field = {readonly place: number; readonly type: HitType};

/** The target of a hit, as indexes into the pages and their sections. Section 0 is the page. */
type Place = {readonly page: number; readonly section: number};

type Candidate = {
  readonly place: number;
  readonly score: number;
  /** Whether all parts of the query match. */
  readonly isWhole: boolean;
  readonly matches: readonly Match[];
};

/** A {@link Match} while it is gathered. */
type Gathered = {
  score: number;
  names: ReadonlyMap<number, number>;
  types: number;
  readonly terms: string[];
};

/** How a term is looked up in an index. */
const LOOKUPS = {
  run: (index, term) => index.findRun(term),
  word: (index, term) => index.findWord(term),
  beginning: (index, term) => index.findBeginning(term),
  mistyped: (index, term) => index.findMistyped(term),
} as const satisfies Readonly<Record<string, (index: TextIndex, term: string) => readonly Found[]>>;

/** State of one search, with the matches of each lookup, on the whole site. */
type Search = {
  readonly context: Context | undefined;
  readonly found: Map<string, Matches>;
};

/**
 * Full-text search over the pages of one language. Titles, headings, descriptions and keywords are
 * indexed by the constructor, the texts of the pages by {@link SearchEngine.addTexts}.
 */
export class SearchEngine {
  private readonly relevance: Relevance;
  private readonly fields: Field[] = [];
  private readonly places: Place[] = [];
  /** The number of the first place of each page. */
  private readonly firstPlaces: number[] = [];
  /** Number of characters of a name that can match, by the ID of its field. */
  private readonly nameLengths = new Map<number, number>();
  private readonly indexes: ReadonlyMap<Kind, {readonly index: TextIndex; readonly boost: number}>;
  /**
   * The matches of the latest search. The next query usually repeats all words but the last one.
   */
  private recent: ReadonlyMap<string, Matches> = new Map();
  private texts: TextsFile | undefined;
  private isComplete = false;

  /** @param relevance overrides of {@link RELEVANCE} */
  constructor(
    private readonly pages: PagesFile,
    relevance: Partial<Relevance> = {},
  ) {
    this.relevance = {...RELEVANCE, ...relevance};
    const {nameBm25, nameBoost, summaryBoost} = this.relevance;
    const textIndex = () => new TextIndex(this.relevance);
    this.indexes = new Map([
      ['name', {index: new TextIndex(this.relevance, nameBm25), boost: nameBoost}],
      ['description', {index: textIndex(), boost: summaryBoost}],
      ['heading', {index: textIndex(), boost: summaryBoost}],
      ['content', {index: textIndex(), boost: 1}],
    ]);
    pages.forEach(({title, keywords, description, sections: [, ...headed]}, page) => {
      const first = this.places.length;
      this.firstPlaces.push(first);
      this.places.push({page, section: 0});
      this.add('name', first, title, 'title');
      keywords.forEach((keyword) => {
        this.add('name', first, keyword, 'keywords');
      });
      this.add('description', first, description, 'description');
      headed.forEach((section, index) => {
        this.places.push({page, section: index + 1});
        this.add('heading', first + index + 1, section.title, 'heading');
      });
    });
  }

  /** Indexes the texts, yielding every {@link STEP} milliseconds so that queries are answered. */
  async addTexts(texts: TextsFile): Promise<void> {
    this.texts = texts;
    let begin = performance.now();
    for (const [page, sections] of texts.entries()) {
      sections.forEach((content, section) => {
        this.add('content', this.firstPlaces[page]! + section, content, 'content');
      });
      if (performance.now() - begin > STEP) {
        await new Promise((resolve) => setTimeout(resolve));
        begin = performance.now();
      }
    }
    this.isComplete = true;
  }

  /** The hits for a query, best first; none for an empty query. */
  search(query: string, {context, preferred, limit}: SearchOptions): SearchAnswer {
    const found = new Map<string, Matches>();
    const parsed = parseQuery(query, this.relevance);
    const ranked = this.rank(this.collect(parsed, {context, found}));
    // What is found on the whole site is found in its context too. The reverse does not hold, as
    // the search in a context widens the query further.
    const inPreferred =
      preferred !== undefined &&
      (ranked.some(({place}) => this.contextOf(place) === preferred) ||
        this.collect(parsed, {context: preferred, found}).length > 0);
    this.recent = found;
    return {
      hits: ranked.slice(0, limit).map((candidate) => this.toHit(candidate)),
      total: ranked.length,
      pages: new Set(ranked.map(({place}) => this.places[place]!.page)).size,
      inPreferred,
      complete: this.isComplete,
    };
  }

  private add(kind: Kind, place: number, text: string, type: HitType): void {
    if (text === '') {
      return;
    }
    this.recent = new Map();
    const id = this.fields.length;
    const normalized = normalize(text, this.relevance);
    this.fields.push({place, type});
    this.indexes.get(kind)!.index.add(id, normalized);
    if (kind === 'name') {
      this.nameLengths.set(id, lengthOfName(normalized, this.relevance));
    }
  }

  /**
   * Finds candidates for the query as typed, then for its topic, then for a share of its parts,
   * stopping once enough pages match completely.
   */
  private collect({literal, topical}: ParsedQuery, search: Search): Candidate[] {
    const best = new Map<number, Candidate>();
    const take = (candidates: readonly Candidate[]) => {
      for (const candidate of candidates) {
        if (candidate.score > (best.get(candidate.place)?.score ?? 0)) {
          best.set(candidate.place, candidate);
        }
      }
    };
    const findsTooFew = () => {
      const whole = [...best.values()].filter(({isWhole}) => isWhole);
      const pages = new Set(whole.map(({place}) => this.places[place]!.page));
      return pages.size < this.relevance.enoughPages;
    };

    let parts = literal.map((part) => this.match(part, search));
    take(this.combine(parts, parts.length));
    if (topical.length > 0 && findsTooFew()) {
      parts = topical.map((part) => this.match(part, search));
      take(this.combine(parts, parts.length));
    }
    if (parts.length > 1 && findsTooFew()) {
      take(this.combine(parts, Math.ceil(parts.length * this.relevance.partsNeeded)));
    }
    return [...best.values()];
  }

  /** Applies the weights of the pages, sorts best first, and limits the hits per page. */
  private rank(candidates: readonly Candidate[]): Candidate[] {
    const counts = new Map<number, number>();
    return candidates
      .map((candidate) => {
        const {weight} = this.pages[this.places[candidate.place]!.page]!;
        return this.relevance.weighsPages
          ? {...candidate, score: candidate.score * weight}
          : candidate;
      })
      .sort((a, b) => b.score - a.score || a.place - b.place)
      .filter(({place}) => {
        const {page} = this.places[place]!;
        const count = (counts.get(page) ?? 0) + 1;
        counts.set(page, count);
        return count <= HITS_PER_PAGE;
      });
  }

  /**
   * Combines the matches of the parts into candidates: places in which at least `required` parts
   * match, there or in a name of the page, and one place for each page in which the parts match in
   * different sections or whose whole name is in the query.
   */
  private combine(parts: readonly Matches[], required: number): Candidate[] {
    const complete = new Map<number, Candidate[]>();
    const partial = new Map<number, {place: number; score: number; matches: readonly Match[]}>();
    const places = new Set<number>();
    for (const part of parts) {
      for (const place of part.keys()) {
        places.add(place);
      }
    }
    for (const place of places) {
      const {page, section} = this.places[place]!;
      const first = this.firstPlaces[page]!;
      const matches: Match[] = [];
      let covered = 0;
      let score = 0;
      for (const part of parts) {
        const match = part.get(place);
        if (match) {
          matches.push(match);
          score += match.score;
        }
        if (match || (part.get(first)?.names.size ?? 0) > 0) {
          covered++;
        }
      }
      if (covered >= required) {
        const isTogether =
          parts.length > 1 && matches.length === parts.length && areTogether(matches);
        const candidate = this.toCandidate(
          place,
          matches,
          score * (isTogether ? this.relevance.together : 1),
          covered / parts.length,
        );
        const earlier = complete.get(page);
        if (earlier) {
          earlier.push(candidate);
        } else {
          complete.set(page, [candidate]);
        }
      } else if (section === 0 || score > (partial.get(page)?.score ?? 0)) {
        // The page itself (section 0) takes precedence over its sections.
        partial.set(page, {place, score: section === 0 ? Infinity : score, matches});
      }
    }
    const candidates = [...complete.values()].flat();
    for (const [page, {place, matches}] of partial) {
      const sections = complete.get(page);
      if (sections && place !== this.firstPlaces[page]) {
        continue;
      }
      const scores = parts.map((part) => this.scoreOnPage(part, page, place));
      const covered = scores.filter((score) => score > 0).length;
      if (covered >= required || this.shareOfName(matches) === 1) {
        const score = scores.reduce((sum, each) => sum + each, 0) * this.relevance.spread;
        const whole = this.toCandidate(place, matches, score, covered / parts.length);
        // A section that matches completely represents the page, with the better of both scores.
        const best = sections?.reduce((a, b) => (b.score > a.score ? b : a));
        candidates.push(best ? {...best, score: Math.max(best.score, whole.score)} : whole);
      }
    }
    return candidates;
  }

  /** The score of a part in a place, or else in the first place of the page that has one. */
  private scoreOnPage(part: Matches, page: number, place: number): number {
    const end = this.firstPlaces[page + 1] ?? this.places.length;
    let score = part.get(place)?.score ?? 0;
    for (let other = this.firstPlaces[page]!; score === 0 && other < end; other++) {
      score = part.get(other)?.score ?? 0;
    }
    return score;
  }

  /** @param coverage share of the parts of the query that match, from 0 to 1 */
  private toCandidate(
    place: number,
    matches: readonly Match[],
    score: number,
    coverage: number,
  ): Candidate {
    const name = 1 + this.relevance.named * this.shareOfName(matches) ** 2;
    return {
      place,
      score: score * coverage ** this.relevance.coverage * name,
      isWhole: coverage === 1,
      matches,
    };
  }

  /** The largest share of a name that matches, from 0 to 1; 1 if all of a name matches. */
  private shareOfName(matches: readonly Match[]): number {
    const lengths = new Map<number, number>();
    for (const {names} of matches) {
      for (const [field, length] of names) {
        lengths.set(field, (lengths.get(field) ?? 0) + length);
      }
    }
    return [...lengths].reduce(
      (best, [field, length]) => Math.max(best, Math.min(1, length / this.nameLengths.get(field)!)),
      0,
    );
  }

  /** The matches of a part of a query in any of its wordings. */
  private match({wordings: [typed, ...others]}: QueryPart, search: Search): Matches {
    return others.reduce(
      (all, other) =>
        eitherOf(
          all,
          this.matchWording(other, search),
          other.origin === 'synonym' ? this.relevance.synonym : 1,
        ),
      this.matchWording(typed, search),
    );
  }

  private matchWording({text, kind, origin}: Wording, search: Search): Matches {
    return kind === 'run'
      ? this.lookUp('run', text, search)
      : wordsOf(text)
          .map((word) =>
            origin === 'typed' ? this.matchTyped(word, search) : this.lookUp('word', word, search),
          )
          .reduce(bothOf);
  }

  /** The matches of a word that may be incomplete, or else those of similar spellings. */
  private matchTyped(word: string, search: Search): Matches {
    const known = this.lookUp('beginning', word, search);
    return known.size > 0 ? known : this.lookUp('mistyped', word, search);
  }

  /** The matches of a term in the context of a search. */
  private lookUp(way: keyof typeof LOOKUPS, term: string, {context, found}: Search): Matches {
    const key = `${way} ${term}`;
    const all = found.get(key) ?? this.recent.get(key) ?? this.gather(way, term);
    found.set(key, all);
    return context === undefined
      ? all
      : new Map([...all].filter(([place]) => this.contextOf(place) === context));
  }

  private contextOf(place: number): Context | null {
    return this.pages[this.places[place]!.page]!.context;
  }

  /** Searches the indexes of all kinds of text and merges the results by place. */
  private gather(way: keyof typeof LOOKUPS, term: string): Matches {
    const all = new Map<number, Gathered>();
    for (const [kind, {index, boost}] of this.indexes) {
      // Only the best text of each kind in a place counts, so that many aliases give no advantage.
      const best = new Map<number, number>();
      const isTooShort = kind === 'content' && way === 'beginning' && term.length < TEXT_BEGINNING;
      for (const {id, score, terms} of LOOKUPS[isTooShort ? 'word' : way](index, term)) {
        const {place, type} = this.fields[id]!;
        let match = all.get(place);
        if (match === undefined) {
          match = {score: 0, names: NO_NAMES, types: 0, terms: []};
          all.set(place, match);
        }
        const before = best.get(place) ?? 0;
        const after = Math.max(before, score * boost);
        best.set(place, after);
        match.score += after - before;
        match.types |= bitOf(type);
        match.terms.push(...terms);
        if (kind === 'name') {
          match.names = withName(match.names, id, terms, term.length);
        }
      }
    }
    return all;
  }

  private toHit({place, matches}: Candidate): Hit {
    const {page, section} = this.places[place]!;
    const {title, url, description, keywords, breadcrumb, sections} = this.pages[page]!;
    const {title: heading, hash} = sections[section] ?? {title: '', hash: ''};
    const type = bestType(matches);
    const shown = {
      title,
      keywords: keywords.join(', '),
      heading,
      description,
      content: this.texts?.[page]?.[section] ?? '',
    }[type];
    return {
      type,
      title,
      section: heading,
      url: url + hash,
      breadcrumb,
      snippet: buildSnippet(shown, new Set(matches.flatMap(({terms}) => terms))),
    };
  }
}

const NO_NAMES: ReadonlyMap<number, number> = new Map();

/** The names with the number of matching characters of one of them, at most `typed`. */
function withName(
  names: ReadonlyMap<number, number>,
  id: number,
  terms: readonly string[],
  typed: number,
): ReadonlyMap<number, number> {
  const matched = terms.reduce((sum, term) => sum + term.length, 0);
  return new Map(names).set(id, Math.max(names.get(id) ?? 0, Math.min(typed, matched)));
}

/** Number of characters of a name that can match: those of its stems and Japanese runs. */
function lengthOfName(normalized: string, relevance: Relevance): number {
  return wordsAndRuns(normalized)
    .flatMap((text) =>
      isJapanese(text) ? [text] : wordsOf(text).map((word) => stem(word, relevance)),
    )
    .reduce((sum, text) => sum + text.length, 0);
}
