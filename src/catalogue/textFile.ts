/** Checks that a file is UTF-8 text of a reasonable size, without leftovers of a merge conflict. */
import {type Position, type Problem, problemIn} from './rules/problems';

/** Maximum size of a record or page in bytes. Real ones are far smaller. */
const MAX_TEXT_BYTES = 60_000;
/** Parsers take minutes for more headings, notes or list items than this. */
const MAX_LINES = 2000;

/** Conflict markers of git. In Markdown, a row of "=" alone may be the underline of a heading. */
const CONFLICT = /^(?:<{7}|>{7}|\|{7})(?: .*)?$/m;
const CONFLICT_IN_YAML = /^(?:<{7}|>{7}|\|{7}|={7})(?: .*)?$/m;

/**
 * Decodes a text file.
 * @returns the text, or the problem that makes the file unreadable
 */
export function readText(
  file: string,
  bytes: Buffer,
): {readonly text: string} | {readonly problem: Problem} {
  const report = (message: string, index = 0) => ({
    problem: problemIn({file}, positionAt(text, index), message, 'files'),
  });
  const text = bytes.toString('utf8');
  const nul = text.indexOf('\0');
  const foreign = text.indexOf('\uFFFD');
  const end = text.indexOf('\r');
  if (bytes.length > MAX_TEXT_BYTES) {
    return report(`the file has ${bytes.length} bytes; the maximum is ${MAX_TEXT_BYTES}`);
  }
  const lines = text.split('\n').length;
  if (lines > MAX_LINES) {
    return report(`the file has ${lines} lines; the maximum is ${MAX_LINES}`);
  }
  if (nul >= 0) {
    const message =
      'the file contains a NUL character, so it is binary, UTF-16 or damaged; save it as UTF-8 text';
    return report(message, nul);
  }
  if (foreign >= 0) {
    const message =
      'the file is not valid UTF-8 from here on, perhaps UTF-16, Shift_JIS, EUC-JP, Latin-1 or no text; save it as UTF-8';
    return report(message, foreign);
  }
  const conflict = (
    file.endsWith('.md') || file.endsWith('.mdx') ? CONFLICT : CONFLICT_IN_YAML
  ).exec(text);
  if (conflict) {
    const message =
      'unresolved git conflict; keep one side and remove the marker lines of "<", "=" and ">"';
    return report(message, conflict.index);
  }
  if (text.startsWith('\uFEFF')) {
    return report('the file starts with a byte order mark; save it as UTF-8 without one');
  }
  if (end >= 0) {
    return report('the line ends with CR; save the file with LF line endings', end);
  }
  return {text};
}

/** Line and column (from 1) of an index (from 0) in a text. */
export function positionAt(text: string, index: number): Position {
  const before = text.slice(0, index);
  const start = before.lastIndexOf('\n') + 1;
  return {line: before.split('\n').length, column: index - start + 1};
}
