import {LineCounter} from 'yaml';
import type {Problem} from '../catalogue';

/**
 * What a passage is: an article is a page of Markdown with headings and lists; sentences are
 * running text outside of articles; a label does not end with a full stop and stands alone.
 */
export type Form = 'article' | 'sentences' | 'label';

/** A piece of prose, in Markdown, that knows where its characters stand in a file. */
export type Passage = {
  /** Path relative to the root of the site, with forward slashes. */
  readonly file: string;
  readonly form: Form;
  readonly text: string;
  /** A problem at the character of `text` with this index. */
  readonly problemAt: (index: number, message: string) => Problem;
};

/** How a text is written in a file. */
type Written = {
  readonly text: string;
  /** Offsets in the file, without quotes. */
  readonly start: number;
  readonly end: number;
  /** Whether a backslash starts an escape. */
  readonly escapes: boolean;
};

/** A file that gives offsets their line and column. */
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
 * Offset in `source` of each character of `value`, and of its end. White space may differ (folded
 * lines, indentation, escaped line breaks); everything else stands in the same order in both.
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
      // It does not stand in the source; the place where it should is the best answer.
      offsets.push(next);
    }
  }
  return [...offsets, next];
}
