import {positionAt} from '../problems';
import type {Nodes} from 'mdast';
import {type NodeOf, sliceOf, type Span, spanOf} from './syntax';

/** Placeholder for anything that isn't text: an element, a picture, the border of a cell. */
const GAP = '\uFFFC';

/** The URL with which a text starts; empty without one. The parser lets Japanese be a part of it. */
export const addressAt = (text: string): string =>
  /^(?:https?:\/\/|www\.)[!-~]+/i.exec(text)?.[0] ?? '';

/** A part of a text, the index where it begins, and the range in the file that it comes from. */
type Piece = Pick<Span, 'start' | 'end'> & {readonly at: number; readonly text: string};

/** The visible text of a paragraph, heading or table row, with the place of each character. */
export class TextBlock {
  /** The text; anything that isn't text is one U+FFFC. */
  text = '';
  /** {@link text} with code and URLs replaced by the same number of U+FFFC. */
  prose = '';
  /** Offsets in the file. */
  readonly start: number;
  readonly end: number;
  private readonly pieces: Piece[] = [];

  /** @param content a node of the file, or a range of it that is all text */
  constructor(
    private readonly file: string,
    content: Nodes | Span,
  ) {
    const span = 'type' in content ? spanOf(content) : content;
    ({start: this.start, end: this.end} = span);
    if ('type' in content) {
      this.read(content);
    } else {
      this.add(sliceOf(file, span), span);
    }
  }

  private read(node: Nodes, isInLink = false): void {
    const span = spanOf(node);
    const {start, end} = span;
    switch (node.type) {
      case 'text': {
        const address = isInLink ? addressAt(node.value) : '';
        this.add(node.value, span, GAP.repeat(address.length) + node.value.slice(address.length));
        break;
      }
      case 'inlineCode':
        this.add(node.value, span, GAP.repeat(node.value.length));
        break;
      case 'break':
        this.add('\n', span);
        break;
      case 'textDirective':
        this.add(isColon(this.file, node) ? sliceOf(this.file, span) : '', span);
        break;
      case 'image':
      case 'imageReference':
        this.add(GAP, {start, end: start});
        this.add(node.alt ?? '', span);
        this.add(GAP, {start: end - 1, end});
        break;
      case 'tableCell':
        this.add(GAP, {start, end: start});
        break;
      case 'mdxTextExpression':
        this.add(commentsIn(node) ? '' : GAP, span);
        break;
      case 'mdxJsxTextElement':
        // The text of these belongs to the sentence around them.
        this.add(/^(?:kbd|sub|sup)$/.test(node.name ?? '') ? '' : GAP, span);
    }
    for (const child of 'children' in node ? node.children : []) {
      this.read(child, node.type === 'link');
    }
    if (node.type === 'tableRow') {
      this.add(GAP, {start: end - 1, end});
    }
  }

  /** Appends text whose source is a range of the file, with markup between its characters. */
  private add(text: string, {start, end}: Pick<Span, 'start' | 'end'>, prose = text): void {
    this.pieces.push({at: this.text.length, text, start, end});
    this.text += text;
    this.prose += prose;
  }

  /** Range in the file of a part of the text. */
  spanOf(index: number, length = 1): Span {
    const piece =
      index < this.text.length ? this.pieces.findLast(({at}) => at <= index) : undefined;
    const start = piece ? offsetIn(this.file, piece, index - piece.at) : this.start;
    return {...positionAt(this.file, start), start, end: start + length};
  }
}

/** Offset in the file of a character of a piece. */
function offsetIn(file: string, {text, start, end}: Piece, index: number): number {
  const source = file.slice(start, end);
  let at = 0;
  for (let passed = 0; ; passed++) {
    // A character reference, such as `&amp;`.
    const [reference = ''] =
      source[at] === '&' ? (/^&#?\w+;/.exec(source.slice(at, at + 40)) ?? []) : [];
    const isReference = reference !== '' && !text.startsWith(reference, passed);
    const found = isReference ? at : source.indexOf(text[passed]!, at);
    if (passed === index) {
      return start + (found < 0 ? at : found);
    }
    at = isReference ? at + reference.length : found < 0 ? at : found + 1;
  }
}

/** Whether a directive is only a word after a colon, which is shown as it is. */
export const isColon = (file: string, node: NodeOf<`${string}Directive`>): boolean =>
  sliceOf(file, spanOf(node)) === `:${node.name}`;

/** The comments in an expression; `undefined` if it contains anything else. */
export function commentsIn({value}: NodeOf<`${string}Expression`>): string[] | undefined {
  const comments = Array.from(value.matchAll(/\/\*([\s\S]*?)\*\//g), ([, text]) => text!.trim());
  return value.replace(/\/\*[\s\S]*?\*\//g, '').trim() === '' ? comments : undefined;
}
