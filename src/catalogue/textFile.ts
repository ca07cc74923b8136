/** What a file has to be before anything in it can be read: text in UTF-8, whole, of a sane size. */
import type {Position, Problem} from './rules/problems';

/** Bytes of a record or page; the largest of a real one is a tenth of this. */
const MAX_TEXT_BYTES = 200_000;

const UTF16_MARKS = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

/** What git writes around the two sides of a conflict; a row of "=" alone may be a heading. */
const CONFLICT = /^(?:<{7}|>{7}|\|{7})(?: .*)?$/m;
const CONFLICT_IN_YAML = /^(?:<{7}|>{7}|\|{7}|={7})(?: .*)?$/m;

/**
 * Reads the bytes of a text file.
 * @returns the text, or why there is none, at its place
 */
export function readText(
  file: string,
  bytes: Buffer,
): {readonly text: string} | {readonly problem: Problem} {
  const report = (message: string, position: Position = {line: 1, column: 1}) => ({
    problem: {file, ...position, message, help: 'files'} as const,
  });
  if (bytes.length > MAX_TEXT_BYTES) {
    return report(
      `the file has ${bytes.length} bytes; it must have at most ${MAX_TEXT_BYTES}, as a page has room for no more`,
    );
  }
  if (UTF16_MARKS.some((mark) => bytes.subarray(0, 2).equals(mark)) || looksLikeUtf16(bytes)) {
    return report('the file is in UTF-16; save it as UTF-8');
  }
  const text = bytes.toString('utf8');
  const nul = text.indexOf('\0');
  if (nul >= 0) {
    return report(
      'here is a NUL character, as in a binary file; save the file as text in UTF-8',
      positionAt(text, nul),
    );
  }
  const foreign = text.indexOf('\uFFFD');
  if (foreign >= 0) {
    return report(
      'here are bytes that are no UTF-8, as in a file in Shift_JIS, EUC-JP or Latin-1; save the file as UTF-8',
      positionAt(text, foreign),
    );
  }
  const conflict = (
    file.endsWith('.md') || file.endsWith('.mdx') ? CONFLICT : CONFLICT_IN_YAML
  ).exec(text);
  if (conflict) {
    return report(
      'here is a conflict marker of git; keep one side of the conflict and remove the lines of "<", "=" and ">"',
      positionAt(text, conflict.index),
    );
  }
  // A record is laid out by a command, which also writes its line ends.
  if (/\.mdx?$/.test(file) && text.includes('\r') && !text.includes('\n')) {
    return report(
      'the lines end with CR alone, as on old Macs; save the file with LF at the end of each line',
    );
  }
  return {text};
}

/** Whether every second byte is zero, as Latin letters have it in UTF-16 without a mark. */
function looksLikeUtf16(bytes: Buffer): boolean {
  const sample = bytes.subarray(0, 64);
  const zeros = (from: number) =>
    sample.filter((byte, index) => index % 2 === from && byte === 0).length;
  return sample.length >= 8 && Math.max(zeros(0), zeros(1)) > sample.length / 3;
}

/** The place of a character of a text. */
export function positionAt(text: string, index: number): Position {
  const before = text.slice(0, index);
  const start = before.lastIndexOf('\n') + 1;
  return {line: before.split('\n').length, column: index - start + 1};
}
