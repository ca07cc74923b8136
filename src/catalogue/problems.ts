import {distance} from './distance';

/** A position in a file; `line` and `column` start at 1. */
export type Position = {readonly line: number; readonly column: number};

/** A problem. `message` says what is wrong and what would be right. */
export type Problem = Position & {
  readonly file: string;
  readonly message: string;
  /** Section of the guide about the rule, if it isn't the default for the kind of file. */
  readonly help?: GuideSection;
};

/** Ids of the sections of the guide that problems refer to, in both languages. */
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
] as const;
export type GuideSection = (typeof GUIDE_SECTIONS)[number];

/** Default section by kind of file; the first match applies. */
const SECTION_OF_FILE: readonly (readonly [RegExp, GuideSection])[] = [
  [/\.(?:jpe?g|png|svg|webp|gif)$/, 'covers'],
  [/\/tags\.yml$/, 'tags'],
  [/\.ya?ml$/, 'record'],
  [/^i18n\//, 'translations'],
  [/\.mdx?$/, 'articles'],
];

/** The place of a problem of the whole file. */
export const START: Position = {line: 1, column: 1};

/** The message about what is wrong, if anything is. */
export type Fault = string | false | undefined;

/** The problem at a place of a file, as a list; none without a message. */
export const report = (
  {file}: {readonly file: string},
  {line, column}: Position,
  message: Fault,
  help?: GuideSection,
): Problem[] => (message ? [{file, line, column, message, ...(help && {help})}] : []);

/** The problem at the first of these places that there is, as a list. */
export function reportFirst(
  file: {readonly file: string},
  faults: readonly (readonly [place: Position | false | undefined, message: string])[],
): Problem[] {
  const [place, message] = faults.find(([at]) => at) ?? [];
  return place ? report(file, place, message) : [];
}

/** Line and column (from 1) of an index (from 0) in a text. */
export function positionAt(text: string, index: number): Position {
  const before = text.slice(0, index);
  return {line: before.split('\n').length, column: index - before.lastIndexOf('\n')};
}

/** Path and section of the guide for a problem, such as `docs/contributing.md#dates`. */
export function guideTo({file, help}: Problem): string {
  const section = help ?? SECTION_OF_FILE.find(([pattern]) => pattern.test(file))?.[1] ?? 'files';
  return `docs/contributing.md#${section}`;
}

export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(formatProblems(problems));
    this.name = 'ContentError';
  }
}

/** Formats problems as sorted lines `file:line:column message`, followed by their number. */
export function formatProblems(problems: readonly Problem[]): string {
  const lines = sortProblems(problems).map(
    ({file, line, column, message}) => `${file}:${line}:${column} ${message}`,
  );
  return [...lines, problems.length === 1 ? '1 problem' : `${problems.length} problems`].join('\n');
}

export const sortProblems = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  );

/**
 * The allowed word with the smallest Levenshtein distance, ignoring case; `undefined` if the
 * distance is more than a third of the length of `word`, or more than 2 for short words.
 */
export function nearestWord(word: string, allowed: Iterable<string>): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 3));
  return (
    Array.from(
      allowed,
      (other) => [other, distance(word.toLowerCase(), other.toLowerCase())] as const,
    )
      // Words without a common letter don't match, even if they are very short.
      .filter(([other, steps]) => steps <= limit && steps < Math.max(word.length, other.length))
      .sort(([, one], [, other]) => one - other)[0]?.[0]
  );
}

/** `did you mean "x"?` if an allowed word is similar, else another remedy. */
export function meantOr(word: string, allowed: Iterable<string>, otherwise: string): string {
  const nearest = nearestWord(word, allowed);
  return nearest === undefined ? otherwise : `did you mean "${nearest}"?`;
}

/**
 * End of a message: `; did you mean "x"?` or, if no word is similar, up to 12 allowed words.
 * @param otherwise text to use if there are more, or none
 */
export function suggestion(word: string, allowed: readonly string[], otherwise = ''): string {
  const isShort = allowed.length > 0 && allowed.length <= 12;
  const remedy = meantOr(word, allowed, isShort ? `allowed: ${allowed.join(', ')}` : '');
  return remedy === '' ? otherwise : `; ${remedy}`;
}

/**
 * Control characters except tabs and line endings, soft hyphens, zero-width characters,
 * bidirectional controls, language tags and sound marks apart from their kana. U+200D is allowed
 * between emoji.
 */
export const INVISIBLE =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- They are meant.
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3099\u309A\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|[\u{E0000}-\u{E0FFF}]/gu;

export const JOINER = '\u200D';

export const codeOf = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

/** Replaces invisible characters with their code points, such as `<U+200B>`. */
export const withCodes = (text: string): string =>
  text.replace(INVISIBLE, (character) =>
    character === JOINER ? character : `<${codeOf(character)}>`,
  );

const MAX_SHOWN = 80;

/** Shortens a text and replaces invisible characters with their code points. */
export const cut = (text: string): string =>
  withCodes(text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);

/** Joins names with commas, up to about 240 characters: `a, b and 3 more`. */
export function listSome(names: readonly string[]): string {
  const shown = names.filter((_, index) => names.slice(0, index + 1).join(', ').length <= 240);
  const others = names.length - shown.length;
  return shown.join(', ') + (others > 0 ? ` and ${others} more` : '');
}

/** Describes a value in a message, without traversing all of it. */
export function show(value: unknown): string {
  if (typeof value === 'string') {
    const json = JSON.stringify(value.slice(0, MAX_SHOWN + 1));
    return withCodes(value.length > MAX_SHOWN ? `${json.slice(0, MAX_SHOWN)}…"` : json);
  }
  return Array.isArray(value)
    ? `a list of ${value.length}`
    : typeof value === 'object' && value !== null
      ? `a group of keys (${cut(Object.keys(value).slice(0, 5).join(', '))})`
      : String(value);
}
