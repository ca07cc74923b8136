import type {Position} from '../rules/problems';
import type {Link} from './reader';
import type {Span} from './syntax';

/** Placeholder for anything that isn't text: an element, a picture, the border of a cell. */
const GAP = '\uFFFC';

/** A piece of the text that is contiguous in one line of the file. */
type Piece = Position & {
  /** Start in the text. */
  readonly index: number;
  /** Start in the file. */
  readonly offset: number;
};

/**
 * The visible text of a paragraph, heading or table row, without markup. It maps each character
 * to its position in the file.
 */
export class TextBlock {
  /** The text; anything that isn't text is one U+FFFC. */
  text = '';
  /** {@link text} with code and URLs replaced by the same number of U+FFFC. */
  prose = '';
  readonly links: Link[] = [];
  /** Ranges of the link labels in the text. */
  readonly labels: {readonly from: number; readonly to: number}[] = [];
  private readonly pieces: Piece[] = [];

  /** @param start offset of the block in the file */
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

  /** Replaces a part of the prose with U+FFFC. */
  hide(index: number, length: number): void {
    this.prose = this.prose.slice(0, index) + GAP.repeat(length) + this.prose.slice(index + length);
  }

  /** Range in the file of a part of the text. */
  spanOf(index: number, length = 1): Span {
    const piece = this.pieces.findLast((other) => other.index <= index)!;
    const distance = index - piece.index;
    const start = piece.offset + distance;
    return {line: piece.line, column: piece.column + distance, start, end: start + length};
  }
}
