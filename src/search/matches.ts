import type {HitType} from './documents';

/** Kinds of hits, the most telling first. */
const HIT_TYPES: readonly HitType[] = ['title', 'keywords', 'heading', 'description', 'content'];

/** How something that was looked for matches one place. */
export type Match = {
  readonly score: number;
  /** What the names of the page contribute to the score. */
  readonly nameScore: number;
  /** For each name of the page that matches: how many of its characters do. */
  readonly names: ReadonlyMap<number, number>;
  /** Where it matches: the bits of {@link bitOf}. */
  readonly types: number;
  /** Terms of the index and runs of Japanese that match. */
  readonly terms: readonly string[];
};

/** Matches by the number of their place. */
export type Matches = ReadonlyMap<number, Match>;

export const bitOf = (type: HitType): number => 1 << HIT_TYPES.indexOf(type);

/** The most telling of the types in which one of the matches is. */
export function mostTelling(matches: readonly Match[]): HitType {
  const all = matches.reduce((types, match) => types | match.types, 0);
  return HIT_TYPES.find((type) => (all & bitOf(type)) !== 0)!;
}

/** Whether all matches are in one title, heading or description. */
export function areTogether(matches: readonly Match[]): boolean {
  const common = matches.reduce((types, match) => types & match.types, ~bitOf('content'));
  return common !== 0;
}

/**
 * Matches of the one and of the other; of a place that both have, the better score counts.
 * @param factor for how much the others count
 */
export function eitherOf(matches: Matches, others: Matches, factor: number): Matches {
  if (others.size === 0) {
    return matches;
  }
  const either = new Map(matches);
  for (const [place, other] of others) {
    const match = matches.get(place);
    const scaled = factor === 1 ? other : scale(other, factor);
    if (match === undefined) {
      either.set(place, scaled);
    } else {
      const {score, nameScore} = match.score < scaled.score ? scaled : match;
      either.set(place, {...join(match, scaled), score, nameScore});
    }
  }
  return either;
}

/** Matches of places in which there is the one and the other. */
export function bothOf(a: Matches, b: Matches): Matches {
  const both = new Map<number, Match>();
  for (const [place, match] of a) {
    const other = b.get(place);
    if (other) {
      both.set(place, {
        ...join(match, other),
        score: match.score + other.score,
        nameScore: Math.min(match.nameScore, other.nameScore),
        names: joinLengths(match.names, other.names, (x, y) => x + y),
      });
    }
  }
  return both;
}

const scale = (match: Match, factor: number): Match => ({
  ...match,
  score: match.score * factor,
  nameScore: match.nameScore * factor,
  names:
    match.names.size === 0
      ? match.names
      : new Map([...match.names].map(([entry, length]) => [entry, length * factor])),
});

const join = (a: Match, b: Match) => ({
  types: a.types | b.types,
  terms: [...a.terms, ...b.terms],
  names: joinLengths(a.names, b.names, Math.max),
});

function joinLengths(
  a: ReadonlyMap<number, number>,
  b: ReadonlyMap<number, number>,
  together: (a: number, b: number) => number,
): ReadonlyMap<number, number> {
  if (a.size === 0 || b.size === 0) {
    return a.size === 0 ? b : a;
  }
  const joined = new Map(a);
  for (const [entry, length] of b) {
    joined.set(entry, together(a.get(entry) ?? 0, length));
  }
  return joined;
}
