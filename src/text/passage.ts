import {LineCounter} from 'yaml';
import type {Problem} from '../catalogue';

/**
 * Form of a passage. `article`: a Markdown page with headings and lists; `sentences`: running text
 * outside articles; `label`: a short text without a final full stop.
 */
export type Form = 'article' | 'sentences' | 'label';

/** Prose in Markdown that can be mapped to positions in its file. */
export type Passage = {
  /** Path relative to the root of the site, with forward slashes. */
  readonly file: string;
  readonly form: Form;
  readonly text: string;
  /** A problem at the character of `text` with this index. */
  readonly problemAt: (index: number, message: string) => Problem;
};

/** A text and its representation in a file. */
type Written = {
  readonly text: string;
  /** Offset of the first character in the file, after an opening quote. */
  readonly start: number;
  /** Offset after the last character; may include a closing quote. */
  readonly end: number;
  /** Whether a backslash starts an escape sequence. */
  readonly escapes: boolean;
};

/** A file that converts offsets to lines and columns, both 1-based. */
export class SourceFile {
  private readonly lines = new LineCounter();

  constructor(
    readonly file: string,
    private readonly text: string,
  ) {
    this.lines.addNewLine(0);
    for (const {index} of text.matchAll(/\n/g)) {
      this.lines.addNewLine(index + 1);
    }
  }

  problemAt(offset: number, message: string): Problem {
    const {line, col} = this.lines.linePos(Math.min(offset, this.text.length));
    return {file: this.file, line, column: col, message};
  }

  passage(form: Form, {text, start, end, escapes}: Written): Passage {
    let offsets: readonly number[] | undefined;
    return {
      file: this.file,
      form,
      text,
      problemAt: (index, message) => {
        offsets ??= align(text, this.text.slice(start, end), {escapes});
        return this.problemAt(start + offsets[Math.min(index, text.length)]!, message);
      },
    };
  }
}

const ESCAPE = /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|U([\da-f]{8})|x([\da-f]{2})|([\s\S]))/iy;

/**
 * Offset in `source` of each UTF-16 code unit of `value`, followed by that of its end. Whitespace
 * may differ (folded lines, indentation, escaped line breaks); all other characters must be in the
 * same order.
 */
export function align(
  value: string,
  source: string,
  {escapes}: {readonly escapes: boolean},
): readonly number[] {
  const characterAt = (offset: number): {readonly decoded: string; readonly length: number} => {
    ESCAPE.lastIndex = offset;
    const escape = escapes ? ESCAPE.exec(source) : null;
    if (!escape) {
      return {decoded: source.charAt(offset), length: 1};
    }
    const code = escape.slice(1, 5).find((digits) => digits !== undefined);
    const decoded = code === undefined ? escape[5]! : String.fromCodePoint(parseInt(code, 16));
    return {decoded, length: escape[0].length};
  };

  const offsets: number[] = [];
  let next = 0;
  while (offsets.length < value.length) {
    const index = offsets.length;
    const wanted = value.charAt(index);
    if (/\s/.test(wanted)) {
      offsets.push(source.charAt(next) === wanted ? next++ : next);
      continue;
    }
    let at = next;
    let found = characterAt(at);
    while (at < source.length && !value.startsWith(found.decoded, index)) {
      at += found.length;
      found = characterAt(at);
    }
    if (at < source.length) {
      offsets.push(...Array.from(found.decoded.split(''), () => at));
      next = at + found.length;
    } else {
      // Not found in the source; the position after the previous character is the closest.
      offsets.push(next);
    }
  }
  return [...offsets, next];
}
