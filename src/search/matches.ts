import type {HitType} from './documents';

/** Types of hits, the one that tells a reader most first. */
const HIT_TYPES: readonly HitType[] = ['title', 'keywords', 'heading', 'description', 'content'];

/** How something that was looked for matches one place. */
export type Match = {
  readonly score: number;
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

/** The first type of {@link HIT_TYPES} in which one of the matches is. */
export function bestType(matches: readonly Match[]): HitType {
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
    either.set(
      place,
      match === undefined
        ? scaled
        : {...join(match, scaled, Math.max), score: Math.max(match.score, scaled.score)},
    );
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

/** All but the score of two matches of one place. */
function join(a: Match, b: Match, together: (a: number, b: number) => number) {
  const names = new Map(a.names);
  for (const [field, length] of b.names) {
    names.set(field, together(a.names.get(field) ?? 0, length));
  }
  return {types: a.types | b.types, terms: [...a.terms, ...b.terms], names};
}
