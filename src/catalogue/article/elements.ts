/** The elements in a page, such as `<Fact id="price" />` or `<a href="…">`. */
import {createRequire} from 'node:module';
import type * as DecodeString from 'micromark-util-decode-string';
import {type Span, type SyntaxNode, SyntaxProblem} from './syntax';

/** The value of an attribute; of an expression its source, with the braces. */
type Attribute = Span & {readonly value: string; readonly isCode: boolean};

/** A tag that opens an element, closes it, or does both at once. */
export type Tag = Span & {
  /** Empty for a fragment, `<>`. */
  readonly name: string;
  readonly kind: 'opening' | 'closing' | 'empty';
  readonly attributes: Readonly<Partial<Record<string, Attribute>>>;
  /** Whether it has attributes out of an expression, `{...all}`. */
  readonly hasSpread: boolean;
};

const load = createRequire(__filename);

/** Text in which `&amp;` and the like are what they stand for. */
export function decode(text: string): string {
  const {decodeString} = load('micromark-util-decode-string') as typeof DecodeString;
  return decodeString(text);
}

export const isTag = ({type}: SyntaxNode): boolean =>
  type === 'mdxJsxTextTag' || type === 'mdxJsxFlowTag';

/** Reads a tag. */
export function readTag(node: SyntaxNode, text: string): Tag {
  const {type, line, column, start, end, children} = node;
  const sliceOf = (part: SyntaxNode) => text.slice(part.start, part.end).trim();
  const isThere = (suffix: string) => children.some((part) => part.type === type + suffix);
  const name = children.find((part) => part.type === `${type}Name`);
  const attributes: Record<string, Attribute> = {};
  for (const part of children) {
    if (part.type === `${type}Attribute`) {
      const [key, , value] = part.children;
      const given = value === undefined ? '' : sliceOf(value);
      const isLiteral = value?.type === `${type}AttributeValueLiteral`;
      attributes[sliceOf(key!)] = {
        ...part,
        value: isLiteral ? decode(given.slice(1, -1)) : given,
        isCode: value !== undefined && !isLiteral,
      };
    }
  }
  return {
    ...{line, column, start, end, attributes},
    hasSpread: isThere('ExpressionAttribute'),
    name: name ? sliceOf(name) : '',
    kind: isThere('ClosingMarker') ? 'closing' : isThere('SelfClosingMarker') ? 'empty' : 'opening',
  };
}

/**
 * Whether each element ends where it may: among the tokens that follow each other within one
 * paragraph, emphasis and the like.
 * @throws SyntaxProblem at the first that does not
 */
export class TagStack {
  private readonly open: Tag[] = [];

  push(tag: Tag): void {
    if (tag.kind === 'opening') {
      this.open.push(tag);
    } else if (tag.kind === 'closing') {
      const opening = this.open.pop();
      if (opening?.name !== tag.name) {
        throw new SyntaxProblem(
          tag,
          `</${tag.name}> ends no element: ${opening ? `<${opening.name}> of line ${opening.line} is the one to end` : 'none is open here'}`,
        );
      }
    }
  }

  /** What holds the tokens ends here, and with it each element that began in it. */
  close(): void {
    const tag = this.open.at(-1);
    if (tag) {
      throw new SyntaxProblem(
        tag,
        `<${tag.name}> does not end in the same paragraph or list item; write </${tag.name}> behind its content, or <${tag.name} … /> for one without`,
      );
    }
  }
}
