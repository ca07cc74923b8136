/**
 * Recognises records that are laid out, without reading them as YAML, which takes a hundred times
 * as long. It knows only how records mostly look: one value a line, lists and groups in brackets
 * that hold no others, no comments, no empty lines.
 */

const KEY = '[A-Za-z][\\w-]*';
const QUOTED = '"(?:[^"\\\\\\p{Cc}]|\\\\["\\\\])*"';

/**
 * A bare word or sentence, a number or a date. What begins with digits may be a number in other
 * than the plain form, such as `1e3`, and those have more than one.
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

/** Indentation, the dash of an item, and a key with its value or either of them. */
const LINE = new RegExp(`^((?: {2})*)(- )?(?:(${KEY}:)( (?:${VALUE}))?|(?:${VALUE}))$`, 'u');

/**
 * Whether the lines of a record are as `layOut` writes them. `false` may also mean that it would
 * take a closer look. The order of keys is not looked at.
 * @param body a record that is YAML, without its first line, which is for editors
 */
export function isPlainlyLaidOut(body: string): boolean {
  if (!body.endsWith('\n')) {
    return false;
  }
  /** Column at which the keys stand that belong together with the last one. */
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
