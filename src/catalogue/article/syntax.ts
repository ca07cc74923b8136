/**
 * Parses a page into mdast with the dialect of Docusaurus: MDX in both `.md` and `.mdx`, with GFM
 * tables and footnotes and with directives such as `:::note`.
 */
import {createRequire} from 'node:module';
import type {Nodes, Root} from 'mdast';
import type * as Directive from 'remark-directive';
import type * as Gfm from 'remark-gfm';
import type * as Mdx from 'remark-mdx';
import type * as Remark from 'remark-parse';
import type * as Unified from 'unified';
import {ContentError, type Position, positionAt} from '../rules/problems';

/** A range in a file: position and offset of its start, and the offset after its end. */
export type Span = Position & {readonly start: number; readonly end: number};

/** A node of a type. */
export type NodeOf<Type extends Nodes['type']> = Extract<Nodes, {type: Type}>;

/** An attribute of an element, with its name. */
export type NamedAttribute = Extract<
  NodeOf<'mdxJsxFlowElement'>['attributes'][number],
  {type: 'mdxJsxAttribute'}
>;

/** The range of a node. */
export function spanOf({position}: Nodes): Span {
  const {start, end} = position!;
  return {line: start.line, column: start.column, start: start.offset!, end: end.offset!};
}

/** The text of a range. */
export const sliceOf = (text: string, {start, end}: Span): string => text.slice(start, end);

/**
 * The packages are ES modules. Docusaurus would compile them when it loads our plugins, which
 * takes longer than checking all content, so Node loads them directly.
 */
const load = createRequire(__filename);

let processor: {readonly parse: (text: string) => Root} | undefined;

function createParser(): NonNullable<typeof processor> {
  const {unified} = load('unified') as typeof Unified;
  const {default: parse} = load('remark-parse') as typeof Remark;
  const {default: mdx} = load('remark-mdx') as typeof Mdx;
  const {default: gfm} = load('remark-gfm') as typeof Gfm;
  const {default: directive} = load('remark-directive') as typeof Directive;
  return unified().use(parse).use(mdx).use(gfm).use(withPlaces).use(directive).freeze();
}

/** What plugins add to the parser. */
type Extensions = Readonly<Record<'micromarkExtensions', object[]>> & {
  fromMarkdownExtensions: (object | object[])[];
};

/** Mail addresses stay text, and no node is made without the parser, which knows its place. */
function withPlaces(this: Unified.Processor): void {
  const data = this.data() as Extensions;
  data.micromarkExtensions.push({disable: {null: ['emailAutolink']}});
  data.fromMarkdownExtensions = data.fromMarkdownExtensions
    .flat()
    .map((extension) => ({...extension, transforms: []}));
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

/** What no text needs, and parsers take minutes for. */
const COSTLY = [
  {
    pattern: /^(?:> ?|[*+-] ){20}/m,
    message: 'this is nested 20 deep; write at most a few ">" and "-" before a text',
  },
  {
    pattern: /\{(?:[^{}]*\{){19}/,
    message: '20 braces are open here; close them, or write "\\{" for the character itself',
  },
  {
    pattern: /(?:^:{3,}[a-z].*\n(?:(?!:{3}).*\n)*){20}/m,
    message: '20 notes are open here; close each with ":::"',
  },
];

/**
 * Parses the Markdown of a page.
 * @param text the whole file; the nodes have their positions in it
 * @param from offset of the Markdown
 * @throws ContentError with the first syntax error
 */
export function parseMarkdown(file: string, text: string, from: number): Root {
  for (const {pattern, message} of COSTLY) {
    const index = text.search(pattern);
    if (index >= 0) {
      throw new ContentError([{file, ...positionAt(text, index), message}]);
    }
  }
  const blanked = text.slice(0, from).replace(/[^\r\n]/g, ' ') + text.slice(from);
  try {
    return (processor ??= createParser()).parse(blanked);
  } catch (error) {
    if (error instanceof Error && 'reason' in error && 'ruleId' in error) {
      throw new ContentError([{file, ...explain(error as ParseError, blanked)}]);
    }
    throw error;
  }
}

/** The used part of the `VFileMessage` that the parser throws. */
type ParseError = {
  readonly reason: string;
  readonly ruleId: string;
  readonly place?: Place | {readonly start: Place};
  readonly cause?: {readonly message: string};
};
type Place = {readonly offset: number};

/**
 * Errors of the parser as `rule: reason`, what to write instead, and the character at which the
 * construct begins, if the parser reports a later place. `$1` is the first group of the expression.
 */
const ADVICE: readonly (readonly [error: RegExp, message: string, beginsWith?: string])[] = [
  [
    /^unexpected-eof: .* in expression.*/,
    'the brace that begins code here is not closed; write "\\{" for the character itself, or {/* … */} for a comment',
    '{',
  ],
  [
    /^unexpected-eof: .*/,
    'the element that begins here is not closed; write "\\<" for the character itself',
    '<',
  ],
  [
    /^acorn: .*import\/exports.*: (.*)/,
    'a line that starts with "import" or "export" is code, and this is not valid code ($1); start with another word',
    '\n',
  ],
  [
    /^acorn: .*: (.*)/,
    'text in braces is code, and this is not valid code ($1); write "\\{" for the character itself, or {/* … */} for a comment such as {/* #what-it-costs */}, the id of a heading',
  ],
  [
    /^unexpected-character: .* before attribute value.*/,
    'the value of an attribute must be in straight quotes, as in id="…"',
  ],
  [
    /^unexpected-character: .* comment in MDX.*/,
    'HTML comments do not work here; write {/* … */}',
    '<',
  ],
  [
    /^unexpected-character: .* link in MDX.*/,
    'a URL in angle brackets is not a link here; write [text](https://…)',
    '<',
  ],
  [
    /^unexpected-character: \S+ \S+ `(.+?)`.*(?:attribute|after name|self-closing).*/,
    '"<" starts an element, which cannot contain "$1"; write "/>" before it, or "\\<" for the character itself',
  ],
  [
    /^unexpected-character: \S+ \S+ `(.+?)`.*/,
    '"<" starts an element, and "$1" is not allowed here; write "\\<" for the character itself',
  ],
  [
    /^unexpected-closing-slash: .*/,
    'this tag closes no element; remove it, or write the opening tag before its content; an element without content is written as <br />',
    '<',
  ],
  [
    /^end-tag-mismatch: Unexpected .*`(<\/.*?>)`.*`<(.*?)>`.*/,
    '$1 closes no element here; write </$2> first',
  ],
  [
    /^end-tag-mismatch: .*`<(.*?)>`.*/,
    '<$1> is not closed in the same paragraph or list item; write </$1> after its content, or "/>" at its end if it has none; for the characters themselves, write "\\<$1>"',
  ],
  [/^[^:]*: (.*)/, 'not valid MDX: $1'],
];

function explain(
  {reason, ruleId, place, cause}: ParseError,
  text: string,
): Position & {readonly message: string} {
  const error = [`${ruleId}: ${reason}`, cause?.message].filter(Boolean).join(': ');
  const [pattern, message, beginsWith] = ADVICE.find(([known]) => known.test(error))!;
  // An element that is not closed is named with its place.
  const [, name, line, column] =
    /^Expected a closing tag for `<(.*?)>` \((\d+):(\d+)-/.exec(reason) ?? [];
  const markdown = name === undefined ? undefined : markdownFor(name);
  const {offset} = place === undefined ? {offset: 0} : 'start' in place ? place.start : place;
  return {
    ...(line === undefined
      ? positionAt(text, beginOf(text.slice(0, offset), beginsWith))
      : {line: Number(line), column: Number(column)}),
    message:
      markdown === undefined
        ? error.replace(pattern, message)
        : `<${name}> is not allowed in pages; write ${markdown} instead`,
  };
}

/** Offset of the last unclosed `{`, the last `<` or the start of the line; else of the end. */
function beginOf(before: string, mark: string | undefined): number {
  if (mark === undefined) {
    return before.length;
  }
  const open = before.replace(/\{[^{}]*\}/g, (code) => ' '.repeat(code.length));
  return open.lastIndexOf(mark) + (mark === '\n' ? 1 : 0);
}
