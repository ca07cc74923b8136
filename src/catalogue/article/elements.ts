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
  /** The element in which it stands. */
  readonly parent: Tag | undefined;
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

/** What Markdown has in place of elements of HTML. */
const IN_MARKDOWN: readonly (readonly [readonly string[], string])[] = [
  [['a', 'Link'], '[text](https://…)'],
  [['img', 'picture', 'Image'], '![what it shows](./picture.png)'],
  [['b', 'strong'], '**text**'],
  [['em', 'i'], '*text*'],
  [
    ['code', 'pre', 'samp', 'tt', 'CodeBlock'],
    'the text between backticks, or a block between ```',
  ],
  [['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], '"## Heading {/* #id */}"'],
  [['li', 'ol', 'ul'], 'lines that begin with "- " or "1. "'],
  [['table', 'tbody', 'td', 'th', 'thead', 'tr'], 'a table with "|" between its cells'],
  [['blockquote'], 'lines that begin with "> "'],
  [['hr'], 'a line of "---"'],
  [['p', 'div', 'span', 'section', 'center', 'font', 'u', ''], 'the text alone'],
  [['Admonition'], 'a block between ":::note" and ":::"'],
];

/** What to write in place of an element, where Markdown has a way to. */
export const markdownFor = (name: string): string | undefined =>
  IN_MARKDOWN.find(([names]) => names.includes(name))?.[1];

/** Elements without content. */
const EMPTY = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const isEmpty = (name: string): boolean =>
  EMPTY.has(name) || /^(?:Fact|CategoryTable|Estimate|Health)/.test(name);

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
          opening
            ? `</${tag.name}> ends no element here; write </${opening.name}> first, which ends <${opening.name}> of line ${opening.line}`
            : isEmpty(tag.name)
              ? `</${tag.name}> ends no element; write <${tag.name} />`
              : `</${tag.name}> ends no element; remove it, or write <${tag.name}> before its content`,
          tag.name,
        );
      }
    }
  }

  /** What holds the tokens ends here, and with it each element that began in it. */
  close(): void {
    const tag = this.open.at(-1);
    if (tag) {
      const markdown = markdownFor(tag.name);
      throw new SyntaxProblem(
        tag,
        markdown !== undefined
          ? `<${tag.name}> is an element that no page may hold; write ${markdown} instead`
          : isEmpty(tag.name)
            ? `<${tag.name}> does not end; write "/>" at its end, as it has no content`
            : `<${tag.name}> begins an element, which does not end in the same paragraph or list item; write "\\<${tag.name}>" for the characters themselves, or </${tag.name}> behind its content`,
      );
    }
  }
}
