import type {Position} from '../rules/problems';
import type {Link} from './reader';
import type {Span} from './syntax';

/** Stands for what is no text: an element, a picture, the border of a cell. */
const GAP = '\uFFFC';

/** A piece of the text that stands in one line of the file, character by character. */
type Piece = Position & {
  /** Where in the text it begins. */
  readonly index: number;
  /** Where in the file. */
  readonly offset: number;
};

/**
 * The text of a paragraph, heading or row as a reader sees it, without any markup. It knows where
 * each of its characters is in the file.
 */
export class TextBlock {
  /** All of it; what is no text is one character (U+FFFC). */
  text = '';
  /** The same, character by character, with code and addresses as gaps. */
  prose = '';
  readonly links: Link[] = [];
  /** Where in the text the labels of its links are. */
  readonly labels: {readonly from: number; readonly to: number}[] = [];
  private readonly pieces: Piece[] = [];

  /** @param start offset in the file */
  constructor(readonly start: number) {}

  add(text: string, node: Span): void {
    this.append(text, text, node);
  }

  addCode(text: string, node: Span): void {
    this.append(text, GAP.repeat(text.length), node);
  }

  addGap(node: Span): void {
    this.append(GAP, GAP, node);
  }

  private append(text: string, prose: string, {line, column, start}: Span): void {
    this.pieces.push({index: this.text.length, line, column, offset: start});
    this.text += text;
    this.prose += prose;
  }

  /** Takes a part out of the prose. */
  hide(index: number, length: number): void {
    this.prose = this.prose.slice(0, index) + GAP.repeat(length) + this.prose.slice(index + length);
  }

  /** The place of a part of the text. */
  spanOf(index: number, length = 1): Span {
    const piece = this.pieces.findLast((other) => other.index <= index)!;
    const distance = index - piece.index;
    const start = piece.offset + distance;
    return {line: piece.line, column: piece.column + distance, start, end: start + length};
  }
}
