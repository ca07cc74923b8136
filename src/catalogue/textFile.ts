/** Checks that a file is UTF-8 text of a reasonable size, without leftovers of a merge conflict. */
import type {Position, Problem} from './rules/problems';

/** Maximum size of a record or page in bytes. Real ones are far smaller. */
const MAX_TEXT_BYTES = 60_000;

const UTF16_MARKS = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

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
  const report = (message: string, position: Position = {line: 1, column: 1}) => ({
    problem: {file, ...position, message, help: 'files'} as const,
  });
  if (bytes.length > MAX_TEXT_BYTES) {
    return report(`the file has ${bytes.length} bytes; the maximum is ${MAX_TEXT_BYTES}`);
  }
  if (UTF16_MARKS.some((mark) => bytes.subarray(0, 2).equals(mark)) || looksLikeUtf16(bytes)) {
    return report('the file is in UTF-16; save it as UTF-8');
  }
  const text = bytes.toString('utf8');
  const nul = text.indexOf('\0');
  if (nul >= 0) {
    return report(
      'the file contains a NUL character, so it is binary or damaged; save it as UTF-8 text',
      positionAt(text, nul),
    );
  }
  const foreign = text.indexOf('\uFFFD');
  if (foreign >= 0) {
    return report(
      'the file is not valid UTF-8 from here on, perhaps Shift_JIS, EUC-JP or Latin-1; save it as UTF-8',
      positionAt(text, foreign),
    );
  }
  const conflict = (
    file.endsWith('.md') || file.endsWith('.mdx') ? CONFLICT : CONFLICT_IN_YAML
  ).exec(text);
  if (conflict) {
    return report(
      'unresolved git conflict; keep one side and remove the marker lines of "<", "=" and ">"',
      positionAt(text, conflict.index),
    );
  }
  if (text.startsWith('\uFEFF')) {
    return report('the file starts with a byte order mark; save it as UTF-8 without one');
  }
  const end = text.indexOf('\r');
  if (end >= 0) {
    const message = 'the line ends with CR; save the file with LF line endings';
    return report(message, positionAt(text, end));
  }
  return {text};
}

/** Whether many bytes at even or at odd offsets are zero, like Latin text in UTF-16 without a BOM. */
function looksLikeUtf16(bytes: Buffer): boolean {
  const sample = bytes.subarray(0, 64);
  const zeros = (from: number) =>
    sample.filter((byte, index) => index % 2 === from && byte === 0).length;
  return sample.length >= 8 && Math.max(zeros(0), zeros(1)) > sample.length / 3;
}

/** Line and column (from 1) of an index (from 0) in a text. */
export function positionAt(text: string, index: number): Position {
  const before = text.slice(0, index);
  const start = before.lastIndexOf('\n') + 1;
  return {line: before.split('\n').length, column: index - start + 1};
}
