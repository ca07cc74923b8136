/** JSX and HTML elements in a page, such as `<Fact id="price" />` or `<a href="…">`. */
import {createRequire} from 'node:module';
import type * as DecodeString from 'micromark-util-decode-string';
import {type Span, type SyntaxNode, SyntaxProblem} from './syntax';

/** An attribute. The value of an expression is its source code including the braces. */
type Attribute = Span & {readonly value: string; readonly isCode: boolean};

/** An opening, closing or self-closing tag. */
export type Tag = Span & {
  /** Empty for a fragment (`<>`). */
  readonly name: string;
  readonly kind: 'opening' | 'closing' | 'empty';
  readonly attributes: Readonly<Partial<Record<string, Attribute>>>;
  /** Whether it has spread attributes (`{...all}`). */
  readonly hasSpread: boolean;
  /** The element that contains it. */
  readonly parent: Tag | undefined;
};

const load = createRequire(__filename);

/** Decodes character references such as `&amp;` and backslash escapes. */
export function decode(text: string): string {
  const {decodeString} = load('micromark-util-decode-string') as typeof DecodeString;
  return decodeString(text);
}

export const isTag = ({type}: SyntaxNode): boolean =>
  type === 'mdxJsxTextTag' || type === 'mdxJsxFlowTag';

/**
 * Converts a tag node of the syntax tree.
 * @param text the whole file
 * @param parent innermost open element
 */
export function readTag(node: SyntaxNode, text: string, parent?: Tag): Tag {
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
    ...{line, column, start, end, attributes, parent},
    hasSpread: isThere('ExpressionAttribute'),
    name: name ? sliceOf(name) : '',
    kind: isThere('ClosingMarker') ? 'closing' : isThere('SelfClosingMarker') ? 'empty' : 'opening',
  };
}

/** Names of elements, and the Markdown to write instead of them. */
const IN_MARKDOWN: readonly (readonly [readonly string[], string])[] = [
  [['a', 'Link'], '[text](https://…)'],
  [['img', 'picture', 'Image'], '![what it shows](./picture.png)'],
  [['b', 'strong'], '**text**'],
  [['em', 'i'], '*text*'],
  [
    ['code', 'pre', 'samp', 'tt', 'CodeBlock'],
    'inline code in backticks, or a code block between ```',
  ],
  [['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], '"## Heading {/* #id */}"'],
  [['li', 'ol', 'ul'], 'lines that start with "- " or "1. "'],
  [['table', 'tbody', 'td', 'th', 'thead', 'tr'], 'a table with "|" between its cells'],
  [['blockquote'], 'lines that start with "> "'],
  [['hr'], 'a line of "---"'],
  [['p', 'div', 'span', 'section', 'center', 'font', 'u', ''], 'the text alone'],
  [['Admonition'], 'a block between ":::note" and ":::"'],
];

/** The Markdown to write instead of an element; `undefined` if there is none. */
export const markdownFor = (name: string): string | undefined =>
  IN_MARKDOWN.find(([names]) => names.includes(name))?.[1];

/** HTML elements without content (void elements). */
const EMPTY = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const isEmpty = (name: string): boolean =>
  EMPTY.has(name) || /^(?:Fact|CategoryTable|Estimate|Health)/.test(name);

/**
 * Checks that elements are closed in the node that opens them, such as a paragraph or emphasis,
 * and that they are nested properly.
 * @throws SyntaxProblem from `push` and `close`, at the first mistake
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
          opening
            ? `</${tag.name}> closes no element here; write </${opening.name}> first to close <${opening.name}> from line ${opening.line}`
            : isEmpty(tag.name)
              ? `</${tag.name}> closes no element; write <${tag.name} />`
              : `</${tag.name}> closes no element; remove it, or write <${tag.name}> before its content`,
          tag.name,
        );
      }
    }
  }

  /** Call at the end of the node, where all elements must be closed. */
  close(): void {
    const tag = this.open.at(-1);
    if (tag) {
      const markdown = markdownFor(tag.name);
      throw new SyntaxProblem(
        tag,
        markdown !== undefined
          ? `<${tag.name}> is not allowed in pages; write ${markdown} instead`
          : isEmpty(tag.name)
            ? `<${tag.name}> is not closed; it has no content, so write "/>" at its end`
            : `<${tag.name}> is not closed in the same paragraph or list item; write </${tag.name}> after its content, or "\\<${tag.name}>" for the characters themselves`,
      );
    }
  }
}
