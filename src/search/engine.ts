import type {Context} from './contexts';
import type {Hit, HitType, PagesFile, SearchAnswer, TextsFile} from './documents';
import {
  areTogether,
  bitOf,
  bothOf,
  eitherOf,
  type Match,
  type Matches,
  mostTelling,
} from './matches';
import {normalize} from './normalize';
import {type ParsedQuery, parseQuery, type QueryPart, type Wording} from './query';
import {buildSnippet} from './snippet';
import {type Bm25, type Found, TextIndex} from './textIndex';
import {isJapanese, stem, wordsAndRuns, wordsOf} from './tokenize';

/** Texts that are indexed together; titles and keywords are the names of a page. */
type Kind = 'name' | 'description' | 'heading' | 'content';
const KINDS: readonly Kind[] = ['name', 'description', 'heading', 'content'];

/** How much a match counts by where it is. */
const BOOST: Readonly<Record<Kind, number>> = {name: 14, heading: 4, description: 6, content: 1};
/** The same for a match in the name of the page that a section belongs to. */
const NAME_OF_SECTION = 0.6;

/** Of a name the share counts that was typed; of a text less so. */
const NAME_BM25: Bm25 = {k: 3, b: 1, d: 0};
const TEXT_BM25: Bm25 = {k: 1.2, b: 0.7, d: 0.5};

/** How much more a page counts whose name was typed; less when it is only a share of the name. */
const NAMED = 3;

/** Factor for all parts of a query in one title, heading or description. */
const TOGETHER = 3;

/** Factor for pages in which the parts of a query are in different places. */
const SPREAD = 0.7;
/** The same for those parts that the best place does not have. */
const ELSEWHERE = 0.5;

/** How much more counts what has the parts of a query beside each other, as they were typed. */
const ADJACENT = 1;
/** How many of the best hits are looked through for that. */
const LOOKED_THROUGH = 50;

/** How much more than its page a section counts in which all of the query is. */
const FIRST_SECTION = 1.01;

/** Factor for what only the words of a phrase find, not the phrase as it is. */
const TOPICAL = 0.6;

/** Factor for what was found when parts of the query are missing. */
const INCOMPLETE = 0.25;

/** Factor for other words than were typed. */
const SYNONYM = 0.4;

/** Least factor for a part of a query that is found on many pages, beside parts that are not. */
const COMMON = 0.2;

/** Below this many pages a query that names none is read more widely. */
const ENOUGH_PAGES = 3;

/** Hits of one page in one answer; more would hide the other pages. */
const HITS_PER_PAGE = 3;

/** Shorter words begin too many others to look for these anywhere but in names. */
const PREFIX_FROM = 3;

/** Shorter words and runs are in too many texts to be looked for there. */
const CONTENT_FROM = 2;

/** How long {@link SearchEngine.addTexts} works at a time, in milliseconds. */
const STEP = 12;

export type SearchOptions = {
  /** Searches only this part of the site; all of it when `undefined`. */
  readonly context?: Context | undefined;
  readonly limit: number;
};

/** A text of the index: a name, the description, a heading or the text of a section of a page. */
type Entry = {readonly place: number; readonly type: HitType};

/** What a hit stands for: a section of a page. The first section is the page itself. */
type Place = {readonly page: number; readonly section: number};

/** Where a part of a query is found; `rarity` is how much it counts beside the other parts. */
type Part = {readonly matches: Matches; readonly rarity: number};

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
  private readonly entries: Entry[] = [];
  private readonly places: Place[] = [];
  /** The first place of each page. */
  private readonly firstPlaces: number[] = [];
  /** How many characters of a name can match, by the number of its entry. */
  private readonly nameLengths = new Map<number, number>();
  private readonly indexes: Readonly<Record<Kind, TextIndex>> = {
    name: new TextIndex(NAME_BM25),
    description: new TextIndex(TEXT_BM25),
    heading: new TextIndex(TEXT_BM25),
    content: new TextIndex(TEXT_BM25),
  };
  private texts: TextsFile | undefined;
  private isComplete = false;

  constructor(private readonly pages: PagesFile) {
    pages.forEach(({title, keywords, description, sections}, page) => {
      const place = this.places.length;
      this.firstPlaces.push(place);
      const [, ...headed] = sections;
      this.places.push(
        {page, section: 0},
        ...headed.map((_, index) => ({page, section: index + 1})),
      );
      this.add('name', place, title, 'title');
      keywords.forEach((keyword) => {
        this.add('name', place, keyword, 'keywords');
      });
      this.add('description', place, description, 'description');
      headed.forEach((section, index) => {
        this.add('heading', place + index + 1, section.title, 'heading');
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
    const parsed = parseQuery(query);
    const candidates = this.collect(parsed, {context, found: new Map()});
    const ranked = this.rank(candidates, parsed);
    return {
      hits: ranked.slice(0, limit).map((candidate) => this.toHit(candidate)),
      total: ranked.length,
      complete: this.isComplete,
    };
  }

  private add(kind: Kind, place: number, text: string, type: HitType): void {
    if (text === '') {
      return;
    }
    const id = this.entries.length;
    const normalized = normalize(text);
    this.entries.push({place, type});
    this.indexes[kind].add(id, normalized);
    if (kind === 'name') {
      this.nameLengths.set(id, lengthOfName(normalized));
    }
  }

  /** Reads the query ever more widely until enough is found. */
  private collect({literal, topical, isPhrase}: ParsedQuery, search: Search): Candidate[] {
    const best = new Map<number, Candidate>();
    const take = (candidates: readonly Candidate[]) => {
      for (const candidate of candidates) {
        if (candidate.score > (best.get(candidate.place)?.score ?? 0)) {
          best.set(candidate.place, candidate);
        }
      }
    };

    let parts = literal;
    let found = parts.map((part) => this.match(part, search));
    take(this.combine(found, 1, parts.length));
    if (topical.length > 0 && (isPhrase || this.isTooLittle(best.values()))) {
      parts = topical;
      found = parts.map((part) => this.match(part, search));
      take(this.combine(found, TOPICAL, parts.length));
    }
    const canBeWidened = parts.length > 1 || found.some(({matches}) => matches.size === 0);
    if (canBeWidened && this.isTooLittle(best.values())) {
      found = found.map((part, index) =>
        part.matches.size > 0 ? part : this.matchSimilar(parts[index]!, search),
      );
      take(this.combine(found, INCOMPLETE, Math.ceil(parts.length / 2)));
    }
    return [...best.values()];
  }

  /** Few pages are enough when what was asked for is the name of one. */
  private isTooLittle(candidates: Iterable<Candidate>): boolean {
    const whole = [...candidates].filter(({isWhole}) => isWhole);
    const pages = new Set(whole.map(({place}) => this.places[place]!.page));
    return (
      pages.size < ENOUGH_PAGES &&
      !whole.some(({matches}) => matches.some(({nameScore}) => nameScore > 0))
    );
  }

  /** Best first, without what is too much of one page. */
  private rank(candidates: readonly Candidate[], {literal}: ParsedQuery): Candidate[] {
    const weighed = candidates
      .map((candidate) => {
        const {weight} = this.pages[this.places[candidate.place]!.page]!;
        return {...candidate, score: candidate.score * weight};
      })
      .sort(byScore);
    const neighbours = neighboursIn(literal);
    if (neighbours.length > 0) {
      const looked = weighed.splice(0, LOOKED_THROUGH).map((candidate) => {
        const text = this.textOf(candidate.place);
        const found = neighbours.filter((pair) => areNeighbours(pair, text)).length;
        const factor = 1 + (ADJACENT * found) / neighbours.length;
        return {...candidate, score: candidate.score * factor};
      });
      weighed.unshift(...looked.sort(byScore));
    }
    const counts = new Map<number, number>();
    return weighed.filter(({place}) => {
      const {page} = this.places[place]!;
      const count = (counts.get(page) ?? 0) + 1;
      counts.set(page, count);
      return count <= HITS_PER_PAGE;
    });
  }

  /** What can match in a place. */
  private textOf(place: number): string {
    const {page, section} = this.places[place]!;
    const {title, keywords, description, sections} = this.pages[page]!;
    const content = this.texts?.[page]?.[section] ?? '';
    const texts =
      section === 0
        ? [title, ...keywords, description, content]
        : [sections[section]!.title, content];
    return normalize(texts.join(' | '));
  }

  /**
   * The places in which at least `required` parts match, there or in the name of their page;
   * and the best place of each page in which they match in different places, or whose name the
   * query holds.
   */
  private combine(parts: readonly Part[], factor: number, required: number): Candidate[] {
    const complete = new Map<number, Candidate[]>();
    const spread = new Map<number, {place: number; score: number; matches: readonly Match[]}>();
    for (const place of new Set(parts.flatMap(({matches}) => [...matches.keys()]))) {
      const {page, section} = this.places[place]!;
      const first = this.firstPlaces[page]!;
      const matches: Match[] = [];
      let score = 0;
      let covered = 0;
      for (const part of parts) {
        const match = part.matches.get(place);
        if (match) {
          matches.push(match);
        }
        const nameScore = section > 0 ? (part.matches.get(first)?.nameScore ?? 0) : 0;
        score += part.rarity * (match?.score ?? (nameScore / BOOST.name) * NAME_OF_SECTION);
        covered += match || nameScore > 0 ? 1 : 0;
      }
      if (covered >= required) {
        const together =
          parts.length > 1 && matches.length === parts.length && areTogether(matches);
        const share = covered / parts.length;
        const candidate = {
          place,
          score: score * factor * share ** 2 * (together ? TOGETHER : 1) * this.nameFactor(matches),
          isWhole: covered === parts.length,
          matches,
        };
        const others = complete.get(page);
        if (others) {
          others.push(candidate);
        } else {
          complete.set(page, [candidate]);
        }
      } else if (section === 0 || score > (spread.get(page)?.score ?? 0)) {
        // The page itself, which is its first section, comes before the others.
        spread.set(page, {place, score: section === 0 ? Infinity : score, matches});
      }
    }
    const candidates = [...complete.values()].flat();
    for (const [page, {place, matches}] of spread) {
      const sections = complete.get(page);
      if (sections && place !== this.firstPlaces[page]) {
        continue;
      }
      const {score: spreadScore, covered} = this.scoreSpread(page, place, parts);
      if (covered < required && this.shareOfName(matches) < 1) {
        continue;
      }
      const share = covered / parts.length;
      const score = spreadScore * factor * share ** 2 * SPREAD * this.nameFactor(matches);
      candidates.push({place, score, isWhole: covered === parts.length, matches});
      // A section in which all is stands before the page in which it is spread.
      const best = sections?.reduce((a, b) => (b.score > a.score ? b : a));
      if (best && best.score < score) {
        candidates.push({...best, score: score * FIRST_SECTION});
      }
    }
    return candidates;
  }

  /** The score of a place with what only the rest of its page has, and how many parts these cover. */
  private scoreSpread(page: number, place: number, parts: readonly Part[]) {
    const end = this.firstPlaces[page + 1] ?? this.places.length;
    const scores = parts.map(({matches, rarity}) => {
      let score = matches.get(place)?.score ?? 0;
      for (let other = this.firstPlaces[page]!; score === 0 && other < end; other++) {
        score = (matches.get(other)?.score ?? 0) * ELSEWHERE;
      }
      return score * rarity;
    });
    return {
      score: scores.reduce((sum, score) => sum + score, 0),
      covered: scores.filter((score) => score > 0).length,
    };
  }

  private nameFactor(matches: readonly Match[]): number {
    return 1 + NAMED * this.shareOfName(matches) ** 2;
  }

  /** The greatest share of a name that matches; 1 when a query holds the whole name. */
  private shareOfName(matches: readonly Match[]): number {
    const lengths = new Map<number, number>();
    for (const {names} of matches) {
      for (const [entry, length] of names) {
        lengths.set(entry, (lengths.get(entry) ?? 0) + length);
      }
    }
    return [...lengths].reduce(
      (best, [entry, length]) => Math.max(best, Math.min(1, length / this.nameLengths.get(entry)!)),
      0,
    );
  }

  /** Where a part of a query is found, in any of its wordings. */
  private match({wordings: [typed, ...others]}: QueryPart, search: Search): Part {
    const matches = others.reduce(
      (all, other) =>
        eitherOf(all, this.matchWording(other, search), other.origin === 'synonym' ? SYNONYM : 1),
      this.matchWording(typed, search),
    );
    return {matches, rarity: this.rarityOf(matches)};
  }

  private rarityOf(matches: Matches): number {
    const pages = new Set<number>();
    for (const place of matches.keys()) {
      pages.add(this.places[place]!.page);
    }
    return Math.max(COMMON, 1 - Math.log(pages.size || 1) / Math.log(this.pages.length + 1));
  }

  private matchWording({text, kind, origin}: Wording, search: Search): Matches {
    const key = `${origin} ${text}`;
    const known = search.found.get(key);
    if (known) {
      return known;
    }
    const matches =
      kind === 'run'
        ? this.matchRun(text, search)
        : wordsOf(text)
            .map((word) =>
              origin === 'typed'
                ? this.matchWord(word, search)
                : this.gather((index) => index.findWord(word), search, word.length),
            )
            .reduce(bothOf);
    search.found.set(key, matches);
    return matches;
  }

  private matchRun(run: string, search: Search): Matches {
    const isShort = run.length < CONTENT_FROM;
    const find = (kinds: readonly Kind[]) =>
      this.gather(
        (index, kind) => (kinds.includes(kind) ? index.findRun(run) : []),
        search,
        run.length,
      );
    const short = isShort ? find(['name', 'heading', 'description']) : NOTHING;
    return short.size > 0 ? short : find(KINDS);
  }

  /** Where a word is found that may be half typed; when it is nowhere, where what may have been meant is. */
  private matchWord(word: string, search: Search): Matches {
    const gather = (find: (index: TextIndex, kind: Kind) => readonly Found[]) =>
      this.gather(find, search, word.length);
    const known = gather((index, kind) => {
      if (kind === 'content' && word.length < CONTENT_FROM) {
        return [];
      }
      return kind === 'name' || word.length >= PREFIX_FROM
        ? index.findBeginning(word)
        : index.findWord(word);
    });
    if (known.size > 0) {
      return known;
    }
    const mistyped = gather((index) => index.findMistyped(word));
    return mistyped.size > 0 ? mistyped : gather((index) => index.findShortened(word));
  }

  private matchSimilar({wordings: [{kind, text}]}: QueryPart, search: Search): Part {
    const matches =
      kind === 'run'
        ? this.gather(
            (index, place) => (place === 'content' ? [] : index.findSimilar(text)),
            search,
            text.length,
          )
        : NOTHING;
    return {matches, rarity: this.rarityOf(matches)};
  }

  /**
   * Asks the indexes of all kinds of text, and brings together what is found in one place.
   * @param typed number of characters that were looked for
   */
  private gather(
    find: (index: TextIndex, kind: Kind) => readonly Found[],
    {context}: Search,
    typed: number,
  ): Matches {
    const all = new Map<number, Match>();
    for (const kind of KINDS) {
      const isName = kind === 'name';
      const ofKind = new Map<number, Match>();
      for (const {id, score, terms} of find(this.indexes[kind], kind)) {
        const {place, type} = this.entries[id]!;
        if (context !== undefined && this.pages[this.places[place]!.page]!.context !== context) {
          continue;
        }
        const boosted = score * BOOST[kind];
        const before = ofKind.get(place);
        // Of several names the best counts, not how many there are.
        const best = Math.max(boosted, before?.score ?? 0);
        ofKind.set(place, {
          score: best,
          nameScore: isName ? best : 0,
          names: isName ? withName(before?.names, id, terms, typed) : NO_NAMES,
          types: (before?.types ?? 0) | bitOf(type),
          terms: before ? [...before.terms, ...terms] : terms,
        });
      }
      for (const [place, match] of ofKind) {
        const before = all.get(place);
        all.set(
          place,
          before === undefined
            ? match
            : {
                score: before.score + match.score,
                nameScore: before.nameScore,
                names: before.names,
                types: before.types | match.types,
                terms: [...before.terms, ...match.terms],
              },
        );
      }
    }
    return all;
  }

  private toHit({place, matches}: Candidate): Hit {
    const {page, section} = this.places[place]!;
    const {title, url, description, keywords, breadcrumb, sections} = this.pages[page]!;
    const {title: heading, hash} = sections[section] ?? {title: '', hash: ''};
    const type = mostTelling(matches);
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

const byScore = (a: Candidate, b: Candidate): number => b.score - a.score || a.place - b.place;

/** Two parts of a query that were typed beside each other. */
type Neighbours = {readonly first: string; readonly second: RegExp};

function neighboursIn(parts: readonly QueryPart[]): Neighbours[] {
  const words = parts.flatMap(({wordings}) => {
    const {text, kind} = wordings[0];
    return kind === 'run' ? [text] : wordsOf(text).map(beginningOf);
  });
  return words.slice(1).map((second, index) => ({
    first: words[index]!,
    second: new RegExp(`[\\p{L}\\p{N}]*?[^\\p{L}\\p{N}]{0,3}${second}`, 'uy'),
  }));
}

/** What all forms of a word begin with. The end of its stem may be another letter: y or i. */
function beginningOf(word: string): string {
  const stemmed = stem(word);
  return stemmed === word ? word : stemmed.slice(0, -1);
}

/** Whether two words stand beside each other in a normalised text. */
function areNeighbours({first, second}: Neighbours, text: string): boolean {
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
    second.lastIndex = at + first.length;
    if (second.test(text)) {
      return true;
    }
  }
  return false;
}

const NOTHING: Matches = new Map();

const NO_NAMES: ReadonlyMap<number, number> = new Map();

/** Notes how many characters of a name match: not more than were typed. */
function withName(
  names: ReadonlyMap<number, number> = NO_NAMES,
  id: number,
  terms: readonly string[],
  typed: number,
): ReadonlyMap<number, number> {
  const matched = terms.reduce((sum, term) => sum + term.length, 0);
  return new Map(names).set(id, Math.max(names.get(id) ?? 0, Math.min(typed, matched)));
}

/** How many characters of a name can match: those of the stems of its words, and of its runs. */
function lengthOfName(normalized: string): number {
  return wordsAndRuns(normalized)
    .flatMap((text) => (isJapanese(text) ? [text] : wordsOf(text).map(stem)))
    .reduce((sum, text) => sum + text.length, 0);
}
