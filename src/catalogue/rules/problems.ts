import {distance} from 'fastest-levenshtein';

/** A place in a file: `line` and `column` count from 1. */
export type Position = {readonly line: number; readonly column: number};

/** Something wrong in the content, with the place and, in `message`, what would be right. */
export type Problem = Position & {
  /** Path relative to the root of the site, with forward slashes. */
  readonly file: string;
  readonly message: string;
  /** Where the guide explains the rule, when the kind of file does not tell. */
  readonly help?: GuideSection;
};

/** The guide for contributors, which says how each rule is met. */
const GUIDE = 'docs/contributing.md';

/** Headings of the guide that messages lead to; both languages of it have them. */
export const GUIDE_SECTIONS = [
  'files',
  'record',
  'claims',
  'articles',
  'translations',
  'tags',
  'covers',
  'drafts',
  'references',
  'dates',
  'layout',
] as const;
export type GuideSection = (typeof GUIDE_SECTIONS)[number];

/** The section that explains a rule about a kind of file, for problems that name no other. */
const SECTION_OF_FILE: readonly (readonly [RegExp, GuideSection])[] = [
  [/\.(?:jpe?g|png|svg|webp|gif)$/, 'covers'],
  [/\/tags\.yml$/, 'tags'],
  [/\.ya?ml$/, 'record'],
  [/^i18n\//, 'translations'],
  [/\.mdx?$/, 'articles'],
];

/** Path and heading of what the guide says about a problem. */
export function guideTo({file, help}: Problem): string {
  const section = help ?? SECTION_OF_FILE.find(([pattern]) => pattern.test(file))?.[1] ?? 'files';
  return `${GUIDE}#${section}`;
}

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

/** Those problems at whose place nothing else is told; what is told there is their cause. */
export const unlessToldAt = (problems: readonly Problem[], told: readonly Problem[]): Problem[] => {
  const places = new Set(told.map(placeOf));
  return problems.filter((problem) => !places.has(placeOf(problem)));
};

const placeOf = ({file, line, column}: Problem): string => `${file}:${line}:${column}`;

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
    // A word of two letters is near to all others, unless they have one in common.
    if (steps < best && steps < Math.max(word.length, candidate.length)) {
      best = steps;
      nearest = candidate;
    }
  }
  return nearest;
}

/**
 * ` Did you mean "x"?` or, without a close word, the list of allowed words when it is short.
 * @param otherwise what to say when it is long
 */
export function suggestion(word: string, allowed: readonly string[], otherwise = ''): string {
  const nearest = nearestWord(word, allowed);
  if (nearest !== undefined) {
    return `; did you mean "${nearest}"?`;
  }
  return allowed.length > 0 && allowed.length <= 12
    ? `; allowed: ${allowed.join(', ')}`
    : otherwise;
}
