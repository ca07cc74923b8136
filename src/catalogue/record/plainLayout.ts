/**
 * A fast check for the standard layout that doesn't parse YAML. It accepts the subset that most
 * records use: one value per line, flow collections that aren't nested, no comments and no empty
 * lines.
 */

const KEY = '[A-Za-z][\\w-]*';
const QUOTED = '"(?:[^"\\\\\\p{Cc}]|\\\\["\\\\])*"';

/**
 * A plain word or sentence, a number or a date. Numbers in other notations, such as `1e3`, don't
 * match, because they could be written in more than one way.
 */
const bare = (forbidden: string): string =>
  `(?:(?:\\d+(?![eoxEOX]))?\\p{L}(?:[^\\s\\p{C}:${forbidden}]|:(?=[^\\s${forbidden}])| (?=[^\\s#]))*|0(?:\\.\\d{0,5}[1-9])?|[1-9]\\d{0,4}\\.\\d{0,8}[1-9]|[1-9]\\d{0,14}|\\d{4}-\\d[\\d:TZ+-]*)`;

const IN_BRACKETS = `(?:${QUOTED}|${bare(',\\[\\]{}')})`;
const PAIR = `${KEY}: ${IN_BRACKETS}`;
const VALUE = [
  QUOTED,
  bare(''),
  `\\[(?:${IN_BRACKETS}(?:, ${IN_BRACKETS})*)?\\]`,
  `\\{(?:${PAIR}(?:, ${PAIR})*)?\\}`,
].join('|');

/** Indentation, the dash of a list item, and a key, a value or both. */
const LINE = new RegExp(`^((?: {2})*)(- )?(?:(${KEY}:)( (?:${VALUE}))?|(?:${VALUE}))$`, 'u');

/**
 * Whether a record surely has the layout that `layOut` writes. `false` means that it must be
 * compared with the output of `layOut`. The order of keys is not checked.
 * @param body valid YAML: a record without its first line, the editor line
 */
export function isPlainlyLaidOut(body: string): boolean {
  if (!body.endsWith('\n')) {
    return false;
  }
  /** Indentation, in spaces, of the group that the previous key belongs to. */
  let column = 0;
  let opensGroup = false;
  for (const line of body.slice(0, -1).split('\n')) {
    const [match, {length: indent} = '', dash, key, value] = LINE.exec(line) ?? [];
    if (match === undefined || (key === undefined && dash === undefined)) {
      return false;
    }
    if (opensGroup ? indent !== column + 2 : indent > column) {
      return false;
    }
    column = indent + (dash !== undefined && key !== undefined ? 2 : 0);
    opensGroup = key !== undefined && value === undefined;
  }
  return !opensGroup;
}
