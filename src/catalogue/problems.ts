import {distance} from 'fastest-levenshtein';

/** A place in a file: `line` and `column` count from 1. */
export type Position = {readonly line: number; readonly column: number};

/** Something wrong in the content, with the place and, in `message`, what would be right. */
export type Problem = Position & {
  /** Path relative to the root of the site, with forward slashes. */
  readonly file: string;
  readonly message: string;
};

/** All the problems of a content tree; its message lists every one. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(formatProblems(problems));
    this.name = 'ContentError';
  }
}

/** One line a problem, `file:line:column message`, in the order of files and lines. */
export function formatProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const lines = sortProblems(problems).map(
    ({file, line, column, message}) => `${file}:${line}:${column} ${message}`,
  );
  return [...lines, `${count} in the content`].join('\n');
}

/** Problems ordered by file, line and column. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
}

/**
 * The allowed word that is closest to the given one, or `undefined` when none is close:
 * at most a third of the letters (and at least two) may differ.
 */
export function nearestWord(word: string, allowed: Iterable<string>): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 3));
  let nearest: string | undefined;
  let best = limit + 1;
  for (const candidate of allowed) {
    const steps = distance(word.toLowerCase(), candidate.toLowerCase());
    if (steps < best) {
      best = steps;
      nearest = candidate;
    }
  }
  return nearest;
}

/** ` Did you mean "x"?` or, without a close word, the list of allowed words when it is short. */
export function suggestion(word: string, allowed: readonly string[]): string {
  const nearest = nearestWord(word, allowed);
  if (nearest !== undefined) {
    return `; did you mean "${nearest}"?`;
  }
  return allowed.length > 0 && allowed.length <= 12 ? `; allowed: ${allowed.join(', ')}` : '';
}
