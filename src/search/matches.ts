import type {HitType} from './documents';

/** Types of hits, most informative first. */
const HIT_TYPES: readonly HitType[] = ['title', 'keywords', 'heading', 'description', 'content'];

/** How a search term matches one place. */
export type Match = {
  readonly score: number;
  /** Number of matching characters of each name of the page, by the ID of its field. */
  readonly names: ReadonlyMap<number, number>;
  /** Bit set of the types of text that match; see {@link bitOf}. */
  readonly types: number;
  /** Matching index terms and Japanese runs, for highlighting. */
  readonly terms: readonly string[];
};

/** Matches by the number of their place. */
export type Matches = ReadonlyMap<number, Match>;

/** The bit of a type of hit in {@link Match.types}. */
export const bitOf = (type: HitType): number => 1 << HIT_TYPES.indexOf(type);

/** The most informative type among the matches, of which there must be at least one. */
export function bestType(matches: readonly Match[]): HitType {
  const all = matches.reduce((types, match) => types | match.types, 0);
  return HIT_TYPES.find((type) => (all & bitOf(type)) !== 0)!;
}

/** Whether all matches of a place are in one title, keyword, heading or description. */
export function areTogether(matches: readonly Match[]): boolean {
  const common = matches.reduce((types, match) => types & match.types, ~bitOf('content'));
  return common !== 0;
}

/**
 * The union of two sets of matches. A place in both gets the better score.
 * @param factor weight of `others`
 */
export function eitherOf(matches: Matches, others: Matches, factor: number): Matches {
  if (others.size === 0) {
    return matches;
  }
  const either = new Map(matches);
  for (const [place, other] of others) {
    const match = matches.get(place);
    const scaled = factor === 1 ? other : scale(other, factor);
    either.set(
      place,
      match === undefined
        ? scaled
        : {...join(match, scaled, Math.max), score: Math.max(match.score, scaled.score)},
    );
  }
  return either;
}

/** The intersection of two sets of matches, with the sums of their scores. */
export function bothOf(a: Matches, b: Matches): Matches {
  const both = new Map<number, Match>();
  for (const [place, match] of a) {
    const other = b.get(place);
    if (other) {
      both.set(place, {
        ...join(match, other, (x, y) => x + y),
        score: match.score + other.score,
      });
    }
  }
  return both;
}

const scale = (match: Match, factor: number): Match => ({
  ...match,
  score: match.score * factor,
  names: new Map([...match.names].map(([field, length]) => [field, length * factor])),
});

/** Merges two matches of one place, except for their scores. */
function join(a: Match, b: Match, together: (a: number, b: number) => number) {
  const names = new Map(a.names);
  for (const [field, length] of b.names) {
    names.set(field, together(a.names.get(field) ?? 0, length));
  }
  return {types: a.types | b.types, terms: [...a.terms, ...b.terms], names};
}
