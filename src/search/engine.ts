import type {Context} from './contexts';
import type {Hit, HitType, PagesFile, SearchAnswer, TextsFile} from './documents';
import {areTogether, bestType, bitOf, bothOf, eitherOf, type Match, type Matches} from './matches';
import {normalize} from './normalize';
import {type ParsedQuery, parseQuery, type QueryPart, type Wording} from './query';
import {type Relevance, RELEVANCE} from './relevance';
import {buildSnippet} from './snippet';
import {type Found, TextIndex} from './textIndex';
import {isJapanese, stem, wordsAndRuns, wordsOf} from './tokenize';

/** Texts that are indexed together; titles and keywords are the names of a page. */
type Kind = 'name' | 'description' | 'heading' | 'content';

/** Hits of one page in one answer; more would hide the other pages. */
const HITS_PER_PAGE = 3;

/** How long {@link SearchEngine.addTexts} works at a time, in milliseconds. */
const STEP = 12;

export type SearchOptions = {
  /** Searches only this part of the site; all of it when `undefined`. */
  readonly context?: Context | undefined;
  readonly limit: number;
};

/** A text of the index: a name, the description, a heading or the text of a section of a page. */
type Field = {readonly place: number; readonly type: HitType};

/** What a hit leads to: a section of a page. The first section is the page itself. */
type Place = {readonly page: number; readonly section: number};

type Candidate = {
  readonly place: number;
  readonly score: number;
  /** Whether all of what was asked for is there. */
  readonly isWhole: boolean;
  readonly matches: readonly Match[];
};

/** One search: what it is narrowed to, and what it found so far for each wording. */
type Search = {
  readonly context: Context | undefined;
  readonly found: Map<string, Matches>;
};

/**
 * The search over the pages of one language. It answers from titles, headings, descriptions
 * and keywords at once, and from the texts of the pages after {@link SearchEngine.addTexts}.
 */
export class SearchEngine {
  private readonly relevance: Relevance;
  private readonly fields: Field[] = [];
  private readonly places: Place[] = [];
  /** The first place of each page. */
  private readonly firstPlaces: number[] = [];
  /** How many characters of a name can match, by the number of its field. */
  private readonly nameLengths = new Map<number, number>();
  private readonly indexes: ReadonlyMap<Kind, {readonly index: TextIndex; readonly boost: number}>;
  private texts: TextsFile | undefined;
  private isComplete = false;

  /** @param relevance what is to differ from {@link RELEVANCE} */
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

  /** Adds the texts in small steps, between which queries are answered. */
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

  /** The best hits, best first. An empty query has none. */
  search(query: string, {context, limit}: SearchOptions): SearchAnswer {
    const candidates = this.collect(parseQuery(query, this.relevance), {
      context,
      found: new Map(),
    });
    const ranked = this.rank(candidates);
    return {
      hits: ranked.slice(0, limit).map((candidate) => this.toHit(candidate)),
      total: ranked.length,
      pages: new Set(ranked.map(({place}) => this.places[place]!.page)).size,
      complete: this.isComplete,
    };
  }

  private add(kind: Kind, place: number, text: string, type: HitType): void {
    if (text === '') {
      return;
    }
    const id = this.fields.length;
    const normalized = normalize(text, this.relevance);
    this.fields.push({place, type});
    this.indexes.get(kind)!.index.add(id, normalized);
    if (kind === 'name') {
      this.nameLengths.set(id, lengthOfName(normalized, this.relevance));
    }
  }

  /** Reads the query ever more widely until enough is found. */
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

  /** Best first, by the weight of their pages too, without what is too much of one page. */
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
   * The places in which at least `required` parts match, there or in the name of their page;
   * and the best place of each page in which they match in different places, or whose name the
   * query holds.
   */
  private combine(parts: readonly Matches[], required: number): Candidate[] {
    const complete = new Map<number, Candidate[]>();
    const partial = new Map<number, {place: number; score: number; matches: readonly Match[]}>();
    for (const place of new Set(parts.flatMap((part) => [...part.keys()]))) {
      const {page, section} = this.places[place]!;
      const first = this.firstPlaces[page]!;
      const matches = parts.flatMap((part) => part.get(place) ?? []);
      const covered = parts.filter(
        (part) => part.has(place) || (part.get(first)?.names.size ?? 0) > 0,
      ).length;
      const score = matches.reduce((sum, match) => sum + match.score, 0);
      if (covered >= required) {
        const isTogether =
          parts.length > 1 && matches.length === parts.length && areTogether(matches);
        const candidate = this.toCandidate(
          place,
          matches,
          score * (isTogether ? this.relevance.together : 1),
          covered / parts.length,
        );
        complete.set(page, [...(complete.get(page) ?? []), candidate]);
      } else if (section === 0 || score > (partial.get(page)?.score ?? 0)) {
        // The page itself, which is its first section, comes before the others.
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
        // A section in which all is stands for the page in which it is spread.
        const best = sections?.reduce((a, b) => (b.score > a.score ? b : a));
        candidates.push(best ? {...best, score: Math.max(best.score, whole.score)} : whole);
      }
    }
    return candidates;
  }

  /** The score of a part in a place, or else in another place of the page. */
  private scoreOnPage(part: Matches, page: number, place: number): number {
    const end = this.firstPlaces[page + 1] ?? this.places.length;
    let score = part.get(place)?.score ?? 0;
    for (let other = this.firstPlaces[page]!; score === 0 && other < end; other++) {
      score = part.get(other)?.score ?? 0;
    }
    return score;
  }

  /** @param coverage share of the parts of the query that are found */
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

  /** The greatest share of a name that matches; 1 when a query holds the whole name. */
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

  /** Where a part of a query is found, in any of its wordings. */
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
    const key = `${origin} ${text}`;
    const known = search.found.get(key);
    if (known) {
      return known;
    }
    const matches =
      kind === 'run'
        ? this.gather((index) => index.findRun(text), search, text.length)
        : wordsOf(text)
            .map((word) =>
              origin === 'typed'
                ? this.matchTyped(word, search)
                : this.gather((index) => index.findWord(word), search, word.length),
            )
            .reduce(bothOf);
    search.found.set(key, matches);
    return matches;
  }

  /** Where a word is found that may be half typed; when it is nowhere, where what may have been meant is. */
  private matchTyped(word: string, search: Search): Matches {
    const known = this.gather((index) => index.findBeginning(word), search, word.length);
    return known.size > 0
      ? known
      : this.gather((index) => index.findMistyped(word), search, word.length);
  }

  /**
   * Asks the indexes of all kinds of text, and brings together what is found in one place.
   * @param typed number of characters that were looked for
   */
  private gather(
    find: (index: TextIndex) => readonly Found[],
    {context}: Search,
    typed: number,
  ): Matches {
    const all = new Map<number, Match>();
    for (const [kind, {index, boost}] of this.indexes) {
      // Of several texts of one kind in a place the best counts, not how many there are.
      const best = new Map<number, number>();
      for (const {id, score, terms} of find(index)) {
        const {place, type} = this.fields[id]!;
        if (context !== undefined && this.pages[this.places[place]!.page]!.context !== context) {
          continue;
        }
        const gain = Math.max(0, score * boost - (best.get(place) ?? 0));
        best.set(place, (best.get(place) ?? 0) + gain);
        const {names = NO_NAMES, ...before} = all.get(place) ?? NO_MATCH;
        all.set(place, {
          score: before.score + gain,
          names: kind === 'name' ? withName(names, id, terms, typed) : names,
          types: before.types | bitOf(type),
          terms: [...before.terms, ...terms],
        });
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

const NO_MATCH: Match = {score: 0, names: NO_NAMES, types: 0, terms: []};

/** Notes how many characters of a name match: not more than were typed. */
function withName(
  names: ReadonlyMap<number, number>,
  id: number,
  terms: readonly string[],
  typed: number,
): ReadonlyMap<number, number> {
  const matched = terms.reduce((sum, term) => sum + term.length, 0);
  return new Map(names).set(id, Math.max(names.get(id) ?? 0, Math.min(typed, matched)));
}

/** How many characters of a name can match: those of the stems of its words, and of its runs. */
function lengthOfName(normalized: string, relevance: Relevance): number {
  return wordsAndRuns(normalized)
    .flatMap((text) =>
      isJapanese(text) ? [text] : wordsOf(text).map((word) => stem(word, relevance)),
    )
    .reduce((sum, text) => sum + text.length, 0);
}
